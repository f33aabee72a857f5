import { type Kysely, type Selectable, sql, type Updateable } from 'kysely';
import { BOOKING_TRANSITIONS, type BookingStep } from '../../../../contract/rules/booking-lifecycle.ts';
import type { Schema } from '../../../platform/database/schema.ts';

export type BookingRow = Selectable<Schema['bookings']>;

export function findBookingRow(query: Kysely<Schema>, id: string): Promise<BookingRow | undefined> {
  return query.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirst();
}

export function lockBookingRow(transaction: Kysely<Schema>, id: string): Promise<BookingRow | undefined> {
  return lockingBooking(transaction, id).executeTakeFirst();
}

/** The statement that locks a booking, for one that reads more with it. */
export function lockingBooking(transaction: Kysely<Schema>, id: string) {
  return transaction.selectFrom('bookings').selectAll().where('id', '=', id).forNoKeyUpdate();
}

/** Locks a booking after its traveller, whose credit the transaction may change. */
export async function lockWithTraveller(transaction: Kysely<Schema>, id: string): Promise<BookingRow | undefined> {
  await transaction
    .selectFrom('users')
    .select('id')
    .where('id', '=', (row) => row.selectFrom('bookings').select('user_id').where('id', '=', id))
    .forNoKeyUpdate()
    .execute();
  return lockBookingRow(transaction, id);
}

/** Locks the paid booking, then its change. Returns the id of the booking. */
export async function lockOwner(transaction: Kysely<Schema>, paidFor: string): Promise<string> {
  const rows = await transaction
    .selectFrom('bookings')
    .select('id')
    .where((row) =>
      row.or([
        row('id', '=', paidFor),
        row('id', '=', row.selectFrom('bookings').select('changes_booking_id').where('id', '=', paidFor)),
      ]),
    )
    .orderBy('changes_booking_id', (order) => order.asc().nullsFirst())
    .forNoKeyUpdate()
    .execute();
  return rows[0]?.id ?? paidFor;
}

/** Reserves the space of a hold or change that is about to be confirmed: locks its place, then checks the rule again. */
export async function takeRoomFor(transaction: Kysely<Schema>, id: string, now: Date): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`
    select take_room(stashpoint_id, dropoff, pickup, small, medium, large, standard, coalesce(changes_booking_id, id),
      ${now}) as taken
    from bookings where id = ${id}`.execute(transaction);
  return rows[0]?.taken ?? false;
}

/** Takes a step of the lifecycle; false when the booking is not in the state the step begins at. */
export async function stepBooking(
  query: Kysely<Schema>,
  id: string,
  step: BookingStep,
  changes: Updateable<Schema['bookings']> = {},
): Promise<boolean> {
  const { from, to } = BOOKING_TRANSITIONS[step];
  const row = await query
    .updateTable('bookings')
    .set({ ...changes, state: to })
    .where('id', '=', id)
    .where('state', 'in', from)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
