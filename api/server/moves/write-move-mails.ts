import type { Kysely } from 'kysely';
import { findMailedBooking } from '../bookings/find-mailed-booking.ts';
import { signPass } from '../bookings/pass.ts';
import type { Schema } from '../database/schema.ts';
import { writeHostMail } from '../hosts/write-host-mail.ts';
import { arrivalMail, departureMail, movedMail } from '../mail/incident-texts.ts';
import { assignedMail, reassignedMail, relocatedMail } from '../mail/move-texts.ts';
import { writeMail } from '../mail/write-mail.ts';
import type { RefundParts } from '../payments/refund-booking.ts';
import type { Services } from '../services.ts';

/** Why a booking moves: its place failed its traveller at the door, or staff found it another one beforehand. */
export type MoveCause = 'failed' | 'staff';

const MAILS = {
  failed: { traveller: movedMail, left: departureMail, entered: arrivalMail },
  staff: { traveller: relocatedMail, left: reassignedMail, entered: assignedMail },
} as const;

/** Tells all three of a move: the traveller where to go, the old host that nobody comes, the new one that somebody does. */
export async function writeMoveMails(
  { config, secret, now: clock }: Services,
  transaction: Kysely<Schema>,
  { id, from, refund, cause }: { id: string; from: string; refund: RefundParts; cause: MoveCause },
): Promise<void> {
  const now = clock();
  const mails = MAILS[cause];
  const booking = await findMailedBooking(transaction, id);
  const way = { publicUrl: config.publicUrl, pass: signPass(secret, id) };
  const left = await writeHostMail(transaction, from, (host) => mails.left(host, booking), now);
  await writeHostMail(transaction, booking.stashpoint_id, (host) => mails.entered(host, booking), now);
  await writeMail(transaction, mails.traveller(booking, left?.business_name ?? '', refund, way), now);
}
