import { type RawBuilder, sql } from 'kysely';

/** Counts the bags of a booking `b` that are checked in and not checked out. */
const bagsOfBooking = sql<number>`coalesce(
  (select count(*) filter (where g.checked_out_at is null)::int from bags g where g.booking_id = b.id having count(*) > 0),
  b.bag_count)`;

/** Adds up the bags in storage of bookings `b` in the state checked_in. Bags that were never recorded one by one count, too. */
export const bagsInStorage: RawBuilder<number> = sql<number>`coalesce(sum(${bagsOfBooking}), 0)::int`;
