import { enums, object, optional, string } from 'superstruct';
import type { Endpoint } from '../endpoint.ts';
import { AccountChange } from '../structs/account-change.ts';
import { ExternalAccount } from '../structs/host.ts';
import { PAYOUT_STATUSES, PayoutRun, RunPayout } from '../structs/payout.ts';
import { id, listing } from '../structs/requests.ts';
import { Currency, Page, QueryFlag, ShortText, Whole, WholeCount } from '../vocabulary/words.ts';

const STAFF = { roles: ['admin'], scope: 'money:all' } as const;
const why = object({ reason: ShortText });

/** Payouts of hosts' shares and of accepted claims: prepared by jobs, reviewed and released by staff. */
export const payoutEndpoints = {
  listPayouts: {
    method: 'GET',
    path: '/v2/payouts',
    summary: 'Payouts of a host; for staff those of a run, or all',
    roles: ['admin', 'host'],
    scope: 'money:all',
    query: object({
      ...listing(['created', 'amount']),
      host_id: optional(string()),
      run_id: optional(string()),
      status: optional(enums(PAYOUT_STATUSES)),
      ccy_code: optional(Currency),
    }),
    response: Page(RunPayout),
    csv: true,
    errors: ['NOT_FOUND'],
    mayLag: true,
  },
  listPayoutRuns: {
    method: 'GET',
    path: '/v2/payout-runs',
    summary: 'Payout runs, each sent to the bank as one',
    ...STAFF,
    query: object({ ...listing(['created']), ccy_code: optional(Currency) }),
    response: Page(PayoutRun),
  },
  getPayoutRun: {
    method: 'GET',
    path: '/v2/payout-runs/{id}',
    summary: 'One payout run; once released, with its files for the bank',
    ...STAFF,
    params: id,
    response: PayoutRun,
    errors: ['NOT_FOUND'],
  },
  releasePayoutRun: {
    method: 'POST',
    path: '/v2/payout-runs/{id}/release',
    summary: 'Releases a run as reviewed: its hosts are emailed, and its files for the bank become available',
    ...STAFF,
    params: id,
    /** The amount and number that were reviewed. If either has changed since, nothing is released. */
    body: object({ amount: Whole, payout_count: WholeCount }),
    response: PayoutRun,
    errors: ['NOT_FOUND', 'CONFLICT', 'ALREADY_CONFIRMED'],
    idempotent: true,
  },
  leaveOutPayout: {
    method: 'POST',
    path: '/v2/payouts/{id}/leave-out',
    summary: 'Leaves a payout out of its run: it returns to the balance, and its account is put on hold',
    ...STAFF,
    params: id,
    body: why,
    response: RunPayout,
    errors: ['NOT_FOUND', 'CONFLICT'],
    idempotent: true,
  },
  returnPayout: {
    method: 'POST',
    path: '/v2/payouts/{id}/return',
    summary: 'Records a returned payout: it returns to the balance, and the host is asked to check the account',
    ...STAFF,
    params: id,
    body: why,
    response: RunPayout,
    errors: ['NOT_FOUND', 'CONFLICT'],
    idempotent: true,
  },
  listAccountChanges: {
    method: 'GET',
    path: '/v2/account-changes',
    summary: 'Changes of hosts’ payout accounts, newest first; or only those still pending',
    ...STAFF,
    query: object({ ...listing(['created', 'starts_at']), waiting: optional(QueryFlag) }),
    response: Page(AccountChange),
  },
  confirmAccountChange: {
    method: 'POST',
    path: '/v2/account-changes/{id}/confirmation',
    summary: 'Confirms a changed account; once a second member of staff confirms it, payouts go there without waiting',
    proof: 'fresh',
    ...STAFF,
    params: id,
    response: AccountChange,
    errors: ['NOT_FOUND', 'CONFLICT', 'ALREADY_CONFIRMED'],
    idempotent: true,
  },
  resumeExternalAccount: {
    method: 'POST',
    path: '/v2/external-accounts/{id}/resume',
    summary: 'Releases the hold on a payout account',
    ...STAFF,
    params: id,
    /** The reason, for the log. */
    body: object({ note: optional(ShortText) }),
    response: ExternalAccount,
    errors: ['NOT_FOUND'],
    idempotent: true,
  },
} as const satisfies Record<string, Endpoint>;
