import type { Kysely, Selectable, Updateable } from 'kysely';
import { BOOKING_TRANSITIONS, type BookingStep } from '../../../../contract/rules/booking-lifecycle.ts';
import type { Schema } from '../../../platform/database/schema.ts';

export type BookingRow = Selectable<Schema['bookings']>;

export function findBookingRow(query: Kysely<Schema>, id: string): Promise<BookingRow | undefined> {
  return query.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirst();
}

export function lockBookingRow(transaction: Kysely<Schema>, id: string): Promise<BookingRow | undefined> {
  return transaction.selectFrom('bookings').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
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
