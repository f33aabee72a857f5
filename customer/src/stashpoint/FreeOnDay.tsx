import type { HourlyAvailability, StorageSpace } from '@cubby/api';
import { FreeByHour, isScarce } from '@cubby/design-system';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import type { Stay } from '../lib/stay/stay.ts';

interface FreeOnDayProps {
  day: HourlyAvailability;
  space: StorageSpace;
  /** The title of the chart. */
  title: string;
  stay: Stay;
}

/** The free spaces of one size by hour on the day of the drop-off, if there are few at any time. */
export function FreeOnDay({ day, space, title, stay }: FreeOnDayProps) {
  const { t } = useI18n();
  const hours = day.hours
    .filter(({ open }) => open)
    .map(({ time, starts_at, free }) => {
      const clock = time.slice(0, 5);
      const from = `${day.date}T${clock}`;
      const left = Math.min(space.quantity, free[space.size] ?? 0);
      return {
        id: starts_at,
        label: String(Number(clock.slice(0, 2))),
        free: left,
        // The hour of the drop-off, and every later one until the pick-up.
        chosen: from.slice(0, 13) >= stay.dropoff.slice(0, 13) && from < stay.pickup,
        description: t('sizes.freeAt', { time: clock, smart_count: left }),
      };
    });
  const isWorthShowing = hours.some(({ free }) => isScarce(free, space.quantity));
  return isWorthShowing && <FreeByHour title={title} hours={hours} quantity={space.quantity} />;
}
