import { sql } from 'kysely';

/**
 * Tells for a booking `b` whether its place will be closed, by the one availability rule, or is off the market. Triggers
 * keep the table (0009-availability.sql).
 */
export function isClosedForStay(now: Date) {
  return sql<boolean>`(b.id in (select booking_id from closed_stays)
    and b.state = 'confirmed' and b.pickup > ${now} and b.changes_booking_id is null)`;
}
