import { array, enums, nullable, number, object, optional, string, type } from 'superstruct';
import type { Endpoint } from '../endpoint.ts';
import { STAY_ERRORS } from '../errors.ts';
import { CASE_REPLIES, CASE_REPLY_LENGTH } from '../rules/case-replies.ts';
import { INCIDENT_ANSWERS, INCIDENT_KINDS, INCIDENT_STANDINGS, REPORT_KINDS, VERDICTS } from '../rules/incidents.ts';
import { RUNNERS } from '../rules/roles.ts';
import { Booking } from '../structs/booking.ts';
import { BOOKING_PICTURES_EACH } from '../structs/booking-picture.ts';
import { AdminIncident, Alternatives, CaseReplyTemplates, IncidentDetail } from '../structs/incident.ts';
import { bookingId, id, listing } from '../structs/requests.ts';
import { REFUND_BEARERS } from '../structs/support.ts';
import { max, min, size } from '../vocabulary/bounds.ts';
import {
  BookingId,
  Instant,
  LanguageCode,
  Latitude,
  Longitude,
  LongText,
  Page,
  QueryFlag,
  ShortText,
  StashpointId,
  UserId,
  Whole,
} from '../vocabulary/words.ts';

const hosts = { roles: RUNNERS, scope: 'bookings:all' } as const;
const staff = { roles: ['admin'], scope: 'bookings:all' } as const;

/** `accuracy` is in metres, as browsers measure it. */
const SentPosition = object({ latitude: Latitude, longitude: Longitude, accuracy: max(min(number(), 0), 1_000_000) });

/**
 * Actions of a traveller at a closed door, and of hosts and staff on their reports. For travellers a pass is enough: at a
 * counter, signing in would be a hurdle.
 */
export const incidentEndpoints = {
  reportIncident: {
    method: 'POST',
    path: '/v2/bookings/{id}/incidents',
    summary: 'Reports that a place is closed or refuses the bags; returns alternatives at no extra cost',
    roles: 'anyone',
    params: bookingId,
    body: object({
      kind: enums(REPORT_KINDS),
      text: optional(LongText),
      pass: optional(string()),
      /** The traveller’s position by their phone; only the distance to the place is stored. */
      position: optional(SentPosition),
      /** IDs of pictures that were sent for this booking with the purpose `report`. */
      picture_ids: optional(size(array(string()), 0, BOOKING_PICTURES_EACH.report)),
    }),
    response: type({ booking: Booking, alternatives: Alternatives }),
    errors: ['NOT_FOUND', 'INCIDENT_OUT_OF_TIME'],
    idempotent: true,
  },
  rebook: {
    method: 'POST',
    path: '/v2/bookings/{id}/rebook',
    summary:
      'Moves a booking away from a place that was closed or refused the bags, at no extra cost; a lower price is refunded',
    roles: 'anyone',
    params: bookingId,
    body: object({ stashpoint_id: StashpointId, pass: optional(string()) }),
    response: Booking,
    errors: [...STAY_ERRORS, 'NOT_FOUND', 'BOOKING_NOT_CHANGEABLE'],
    idempotent: true,
  },
  listIncidents: {
    ...hosts,
    method: 'GET',
    path: '/v2/incidents',
    summary:
      'Reports of places, open and resolved: a host’s own, or all for staff, found by what finds their booking; filtered by booking, place and host',
    query: object({
      ...listing(['created', 'respond_by', 'answer_by']),
      open: optional(QueryFlag),
      kind: optional(enums(INCIDENT_KINDS)),
      standing: optional(enums(INCIDENT_STANDINGS)),
      booking_id: optional(BookingId),
      stashpoint_id: optional(StashpointId),
      host_id: optional(UserId),
      /** For staff: a colleague’s id, or `nobody` for reports without one. */
      assignee_id: optional(UserId),
    }),
    response: Page(AdminIncident),
    csv: true,
    mayLag: true,
  },
  getIncident: {
    ...hosts,
    method: 'GET',
    path: '/v2/incidents/{id}',
    summary: 'One report, with its pictures and the facts about the place at that time',
    params: id,
    response: IncidentDetail,
    errors: ['NOT_FOUND'],
  },
  answerIncident: {
    ...hosts,
    method: 'POST',
    path: '/v2/incidents/{id}/answer',
    summary: 'Records the host’s response to a report, with proof; editable until the decision or the deadline',
    params: id,
    body: object({
      answer: enums(INCIDENT_ANSWERS),
      text: optional(LongText),
      /** For a host who is on the way: time of arrival, within three hours from now. */
      arrives_at: optional(Instant),
      /** IDs of pictures that were sent for this booking with the purpose `answer`. */
      picture_ids: optional(size(array(string()), 0, BOOKING_PICTURES_EACH.answer)),
    }),
    response: IncidentDetail,
    errors: ['NOT_FOUND', 'CONFLICT', 'INCIDENT_OUT_OF_TIME', 'REQUIRED_DATA_CLIENT_ERROR'],
    idempotent: true,
  },
  decideIncident: {
    ...staff,
    method: 'POST',
    path: '/v2/incidents/{id}/verdict',
    summary: 'Upholds or dismisses a report, emails its host the reason, and refunds the traveller as decided',
    params: id,
    body: object({
      verdict: enums(VERDICTS),
      text: optional(LongText),
      /** Needs the right to money. */
      refund: optional(
        object({
          /** Amount in minor units. */
          amount: min(Whole, 1),
          to: enums(['source', 'credit']),
          borne_by: enums(REFUND_BEARERS),
          /** For colleagues. */
          reason: ShortText,
          /** The amount left of the booking at the decision, in minor units. */
          expected_left: Whole,
        }),
      ),
      /** Time of the decision this one replaces; none if the report was undecided. */
      expected_decided_at: optional(nullable(Instant)),
    }),
    response: IncidentDetail,
    errors: ['NOT_FOUND', 'CONFLICT'],
    idempotent: true,
  },
  listCaseReplies: {
    ...staff,
    method: 'GET',
    path: '/v2/incidents/{id}/replies',
    summary: 'Templates of replies to both sides of a report, in their languages and in the reader’s',
    params: id,
    query: object({ language: optional(LanguageCode) }),
    response: CaseReplyTemplates,
    errors: ['NOT_FOUND'],
  },
  sendCaseReply: {
    ...staff,
    method: 'POST',
    path: '/v2/incidents/{id}/replies',
    summary: 'Sends a template to the traveller or the host of a report, in their language',
    params: id,
    body: object({
      kind: enums(CASE_REPLIES),
      /** Own words, sent as they are; required for questions. */
      text: optional(size(LongText, 0, CASE_REPLY_LENGTH)),
    }),
    response: IncidentDetail,
    errors: ['NOT_FOUND', 'MESSAGE_UNFIT', 'MESSAGE_LIMIT', 'REQUIRED_DATA_CLIENT_ERROR'],
    idempotent: true,
  },
  resolveIncident: {
    ...staff,
    method: 'PATCH',
    path: '/v2/incidents/{id}',
    summary: 'Closes a report once the bags are back with their owner',
    params: id,
    body: object({ resolution: enums(['collected']) }),
    response: AdminIncident,
    errors: ['NOT_FOUND', 'CONFLICT'],
  },
} as const satisfies Record<string, Endpoint>;
