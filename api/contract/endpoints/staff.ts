import { boolean, enums, object, optional, partial, string } from 'superstruct';
import type { Endpoint } from '../endpoint.ts';
import { RUNNERS } from '../rules/roles.ts';
import { PublicHolidays } from '../structs/holidays.ts';
import { Impact } from '../structs/impact.ts';
import { id, listing } from '../structs/requests.ts';
import { AdminStashpoint, ApprovalStatus } from '../structs/stashpoint.ts';
import { StashpointChecks } from '../structs/stashpoint-checks.ts';
import { roomDraft, stashpointDraft } from '../structs/stashpoint-draft.ts';
import { size } from '../vocabulary/bounds.ts';
import { STASHPOINT_TYPES } from '../vocabulary/storage-types.ts';
import {
  LanguageCode,
  LongText,
  Page,
  PlaceId,
  QueryFlag,
  QueryInteger,
  Whole,
  WholeCount,
} from '../vocabulary/words.ts';

const { name, type, address, postal_code, coordinates, opening_hours, capacity } = stashpointDraft;
const draft = partial(object(stashpointDraft)).schema;

export const PROPOSAL_DECISIONS = ['accept', 'refuse', 'withdraw'] as const;

/** Places as staff and hosts manage them. */
export const staffEndpoints = {
  listAdminStashpoints: {
    method: 'GET',
    path: '/v2/stashpoints',
    summary: 'Places of any status: all of them for staff, a host’s own for a host',
    roles: RUNNERS,
    scope: 'stashpoints:all',
    query: object({
      ...listing(['name', 'created', 'updated', 'status', 'first_day_cost', 'capacity']),
      status: optional(ApprovalStatus),
      active: optional(QueryFlag),
      /** Only places with a decision for staff: submitted ones, and changes proposed by a host. */
      waiting: optional(QueryFlag),
      /** Only places with reports of the last 90 days that count against them. */
      reported: optional(QueryFlag),
      /** Only places that are closed or offline for stays booked there. */
      stranding: optional(QueryFlag),
      city_id: optional(PlaceId),
      host_id: optional(string()),
      type: optional(enums(STASHPOINT_TYPES)),
      /** Bounds of the first day's price, in minor units, and of the total number of spaces. */
      price_min: optional(QueryInteger),
      price_max: optional(QueryInteger),
      capacity_min: optional(QueryInteger),
      capacity_max: optional(QueryInteger),
    }),
    response: Page(AdminStashpoint),
    csv: true,
    mayLag: true,
  },
  getAdminStashpoint: {
    method: 'GET',
    path: '/v2/stashpoints/{id}',
    summary: 'One place as staff and its host see it',
    roles: RUNNERS,
    scope: 'stashpoints:all',
    params: id,
    response: AdminStashpoint,
    errors: ['NOT_FOUND'],
  },
  createAdminStashpoint: {
    method: 'POST',
    path: '/v2/stashpoints',
    summary: 'Creates a place, with defaults from its marker and its city; a host’s place starts as a draft',
    roles: ['host', 'admin'],
    scope: 'stashpoints:all',
    body: object({ ...draft, name, type, address, postal_code, coordinates, opening_hours, capacity }),
    response: AdminStashpoint,
    idempotent: true,
  },
  updateAdminStashpoint: {
    method: 'PATCH',
    path: '/v2/stashpoints/{id}',
    summary:
      'Changes, approves, rejects or sends back a place, or takes it online or offline; hosts change, submit and pause their own, and some of their changes need approval',
    roles: RUNNERS,
    scope: 'stashpoints:all',
    params: id,
    body: object({
      ...draft,
      status: optional(ApprovalStatus),
      active: optional(boolean()),
      rejection_reason: optional(LongText),
      /** The staff's request to the host, with `status: draft` for a submitted place. */
      review_note: optional(LongText),
      /** The host's response to that, with `status: submitted`. */
      host_answer: optional(LongText),
      /** The decision on a host's proposed change: staff decide, the host may withdraw it. */
      proposal: optional(enums(PROPOSAL_DECISIONS)),
      /** The reason for a refusal, for the host. */
      proposal_words: optional(LongText),
      /** The status the decision was based on; if it has changed since, the call is refused with CONFLICT. */
      expected_status: optional(ApprovalStatus),
      /** The version the change was based on; if it has changed since, the call is refused with CONFLICT. */
      expected_version: optional(Whole),
      /** Moves the bookings that the change would strand to the nearest places with space. */
      rehouse: optional(boolean()),
      /** Number of bookings that may be left stranded: the number the impact reported. */
      accept_stranded: optional(WholeCount),
    }),
    response: AdminStashpoint,
    errors: ['NOT_FOUND', 'CONFLICT', 'BOOKINGS_STRANDED'],
  },
  getStashpointChecks: {
    method: 'GET',
    path: '/v2/stashpoints/{id}/checks',
    summary: 'Checks of a place: price compared with its city, duplicates, position of its marker',
    roles: ['admin'],
    scope: 'stashpoints:all',
    params: id,
    response: StashpointChecks,
    errors: ['NOT_FOUND'],
  },
  listPublicHolidays: {
    method: 'GET',
    path: '/v2/stashpoints/{id}/holidays',
    summary: 'Public holidays of the coming year at a place, in its country or one region of it',
    roles: RUNNERS,
    scope: 'stashpoints:all',
    params: id,
    query: object({ region: optional(size(string(), 1, 10)), language: optional(LanguageCode) }),
    response: PublicHolidays,
    errors: ['NOT_FOUND'],
  },
  previewStashpointImpact: {
    method: 'POST',
    path: '/v2/stashpoints/{id}/impact',
    summary: 'The bookings that a change of hours, closures, capacity or activity would strand; changes nothing',
    roles: RUNNERS,
    scope: 'stashpoints:all',
    params: id,
    body: object({ ...partial(object(roomDraft)).schema, active: optional(boolean()) }),
    response: Impact,
    errors: ['NOT_FOUND'],
  },
} as const satisfies Record<string, Endpoint>;
