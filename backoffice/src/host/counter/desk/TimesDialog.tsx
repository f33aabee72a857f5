import { addCalendarDays, type CounterBooking, type CounterDay, localMoment } from '@cubby/api';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
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

/** Takes bags hours before their time, or lets them stay longer. The server checks the space and the price. */
export function TimesDialog({ end, booking, day, now, onAct, onClose }: TimesDialogProps) {
  const { t, time, moment, dayName } = useI18n();
  const { link } = useCounter();
  const { timezone } = day.stashpoint;
  const [pickup, setPickup] = useState<string | null>(null);
  const isEarly = end === 'early';
  const times = isEarly ? [] : laterPickups(booking, day, now);
  const dateOf = (instant: string) => localMoment(new Date(instant), timezone).date;
  const days = [day.date, addCalendarDays(day.date, 1)].map((date) => times.filter((each) => dateOf(each) === date));
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
        {days.map(
          (ofDay, distance) =>
            ofDay.length > 0 && (
              <Box key={dayName(distance)} component="section" aria-label={dayName(distance)}>
                <Typography
                  variant="h4"
                  component="h3"
                  sx={{ mb: 1, '&::first-letter': { textTransform: 'uppercase' } }}
                >
                  {dayName(distance)}
                </Typography>
                <Box sx={grid}>
                  {ofDay.map((each) => (
                    <Button
                      key={each}
                      variant={pickup === each ? 'contained' : 'outlined'}
                      aria-pressed={pickup === each}
                      onClick={() => setPickup(each)}
                      sx={{ minHeight: 56, minWidth: 0, px: 0.5 }}
                    >
                      {time(each, timezone)}
                    </Button>
                  ))}
                </Box>
              </Box>
            ),
        )}
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

const grid = {
  display: 'grid',
  gap: 1,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 4.5rem), 1fr))',
} as const;
