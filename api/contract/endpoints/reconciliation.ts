import { enums, object, optional, string } from 'superstruct';
import type { Endpoint } from '../endpoint.ts';
import { ReconciledDay, UNEXPLAINED_KINDS, Unexplained } from '../structs/reconciliation.ts';
import { id, listing, onVersion } from '../structs/requests.ts';
import { Currency, Page, QueryFlag, ShortText } from '../vocabulary/words.ts';

const STAFF = { roles: ['admin'], scope: 'money:all' } as const;

/** Comparison of the payment service's records with the ledger. */
export const reconciliationEndpoints = {
  listReconciledDays: {
    method: 'GET',
    path: '/v2/reconciled-days',
    summary: 'Totals of the payment service and of the ledger, by day and currency',
    ...STAFF,
    query: object({ ...listing(['day']), ccy_code: optional(Currency) }),
    response: Page(ReconciledDay),
    csv: true,
  },
  listUnexplained: {
    method: 'GET',
    path: '/v2/unexplained',
    summary: 'Differences between the payment service and the ledger',
    ...STAFF,
    query: object({
      ...listing(['found', 'occurred']),
      kind: optional(enums(UNEXPLAINED_KINDS)),
      booking_id: optional(string()),
      settled: optional(QueryFlag),
    }),
    response: Page(Unexplained),
    csv: true,
  },
  settleUnexplained: {
    method: 'POST',
    path: '/v2/unexplained/{id}/settle',
    summary: 'Explains a difference; it is reported again only if its sums change',
    ...STAFF,
    params: id,
    body: object({ ...onVersion, note: ShortText }),
    response: Unexplained,
    errors: ['NOT_FOUND', 'CONFLICT'],
    idempotent: true,
  },
} as const satisfies Record<string, Endpoint>;
