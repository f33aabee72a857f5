import { type Booking, costLines } from '@cubby/api';
import { FactList, PriceBreakdown } from '@cubby/design-system';
import Box from '@mui/material/Box';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';

/** The price of the stay, its payments with their payers, and its refunds. */
export function MoneyFacts({ booking }: { booking: Booking }) {
  const t = useTranslate();
  const { money } = useFormats();
  const write = (amount: number) =>
    money(amount, { ccy: booking.ccy_code, ccy_minor_in_major: booking.ccy_minor_in_major });
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <PriceBreakdown
        lines={costLines(booking)}
        money={write}
        labels={{
          bags: t('bookings.cost.bags'),
          booking_fee: t('bookings.cost.booking_fee'),
          discount: t('bookings.cost.discount'),
          prepaid: t('bookings.cost.prepaid'),
          insurance: t('bookings.cost.insurance'),
          trees: t('bookings.cost.trees'),
          unrefunded: t('bookings.cost.unrefunded'),
          total: t('bookings.cost.total'),
          free: t('bookings.cost.free'),
          caption: t('bookings.money'),
        }}
      />
      <FactList
        facts={[
          [t('bookings.payment'), t(`bookings.payment_status.${booking.payment_status}`)],
          [t('bookings.field.refunded'), write(booking.refund_amount)],
          [t('bookings.left'), write(booking.post_refund_price)],
          [t('bookings.field.coupon'), booking.coupon_code ?? '–'],
        ]}
      />
    </Box>
  );
}
