import type { Kysely } from 'kysely';
import type { Schema } from '../../../platform/database/schema.ts';
import { type BookingWithStashpoint, findBookingWithStashpoint } from './store.ts';

/** Finds a booking that must exist, with the fields of its mails. */
export async function findMailedBooking(transaction: Kysely<Schema>, id: string): Promise<BookingWithStashpoint> {
  const row = await findBookingWithStashpoint(transaction, id);
  if (!row) throw new Error(`Booking ${id} no longer exists.`);
  return row;
}
