import { sql } from 'kysely';

/**
 * Tells for a booking `b` at its place `s` whether the place will be closed, by the one availability rule, or is off the
 * market.
 */
export function isClosedForStay(now: Date) {
  return sql<boolean>`(b.state = 'confirmed' and b.pickup > ${now} and b.changes_booking_id is null
    and (not s.active or s.status <> 'approved' or exists (select from local_stay(s.timezone, b.dropoff, b.pickup) l
      where not is_open_for_stay(s.open_week, s.special_days, s.special_open, l.dropoff, l.dropoff_minute, l.pickup, l.pickup_minute))))`;
}
