import { type Booking, mayStep } from '@cubby/api';
import OpenInNewRounded from '@mui/icons-material/OpenInNewRounded';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useScopes } from '../../lib/use-scopes.ts';
import { CancelDialog } from './CancelDialog.tsx';
import { MoveDialog } from './MoveDialog.tsx';
import { RefundDialog } from './RefundDialog.tsx';

type Question = 'refund' | 'move' | 'cancel';

/** What staff can do with a booking as it stands. */
export function BookingActions({ booking }: { booking: Booking }) {
  const t = useTranslate();
  const { may } = useScopes();
  const [asking, setAsking] = useState<Question | null>(null);
  const close = () => setAsking(null);
  return (
    <>
      {booking.pass && (
        <Button href={booking.pass.url} target="_blank" endIcon={<OpenInNewRounded />}>
          {t('bookings.as_traveller')}
        </Button>
      )}
      {booking.state === 'confirmed' && (
        <Button variant="outlined" onClick={() => setAsking('move')}>
          {t('bookings.move')} …
        </Button>
      )}
      {mayStep(booking.state, 'cancel', 'staff') && (
        <Button variant="outlined" onClick={() => setAsking('cancel')}>
          {t('bookings.cancel')} …
        </Button>
      )}
      {may('money:all') && booking.post_refund_price > 0 && (
        <Button variant="contained" onClick={() => setAsking('refund')}>
          {t('bookings.refund')} …
        </Button>
      )}
      {asking === 'refund' && <RefundDialog booking={booking} onClose={close} />}
      {asking === 'move' && <MoveDialog booking={booking} onClose={close} />}
      {asking === 'cancel' && <CancelDialog booking={booking} onClose={close} />}
    </>
  );
}
