import { object, optional, string } from 'superstruct';
import type { Endpoint } from '../endpoint.ts';
import { Dispute } from '../structs/dispute.ts';
import { pattern } from '../vocabulary/bounds.ts';
import { LongText } from '../vocabulary/words.ts';

const id = object({ id: pattern(string(), /^\w{1,80}$/) });

/** Payments disputed at the payer's bank. */
export const disputeEndpoints = {
  getDispute: {
    method: 'GET',
    path: '/v2/disputes/{id}',
    summary: 'A disputed payment with its evidence, filled in from the booking and the chain of custody',
    roles: ['admin'],
    scope: 'money:all',
    params: id,
    response: Dispute,
    errors: ['NOT_FOUND'],
  },
  sendDisputeEvidence: {
    method: 'POST',
    path: '/v2/disputes/{id}/evidence',
    summary: 'Submits the evidence to the bank, with a statement by staff; possible once',
    roles: ['admin'],
    scope: 'money:all',
    params: id,
    body: object({ statement: optional(LongText) }),
    response: Dispute,
    errors: ['NOT_FOUND', 'CONFLICT'],
    idempotent: true,
  },
} as const satisfies Record<string, Endpoint>;
