import { CURRENCIES, isCurrencyCode } from '@cubby/api';
import { useAppContext } from '../lib/api/app-context.tsx';
import { writeRound } from '../lib/content/write-round.ts';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';

/** What the guarantee pays for a bag at most, written out in a currency; undefined where none is set. */
export function useCover(currency: string): string | undefined {
  const { locale } = useI18n();
  const amount = useAppContext().data.statistics.insurance_by_currency_code[currency];
  if (amount === undefined || !isCurrencyCode(currency)) return undefined;
  return writeRound({ currency, amount, minorInMajor: CURRENCIES[currency].minorInMajor }, locale);
}
