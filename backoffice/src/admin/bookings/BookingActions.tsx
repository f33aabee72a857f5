import { type Booking, type BookingWarnings, HAND_OVER_STEPS, type HandOverStep, mayStep } from '@cubby/api';
import { serverClock } from '@cubby/api/client';
import OpenInNewRounded from '@mui/icons-material/OpenInNewRounded';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useScopes } from '../../lib/auth/use-scopes.ts';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { ExtensionButton } from '../../shared/bookings/ExtensionButton.tsx';
import { CancelDialog } from './CancelDialog.tsx';
import { HandOverDialog } from './HandOverDialog.tsx';
import { MoveDialog } from './MoveDialog.tsx';
import { missableFrom, nextStepOf, possibleSteps } from './next-step.ts';
import { RefundDialog } from './RefundDialog.tsx';

type Question = 'refund' | 'move' | 'cancel' | HandOverStep;

/**
 * The actions available to staff for a booking in its current state. The next step stands out; moving and refunding a
 * stranded booking are beside the reason, in its note.
 */
export function BookingActions({ booking, warnings }: { booking: Booking; warnings: BookingWarnings }) {
  const t = useTranslate();
  const { may } = useScopes();
  const { momentIn } = useFormats();
  const [asking, setAsking] = useState<Question | null>(null);
  const close = () => setAsking(null);
  const now = serverClock.now();
  const next = nextStepOf(booking, warnings, now);
  const missFrom = missableFrom(booking, now);
  return (
    <>
      {booking.pass && (
        <Button href={booking.pass.url} target="_blank" endIcon={<OpenInNewRounded />}>
          {t('bookings.as_traveller')}
        </Button>
      )}
      {possibleSteps(booking, now).map((step) => (
        <Button key={step} variant={step === next ? 'contained' : 'outlined'} onClick={() => setAsking(step)}>
          {t(`bookings.hand_over.${step}`)} …
        </Button>
      ))}
      {missFrom && (
        <Button variant="outlined" disabled>
          {t('bookings.hand_over.miss_from', { time: momentIn(missFrom, booking.stashpoint.timezone) })}
        </Button>
      )}
      <ExtensionButton booking={booking} />
      {booking.state === 'confirmed' && next !== 'move' && (
        <Button variant="outlined" onClick={() => setAsking('move')}>
          {t('bookings.move')} …
        </Button>
      )}
      {mayStep(booking.state, 'cancel', 'staff') && (
        <Button variant="outlined" onClick={() => setAsking('cancel')}>
          {t('bookings.cancel')} …
        </Button>
      )}
      {may('money:all') && booking.post_refund_price > 0 && next !== 'move' && (
        <Button variant="outlined" onClick={() => setAsking('refund')}>
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
