import type { CounterBooking, CounterDay } from '@cubby/api';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useState } from 'react';
import { laterPickups } from '../bookings/when.ts';
import { useI18n } from '../language/LanguageProvider.tsx';
import type { Deed } from '../state/queued-action-of.ts';
import { useCounter } from '../state/use-counter.ts';

interface TimesDialogProps {
  /** The end of the stay that moves: the drop-off to now, or the pick-up to a later time. */
  end: 'early' | 'later';
  booking: CounterBooking;
  day: CounterDay;
  now: Date;
  onAct: (deed: Deed) => void;
  onClose: () => void;
}

/** Takes bags hours before their time, or lets them stay longer. The server has the room and the price. */
export function TimesDialog({ end, booking, day, now, onAct, onClose }: TimesDialogProps) {
  const { t, moment } = useI18n();
  const { link } = useCounter();
  const { timezone } = day.stashpoint;
  const [pickup, setPickup] = useState<string | null>(null);
  const isEarly = end === 'early';
  const times = isEarly ? [] : laterPickups(booking, day, now);
  const act = () => {
    if (isEarly) onAct({ kind: 'early', booking_id: booking.id });
    else if (pickup) onAct({ kind: 'later', booking_id: booking.id, pickup });
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="times-title">
      <DialogTitle id="times-title">{t(`times.${end}_title`)}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        {t(`times.${end}_text`, { time: moment(isEarly ? booking.dropoff : booking.pickup, timezone) })}
        {link === 'offline' && <Alert severity="warning">{t('times.offline')}</Alert>}
        {!isEarly && times.length === 0 && t('times.none')}
        <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9rem), 1fr))' }}>
          {times.map((time) => (
            <Button
              key={time}
              variant={pickup === time ? 'contained' : 'outlined'}
              aria-pressed={pickup === time}
              onClick={() => setPickup(time)}
              sx={{ minHeight: 56 }}
            >
              {moment(time, timezone)}
            </Button>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('app.cancel')}</Button>
        <Button
          variant="contained"
          disabled={link === 'offline' || !(isEarly || pickup)}
          onClick={act}
          sx={{ minHeight: 56 }}
        >
          {t(`times.${end}_confirm`)}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
