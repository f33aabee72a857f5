import { numberFormat } from '@cubby/api';

/** Formats a guarantee without decimals: it is a round amount, and decimals would only make it look smaller. */
export function formatRounded(
  { currency, amount, minorInMajor }: { currency: string; amount: number; minorInMajor: number },
  locale: string,
): string {
  const format = numberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  });
  return format.format(amount / minorInMajor);
}
