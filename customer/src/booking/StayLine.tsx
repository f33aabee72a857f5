import { type Booking, hoursOn } from '@cubby/api';
import { dateOf, writeHours } from '@cubby/design-system';
import Typography from '@mui/material/Typography';
import { useApi } from '../lib/api/api.ts';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import { hoursOfStashpoint } from '../lib/stashpoints/open-times.ts';
import { localTime } from '../lib/stay/stay.ts';

const NEXT = { confirmed: 'dropoff', checked_in: 'pickup' } as const;

/** The next step in one line: the time to bring or collect the bags, and the hours of that day. */
export function StayLine({ booking }: { booking: Booking }) {
  const { t, moment } = useI18n();
  const { state, stashpoint } = booking;
  const next = state === 'confirmed' || state === 'checked_in' ? NEXT[state] : null;
  const { data } = useApi('getStashpoint', next ? { params: { id: stashpoint.id } } : null);
  if (!next) return null;
  const time = moment(booking[next], stashpoint.timezone);
  const ranges =
    data && hoursOn(hoursOfStashpoint(data), dateOf(localTime(new Date(booking[next]), stashpoint.timezone)));
  const isAllDay = data?.open_twentyfour_seven;
  const hours = ranges && writeHours(ranges, { closed: t('hours.closedThatDay'), allDay: t('hours.allDay') });
  return (
    <Typography>
      {t(`booking.next.${next}`, { time })}
      {hours && <> · {isAllDay || ranges.length === 0 ? hours : t('booking.next.open', { hours })}</>}
    </Typography>
  );
}
