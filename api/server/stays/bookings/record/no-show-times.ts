import { type RawBuilder, sql } from 'kysely';
import { type NoShowWindow, noShowTimes } from '../../../../contract/rules/booking-lifecycle.ts';
import { closesNext } from '../../../../contract/rules/closing-time.ts';
import { type Closure, compileOpeningHours } from '../../../../contract/rules/opening-hours.ts';
import { type RefundPolicy, refundSchedule } from '../../../../contract/rules/refunds.ts';
import { refundableStay, type SettledStay } from '../../../../contract/rules/settlement.ts';
import type { OpeningException, OpeningHours } from '../../../../contract/vocabulary/opening-hours.ts';

interface HoursJson {
  timezone: string;
  opening_hours: OpeningHours[];
  opening_hours_exceptions: OpeningException[];
  closures: Closure[];
}

/** Selects the hours of a booking's place (`b` and `s`), only where a no-show can be recorded or undone. */
export const hoursForNoShow: RawBuilder<HoursJson | null> = sql`case when b.state in ('confirmed', 'no_show') then
  jsonb_build_object('timezone', s.timezone, 'opening_hours', s.opening_hours,
    'opening_hours_exceptions', s.opening_hours_exceptions, 'closures', s.closures) end`;

interface NoShowRow extends SettledStay {
  pickup: Date;
  hours: HoursJson | null;
}

/** Returns the times of a no-show by the place's hours and the refund policy; null in states that have none. */
export function noShowTimesOf(policy: RefundPolicy, row: NoShowRow): NoShowWindow | null {
  if (!row.hours) return null;
  const { dropoff, pickup, hours } = row;
  const compiled = compileOpeningHours(hours.opening_hours, hours.opening_hours_exceptions, hours.closures);
  const stay = refundableStay(row);
  // Asked at the payment, so that the first tier is there however late it is now.
  const [first] = refundSchedule(stay, stay.paidAt ?? dropoff, policy);
  const freeUntil = first && first.amount > 0 ? first.until : null;
  return noShowTimes({ dropoff, pickup, closes: closesNext(compiled, dropoff, hours.timezone), freeUntil });
}

/** Serializes the times of a no-show. */
export function serializeNoShowTimes(policy: RefundPolicy, row: NoShowRow) {
  const times = noShowTimesOf(policy, row);
  return times && { from: times.from.toISOString(), undo_until: times.undoUntil.toISOString() };
}
