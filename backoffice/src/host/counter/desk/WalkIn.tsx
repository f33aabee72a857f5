import spoken from 'cubby:words/scan';
import { type CounterDay, type Language, languageOf, localPath } from '@cubby/api';
import { LanguageMenu, QrCode, width } from '@cubby/design-system';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { addresses } from '../bookings/addresses.ts';
import { walkInDropoff } from '../bookings/when.ts';
import { SPOKEN, useI18n } from '../language/LanguageProvider.tsx';

interface WalkInProps {
  day: CounterDay;
  now: Date;
  onClose: () => void;
}

/**
 * For a traveller without a booking: opens the place's own page on their phone, in their language, for a stay from now on.
 * New bookings appear here automatically.
 */
export function WalkIn({ day, now, onClose }: WalkInProps) {
  const { t, language } = useI18n();
  const { bookings, stashpoint } = day;
  const dropoff = walkInDropoff(day, now);
  const [spokenTo, speakTo] = useState<Language>(language);
  const { origin, pathname } = new URL(stashpoint.walk_in_url);
  const url = `${origin}${localPath(pathname, spokenTo)}${dropoff ? `?dropoff=${dropoff}` : ''}`;
  const [before] = useState(() => new Set(bookings.map(({ id }) => id)));
  const came = bookings.filter(({ id }) => !before.has(id));
  return (
    <Dialog open fullScreen onClose={onClose} aria-labelledby="walk-in-title">
      <Box sx={sheet}>
        <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 1 }}>
          <Typography id="walk-in-title" variant="h2">
            {t('walk_in.title')}
          </Typography>
          <LanguageMenu
            label={t('walk_in.language')}
            value={spokenTo}
            languages={SPOKEN}
            onChange={(code) => speakTo(languageOf(code))}
          />
        </Box>
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
        <Typography variant="h3" component="p" lang={spokenTo}>
          {spoken[spokenTo]?.scan.book}
        </Typography>
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
