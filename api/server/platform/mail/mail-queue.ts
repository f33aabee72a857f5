import { type Kysely, type Selectable, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';

export type MailRow = Selectable<Schema['mails']>;

/** Priorities: codes go first, because their readers are waiting for them at the screen. */
export const PRIORITY = { code: 0, other: 1 } as const;

/** The time after which a mail is tried again whose server died while sending it. */
const LEASE = sql`interval '2 minutes'`;

/**
 * Takes the mail that is due next, codes first, and counts the attempt; nothing when none is due. Concurrent callers
 * each get another one. `most` leaves less urgent mail in the queue.
 */
export async function takeDueMail(query: Kysely<Schema>, now: Date, most: number): Promise<MailRow | undefined> {
  return query
    .updateTable('mails')
    .set((row) => ({ tries: row('tries', '+', 1), next_try_at: sql<Date>`${now}::timestamptz + ${LEASE}` }))
    .where('id', '=', (from) =>
      from
        .selectFrom('mails')
        .select('id')
        .where('sent_at', 'is', null)
        .where('given_up_at', 'is', null)
        .where('next_try_at', '<=', now)
        .where('priority', '<=', most)
        .orderBy('priority')
        .orderBy('next_try_at')
        .orderBy('id')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst();
}

/** The age up to which mail from before the first mail server is still sent: its readers may be waiting for it. */
const FRESH = sql`interval '1 hour'`;

/**
 * Keeps the outbox's old mail as unsent when a database gets its first mail server: months-old mail would confuse its
 * readers. Such mail is given up without an attempt. Does nothing once a mail has been sent.
 */
export async function keepOldMails(query: Kysely<Schema>, now: Date): Promise<void> {
  await query
    .updateTable('mails')
    .set({ given_up_at: now })
    .where('sent_at', 'is', null)
    .where('given_up_at', 'is', null)
    .where('tries', '=', 0)
    .where('created', '<', sql<Date>`${now}::timestamptz - ${FRESH}`)
    .where('next_try_at', '<', sql<Date>`${now}::timestamptz - ${FRESH}`)
    .where((all) => all.not(all.exists(all.selectFrom('mails as m').select('m.id').where('m.sent_at', 'is not', null))))
    .execute();
}

export async function noteSent(query: Kysely<Schema>, id: number, now: Date): Promise<void> {
  await query.updateTable('mails').set({ sent_at: now, problem: null }).where('id', '=', id).execute();
}

/** Records a failure. `next` is the time of the next attempt; null gives up. */
export async function noteFailure(
  query: Kysely<Schema>,
  id: number,
  { problem, next, now }: { problem: string; next: Date | null; now: Date },
): Promise<void> {
  await query
    .updateTable('mails')
    .set(next ? { problem, next_try_at: next } : { problem, given_up_at: now })
    .where('id', '=', id)
    .execute();
}

/** Records that a mail was not even tried: the mail server has not seen it. */
export async function noteUnsent(
  query: Kysely<Schema>,
  id: number,
  { problem, now }: { problem: string; now: Date },
): Promise<void> {
  await query.updateTable('mails').set({ problem, given_up_at: now, tries: 0 }).where('id', '=', id).execute();
}

/** Schedules a mail now that was given up, kept as unsent, or is scheduled for another try. False when it was sent, or has expired. */
export async function tryMailAgain(query: Kysely<Schema>, id: number, now: Date): Promise<boolean> {
  const row = await query
    .updateTable('mails')
    .set({ given_up_at: null, next_try_at: now, tries: 0, created: now })
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .where((or) => or.or([or('send_by', 'is', null), or('send_by', '>', now)]))
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
