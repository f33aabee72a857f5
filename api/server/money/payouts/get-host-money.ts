import { nextPayoutDate, payoutThreshold } from '../../../contract/rules/payouts.ts';
import type { HostMoney, PAYOUT_OBSTACLES } from '../../../contract/structs/host.ts';
import { requireHost } from '../../catalogue/hosts/get-host.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { Caller } from '../../platform/http/call.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import { type HasBusinessZone, startOfDay } from '../ledger/business-zone.ts';
import { currencyFields } from '../ledger/currency-fields.ts';
import { listHostBalances } from '../ledger/host-account.ts';
import { serializePayout } from './serialize-payout.ts';
import { listNewestPayouts, listPayableAccounts, listUnpaid } from './store.ts';

/**
 * Returns what a host has earned and been paid, the date of the next payout and, if there is none, why.
 *
 * @throws CubbyError NOT_FOUND.
 */
export async function getHostMoney(
  { database, now: clock, businessZone: zone }: HasDatabase & HasClock & HasBusinessZone,
  caller: Caller,
  id: string,
): Promise<HostMoney> {
  const { query } = database;
  const now = clock();
  const host = await requireHost(query, caller, id);
  const date = nextPayoutDate(now, zone);
  const balances = await listHostBalances(query, host, now);
  const unpaid = await listUnpaid(query, host.user_id, startOfDay(date, zone));
  const accounts = await listPayableAccounts(query, host.id);
  const payouts = await listNewestPayouts(query, host.id);
  return {
    balances: balances.map(({ currency_code, ...sums }) => {
      const due = unpaid.find((row) => row.currency_code === currency_code)?.due ?? 0;
      const threshold = payoutThreshold(currency_code);
      const account = accounts.find(({ account_ccy }) => account_ccy === currency_code);
      const obstacle = obstacleOf(due, threshold, account, startOfDay(date, zone));
      return {
        ...currencyFields(currency_code),
        ...sums,
        next_payout: { date, amount: due, threshold, obstacle },
      };
    }),
    payouts: payouts.map(serializePayout),
  };
}

/** Returns the reason that there is no next payout; null if there is one. */
export function obstacleOf(
  due: number,
  threshold: number,
  account: { on_hold: string | null; pays_from: Date | null } | undefined,
  date: Date,
): (typeof PAYOUT_OBSTACLES)[number] | null {
  if (due <= 0) return 'NOTHING_DUE';
  if (due < threshold) return 'BELOW_THRESHOLD';
  if (!account) return 'NO_ACCOUNT';
  if (account.on_hold) return 'ACCOUNT_ON_HOLD';
  return account.pays_from && account.pays_from > date ? 'ACCOUNT_CHANGED' : null;
}
