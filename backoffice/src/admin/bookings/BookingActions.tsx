import {
  type Booking,
  type BookingWarnings,
  CHANGEABLE_STATES,
  HAND_OVER_STEPS,
  type HandOverStep,
  mayStep,
} from '@cubby/api';
import { serverClock } from '@cubby/api/client';
import OpenInNewRounded from '@mui/icons-material/OpenInNewRounded';
import Button from '@mui/material/Button';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useScopes } from '../../lib/auth/use-scopes.ts';
import { useAsks } from '../../lib/i18n/use-asks.ts';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { ExtensionDialog } from '../../shared/bookings/ExtensionDialog.tsx';
import { MoreMenu } from '../../shared/page/MoreMenu.tsx';
import { RefundDialog } from '../refunds/RefundDialog.tsx';
import { CancelDialog } from './CancelDialog.tsx';
import { HandOverDialog } from './HandOverDialog.tsx';
import { MoveDialog } from './MoveDialog.tsx';
import { missableFrom, nextStepOf, possibleSteps } from './next-step.ts';

type Question = 'refund' | 'move' | 'cancel' | 'extend' | HandOverStep;

/**
 * The actions available to staff for a booking in its current state. The next step stands out, and rare ones are in a
 * menu; moving and refunding a stranded booking are beside the reason, in its note.
 */
export function BookingActions({ booking, warnings }: { booking: Booking; warnings: BookingWarnings }) {
  const t = useTranslate();
  const asks = useAsks();
  const { may } = useScopes();
  const { momentIn } = useFormats();
  const [asking, setAsking] = useState<Question | null>(null);
  const close = () => setAsking(null);
  const now = serverClock.now();
  const next = nextStepOf(booking, warnings, now);
  const missFrom = missableFrom(booking, now);
  const steps = possibleSteps(booking, now);
  const mayExtend = CHANGEABLE_STATES.includes(booking.state);
  return (
    <>
      {steps
        .filter((step) => step !== 'miss')
        .map((step) => (
          <Button key={step} variant={step === next ? 'contained' : 'outlined'} onClick={() => setAsking(step)}>
            {asks(t(`bookings.hand_over.${step}`))}
          </Button>
        ))}
      {booking.state === 'confirmed' && next !== 'move' && (
        <Button variant="outlined" onClick={() => setAsking('move')}>
          {asks(t('bookings.move'))}
        </Button>
      )}
      {mayStep(booking.state, 'cancel', 'staff') && (
        <Button variant="outlined" onClick={() => setAsking('cancel')}>
          {asks(t('bookings.cancel'))}
        </Button>
      )}
      {may('money:all') && booking.post_refund_price > 0 && next !== 'move' && (
        <Button variant="outlined" onClick={() => setAsking('refund')}>
          {asks(t('bookings.refund'))}
        </Button>
      )}
      {(booking.pass || mayExtend) && (
        <MoreMenu>
          {mayExtend && <MenuItem onClick={() => setAsking('extend')}>{asks(t('booking.extension.title'))}</MenuItem>}
          {steps.includes('miss') && (
            <MenuItem onClick={() => setAsking('miss')}>{asks(t('bookings.hand_over.miss'))}</MenuItem>
          )}
          {missFrom && (
            <MenuItem disabled>
              {t('bookings.hand_over.miss_from', { time: momentIn(missFrom, booking.stashpoint.timezone) })}
            </MenuItem>
          )}
          {booking.pass && (
            <MenuItem component="a" href={booking.pass.url} target="_blank">
              <ListItemText>{t('bookings.as_traveller')}</ListItemText>
              <OpenInNewRounded sx={{ marginInlineStart: 1 }} />
            </MenuItem>
          )}
        </MoreMenu>
      )}
      {HAND_OVER_STEPS.map(
        (step) => asking === step && <HandOverDialog key={step} booking={booking} step={step} onClose={close} />,
      )}
      {asking === 'refund' && <RefundDialog booking={booking} onClose={close} />}
      {asking === 'move' && <MoveDialog booking={booking} onClose={close} />}
      {asking === 'extend' && <ExtensionDialog booking={booking} onClose={close} />}
      {asking === 'cancel' && <CancelDialog booking={booking} onClose={close} />}
    </>
  );
}
