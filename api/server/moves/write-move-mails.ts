import type { Kysely } from 'kysely';
import { findMailedBooking } from '../bookings/find-mailed-booking.ts';
import { signPass } from '../bookings/pass.ts';
import { sayRefunds } from '../bookings/say-refunds.ts';
import type { Schema } from '../database/schema.ts';
import { writeHostMail } from '../hosts/write-host-mail.ts';
import { enteredMail, leftMail, type MoveCause, movedMail } from '../mail/move-texts.ts';
import { writeMail } from '../mail/write-mail.ts';
import type { RefundParts } from '../payments/refund-booking.ts';
import type { Services } from '../services.ts';

/** Tells all three of a move: the traveller where to go, the old host that nobody comes, the new one that somebody does. */
export async function writeMoveMails(
  services: Services,
  transaction: Kysely<Schema>,
  { id, from, refund, cause }: { id: string; from: string; refund: RefundParts; cause: MoveCause },
): Promise<void> {
  const { config, secret } = services;
  const now = services.now();
  const booking = await findMailedBooking(transaction, id);
  const way = { publicUrl: config.publicUrl, pass: signPass(secret, id), refunds: sayRefunds(services, booking) };
  const left = await writeHostMail(transaction, from, (host) => leftMail(cause, host, booking), now);
  await writeHostMail(transaction, booking.stashpoint_id, (host) => enteredMail(cause, host, booking), now);
  await writeMail(transaction, movedMail(cause, booking, left?.business_name ?? '', refund, way), now);
}
