import { addHours } from 'date-fns/addHours';
import { subHours } from 'date-fns/subHours';
import { type Kysely, sql } from 'kysely';
import { parsePhoneNumberFromString } from 'libphonenumber-js';
import { CubbyError } from '../../../contract/errors.ts';
import { isTalkOpen, MESSAGES_AN_HOUR, type MessageSide } from '../../../contract/rules/conversations.ts';
import { maskContacts } from '../../../contract/rules/mask-contacts.ts';
import type { Conversation } from '../../../contract/structs/message.ts';
import { findUser } from '../../people/users/accounts.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { tooMany } from '../../platform/limits/too-many.ts';
import { isNobody } from '../../platform/mail/write-mail.ts';
import { hexId } from '../../platform/secrets/ids.ts';
import { detectLanguage } from '../../platform/translation/detect-language.ts';
import { lockBookingRow } from '../../stays/bookings/record/booking.ts';
import type { PlacedBooking } from '../../stays/bookings/record/get-booking.ts';
import { findTalk, type ReadsTalk, readTalk, type Talker } from './find-talk.ts';
import { insertMessage, listBlocks } from './store.ts';
import { countWritten, isRepeated } from './written-once.ts';

/**
 * Writes to the other side of a booking. Repeating a key writes it once.
 *
 * @throws CubbyError NOT_FOUND; CONVERSATION_CLOSED; CONVERSATION_BLOCKED; TOO_MANY_REQUESTS with the time to wait;
 * IDEMPOTENCY_KEY_REUSED for the same key with another text.
 */
export async function writeMessage(
  services: ReadsTalk,
  id: string,
  talker: Talker,
  text: string,
  idempotencyKey: string | null,
): Promise<Conversation> {
  const booking = await findTalk(services, id, talker);
  const actor = talker.caller?.userId ?? booking.user_id;
  await keepMessage(services, booking, { side: talker.as, actor, text, key: idempotencyKey });
  return readTalk(services, booking, talker.as);
}

interface Written {
  side: MessageSide;
  /** The user id of the person who wrote it: the traveller's for a holder of the pass. */
  actor: string;
  text: string;
  /** Unique for the actor. */
  key: string | null;
}

/** Keeps a message of someone who is known to be on that side; the other side is told by a job. */
export async function keepMessage(
  { database, now: clock }: Pick<ReadsTalk, 'database' | 'now'>,
  booking: PlacedBooking,
  { side, actor, text: sent, key: givenKey }: Written,
): Promise<void> {
  const text = maskContacts(sent, { countries: countriesOf(booking), keep: [booking.id] });
  const key = givenKey && `${actor}:${givenKey}`;
  const now = clock();
  await database.transaction(async (transaction) => {
    // Locked, so that the second of two concurrent calls finds the first and counts it.
    const locked = await lockBookingRow(transaction, booking.id);
    const same = { booking_id: booking.id, side, kind: null, text };
    if (!locked || (await isRepeated(transaction, 'booking_messages', key, same))) return;
    if (!isTalkOpen(locked, now) || isNobody(locked.email))
      throw new CubbyError(
        'CONVERSATION_CLOSED',
        'Messages are possible from confirmation until two days after pick-up.',
      );
    if ((await listBlocks(transaction, booking.id)).length > 0)
      throw new CubbyError('CONVERSATION_BLOCKED', 'One side has blocked messages about this booking.');
    const only = sql<boolean>`side = ${side} and kind is null`;
    const recent = { since: subHours(now, 1), only };
    if ((await countWritten(transaction, 'booking_messages', booking.id, recent)) >= MESSAGES_AN_HOUR)
      throw tooMany(+addHours(now, 1) - +now);
    await insertMessage(transaction, {
      id: hexId(16),
      booking_id: booking.id,
      stashpoint_id: locked.stashpoint_id,
      side,
      kind: null,
      text,
      language: detectLanguage(text, await languageOf(transaction, booking, { side, actor })),
      actor_id: actor,
      idempotency_key: key,
      created: now,
      announced_at: null,
      reported_at: null,
    });
  });
}

/** Returns the language that a short message is taken to be in: the one its writer reads. */
async function languageOf(
  query: Kysely<Schema>,
  { language }: PlacedBooking,
  { side, actor }: Pick<Written, 'side' | 'actor'>,
): Promise<string | null> {
  return side === 'traveller' ? language : ((await findUser(query, actor))?.language ?? null);
}

/** Returns the countries in which a phone number without a country code may be: the place's and the traveller's. */
function countriesOf({ country_code, phone_number }: PlacedBooking): string[] {
  return [country_code, parsePhoneNumberFromString(phone_number)?.country ?? country_code];
}
