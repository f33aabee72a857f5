import type { CounterBooking, CounterDay } from '@cubby/api';
import { Panel, plainList } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { addresses } from '../bookings/addresses.ts';
import { bagsHere, beforeClosing } from '../bookings/when.ts';
import { useI18n } from '../language/LanguageProvider.tsx';

/** The tasks before closing time. */
export function Closing({ day, now }: { day: CounterDay; now: Date }) {
  const { t, time } = useI18n();
  const closing = beforeClosing(day, now);
  if (!closing) return null;
  const bagsOf = (bookings: readonly CounterBooking[]) =>
    bookings.reduce((sum, booking) => sum + (bagsHere(booking).length || booking.bag_count), 0);
  const lines = [
    { name: 'due', bookings: closing.due, count: bagsOf(closing.due) },
    { name: 'forgotten', bookings: closing.forgotten, count: bagsOf(closing.forgotten) },
    { name: 'unpaid', bookings: closing.unpaid, count: closing.unpaid.length },
  ] as const;
  const open = lines.filter(({ bookings }) => bookings.length > 0);
  return (
    <Panel component="section" gap={1} flat>
      <Typography variant="h3" component="h2">
        {t('closing.title', { time: time(closing.at, day.stashpoint.timezone) })}
      </Typography>
      {open.length === 0 && t('closing.nothing')}
      <Box component="ul" sx={{ ...plainList, display: 'grid', gap: 1 }}>
        {open.map(({ name, bookings, count }) => (
          <li key={name}>
            {t(`closing.${name}`, { smart_count: count })}:{' '}
            {bookings.map((booking, index) => (
              <span key={booking.id}>
                {index > 0 && ', '}
                <Link href={addresses.booking(booking.id)}>
                  {booking.first_name} {booking.last_name}
                </Link>
              </span>
            ))}
          </li>
        ))}
      </Box>
    </Panel>
  );
}
