import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import { hexId } from '../../platform/secrets/ids.ts';
import { requireAccountNumber } from './account-number.ts';
import { insertAccount } from './accounts-store.ts';
import { endOfNumber } from './end-of-number.ts';

type NewAccount = Pick<
  Parameters<typeof insertAccount>[1],
  'payment_type' | 'account_holder' | 'account_number' | 'account_ccy' | 'account_country' | 'account_city_name'
>;

/**
 * Sets the account that a claim is paid to, in place of an earlier one. Returns the end of its number.
 *
 * @throws CubbyError INVALID_DATA on `account_number`.
 */
export async function replaceClaimAccount(
  transaction: Kysely<Schema>,
  claim_id: string,
  account: NewAccount,
  now: Date,
): Promise<string> {
  const account_number = requireAccountNumber(account.payment_type, account.account_number);
  const earlier = { claim_id, is_active: true };
  // Without a payout to it, there is no reason to keep a number.
  await transaction
    .deleteFrom('external_accounts as a')
    .where((row) => row.and(earlier))
    .where((row) =>
      row.not(row.exists(row.selectFrom('payouts as p').select('p.id').whereRef('p.account_id', '=', 'a.id'))),
    )
    .execute();
  await transaction
    .updateTable('external_accounts')
    .set({ is_active: false })
    .where((row) => row.and(earlier))
    .execute();
  await insertAccount(transaction, { ...account, id: hexId(12), claim_id, account_number, created: now });
  return endOfNumber(account_number);
}

/** Returns the end of the number of a claim's account, and the state of its latest payout. */
export async function findClaimPayment(query: Kysely<Schema>, claimId: string) {
  const account = await query
    .selectFrom('external_accounts')
    .select(['id', 'account_number', 'on_hold'])
    .where('claim_id', '=', claimId)
    .where('is_active', '=', true)
    .executeTakeFirst();
  const payouts = await query
    .selectFrom('payouts')
    .select(['run_id', 'status', 'sent_at', 'ended_at', 'reason'])
    .where('claim_id', '=', claimId)
    // The one that counts last; the others have ended.
    .orderBy(sql`status in ('prepared', 'sent')`)
    .orderBy('ended_at')
    .execute();
  return {
    account: account && { id: account.id, end: endOfNumber(account.account_number), on_hold: account.on_hold },
    payouts,
  };
}
