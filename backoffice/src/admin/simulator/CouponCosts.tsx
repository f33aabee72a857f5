import type { Coupon } from '@cubby/api';
import { DataTable } from '@cubby/design-system';
import Typography from '@mui/material/Typography';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';

/** The cost of a coupon so far, one currency a row. Hosts always earn their full share. */
export function CouponCosts({ costs }: { costs: Coupon['costs'] }) {
  const t = useTranslate();
  const { money, count } = useFormats();
  if (costs.length === 0) return <Typography color="textSecondary">{t('coupons.no_cost')}</Typography>;
  return (
    <DataTable
      caption={t('coupons.cost')}
      head={[t('coupons.field.ccyCode'), t('coupons.stays'), t('coupons.given_away'), t('coupons.travellers_paid')]}
      rows={costs.map(({ ccy_code, ccy_minor_in_major, booking_count, discount_amount, paid_amount }) => [
        ccy_code,
        count(booking_count),
        money(discount_amount, { ccy: ccy_code, ccy_minor_in_major }),
        money(paid_amount, { ccy: ccy_code, ccy_minor_in_major }),
      ])}
      figures
      dense
    />
  );
}
