import type { Endpoint } from '../endpoint.ts';
import { SIGNED_IN } from '../rules/roles.ts';
import { Credit } from '../structs/credit.ts';

/** Refunds that travellers received as credit, to use for another stay. */
export const creditEndpoints = {
  getMyCredit: {
    method: 'GET',
    path: '/v2/me/credit',
    summary: 'The caller’s credit by currency, with its movements',
    roles: SIGNED_IN,
    response: Credit,
  },
} as const satisfies Record<string, Endpoint>;
