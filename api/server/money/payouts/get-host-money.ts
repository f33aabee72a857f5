import { nextPayoutDate, payoutThreshold } from '../../../contract/rules/payouts.ts';
import type { HostMoney, PAYOUT_OBSTACLES } from '../../../contract/structs/host.ts';
import { CURRENCIES, type CurrencyCode } from '../../../contract/vocabulary/currencies.ts';
import { requireHost } from '../../catalogue/hosts/get-host.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { Caller } from '../../platform/http/call.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import { endOfNumber } from './end-of-number.ts';
import { listPayableCurrencies, listPayouts, listUnpaid } from './store.ts';

/**
 * What a host has earned and not been paid, when they are paid next and, if not, why not yet.
 *
 * @throws CubbyError NOT_FOUND.
 */
export async function getHostMoney(
  { database, now: clock }: HasDatabase & HasClock,
  caller: Caller,
  id: string,
): Promise<HostMoney> {
  const { query } = database;
  const now = clock();
  const host = await requireHost(query, caller, id);
  const date = nextPayoutDate(now);
  const unpaid = await listUnpaid(query, host.user_id, new Date(`${date}T00:00:00Z`), now);
  const payable = await listPayableCurrencies(query, host.id);
  const payouts = await listPayouts(query, host.id);
  return {
    balances: unpaid.map(({ currency_code, due, earned, ahead }) => ({
      ...currencyOf(currency_code),
      earned,
      ahead,
      next_payout: {
        date,
        amount: due,
        threshold: payoutThreshold(currency_code),
        obstacle: obstacleOf(due, payoutThreshold(currency_code), payable.includes(currency_code)),
      },
    })),
    payouts: payouts.map(({ id: payout, created, amount, currency_code, booking_count, account_number }) => ({
      ...currencyOf(currency_code),
      id: payout,
      created: created.toISOString(),
      amount,
      booking_count,
      account_number_end: endOfNumber(account_number),
    })),
  };
}

function obstacleOf(due: number, threshold: number, hasAccount: boolean): (typeof PAYOUT_OBSTACLES)[number] | null {
  if (due <= 0) return 'NOTHING_DUE';
  if (due < threshold) return 'BELOW_THRESHOLD';
  return hasAccount ? null : 'NO_ACCOUNT';
}

function currencyOf(code: CurrencyCode) {
  return { ccy_code: code, ccy_minor_in_major: CURRENCIES[code].minorInMajor };
}
