import type { Kysely } from 'kysely';
import { payoutCutoff } from '../../../contract/rules/payouts.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { hexId } from '../../platform/secrets/ids.ts';
import { owedForClaim, writeCompensationPayout } from '../ledger/entries.ts';
import { ACCOUNT_CHANGED, giveBack } from './leave-out.ts';
import { lockOpenRun } from './runs-store.ts';
import { findClaimPayee, findPreparedClaim, insertPayout } from './store.ts';

/**
 * Sets what is owed for a claim aside in the open run of its currency, whatever its amount: it is not a share that gathers
 * over a month. What was set aside for an earlier account is left out. The claim's row must be locked. False if nothing is
 * owed, or there is no account that can be paid.
 */
export async function setClaimAside(
  transaction: Kysely<Schema>,
  claim_id: string,
  now: Date,
  zone: string,
): Promise<boolean> {
  const payee = await findClaimPayee(transaction, claim_id);
  if (!payee) return false;
  const { booking_id, account_id, account_version, currency_code } = payee;
  const until = payoutCutoff(now, zone);
  // Locked before the payout is read: a run that is being released is not changed any more.
  const run = await lockOpenRun(transaction, currency_code, until, now);
  const earlier = await findPreparedClaim(transaction, claim_id);
  if (earlier && earlier.account_id !== account_id)
    await giveBack(transaction, earlier, { status: 'left_out', reason: ACCOUNT_CHANGED }, now);
  const amount = await owedForClaim(transaction, claim_id);
  if (amount <= 0) return false;
  const id = hexId(12);
  const row = { id, run_id: run.id, status: 'prepared' as const, claim_id, account_id, account_version };
  await insertPayout(transaction, { ...row, currency_code, amount, booking_count: 1, until, created: now });
  const owed = { claimId: claim_id, bookingId: booking_id, currency: currency_code, amount };
  await writeCompensationPayout(transaction, id, owed, now);
  return true;
}
