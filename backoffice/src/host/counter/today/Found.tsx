import type { CounterDay } from '@cubby/api';
import { EmptyState, plainList } from '@cubby/design-system';
import Box from '@mui/material/Box';
import { BookingRow } from '../bookings/BookingRow.tsx';
import { useI18n } from '../language/LanguageProvider.tsx';
import { findBookings } from '../scan/find-bookings.ts';

interface FoundProps {
  text: string;
  day: CounterDay;
  now: Date;
  queued: ReadonlySet<string>;
}

/** The bookings that match a name, number, PIN or tag. */
export function Found({ text, day, now, queued }: FoundProps) {
  const { t } = useI18n();
  const found = findBookings(day.bookings, text);
  if (found.length === 0) return <EmptyState title={t('today.nobody_found')} text={t('today.nobody_found_text')} />;
  return (
    <Box component="ul" sx={{ ...plainList, display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {found.map((booking) => (
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
  );
}
