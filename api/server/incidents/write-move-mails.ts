import type { Kysely } from 'kysely';
import { findMailedBooking } from '../bookings/find-mailed-booking.ts';
import { signPass } from '../bookings/pass.ts';
import type { Schema } from '../database/schema.ts';
import { arrivalMail, departureMail, movedMail } from '../mail/incident-texts.ts';
import { writeMail } from '../mail/write-mail.ts';
import type { RefundParts } from '../payments/refund-booking.ts';
import type { Services } from '../services.ts';
import { findHostOf } from './store.ts';

/** Tells all three of a move: the traveller where to go, the old host that nobody comes, the new one that somebody does. */
export async function writeMoveMails(
  { config, secret, now: clock }: Services,
  transaction: Kysely<Schema>,
  { id, from, refund }: { id: string; from: string; refund: RefundParts },
): Promise<void> {
  const now = clock();
  const booking = await findMailedBooking(transaction, id);
  const left = await findHostOf(transaction, from);
  const entered = await findHostOf(transaction, booking.stashpoint_id);
  const way = { publicUrl: config.publicUrl, pass: signPass(secret, id) };
  await writeMail(transaction, movedMail(booking, left?.business_name ?? '', refund, way), now);
  if (left) await writeMail(transaction, departureMail(left, booking), now);
  if (entered) await writeMail(transaction, arrivalMail(entered, booking), now);
}
