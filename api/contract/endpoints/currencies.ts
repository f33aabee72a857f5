import { array, boolean, literal, object, optional } from 'superstruct';
import type { Endpoint } from '../endpoint.ts';
import { AdminCurrency, CurrencyRate, Rate } from '../structs/currency.ts';
import { listing, onVersion } from '../structs/requests.ts';
import { Currency, LocalDate, Page, QueryFlag } from '../vocabulary/words.ts';

const code = object({ code: Currency });

/** The currencies of specification §5, switched on and off. `listCurrencies` lists those in use for everyone. */
export const currencyEndpoints = {
  listAdminCurrencies: {
    method: 'GET',
    path: '/v2/admin-currencies',
    summary: 'All accepted currencies, with the number of places that charge in them',
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
    summary: 'Switches a currency and bookings in it on or off, or makes it the reporting currency',
    roles: ['admin'],
    scope: 'currencies:all',
    params: code,
    body: object({ active: optional(boolean()), reporting: optional(literal(true)), ...onVersion }),
    response: AdminCurrency,
    errors: ['NOT_FOUND', 'CONFLICT'],
  },
  listCurrencyRates: {
    method: 'GET',
    path: '/v2/admin-currencies/{code}/rates',
    summary: 'The rates of a currency in the reporting currency, latest first',
    roles: ['admin'],
    scope: 'currencies:all',
    params: code,
    response: array(CurrencyRate),
  },
  setCurrencyRate: {
    method: 'POST',
    path: '/v2/admin-currencies/{code}/rates',
    summary: 'Sets the rate of a currency in the reporting currency from a date on; earlier rates are kept',
    roles: ['admin'],
    scope: 'currencies:all',
    params: code,
    body: object({ rate: Rate, valid_from: LocalDate, ...onVersion }),
    response: CurrencyRate,
    errors: ['NOT_FOUND', 'CONFLICT'],
    idempotent: true,
  },
} as const satisfies Record<string, Endpoint>;
