import { subDays } from 'date-fns/subDays';
import { sql } from 'kysely';
import type { HasDatabase } from '../database/connect.ts';
import type { HasClock } from '../runtime/clock.ts';

/** Thirteen months: a bank can ask for evidence of a payment for about a year. The privacy policy promises it. */
const KEPT_DAYS = 400;
/** The number deleted by one statement, so that each is short. */
const AT_ONCE = 5_000;

/** Deletes mails older than the promised retention, sent or not; returns how many. */
export async function forgetMails({ database, now }: HasDatabase & HasClock): Promise<number> {
  const before = subDays(now(), KEPT_DAYS);
  let forgotten = 0;
  for (;;) {
    const { numAffectedRows } = await sql`delete from mails where id = any(array(
      select id from mails where created < ${before} order by created, id limit ${AT_ONCE}))`.execute(database.query);
    forgotten += Number(numAffectedRows);
    if (Number(numAffectedRows) < AT_ONCE) return forgotten;
  }
}
