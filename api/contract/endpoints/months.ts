import { nullable, object, optional, string } from 'superstruct';
import type { Endpoint } from '../endpoint.ts';
import { ListedBalance, Month, MonthReport } from '../structs/month.ts';
import { listing } from '../structs/requests.ts';
import { pattern } from '../vocabulary/bounds.ts';
import { Currency, Page, QueryFlag, ShortText } from '../vocabulary/words.ts';

const STAFF = { roles: ['admin'], scope: 'money:all' } as const;
const month = object({ id: pattern(string(), /^\d{4}-(0[1-9]|1[0-2])$/) });

/** The months of the business and their closing, and what hosts are owed. */
export const monthEndpoints = {
  listMonths: {
    method: 'GET',
    path: '/v2/months',
    summary: 'Months of the business since the first payment, and which are closed',
    ...STAFF,
    query: object(listing(['id'])),
    response: Page(Month),
  },
  getMonth: {
    method: 'GET',
    path: '/v2/months/{id}',
    summary: 'A month with its sums, and what is missing before it is closed',
    ...STAFF,
    params: month,
    response: MonthReport,
    errors: ['NOT_FOUND'],
  },
  noteMonthExport: {
    method: 'POST',
    path: '/v2/months/{id}/export',
    summary: 'Notes that the rows of a month were downloaded for the accounts',
    ...STAFF,
    params: month,
    response: MonthReport,
    errors: ['NOT_FOUND'],
    idempotent: true,
  },
  closeMonth: {
    method: 'POST',
    path: '/v2/months/{id}/close',
    summary: 'Closes a month that is over; with something missing only for a reason',
    ...STAFF,
    params: month,
    /** The reason to close it with something missing. */
    body: object({ note: optional(nullable(ShortText)) }),
    response: MonthReport,
    errors: ['NOT_FOUND', 'CONFLICT', 'REQUIRED_DATA_CLIENT_ERROR'],
    idempotent: true,
  },
  listHostBalances: {
    method: 'GET',
    path: '/v2/host-balances',
    summary: 'Balances of all hosts, with the next payout or the reason there is none',
    ...STAFF,
    query: object({
      ...listing(['balance', 'id']),
      ccy_code: optional(Currency),
      /** Only hosts who are owed money and have no account that can be paid. */
      without_account: optional(QueryFlag),
    }),
    response: Page(ListedBalance),
    csv: true,
    mayLag: true,
  },
} as const satisfies Record<string, Endpoint>;
