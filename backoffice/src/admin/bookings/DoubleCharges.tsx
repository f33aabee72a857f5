import type { Booking, BookingWarnings } from '@cubby/api';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useScopes } from '../../lib/auth/use-scopes.ts';
import { useAsks } from '../../lib/i18n/use-asks.ts';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { RefundDialog } from '../refunds/RefundDialog.tsx';

interface DoubleChargesProps {
  booking: Booking;
  charges: BookingWarnings['double_charges'];
  /** True if refunding the second one is the next step of the booking. */
  isNext: boolean;
}

/** Points out equal payments within an hour, and refunds the second one unless it paid for a change. */
export function DoubleCharges({ booking, charges, isNext }: DoubleChargesProps) {
  const t = useTranslate();
  const asks = useAsks();
  const { money, moment, time } = useFormats();
  const { may } = useScopes();
  const [amount, setAmount] = useState<number | null>(null);
  const currency = { ccy: booking.ccy_code, ccy_minor_in_major: booking.ccy_minor_in_major };
  if (charges.length === 0) return null;
  return (
    <Box sx={{ display: 'grid', gap: 1, mb: 2 }}>
      {charges.map((charge) => (
        <Alert key={charge.second} severity={charge.for_change ? 'info' : 'warning'}>
          {t(charge.for_change ? 'bookings.double_charge.for_change' : 'bookings.double_charge.title', {
            amount: money(charge.amount, currency),
            first: moment(charge.first),
            second: time(charge.second),
          })}
          {!charge.for_change && may('money:all') && charge.amount <= booking.post_refund_price && (
            <Box sx={{ mt: 1 }}>
              <Button variant={isNext ? 'contained' : 'outlined'} size="small" onClick={() => setAmount(charge.amount)}>
                {asks(t('bookings.double_charge.refund'))}
              </Button>
            </Box>
          )}
        </Alert>
      ))}
      {amount !== null && <RefundDialog booking={booking} amount={amount} onClose={() => setAmount(null)} />}
    </Box>
  );
}
