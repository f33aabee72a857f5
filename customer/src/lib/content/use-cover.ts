import { type Booking, coverIn, currencyOfCountry, formatCover, isCurrencyCode } from '@cubby/api';
import { useAppContext } from '../api/app-context.tsx';
import { useVariant } from '../experiments/use-variant.ts';
import { useI18n } from '../i18n/I18nProvider.tsx';

/**
 * Returns the maximum the guarantee pays per bag, in the place's currency, which counts, with the amount in the
 * visitor's own beside it: "£2,500 (about €3,000)". Null if none is set.
 */
export function useCover(currency: string): string | null {
  const { t, locale } = useI18n();
  const { data, user_country } = useAppContext();
  const amounts = data.statistics.insurance_by_currency_code;
  const write = (code: string) => {
    const amount = amounts[code];
    return amount === undefined || !isCurrencyCode(code) ? null : formatCover(amount, code, locale);
  };
  const sum = write(currency);
  const visitors = user_country === null ? currency : currencyOfCountry(user_country);
  const own = visitors === currency ? null : write(visitors);
  return sum && own ? t('costs.coverBeside', { sum, own }) : sum;
}

/** Returns whether the visitor may book without the guarantee (experiment 10), and the sentence that says so. */
export function useCoverOffer() {
  const { phrases } = useI18n();
  const isOptional = useVariant(10) === 'optional_guarantee';
  return { isOptional, sentence: isOptional ? phrases.cover.optional : phrases.cover.included };
}

/** Says how the bags of a booking are covered; null where there is nothing to cover any more. */
export function useCoverOf({ cover, ccy_code, state }: Pick<Booking, 'cover' | 'ccy_code' | 'state'>): string | null {
  const { phrases } = useI18n();
  const sum = useCover(ccy_code);
  return state === 'cancelled' || state === 'expired' || state === 'no_show'
    ? null
    : coverIn(phrases.cover, cover, sum);
}
