import { enums, object, optional, string } from 'superstruct';
import type { Endpoint } from '../endpoint.ts';
import { COMMISSION_GROUPS, Commission, CommissionSums } from '../structs/commission.ts';
import { listing } from '../structs/requests.ts';
import { Currency, Instant, Page } from '../vocabulary/words.ts';

const WHO = { roles: ['admin', 'host'], scope: 'money:all' } as const;

/** Hosts see their own; staff name the host. */
const filters = {
  host_id: optional(string()),
  stashpoint_id: optional(string()),
  ccy_code: optional(Currency),
  from: optional(Instant),
  until: optional(Instant),
};

/** Hosts' earnings, line by line. */
export const commissionEndpoints = {
  listCommissions: {
    method: 'GET',
    path: '/v2/commissions',
    summary: 'A host’s account, line by line with the balance after each',
    ...WHO,
    query: object({ ...listing(['created']), ...filters, booking_id: optional(string()) }),
    response: Page(Commission),
    csv: true,
    errors: ['NOT_FOUND', 'REQUIRED_DATA_CLIENT_ERROR'],
    mayLag: true,
  },
  sumCommissions: {
    method: 'GET',
    path: '/v2/commission-sums',
    summary: 'A host’s account, summed by day, month or place',
    ...WHO,
    query: object({ ...filters, by: enums(COMMISSION_GROUPS) }),
    response: CommissionSums,
    errors: ['NOT_FOUND', 'REQUIRED_DATA_CLIENT_ERROR'],
    mayLag: true,
  },
} as const satisfies Record<string, Endpoint>;
