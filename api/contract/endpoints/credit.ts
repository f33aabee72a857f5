import type { Endpoint } from '../endpoint.ts';
import { SIGNED_IN } from '../rules/roles.ts';
import { Credit } from '../structs/credit.ts';

/** What travellers have been refunded as credit, to spend on another stay. */
export const creditEndpoints = {
  getMyCredit: {
    method: 'GET',
    path: '/v2/me/credit',
    summary: 'One’s own credit by currency, with what came to it and went from it',
    roles: SIGNED_IN,
    response: Credit,
  },
} as const satisfies Record<string, Endpoint>;
