import { type Coupon, CURRENCIES, type CurrencyCode } from '@cubby/api';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { useWorth } from './use-worth.ts';

/** The value of a coupon as it is being entered. */
export interface CouponDraft {
  percent?: number | null;
  amount?: number | null;
  ccyCode?: CurrencyCode | null;
  maxBags?: number | null;
  maxDays?: number | null;
  maxAmount?: number | null;
}

/** Says what a coupon covers: "100% off the price of the 2 most expensive bags for the first day." */
export function useCoverText(): (draft: CouponDraft) => string | null {
  const t = useTranslate();
  const { money } = useFormats();
  const worthOf = useWorth();
  return ({ percent = null, amount = null, ccyCode = null, maxBags, maxDays, maxAmount }) => {
    if (percent === null && amount === null) return null;
    const ccy_minor_in_major = ccyCode && CURRENCIES[ccyCode].minorInMajor;
    return t(maxAmount && ccyCode ? 'coupons.cover.text_limited' : 'coupons.cover.text', {
      worth: worthOf({ percent, amount, ccy_code: ccyCode, ccy_minor_in_major } as Coupon),
      bags: maxBags ? t('coupons.cover.bags', { smart_count: maxBags }) : t('coupons.cover.all_bags'),
      days: maxDays ? t('coupons.cover.days', { smart_count: maxDays }) : t('coupons.cover.all_days'),
      limit: money(maxAmount ?? 0, { ccy: ccyCode ?? 'EUR', ccy_minor_in_major: ccy_minor_in_major ?? 100 }),
    });
  };
}
