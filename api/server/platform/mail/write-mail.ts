import { type ExpressionWrapper, type Kysely, type RawBuilder, sql } from 'kysely';
import type { Mail } from '../../../mails/mail.ts';
import type { Schema } from '../database/schema.ts';
import { PRIORITY } from './mail-queue.ts';

/** Kept free for names that lead nowhere. */
const NOBODY = 'deleted.invalid';

/** Replaces the address of a deleted person on a booking; made from the account's id. */
export function addressOfNobody(userId: ExpressionWrapper<Schema, 'bookings', string>): RawBuilder<string> {
  return sql<string>`${userId} || ${`@${NOBODY}`}`;
}

/** Whether an address has taken the place of a deleted person's. */
export function isNobody(email: string): boolean {
  return email.endsWith(`@${NOBODY}`);
}

/**
 * Puts a mail on its way inside the transaction that causes it; a job sends it afterwards. Somebody who has deleted
 * their account is written to no more.
 */
export async function writeMail(query: Kysely<Schema>, mail: Mail, now: Date): Promise<void> {
  const { sendBy, sendAfter, withdrawKey, content, ...written } = mail;
  if (isNobody(mail.recipient)) return;
  const urgency = { priority: sendBy ? PRIORITY.code : PRIORITY.other, send_by: sendBy ?? null };
  await query
    .insertInto('mails')
    .values({
      booking_id: null,
      ...written,
      ...urgency,
      content: content && JSON.stringify(content),
      created: now,
      next_try_at: sendAfter ?? now,
      sent_at: null,
      withdraw_key: withdrawKey ?? null,
    })
    .execute();
}
