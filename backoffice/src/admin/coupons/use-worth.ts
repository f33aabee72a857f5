import type { Coupon } from '@cubby/api';
import { useFormats } from '../../lib/i18n/use-formats.ts';

/** Formats the discount of a coupon: "10 %" or "£3.00". */
export function useWorth(): (coupon: Coupon) => string {
  const { money, share } = useFormats();
  return ({ percent, amount, ccy_code, ccy_minor_in_major }) =>
    percent !== null
      ? share(percent / 100)
      : money(amount ?? 0, { ccy: ccy_code ?? 'EUR', ccy_minor_in_major: ccy_minor_in_major ?? 100 });
}
