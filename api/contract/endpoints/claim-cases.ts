import { array, boolean, enums, object, optional } from 'superstruct';
import type { Endpoint } from '../endpoint.ts';
import { CLAIM_BEARERS, CLAIM_ITEM_KINDS, CLAIM_ITEMS } from '../rules/claims.ts';
import { RUNNERS } from '../rules/roles.ts';
import { ClaimCase, Depreciation } from '../structs/claim.ts';
import { id, listing, onVersion } from '../structs/requests.ts';
import { min, size } from '../vocabulary/bounds.ts';
import { LongText, Page, Whole } from '../vocabulary/words.ts';

const staff = { roles: ['admin'], scope: 'bookings:all' } as const;
const kindId = object({ id: enums(CLAIM_ITEM_KINDS) });

/** Claims as hosts see them and staff decide them. */
export const claimCaseEndpoints = {
  getClaimCase: {
    method: 'GET',
    path: '/v2/incidents/{id}/claim',
    summary: 'The claim of a report: for staff complete, for its host without receipts and account',
    roles: RUNNERS,
    scope: 'bookings:all',
    params: id,
    response: ClaimCase,
    errors: ['NOT_FOUND'],
  },
  acceptClaim: {
    ...staff,
    method: 'POST',
    path: '/v2/incidents/{id}/claim/acceptance',
    summary: 'Accepts a claim in whole or in part; above a limit, a second member of staff has to confirm it',
    proof: 'fresh',
    params: id,
    body: object({
      /** The sums paid for the items, in their order, minor units. */
      amounts: size(array(min(Whole, 0)), 1, CLAIM_ITEMS),
      borne_by: enums(CLAIM_BEARERS),
      /** Refunds the price of the stay, too, by the way it was paid. */
      refund_stay: optional(boolean()),
      text: optional(LongText),
      ...onVersion,
    }),
    response: ClaimCase,
    errors: ['NOT_FOUND', 'CONFLICT', 'CLAIM_DECIDED', 'CLAIM_ABOVE_LIMIT'],
    idempotent: true,
  },
  confirmClaim: {
    ...staff,
    method: 'POST',
    path: '/v2/incidents/{id}/claim/confirmation',
    summary: 'Confirms an accepted claim as a second member of staff',
    proof: 'fresh',
    params: id,
    body: object(onVersion),
    response: ClaimCase,
    errors: ['NOT_FOUND', 'CONFLICT', 'ALREADY_CONFIRMED', 'CLAIM_ABOVE_LIMIT'],
    idempotent: true,
  },
  declineClaim: {
    ...staff,
    method: 'POST',
    path: '/v2/incidents/{id}/claim/refusal',
    summary: 'Refuses a claim with a reason, or requests more information from its traveller',
    params: id,
    body: object({ decision: enums(['refused', 'needs_more']), text: size(LongText, 1, 4000), ...onVersion }),
    response: ClaimCase,
    errors: ['NOT_FOUND', 'CONFLICT', 'CLAIM_DECIDED'],
    idempotent: true,
  },
  listDepreciations: {
    ...staff,
    method: 'GET',
    path: '/v2/depreciations',
    summary: 'Remaining value of each kind of item by age',
    query: object(listing(['id'])),
    response: Page(Depreciation),
  },
  updateDepreciation: {
    ...staff,
    scope: 'money:all',
    method: 'PATCH',
    path: '/v2/depreciations/{id}',
    summary: 'Changes the remaining value of a kind of item by age',
    params: kindId,
    body: object({ kept: Depreciation.schema.kept, ...onVersion }),
    response: Depreciation,
    errors: ['NOT_FOUND', 'CONFLICT'],
  },
} as const satisfies Record<string, Endpoint>;
