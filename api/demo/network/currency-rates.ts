import { subDays } from 'date-fns/subDays';
import type { CurrencyCode } from '../../contract/vocabulary/currencies.ts';
import type { Row } from './rows.ts';

/** About what one unit is in euros. */
const IN_EURO: Partial<Record<CurrencyCode, string>> = {
  AED: '0.234',
  AUD: '0.561',
  CAD: '0.617',
  CZK: '0.0411',
  GBP: '1.137',
  ILS: '0.264',
  KRW: '0.000589',
  NZD: '0.492',
  SGD: '0.663',
  USD: '0.86',
  ZAR: '0.0501',
};

/** Rates as staff would have entered them: older than any booking, and twice since. */
export function currencyRateRows(now: Date): Row<'currency_rates'>[] {
  return Object.entries(IN_EURO).flatMap(([code, rate]) =>
    [900, 60, 5].map((days) => ({
      currency_code: code as CurrencyCode,
      reporting_code: 'EUR' as const,
      valid_from: subDays(now, days),
      rate,
    })),
  );
}
