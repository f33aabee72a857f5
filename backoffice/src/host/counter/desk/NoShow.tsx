import type { CounterBooking } from '@cubby/api';
import { colour } from '@cubby/design-system';
import PersonOffRounded from '@mui/icons-material/PersonOffRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { deedsOf } from '../bookings/when.ts';
import { useI18n } from '../language/LanguageProvider.tsx';

const MINUTE_MS = 60_000;

interface NoShowProps {
  booking: CounterBooking;
  timezone: string;
  now: Date;
  onAsk: () => void;
  onUndo: () => void;
}

/** The no-show of a late traveller, apart from other actions: the wait until it is possible, then its undoing until closing. */
export function NoShow({ booking, timezone, now, onAsk, onUndo }: NoShowProps) {
  const { t, time, moment, duration, problem } = useI18n();
  const { miss, missFrom, reinstate } = deedsOf(booking, now);
  const isMissed = booking.state === 'no_show';
  if (!(miss || missFrom || isMissed)) return null;
  const undoUntil = booking.no_show_times?.undo_until;
  return (
    <Box sx={apart}>
      {isMissed ? (
        <>
          <Box id="no-show">
            {reinstate && undoUntil
              ? t('miss.undo_until', { time: moment(undoUntil, timezone) })
              : problem('NO_SHOW_FINAL')}
          </Box>
          {reinstate && (
            <Button variant="outlined" aria-describedby="no-show" onClick={onUndo} sx={{ minHeight: 56 }}>
              {t('miss.undo')}
            </Button>
          )}
        </>
      ) : (
        <>
          <Box id="no-show">
            {missFrom
              ? t('miss.in', {
                  minutes: duration(Math.ceil((Date.parse(missFrom) - now.getTime()) / MINUTE_MS)),
                  time: time(missFrom, timezone),
                })
              : t('miss.now')}
          </Box>
          <Button
            color="error"
            variant="outlined"
            startIcon={<PersonOffRounded />}
            aria-describedby="no-show"
            disabled={!miss}
            onClick={onAsk}
            sx={{ minHeight: 56 }}
          >
            {t('miss.open')}
          </Button>
        </>
      )}
    </Box>
  );
}

const apart = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1.5,
  pt: 2,
  borderBlockStart: `1px solid ${colour.line}`,
} as const;
