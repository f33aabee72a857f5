import { CubbyError } from '../../../contract/errors.ts';
import { MESSAGES_A_DAY, type MessageKind } from '../../../contract/rules/messages.ts';
import { recordChange } from '../../platform/audit/record-change.ts';
import type { Caller } from '../../platform/http/call.ts';
import { writeMail } from '../../platform/mail/write-mail.ts';
import { hexId } from '../../platform/secrets/ids.ts';
import { lockBookingRow } from '../../stays/bookings/record/booking.ts';
import { requireCounterBooking } from '../../stays/bookings/record/get-booking.ts';
import { fittingMails, type WritesMessages } from './fitting-mails.ts';
import { countMessages, findByKey, insertMessage } from './store.ts';

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
    const repeated = key && (await findByKey(transaction, key));
    if (repeated) return requireSame(repeated, { booking_id: booking.id, kind });
    if (!kinds.includes(kind))
      throw new CubbyError('MESSAGE_UNFIT', 'This message does not apply to the current state of the booking.');
    if ((await countMessages(transaction, booking.id, now)) >= MESSAGES_A_DAY)
      throw new CubbyError('MESSAGE_LIMIT', `A booking can receive at most ${MESSAGES_A_DAY} messages a day.`);
    await insertMessage(transaction, {
      id: hexId(16),
      booking_id: booking.id,
      kind,
      actor_id: caller.userId,
      idempotency_key: key,
      created: now,
    });
    const mail = write(kind);
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

function requireSame(before: { booking_id: string; kind: string }, now: { booking_id: string; kind: string }): void {
  if (before.booking_id !== now.booking_id || before.kind !== now.kind)
    throw new CubbyError(
      'IDEMPOTENCY_KEY_REUSED',
      'This Idempotency-Key has already been used for another message: send a new one.',
    );
}
