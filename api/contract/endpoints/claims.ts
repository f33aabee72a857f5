import { array, boolean, enums, object, optional, string } from 'superstruct';
import type { Endpoint } from '../endpoint.ts';
import { CLAIM_BEARERS, CLAIM_CAUSES, CLAIM_FILE_PURPOSES, CLAIM_ITEM_KINDS, CLAIM_ITEMS } from '../rules/claims.ts';
import { BOOKERS, RUNNERS, SIGNED_IN } from '../rules/roles.ts';
import { Claim, ClaimAccount, ClaimCase, ClaimFile, ClaimItem, ClaimStart, Depreciation } from '../structs/claim.ts';
import { SentFile } from '../structs/picture.ts';
import { bookingId, id, listing, onVersion } from '../structs/requests.ts';
import { min, pattern, size } from '../vocabulary/bounds.ts';
import { LongText, Page, ShortText, Whole } from '../vocabulary/words.ts';

const staff = { roles: ['admin'], scope: 'bookings:all' } as const;
const kindId = object({ id: enums(CLAIM_ITEM_KINDS) });

const told = {
  cause: enums(CLAIM_CAUSES),
  /** Numbers of the bags it is about. */
  bags: size(array(min(Whole, 1)), 1, 50),
  text: size(LongText, 1, 4000),
  items: size(array(object(ClaimItem.schema)), 1, CLAIM_ITEMS),
  police_reference: optional(ShortText),
};

/** Claims for lost, damaged and stolen bags: made by travellers, answered by hosts, decided and paid by staff. */
export const claimEndpoints = {
  getClaimStart: {
    method: 'GET',
    path: '/v2/bookings/{id}/claims',
    summary: 'A booking’s claims, and what a new one begins with: its bags, their custody and the counter’s photos',
    roles: BOOKERS,
    params: bookingId,
    response: ClaimStart,
    errors: ['NOT_FOUND'],
  },
  createClaim: {
    method: 'POST',
    path: '/v2/bookings/{id}/claims',
    summary: 'Claims for bags of a booking, until seven days after pick-up; its files follow',
    roles: BOOKERS,
    params: bookingId,
    body: object(told),
    response: Claim,
    errors: ['NOT_FOUND', 'CONFLICT', 'CLAIM_OUT_OF_TIME', 'IDEMPOTENCY_KEY_REUSED'],
    idempotent: true,
  },
  getClaim: {
    method: 'GET',
    path: '/v2/claims/{id}',
    summary: 'A claim of the caller, with its state and what it still needs',
    roles: BOOKERS,
    params: id,
    response: Claim,
    errors: ['NOT_FOUND'],
  },
  updateClaim: {
    method: 'PATCH',
    path: '/v2/claims/{id}',
    summary: 'Changes a claim that is not decided yet, or answers what staff have asked',
    roles: BOOKERS,
    params: id,
    body: object({ ...told, ...onVersion }),
    response: Claim,
    errors: ['NOT_FOUND', 'CONFLICT', 'CLAIM_DECIDED'],
  },
  addClaimFile: {
    method: 'POST',
    path: '/v2/claims/{id}/files',
    summary: 'Adds a photo, a receipt or a police report to a claim that is not decided yet',
    roles: BOOKERS,
    upload: true,
    params: id,
    body: object({ file: SentFile, purpose: enums(CLAIM_FILE_PURPOSES) }),
    response: ClaimFile,
    errors: ['NOT_FOUND', 'CLAIM_DECIDED', 'TOO_MANY_PICTURES', 'PAYLOAD_TOO_LARGE'],
  },
  setClaimAccount: {
    method: 'POST',
    path: '/v2/claims/{id}/account',
    summary: 'Sets the account that an accepted claim is paid to',
    roles: SIGNED_IN,
    proof: 'fresh',
    params: id,
    body: object({
      ...ClaimAccount,
      account_country: pattern(string(), /^[A-Z]{2}$/),
      account_city_name: optional(size(string(), 0, 250)),
    }),
    response: Claim,
    errors: ['NOT_FOUND', 'CONFLICT'],
  },
  getClaimCase: {
    method: 'GET',
    path: '/v2/incidents/{id}/claim',
    summary: 'The claim of a report: for its host without receipts and account, for staff with all they need to decide',
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
    summary: 'Accepts a claim in whole or in part; above a sum it takes a second member of staff',
    proof: 'fresh',
    params: id,
    body: object({
      /** What is paid for each item, in their order, minor units. */
      amounts: size(array(min(Whole, 0)), 1, CLAIM_ITEMS),
      borne_by: enums(CLAIM_BEARERS),
      /** Refunds the price of the stay, too, by the way it was paid. */
      refund_stay: optional(boolean()),
      text: optional(LongText),
      ...onVersion,
    }),
    response: ClaimCase,
    errors: ['NOT_FOUND', 'CONFLICT', 'CLAIM_DECIDED', 'CLAIM_ABOVE_LIMIT'],
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
  },
  declineClaim: {
    ...staff,
    method: 'POST',
    path: '/v2/incidents/{id}/claim/refusal',
    summary: 'Refuses a claim with a reason, or asks its traveller for more',
    params: id,
    body: object({ decision: enums(['refused', 'needs_more']), text: size(LongText, 1, 4000), ...onVersion }),
    response: ClaimCase,
    errors: ['NOT_FOUND', 'CONFLICT', 'CLAIM_DECIDED'],
  },
  listDepreciations: {
    ...staff,
    method: 'GET',
    path: '/v2/depreciations',
    summary: 'What each kind of item is still worth by its age',
    query: object(listing(['id'])),
    response: Page(Depreciation),
  },
  updateDepreciation: {
    ...staff,
    method: 'PATCH',
    path: '/v2/depreciations/{id}',
    summary: 'Changes what a kind of item is still worth by its age',
    params: kindId,
    body: object({ kept: Depreciation.schema.kept, ...onVersion }),
    response: Depreciation,
    errors: ['NOT_FOUND', 'CONFLICT'],
  },
} as const satisfies Record<string, Endpoint>;
