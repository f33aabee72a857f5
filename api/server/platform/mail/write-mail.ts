import { type Expression, type Kysely, type RawBuilder, sql } from 'kysely';
import type { Mail } from '../../../mails/mail.ts';
import type { Schema } from '../database/schema.ts';
import { PRIORITY } from './mail-queue.ts';

/** A domain reserved for addresses that do not exist. */
const NOBODY = 'deleted.invalid';

/** Returns the address that replaces that of a deleted person on a booking, derived from the account's id. */
export function addressOfNobody(userId: Expression<string>): RawBuilder<string> {
  return sql<string>`${userId} || ${`@${NOBODY}`}`;
}

/** Tells whether an address replaces that of a deleted person. */
export function isNobody(email: string): boolean {
  return email.endsWith(`@${NOBODY}`);
}

/**
 * Queues mails inside the transaction that causes them; a job sends them afterwards. Nothing is written to a person who
 * has deleted their account.
 */
export async function writeMails(query: Kysely<Schema>, mails: readonly Mail[], now: Date): Promise<void> {
  const rows = mails
    .filter(({ recipient }) => !isNobody(recipient))
    .map(({ sendBy, sendAfter, withdrawKey, content, ...written }) => ({
      booking_id: null,
      ...written,
      priority: sendBy ? PRIORITY.code : PRIORITY.other,
      send_by: sendBy ?? null,
      content: content && JSON.stringify(content),
      created: now,
      next_try_at: sendAfter ?? now,
      sent_at: null,
      withdraw_key: withdrawKey ?? null,
    }));
  if (rows.length > 0) await query.insertInto('mails').values(rows).execute();
}

export function writeMail(query: Kysely<Schema>, mail: Mail, now: Date): Promise<void> {
  return writeMails(query, [mail], now);
}
