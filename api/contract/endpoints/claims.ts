import { array, enums, object, optional, string } from 'superstruct';
import type { Endpoint } from '../endpoint.ts';
import { PICTURE_ERRORS } from '../errors.ts';
import { CLAIM_CAUSES, CLAIM_FILE_PURPOSES, CLAIM_ITEMS } from '../rules/claims.ts';
import { BOOKERS, SIGNED_IN } from '../rules/roles.ts';
import { Claim, ClaimAccount, ClaimFile, ClaimItem, ClaimStart } from '../structs/claim.ts';
import { SentFile } from '../structs/picture.ts';
import { bookingId, id, onVersion } from '../structs/requests.ts';
import { min, pattern, size } from '../vocabulary/bounds.ts';
import { LongText, ShortText, Whole } from '../vocabulary/words.ts';

const told = {
  cause: enums(CLAIM_CAUSES),
  /** Numbers of the bags it is about. */
  bags: size(array(min(Whole, 1)), 1, 50),
  text: size(LongText, 1, 4000),
  items: size(array(object(ClaimItem.schema)), 1, CLAIM_ITEMS),
  police_reference: optional(ShortText),
};

/** Claims for lost, damaged and stolen bags, as their travellers make them. */
export const claimEndpoints = {
  getClaimStart: {
    method: 'GET',
    path: '/v2/bookings/{id}/claims',
    summary: 'A booking’s claims, and the data for a new one: its bags, their custody and the counter’s photos',
    roles: BOOKERS,
    params: bookingId,
    response: ClaimStart,
    errors: ['NOT_FOUND'],
  },
  createClaim: {
    method: 'POST',
    path: '/v2/bookings/{id}/claims',
    summary: 'Creates a claim for bags of a booking, until seven days after pick-up; files are added afterwards',
    roles: BOOKERS,
    params: bookingId,
    body: object(told),
    response: Claim,
    errors: ['NOT_FOUND', 'CONFLICT', 'CLAIM_OUT_OF_TIME'],
    idempotent: true,
  },
  getClaim: {
    method: 'GET',
    path: '/v2/claims/{id}',
    summary: 'A claim of the caller, with its state and the information still missing',
    roles: BOOKERS,
    params: id,
    response: Claim,
    errors: ['NOT_FOUND'],
  },
  updateClaim: {
    method: 'PATCH',
    path: '/v2/claims/{id}',
    summary: 'Changes a claim that is not decided yet, or adds the information that staff have requested',
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
    errors: ['NOT_FOUND', 'CLAIM_DECIDED', 'TOO_MANY_PICTURES', ...PICTURE_ERRORS],
    idempotent: true,
  },
  setClaimAccount: {
    method: 'POST',
    path: '/v2/claims/{id}/account',
    summary: 'Sets the account that an accepted claim is paid to',
    roles: SIGNED_IN,
    proof: 'established',
    params: id,
    body: object({
      ...ClaimAccount,
      account_country: pattern(string(), /^[A-Z]{2}$/),
      account_city_name: optional(size(string(), 0, 250)),
    }),
    response: Claim,
    errors: ['NOT_FOUND', 'CONFLICT'],
  },
} as const satisfies Record<string, Endpoint>;
