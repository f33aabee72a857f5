import { FactCard, FactList } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useBooking } from '../../shared/bookings/use-booking.ts';
import { RefundDialog } from '../bookings/RefundDialog.tsx';

/** The payments and refunds of a report's booking, and a refund: a decision on the report moves no money. */
export function MoneyCard({ bookingId }: { bookingId: string }) {
  const t = useTranslate();
  const { money } = useFormats();
  const { data: booking } = useBooking(bookingId);
  const [isAsking, setAsking] = useState(false);
  if (!booking) return null;
  const currency = { ccy: booking.ccy_code, ccy_minor_in_major: booking.ccy_minor_in_major };
  return (
    <FactCard title={t('bookings.money')}>
      <FactList
        facts={[
          [t('bookings.payment'), t(`bookings.payment_status.${booking.payment_status}`)],
          [t('bookings.field.refunded'), money(booking.refund_amount, currency)],
          [t('bookings.left'), money(booking.post_refund_price, currency)],
        ]}
      />
      {booking.post_refund_price > 0 && (
        <Box sx={{ mt: 2 }}>
          <Button variant="outlined" onClick={() => setAsking(true)}>
            {t('bookings.refund')} …
          </Button>
        </Box>
      )}
      {isAsking && <RefundDialog booking={booking} onClose={() => setAsking(false)} />}
    </FactCard>
  );
}
