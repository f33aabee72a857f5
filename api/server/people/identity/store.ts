import { subDays } from 'date-fns/subDays';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import { hexId } from '../../platform/secrets/ids.ts';

/** Locks the counts of an email address until the end of the transaction, against all servers. */
export async function lockAddress(transaction: Kysely<Schema>, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`sign-in:${email}`}, 0))`.execute(transaction);
}

/** Finds the last code a browser has asked for, usable or not. */
export function findLastCode(query: Kysely<Schema>, email: string, browserHash: string) {
  return query
    .selectFrom('sign_in_codes')
    .selectAll()
    .where('email', '=', email)
    .where('browser_hash', '=', browserHash)
    .orderBy('created', 'desc')
    .executeTakeFirst();
}

/** Stores a new code in place of the one that the same browser had. */
export async function insertCode(query: Kysely<Schema>, row: Omit<Schema['sign_in_codes'], 'id'>): Promise<void> {
  await query
    .updateTable('sign_in_codes')
    .set({ tries_left: 0 })
    .where('email', '=', row.email)
    .where('browser_hash', '=', row.browser_hash)
    .execute();
  await query
    .insertInto('sign_in_codes')
    .values({ ...row, id: hexId(16) })
    .execute();
}

/** Counts the codes mailed within a day and not used: to one known browser, or to all unknown ones. */
export async function countCodeMails(
  query: Kysely<Schema>,
  email: string,
  knownBrowser: string | null,
  now: Date,
): Promise<number> {
  const mailed = query
    .selectFrom('sign_in_codes')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('email', '=', email)
    .where('created', '>', subDays(now, 1))
    .where('is_known', '=', knownBrowser !== null);
  const { count } = await (knownBrowser
    ? mailed.where('browser_hash', '=', knownBrowser)
    : mailed
  ).executeTakeFirstOrThrow();
  return Number(count);
}

/** Takes one attempt of a code; nothing once its attempts or its time are over. */
export function takeTry(query: Kysely<Schema>, id: string, now: Date) {
  return query
    .updateTable('sign_in_codes')
    .set({ tries_left: sql`tries_left - 1` })
    .where('id', '=', id)
    .where('tries_left', '>', 0)
    .where('expires_at', '>', now)
    .returning(['id', 'code_hash', 'browser_hash', 'tries_left'])
    .executeTakeFirst();
}

/** Lists the usable codes of unknown browsers, newest first. */
export function listUnknownCodes(query: Kysely<Schema>, email: string, now: Date) {
  return query
    .selectFrom('sign_in_codes')
    .select(['id', 'code_hash', 'browser_hash'])
    .where('email', '=', email)
    .where('is_known', '=', false)
    .where('tries_left', '>', 0)
    .where('expires_at', '>', now)
    .orderBy('created', 'desc')
    .execute();
}

/** Uses a code up; false when another request was quicker. */
export async function spendCode(query: Kysely<Schema>, id: string): Promise<boolean> {
  const spent = await query.deleteFrom('sign_in_codes').where('id', '=', id).returning('id').executeTakeFirst();
  return spent !== undefined;
}

/** Counts the codes that unknown browsers have guessed at within a day. */
export async function countGuesses(query: Kysely<Schema>, email: string, now: Date): Promise<number> {
  const { codes } = await query
    .selectFrom('sign_in_guesses')
    .select(({ fn }) => fn.sum<string | null>('codes').as('codes'))
    .where('email', '=', email)
    .where('created', '>', subDays(now, 1))
    .executeTakeFirstOrThrow();
  return Number(codes ?? 0);
}

/** Counts a guess at a number of codes. Returns its id. */
export async function insertGuess(query: Kysely<Schema>, email: string, codes: number, now: Date): Promise<string> {
  const id = hexId(16);
  await query.insertInto('sign_in_guesses').values({ id, email, codes, created: now }).execute();
  return id;
}

export async function deleteGuess(query: Kysely<Schema>, id: string): Promise<void> {
  await query.deleteFrom('sign_in_guesses').where('id', '=', id).execute();
}

/** Deletes all codes, links and counts of an address, because its account has another one or is deleted. */
export async function forgetAddress(query: Kysely<Schema>, email: string): Promise<void> {
  await query.deleteFrom('sign_in_codes').where('email', '=', email).execute();
  await query.deleteFrom('sign_in_guesses').where('email', '=', email).execute();
  await query.deleteFrom('one_time_links').where('email', '=', email).execute();
}

/** Removes a person's links made since an instant. */
export async function unlinkSince(query: Kysely<Schema>, userId: string, since: Date): Promise<void> {
  await query.deleteFrom('user_identities').where('user_id', '=', userId).where('created', '>=', since).execute();
}
