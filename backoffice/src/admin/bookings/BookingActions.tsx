import { type Booking, HAND_OVER_STEPS, type HandOverStep, mayHandOver, mayStep } from '@cubby/api';
import { serverClock } from '@cubby/api/client';
import OpenInNewRounded from '@mui/icons-material/OpenInNewRounded';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useScopes } from '../../lib/auth/use-scopes.ts';
import { TalkButtons } from '../../shared/bookings/TalkButtons.tsx';
import { CancelDialog } from './CancelDialog.tsx';
import { HandOverDialog } from './HandOverDialog.tsx';
import { MoveDialog } from './MoveDialog.tsx';
import { RefundDialog } from './RefundDialog.tsx';

type Question = 'refund' | 'move' | 'cancel' | HandOverStep;

/** The actions available to staff for a booking in its current state. */
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
      {possibleSteps(booking, serverClock.now()).map((step) => (
        <Button key={step} variant="outlined" onClick={() => setAsking(step)}>
          {t(`bookings.hand_over.${step}`)} …
        </Button>
      ))}
      <TalkButtons booking={booking} />
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
      {HAND_OVER_STEPS.map(
        (step) => asking === step && <HandOverDialog key={step} booking={booking} step={step} onClose={close} />,
      )}
      {asking === 'refund' && <RefundDialog booking={booking} onClose={close} />}
      {asking === 'move' && <MoveDialog booking={booking} onClose={close} />}
      {asking === 'cancel' && <CancelDialog booking={booking} onClose={close} />}
    </>
  );
}

/** Applies the same rule as the server, so that no button leads to a refusal. */
function possibleSteps({ state, dropoff, pickup, payment_status }: Booking, now: Date): HandOverStep[] {
  const stay = {
    state,
    dropoff: new Date(dropoff),
    pickup: new Date(pickup),
    isRefunded: payment_status === 'refunded',
  };
  return HAND_OVER_STEPS.filter((step) => mayHandOver(stay, step, 'staff', now));
}
