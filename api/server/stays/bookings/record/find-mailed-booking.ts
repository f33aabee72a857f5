import type { Kysely } from 'kysely';
import type { Schema } from '../../../platform/database/schema.ts';
import { findWholeBooking, type WholeBooking } from './store.ts';

/** A booking with its place, ledger and reports, as mails and settlements need it. */
export type MailedStay = WholeBooking;

/** Finds a booking that must exist, with the fields of its mails. */
export async function findMailedBooking(transaction: Kysely<Schema>, id: string): Promise<MailedStay> {
  const row = await findWholeBooking(transaction, id);
  if (!row) throw new Error(`Booking ${id} no longer exists.`);
  return row;
}
