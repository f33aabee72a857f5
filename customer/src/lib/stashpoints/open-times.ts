import {
  type CompiledHours,
  compileOpeningHours,
  minutesToClosing,
  nextOpenDay,
  type Stashpoint,
  type StashpointDetail,
  type StayEnd,
  timesOn,
} from '@cubby/api';
import { dateOf, type LocalStay, timeOf, writeDay, writeHours } from '@cubby/design-system';
import type { I18n } from '../i18n/i18n.ts';

type Hours = Pick<Stashpoint, 'opening_hours' | 'opening_hours_exceptions'> &
  Partial<Pick<StashpointDetail, 'closures'>>;

/** Returns a place's hours with its special hours and closures. */
export function hoursOfStashpoint({ opening_hours, opening_hours_exceptions, closures = [] }: Hours): CompiledHours {
  return compileOpeningHours(opening_hours, opening_hours_exceptions, closures);
}

/** Returns a place's opening times for the pickers, and messages about the chosen ones. */
export function openTimes(stashpoint: Hours, stay: LocalStay, { t, locale }: Pick<I18n, 't' | 'locale'>) {
  const hours = hoursOfStashpoint(stashpoint);
  const closed = (end: StayEnd): string | null => {
    const date = dateOf(stay[end]);
    const times = timesOn(hours, date, end);
    if (times.includes(timeOf(stay[end]))) return null;
    const open = nextOpenDay(hours, date);
    if (!open) return t('hours.closedThatDay');
    const values = {
      day: writeDay(open.date, locale),
      hours: writeHours(open.ranges, { closed: t('hours.closed'), allDay: t('hours.allDay') }),
    };
    return open.date === date ? t('hours.outside', values) : t('hours.closedUntil', values);
  };
  const left = minutesToClosing(hours, dateOf(stay.pickup), timeOf(stay.pickup));
  return {
    times: (date: string, end: StayEnd) => timesOn(hours, date, end),
    notes: {
      dropoff: closed('dropoff'),
      pickup: closed('pickup') ?? closing(left, t),
    },
  };
}

function closing(left: number | null, t: I18n['t']): string | null {
  if (left === null) return null;
  return left === 0 ? t('hours.closesThen') : t('hours.closesSoon', { smart_count: left });
}
