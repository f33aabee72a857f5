import type { CounterDay } from '@cubby/api';
import { isOpenAroundTheClock } from '../bookings/when.ts';
import { useI18n } from '../language/LanguageProvider.tsx';

/** Shows until when the place is open, or when it opens. */
export function OpenToday({ day, now }: { day: CounterDay; now: Date }) {
  const { t, time, moment } = useI18n();
  const { open, timezone } = day.stashpoint;
  const next = open.find(({ until }) => new Date(until) > now);
  if (!next) return t('today.closed_today');
  if (isOpenAroundTheClock(next, now)) return t('today.always_open');
  if (new Date(next.from) <= now) return t('today.open_until', { time: time(next.until, timezone) });
  const isToday = next.from.slice(0, 10) === day.date;
  return t('today.opens_at', { time: isToday ? time(next.from, timezone) : moment(next.from, timezone) });
}
