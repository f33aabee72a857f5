import { type CounterBooking, REFUSAL_REASONS, type RefusalReason } from '@cubby/api';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useState } from 'react';
import { useI18n } from '../language/LanguageProvider.tsx';
import type { Deed } from '../state/queued-action-of.ts';
import { useCounter } from '../state/use-counter.ts';

export type Asking = 'refuse' | 'miss';

interface AskDialogsProps {
  asking: Asking;
  booking: CounterBooking;
  timezone: string;
  now: Date;
  onAct: (deed: Deed) => void;
  onClose: () => void;
}

/** Asks for confirmation of actions that cost the traveller something, and lists their consequences. */
export function AskDialogs({ asking, booking, timezone, now, onAct, onClose }: AskDialogsProps) {
  const { t, moment, money } = useI18n();
  const { link } = useCounter();
  const [reason, setReason] = useState<RefusalReason | null>(null);
  const isRefusal = asking === 'refuse';
  const name = `${booking.first_name} ${booking.last_name}`;
  const undoUntil = booking.no_show_times?.undo_until ?? booking.dropoff;
  const canUndo = now < new Date(undoUntil) && booking.payment_status !== 'refunded';
  const { total_price_amount: total } = booking;
  const costs = total
    ? t('miss.costs', { sum: money(total, booking.ccy_code, booking.ccy_minor_in_major) })
    : t('miss.text');
  const act = () => {
    if (!isRefusal) onAct({ kind: 'miss', booking_id: booking.id });
    else if (reason) onAct({ kind: 'refuse', booking_id: booking.id, reason });
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="ask-title">
      <DialogTitle id="ask-title">{isRefusal ? t('refuse.title') : t('miss.title', { name })}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        {isRefusal ? t('refuse.text') : costs}
        {!isRefusal && <Box>{canUndo ? t('miss.until', { time: moment(undoUntil, timezone) }) : t('miss.final')}</Box>}
        {isRefusal && link === 'offline' && <Alert severity="warning">{t('refuse.offline')}</Alert>}
        {isRefusal && (
          <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, display: 'grid', gap: 1 }}>
            <Box component="legend">{t('refuse.reason')}</Box>
            {REFUSAL_REASONS.map((each) => (
              <Button
                key={each}
                variant={reason === each ? 'contained' : 'outlined'}
                aria-pressed={reason === each}
                onClick={() => setReason(each)}
                sx={{ minHeight: 56 }}
              >
                {t(`refuse.${each}`)}
              </Button>
            ))}
          </Box>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('app.cancel')}</Button>
        <Button variant="contained" color="error" disabled={isRefusal && !reason} onClick={act} sx={{ minHeight: 56 }}>
          {t(isRefusal ? 'refuse.confirm' : 'miss.confirm')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
