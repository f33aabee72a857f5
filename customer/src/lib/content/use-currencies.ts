import { CURRENCIES, formatMoney, isCurrencyCode } from '@cubby/api';
import { useMemo } from 'react';
import { useI18n } from '../i18n/I18nProvider.tsx';

/** Returns names of currencies in the visitor's language, and formats amounts, which are in minor units. */
export function useCurrencies() {
  const { language, locale } = useI18n();
  return useMemo(() => {
    const names = new Intl.DisplayNames(locale, { type: 'currency' });
    const minorInMajor = (code: string) => (isCurrencyCode(code) ? CURRENCIES[code].minorInMajor : 100);
    return {
      nameOf: (code: string) => `${names.of(code) ?? code} (${code})`,
      money: (amount: number, code: string) => formatMoney(amount, code, minorInMajor(code), language),
      /** Formats an amount without decimals, for those that have none. */
      round: (amount: number, code: string) =>
        new Intl.NumberFormat(locale, {
          style: 'currency',
          currency: code,
          currencyDisplay: 'narrowSymbol',
          maximumFractionDigits: 0,
        }).format(amount / minorInMajor(code)),
    };
  }, [language, locale]);
}
