import { type CurrencyCode, currencyOfCountry, formatCover } from '@cubby/api';
import { TrustStrip } from '@cubby/design-system';
import { useApi } from '../api/api.ts';
import { useAppContext } from '../api/app-context.tsx';
import { useI18n } from '../i18n/I18nProvider.tsx';

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
    ...(guarantee
      ? [{ figure: formatCover(guarantee.amount, guarantee.currency, locale), text: t('figures.guarantee') }]
      : []),
    { figure: number(statistics.total_stashpoints), text: t('figures.places') },
    {
      figure: number(statistics.total_cities),
      text: t('figures.cities', { countries: number(statistics.total_countries) }),
    },
  ];
  return <TrustStrip label={t('figures.label')} facts={facts} />;
}

/** The amount of a currency, or that of the euro where it has none. */
function guaranteeIn(own: CurrencyCode, amounts: Record<string, number>) {
  const currency = amounts[own] === undefined ? 'EUR' : own;
  const { [currency]: amount } = amounts;
  return amount === undefined ? null : { currency, amount };
}
