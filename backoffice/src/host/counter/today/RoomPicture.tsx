import { BAG_SIZES, bagsByHour, bySize, type CounterDay } from '@cubby/api';
import { Panel, RoomByHour } from '@cubby/design-system';
import Typography from '@mui/material/Typography';
import { startOfHour } from 'date-fns/startOfHour';
import { useI18n } from '../language/LanguageProvider.tsx';

/** As many hours as fit on a phone, and about a day at a counter. */
const HOURS = 12;

/** A chart of occupancy from this hour on. */
export function RoomPicture({ day, now }: { day: CounterDay; now: Date }) {
  const { t, hour } = useI18n();
  const { capacity, timezone } = day.stashpoint;
  const hours = bagsByHour(day.bookings, startOfHour(now), HOURS, now);
  const limit = BAG_SIZES.reduce((sum, size) => sum + capacity[size], 0);
  return (
    <Panel component="section" flat>
      <Typography variant="h3" component="h2">
        {t('room.title')}
      </Typography>
      <RoomByHour
        hours={hours.map(({ from, bags, total }) => ({
          id: from.toISOString(),
          label: hour(from.toISOString(), timezone),
          bags,
          total,
        }))}
        capacity={capacity}
        words={{
          caption: t('room.caption'),
          hour: t('room.hour'),
          total: t('room.total'),
          now: t('room.now'),
          full: t('room.full'),
          limit: t('room.limit', { count: limit }),
          sizes: bySize((size) => t(`size.${size}`)),
        }}
      />
    </Panel>
  );
}
