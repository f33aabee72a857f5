import { CURRENCIES, currencyOfCountry, isCurrencyCode } from '@cubby/api';
import { TrustStrip } from '@cubby/design-system';
import { useApi } from '../api/api.ts';
import { useAppContext } from '../api/app-context.tsx';
import { useI18n } from '../i18n/I18nProvider.tsx';
import { formatRounded } from './format-rounded.ts';

/** The network in live figures, the guarantee in the visitor's own currency. */
export function NetworkFigures() {
  const { t, number } = useI18n();
  const { data, user_country } = useAppContext();
  const { statistics } = data;
  const guarantee = guaranteeIn(currencyOfCountry(user_country), statistics.insurance_by_currency_code);
  // The same data as on the reviews page: one average, from the reviews it names.
  const reviews = useApi('summariseReviews', { query: {} }).data;
  const { locale } = useI18n();
  const facts = [
    ...(!reviews || reviews.average === null
      ? []
      : [
          {
            figure: `${number(reviews.average, 1)} / ${statistics.max_possible_rating}`,
            text: t('figures.rating', { count: number(reviews.total) }),
          },
        ]),
    ...(guarantee ? [{ figure: formatRounded(guarantee, locale), text: t('figures.guarantee') }] : []),
    { figure: number(statistics.total_stashpoints), text: t('figures.places') },
    {
      figure: number(statistics.total_cities),
      text: t('figures.cities', { countries: number(statistics.total_countries) }),
    },
  ];
  return <TrustStrip label={t('figures.label')} facts={facts} />;
}

interface Amount {
  currency: string;
  amount: number;
  minorInMajor: number;
}

function guaranteeIn(currency: string, amounts: Record<string, number>): Amount | null {
  const code = amounts[currency] === undefined ? 'EUR' : currency;
  const amount = amounts[code];
  return amount === undefined
    ? null
    : { currency: code, amount, minorInMajor: isCurrencyCode(code) ? CURRENCIES[code].minorInMajor : 100 };
}
