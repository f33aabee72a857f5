import type { CounterDay } from '@cubby/api';
import { plainList } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BookingRow } from '../bookings/BookingRow.tsx';
import { inSections, SECTIONS } from '../bookings/when.ts';
import { useI18n } from '../language/LanguageProvider.tsx';

interface DaySectionsProps {
  day: CounterDay;
  now: Date;
  queued: ReadonlySet<string>;
}

/** The day's bookings in sections by what is due. */
export function DaySections({ day, now, queued }: DaySectionsProps) {
  const { t } = useI18n();
  const sections = inSections(day, now);
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {SECTIONS.filter((name) => sections[name].length > 0).map((name) => (
        <Box component="section" key={name} aria-labelledby={`section-${name}`}>
          <Typography id={`section-${name}`} variant="h3" component="h2" sx={{ mb: 1 }}>
            {t(`today.${name}`)} · {sections[name].length}
          </Typography>
          <Box component="ul" sx={{ ...plainList, display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
            {sections[name].map((booking) => (
              <li key={booking.id}>
                <BookingRow
                  booking={booking}
                  timezone={day.stashpoint.timezone}
                  now={now}
                  isQueued={queued.has(booking.id)}
                />
              </li>
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
