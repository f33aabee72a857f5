import { payoutCutoff, payoutThreshold } from '../../../contract/rules/payouts.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import { forEachIsolated } from '../../platform/jobs/for-each-isolated.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import type { HasLog } from '../../platform/runtime/log.ts';
import { hexId } from '../../platform/secrets/ids.ts';
import type { HasBusinessZone } from '../ledger/business-zone.ts';
import { writePayout } from '../ledger/entries.ts';
import { leaveOutStale } from './leave-out.ts';
import { lockOpenRun } from './runs-store.ts';
import { setClaimAside } from './set-claim-aside.ts';
import { type ClaimPayee, insertPayout, listClaimPayees, listDue, listPayees, lockPayee, type Payee } from './store.ts';

type PreparesPayouts = HasDatabase & HasClock & HasBusinessZone;

/**
 * Sets aside what travellers are owed for claims, and hosts' shares of stays that ended before this month, where they reach the threshold and there is an
 * account for them, in the run of their currency that staff release. Each amount is in the ledger with its booking, so
 * running again, on two servers, or after a crash anywhere sets nothing aside twice. Returns how many.
 */
export async function preparePayouts(services: PreparesPayouts & HasLog): Promise<number> {
  await leaveOutStale(services);
  const payees = await listPayees(services.database.query, services.now());
  // The log names host and account, never the account's number.
  const turns = payees.map((payee) => ({
    host: payee.host_id,
    account: payee.account_id,
    prepare: () => preparePayout(services, payee),
  }));
  const claims = await listClaimPayees(services.database.query);
  const paid = await forEachIsolated(services.log, 'prepare-claims', claims, (claim) => prepareClaim(services, claim));
  return paid + (await forEachIsolated(services.log, 'prepare-payouts', turns, ({ prepare }) => prepare()));
}

function prepareClaim({ database, now, businessZone }: PreparesPayouts, { claim_id }: ClaimPayee): Promise<boolean> {
  return database.transaction(async (transaction) => {
    await lockPayee(transaction, { claim_id });
    return setClaimAside(transaction, claim_id, now(), businessZone);
  });
}

function preparePayout(services: PreparesPayouts, payee: Payee): Promise<boolean> {
  const now = services.now();
  const until = payoutCutoff(now, services.businessZone);
  const { host_id, user_id, account_id, account_version, account_ccy: currency } = payee;
  return services.database.transaction(async (transaction) => {
    await lockPayee(transaction, { host_id });
    const due = await listDue(transaction, user_id, currency, until);
    const amount = due.reduce((sum, booking) => sum + booking.amount, 0);
    if (amount < payoutThreshold(currency)) return false;
    const run = await lockOpenRun(transaction, currency, until, now);
    const id = hexId(12);
    await insertPayout(transaction, {
      id,
      run_id: run.id,
      status: 'prepared',
      host_id,
      account_id,
      account_version,
      currency_code: currency,
      amount,
      booking_count: due.length,
      until,
      created: now,
    });
    await writePayout(transaction, { id, currency_code: currency }, due, now);
    return true;
  });
}
