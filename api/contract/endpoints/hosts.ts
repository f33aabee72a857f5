import { array, boolean, enums, integer, number, object, optional, string } from 'superstruct';
import type { BodyOf, Endpoint } from '../endpoint.ts';
import { Host, HostMoney } from '../structs/host.ts';
import { contact, id, listing, onVersion } from '../structs/requests.ts';
import { max, min, size } from '../vocabulary/bounds.ts';
import { OpeningHours } from '../vocabulary/opening-hours.ts';
import { STASHPOINT_TYPES } from '../vocabulary/storage-types.ts';
import { Instant, LanguageCode, LongText, Page, PlaceId, ShortText } from '../vocabulary/words.ts';

/** Opening hours of a week: at most three ranges a day. */
const Week = size(array(OpeningHours), 1, 21);

const MAY_READ = ['admin', 'host'] as const;

const PERSON_ERRORS = [
  'EMAIL_ALREADY_EXISTS',
  'INVALID_EMAIL_CLIENT_ERROR',
  'INVALID_PHONE_NUMBER_CLIENT_ERROR',
] as const;

/** Businesses that offer luggage storage. */
export const hostEndpoints = {
  createHost: {
    method: 'POST',
    path: '/v2/hosts',
    summary: 'Creates a host: the caller, with a draft of their place; or, by staff, another person',
    roles: 'anyone',
    body: object({
      ...contact,
      business_name: ShortText,
      /* The place, which is required from everyone but staff. */
      address: optional(ShortText),
      postal_code: optional(size(string(), 1, 20)),
      /** Position of the marker. Addresses are not geocoded: the host knows best where the door is. */
      latitude: optional(min(max(number(), 90), -90)),
      longitude: optional(min(max(number(), 180), -180)),
      /** The city it belongs to; the nearest one if left out. */
      city_id: optional(PlaceId),
      type: optional(enums(STASHPOINT_TYPES.filter((type) => type !== 'locker'))),
      /** Number of bags it can hold at once. */
      capacity: optional(min(max(integer(), 500), 1)),
      opening_hours: optional(Week),
      description: optional(LongText),
      step_free: optional(boolean()),
      language: optional(LanguageCode),
      accepted_tos_at: optional(Instant),
      /** Sent by staff: places to transfer to this host. */
      stashpoint_ids: optional(array(string())),
    }),
    response: Host,
    errors: [...PERSON_ERRORS, 'FORBIDDEN', 'TOO_MANY_REQUESTS', 'WORKS_ELSEWHERE'],
    idempotent: true,
  },
  listHosts: {
    method: 'GET',
    path: '/v2/hosts',
    summary: 'All hosts, for staff',
    roles: ['admin'],
    scope: 'hosts:all',
    query: object({ ...listing(['created', 'business_name']), language: optional(LanguageCode) }),
    response: Page(Host),
    csv: true,
    mayLag: true,
  },
  getHost: {
    method: 'GET',
    path: '/v2/hosts/{id}',
    summary: 'One host, for staff also by its account’s ID; hosts may read themselves, also as `me`',
    roles: MAY_READ,
    scope: 'hosts:all',
    params: id,
    response: Host,
    errors: ['NOT_FOUND'],
  },
  updateHost: {
    method: 'PATCH',
    path: '/v2/hosts/{id}',
    summary: 'Changes a host, or transfers places to them from another host',
    proof: 'fresh',
    proofFields: ['email'],
    roles: ['admin'],
    scope: 'hosts:all',
    params: id,
    body: object({
      ...onVersion,
      email: optional(string()),
      first_name: optional(ShortText),
      last_name: optional(ShortText),
      phone_number: optional(string()),
      business_name: optional(ShortText),
      language: optional(LanguageCode),
      /**
       * All places of this host. None can be left out: every place needs a host, so it is transferred to another one
       * instead.
       */
      stashpoint_ids: optional(array(string())),
    }),
    response: Host,
    errors: ['NOT_FOUND', 'CONFLICT', ...PERSON_ERRORS],
  },
  getHostMoney: {
    method: 'GET',
    path: '/v2/hosts/{id}/money',
    summary: 'A host’s earnings and payouts, with the next payout or the reason why there is none',
    roles: MAY_READ,
    scope: 'hosts:all',
    params: id,
    response: HostMoney,
    errors: ['NOT_FOUND'],
  },
} as const satisfies Record<string, Endpoint>;

type Body = BodyOf<typeof hostEndpoints.createHost>;

/** Fields that only staff may leave out when they create a host. */
export const APPLICATION_FIELDS = [
  'address',
  'postal_code',
  'latitude',
  'longitude',
  'type',
  'capacity',
  'opening_hours',
  'accepted_tos_at',
] as const satisfies (keyof Body)[];

/** A host's own application, which always includes a place. */
export type HostApplication = Body & {
  [Field in (typeof APPLICATION_FIELDS)[number]]-?: Exclude<Body[Field], undefined>;
};
