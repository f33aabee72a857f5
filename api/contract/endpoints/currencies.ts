import { boolean, object, optional } from 'superstruct';
import type { Endpoint } from '../endpoint.ts';
import { AdminCurrency } from '../structs/currency.ts';
import { listing, onVersion } from '../structs/requests.ts';
import { Currency, Page, QueryFlag } from '../vocabulary/words.ts';

const code = object({ code: Currency });

/** The currencies of specification §5, switched on and off. `listCurrencies` lists those in use for everyone. */
export const currencyEndpoints = {
  listAdminCurrencies: {
    method: 'GET',
    path: '/v2/admin-currencies',
    summary: 'All accepted currencies, with the places that charge in them',
    roles: ['admin'],
    scope: 'currencies:all',
    query: object({ ...listing(['code']), active: optional(QueryFlag) }),
    response: Page(AdminCurrency),
  },
  getAdminCurrency: {
    method: 'GET',
    path: '/v2/admin-currencies/{code}',
    summary: 'One currency',
    roles: ['admin'],
    scope: 'currencies:all',
    params: code,
    response: AdminCurrency,
    errors: ['NOT_FOUND'],
  },
  updateAdminCurrency: {
    method: 'PATCH',
    path: '/v2/admin-currencies/{code}',
    summary: 'Switches a currency on or off, and with it the search and sale of its places; paid stays are kept',
    roles: ['admin'],
    scope: 'currencies:all',
    params: code,
    body: object({ active: optional(boolean()), ...onVersion }),
    response: AdminCurrency,
    errors: ['NOT_FOUND', 'CONFLICT'],
  },
} as const satisfies Record<string, Endpoint>;
