import { subDays } from 'date-fns/subDays';
import { type Kysely, sql } from 'kysely';
import { closesAt } from '../../../contract/rules/closing-time.ts';
import { fittingMessages, type MessageKind } from '../../../contract/rules/messages.ts';
import type { Mail } from '../../../mails/mail.ts';
import { stayMessageMail } from '../../../mails/stay-messages.ts';
import { findStashpointPhone } from '../../catalogue/hosts/stashpoint-contact.ts';
import { findHours } from '../../catalogue/stashpoints/record/find-hours.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { isNobody } from '../../platform/mail/write-mail.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import type { HasSecret } from '../../platform/secrets/server-secret.ts';
import type { HasConfig } from '../../platform/settings/config.ts';
import type { PlacedBooking } from '../../stays/bookings/record/get-booking.ts';
import { signPass } from '../../stays/bookings/record/pass.ts';
import { countWritten } from './written-once.ts';

export type WritesMessages = HasDatabase & HasClock & HasConfig & HasSecret;

/**
 * Returns the message templates a booking can be sent now, and how each reads in a language. There are none for a
 * traveller whose account was erased.
 */
export async function fittingMails(
  { database, now: clock, config, secret }: WritesMessages,
  booking: PlacedBooking,
): Promise<{ kinds: MessageKind[]; write: (kind: MessageKind, language?: string) => Mail }> {
  const now = clock();
  const closes = closesAt(await findHours(database.query, booking.stashpoint_id), now, booking.timezone);
  const phone = await findStashpointPhone(database.query, booking.stashpoint_id);
  const way = { publicUrl: config.publicUrl, pass: signPass(secret, booking.id), phone, closes };
  return {
    kinds: isNobody(booking.email) ? [] : fittingMessages({ ...booking, closes }, now),
    write: (kind, language = booking.language) => stayMessageMail(kind, { ...booking, language }, way),
  };
}

/** Counts the ready-made mails a booking was sent within the last 24 hours. */
export function countTemplates(query: Kysely<Schema>, bookingId: string, now: Date): Promise<number> {
  const only = sql<boolean>`kind is not null`;
  return countWritten(query, 'booking_messages', bookingId, { since: subDays(now, 1), only });
}
