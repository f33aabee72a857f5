import type { Booking, Case } from '@cubby/api';
import { FactCard, FactList } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useAsks } from '../../lib/i18n/use-asks.ts';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { RefundDialog } from '../refunds/RefundDialog.tsx';

interface MoneyCardProps {
  booking: Booking;
  refundable: NonNullable<Case['refundable']>;
  /** True if a decision can still refund, so that this card offers no refund of its own. */
  isOpen: boolean;
}

/** The payments, refunds and shares of a report's booking, and a refund without a decision where none is due. */
export function MoneyCard({ booking, refundable, isOpen }: MoneyCardProps) {
  const t = useTranslate();
  const asks = useAsks();
  const { money } = useFormats();
  const [isAsking, setAsking] = useState(false);
  const write = (amount: number) =>
    money(amount, { ccy: booking.ccy_code, ccy_minor_in_major: booking.ccy_minor_in_major });
  return (
    <FactCard title={t('bookings.money')}>
      <FactList
        facts={[
          [t('bookings.payment'), t(`bookings.payment_status.${booking.payment_status}`)],
          [t('bookings.cost.total'), write(booking.total_price_amount)],
          [t('bookings.field.refunded'), write(booking.refund_amount)],
          [t('bookings.left'), write(booking.post_refund_price)],
          [t('cases.host_share'), write(refundable.host_share)],
        ]}
      />
      {!isOpen && booking.post_refund_price > 0 && (
        <Box sx={{ mt: 2 }}>
          <Button variant="outlined" onClick={() => setAsking(true)}>
            {asks(t('bookings.refund'))}
          </Button>
        </Box>
      )}
      {isAsking && <RefundDialog booking={booking} onClose={() => setAsking(false)} />}
    </FactCard>
  );
}
