import { CURRENCIES, currencyOfCountry, isCurrencyCode } from '@cubby/api';
import { useAppContext } from '../api/app-context.tsx';
import { useI18n } from '../i18n/I18nProvider.tsx';
import { formatRounded } from './format-rounded.ts';

/**
 * Returns the maximum the guarantee pays per bag, in the place's currency, which counts, with the amount in the
 * visitor's own beside it: "£2,500 (about €3,000)". Undefined if none is set.
 */
export function useCover(currency: string): string | undefined {
  const { t, locale } = useI18n();
  const { data, user_country } = useAppContext();
  const amounts = data.statistics.insurance_by_currency_code;
  const write = (code: string) => {
    const amount = amounts[code];
    if (amount === undefined || !isCurrencyCode(code)) return undefined;
    return formatRounded({ currency: code, amount, minorInMajor: CURRENCIES[code].minorInMajor }, locale);
  };
  const sum = write(currency);
  const visitors = user_country === null ? currency : currencyOfCountry(user_country);
  const own = visitors === currency ? undefined : write(visitors);
  return sum && own ? t('costs.coverBeside', { sum, own }) : sum;
}
