import { CubbyError } from '../../../contract/errors.ts';
import { MESSAGES_A_DAY, type MessageKind } from '../../../contract/rules/messages.ts';
import { LANGUAGES, languageOf } from '../../../contract/vocabulary/languages.ts';
import type { Mail } from '../../../mails/mail.ts';
import { mailText } from '../../../mails/mail-text.ts';
import { recordChange } from '../../platform/audit/record-change.ts';
import type { Caller } from '../../platform/http/call.ts';
import { writeMail } from '../../platform/mail/write-mail.ts';
import { hexId } from '../../platform/secrets/ids.ts';
import { lockBookingRow } from '../../stays/bookings/record/booking.ts';
import { requireCounterBooking } from '../../stays/bookings/record/get-booking.ts';
import { countTemplates, fittingMails, type WritesMessages } from './fitting-mails.ts';
import { insertMessage } from './store.ts';
import { isRepeated } from './written-once.ts';

/**
 * Sends a message template to the traveller, in their language. Repeating a key sends it once.
 *
 * @throws CubbyError NOT_FOUND; MESSAGE_UNFIT where it makes no sense now, or its traveller was erased; MESSAGE_LIMIT;
 * IDEMPOTENCY_KEY_REUSED for the same key with another mail.
 */
export async function sendMessage(
  services: WritesMessages,
  caller: Caller,
  id: string,
  kind: MessageKind,
  idempotencyKey: string | null,
): Promise<void> {
  const booking = await requireCounterBooking(services, id, caller);
  const { kinds, write } = await fittingMails(services, booking);
  const key = idempotencyKey && `${caller.userId}:${idempotencyKey}`;
  const now = services.now();
  await services.database.transaction(async (transaction) => {
    // Locked, so that the second of two concurrent calls finds the first and counts it.
    await lockBookingRow(transaction, booking.id);
    if (await isRepeated(transaction, 'booking_messages', key, { booking_id: booking.id, kind })) return;
    if (!kinds.includes(kind))
      throw new CubbyError('MESSAGE_UNFIT', 'This message does not apply to the current state of the booking.');
    if ((await countTemplates(transaction, booking.id, now)) >= MESSAGES_A_DAY)
      throw new CubbyError('MESSAGE_LIMIT', `A booking can receive at most ${MESSAGES_A_DAY} messages a day.`);
    const mail = write(kind);
    const inAll = LANGUAGES.map((language) => [language, proseOf(write(kind, language))] as const);
    await insertMessage(transaction, {
      id: hexId(16),
      booking_id: booking.id,
      stashpoint_id: booking.stashpoint_id,
      side: 'host',
      kind,
      text: proseOf(mail),
      language: languageOf(booking.language),
      translations: JSON.stringify(Object.fromEntries(inAll)),
      actor_id: caller.userId,
      idempotency_key: key,
      created: now,
      announced_at: now,
    });
    await writeMail(transaction, mail, now);
    const after = { kind, subject: mail.subject };
    await recordChange(transaction, {
      caller,
      action: 'messaged',
      entity: 'booking',
      id: booking.id,
      before: null,
      after,
      now,
    });
  });
}

/** Returns what a mail says, as a message: without its links and the phone number of the place. */
function proseOf({ content, body }: Mail): string {
  if (!content) return body;
  const parts = content.parts.flatMap((part) => {
    if (part.kind === 'action' || part.kind === 'links') return [];
    return [part.kind === 'stashpoint' ? { ...part, note: null } : part];
  });
  return mailText({ language: content.language, parts });
}
