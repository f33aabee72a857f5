import { claimNumber } from '../../../contract/rules/claims.ts';
import type { PayoutRun, RunPayout } from '../../../contract/structs/payout.ts';
import { currencyFields } from '../ledger/currency-fields.ts';
import { linkToPaper } from '../papers/paper-links.ts';
import { endOfNumber } from './end-of-number.ts';
import type { listRunsById } from './runs-store.ts';
import type { PayoutWithAccount } from './store.ts';

export function serializePayout(row: PayoutWithAccount): RunPayout {
  const { id, status, reason, amount, currency_code, booking_count, run_id, account_holder, payment_type } = row;
  return {
    id,
    status,
    reason,
    amount,
    booking_count,
    account_holder,
    payment_type,
    run_id: run_id ?? '',
    host:
      row.host_id === null
        ? null
        : {
            id: row.host_id,
            user_id: row.user_id ?? '',
            business_name: row.business_name ?? '',
          },
    claim:
      row.claim_id === null
        ? null
        : {
            incident_id: row.claim_id,
            number: claimNumber(row.claim_id),
            booking_id: row.booking_id ?? '',
          },
    created: row.created.toISOString(),
    sent_at: row.sent_at?.toISOString() ?? null,
    ended_at: row.ended_at?.toISOString() ?? null,
    ...currencyFields(currency_code),
    account_number_end: endOfNumber(row.account_number),
  };
}

/** @param hasOwnAccount whether we have an account that the bank could send it from */
export function serializeRun(
  row: Awaited<ReturnType<typeof listRunsById>>[number],
  {
    hasOwnAccount,
    renamed,
    secret,
    now,
  }: Pick<PayoutRun, 'renamed'> & { hasOwnAccount: boolean; secret: string; now: Date },
): PayoutRun {
  const { id, currency_code, until, created, released_at, first_name, last_name, wallet_count, ...counts } = row;
  const file = (name: PayoutRun['files'][number]['name'], payout_count: number) =>
    payout_count === 0 ? [] : [{ name, payout_count, url: linkToPaper(secret, pathOfRunFile(id, name), now) }];
  return {
    id,
    ...currencyFields(currency_code),
    until: until.toISOString(),
    created: created.toISOString(),
    released_at: released_at?.toISOString() ?? null,
    released_by: row.released_by && `${first_name} ${last_name}`.trim(),
    amount: counts.amount,
    payout_count: counts.payout_count,
    left_out_count: counts.left_out_count,
    returned_count: counts.returned_count,
    has_own_account: hasOwnAccount,
    renamed,
    files: released_at
      ? [
          ...(hasOwnAccount ? file('pain.001.xml', counts.payout_count - wallet_count) : []),
          ...file('wallets.csv', wallet_count),
        ]
      : [],
  };
}

export function pathOfRunFile(id: string, name: string): string {
  return `/v2/payout-runs/${id}/${name}`;
}
