import { subDays } from 'date-fns/subDays';
import { SIGN_UP_DAYS } from '../../../contract/vocabulary/sign-in-limits.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import { forEachIsolated } from '../../platform/jobs/for-each-isolated.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import type { HasLog } from '../../platform/runtime/log.ts';
import { eraseAccount } from '../users/accounts.ts';

/** Erases accounts whose address was not proven within a week of signing up; the address is free again. */
export async function forgetSignUps({ database, now, log }: HasDatabase & HasClock & HasLog): Promise<number> {
  const { query } = database;
  const waiting = await query
    .selectFrom('users')
    .select('id')
    .where('signed_up_in', 'is not', null)
    .where('created', '<', subDays(now(), SIGN_UP_DAYS))
    .where('role', '=', 'customer')
    .orderBy('created')
    .limit(1_000)
    .execute();
  return forEachIsolated(log, 'forget-sign-ups', waiting, async ({ id }) => {
    await eraseAccount(query, id, now());
    return true;
  });
}
