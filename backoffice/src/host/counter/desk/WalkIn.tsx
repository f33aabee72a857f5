import spoken from 'cubby:words/scan';
import { type CounterDay, OFFERED_LANGUAGES } from '@cubby/api';
import { QrCode, width } from '@cubby/design-system';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { addresses } from '../bookings/addresses.ts';
import { walkInDropoff } from '../bookings/when.ts';
import { useI18n } from '../language/LanguageProvider.tsx';

interface WalkInProps {
  day: CounterDay;
  now: Date;
  onClose: () => void;
}

/**
 * For a traveller without a booking: opens the place's own page on their phone, for a stay from now on. New bookings appear here automatically.
 */
export function WalkIn({ day, now, onClose }: WalkInProps) {
  const { t } = useI18n();
  const { bookings, stashpoint } = day;
  const dropoff = walkInDropoff(day, now);
  const url = `${stashpoint.walk_in_url}${dropoff ? `?dropoff=${dropoff}` : ''}`;
  const [before] = useState(() => new Set(bookings.map(({ id }) => id)));
  const came = bookings.filter(({ id }) => !before.has(id));
  return (
    <Dialog open fullScreen onClose={onClose} aria-labelledby="walk-in-title">
      <Box sx={sheet}>
        <Typography id="walk-in-title" variant="h2">
          {t('walk_in.title')}
        </Typography>
        <Box role="status">
          {came.map((booking) => (
            <Alert
              key={booking.id}
              severity="success"
              action={
                <Button color="inherit" href={addresses.booking(booking.id)}>
                  {t('menu.counter')}
                </Button>
              }
            >
              {t('walk_in.came', { name: `${booking.first_name} ${booking.last_name}` })}
            </Alert>
          ))}
        </Box>
        <QrCode value={url} label={t('walk_in.code')} />
        {OFFERED_LANGUAGES.map((language) => (
          <Typography key={language} lang={language}>
            {spoken[language]?.scan.book}
          </Typography>
        ))}
        <Typography color="textSecondary">{t('walk_in.text')}</Typography>
        <Button variant="outlined" size="large" onClick={onClose} sx={{ minHeight: 56 }}>
          {t('app.close')}
        </Button>
      </Box>
    </Dialog>
  );
}

const sheet = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 2,
  p: 2,
  width: '100%',
  maxWidth: width.card,
  m: 'auto',
} as const;
