import { array, enums, object, optional, string } from 'superstruct';
import type { Endpoint } from '../endpoint.ts';
import { INCIDENT_ANSWERS, INCIDENT_KINDS, REPORT_STANDINGS, VERDICTS } from '../rules/incidents.ts';
import { RUNNERS } from '../rules/roles.ts';
import { BOOKING_PICTURES_EACH } from '../structs/booking-picture.ts';
import { AdminIncident, IncidentDetail } from '../structs/report.ts';
import { id, listing } from '../structs/requests.ts';
import { size } from '../vocabulary/bounds.ts';
import { Instant, LongText, Page, QueryFlag, StashpointId, UserId } from '../vocabulary/words.ts';

const hosts = { roles: RUNNERS, scope: 'bookings:all' } as const;
const staff = { roles: ['admin'], scope: 'bookings:all' } as const;

/** Actions of hosts and staff on travellers' reports of a place. */
export const reportEndpoints = {
  listIncidents: {
    ...hosts,
    method: 'GET',
    path: '/v2/incidents',
    summary: 'Reports of places, open and resolved: a host’s own, or all for staff',
    query: object({
      ...listing(['created', 'respond_by', 'answer_by']),
      open: optional(QueryFlag),
      kind: optional(enums(INCIDENT_KINDS)),
      standing: optional(enums(REPORT_STANDINGS)),
      stashpoint_id: optional(StashpointId),
      host_id: optional(UserId),
    }),
    response: Page(AdminIncident),
    csv: true,
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
  },
  decideIncident: {
    ...staff,
    method: 'POST',
    path: '/v2/incidents/{id}/verdict',
    summary: 'Upholds or dismisses a report, and emails its host the reason',
    params: id,
    body: object({ verdict: enums(VERDICTS), text: optional(LongText) }),
    response: IncidentDetail,
    errors: ['NOT_FOUND', 'CONFLICT'],
  },
  resolveIncident: {
    ...staff,
    method: 'PATCH',
    path: '/v2/incidents/{id}',
    summary: 'Closes a report: the bags are back with their owner',
    params: id,
    body: object({ resolution: enums(['collected']) }),
    response: AdminIncident,
    errors: ['NOT_FOUND', 'CONFLICT'],
  },
} as const satisfies Record<string, Endpoint>;
