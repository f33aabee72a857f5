import { array, enums, number, object, optional, string, type } from 'superstruct';
import type { Endpoint } from '../endpoint.ts';
import { STAY_ERRORS } from '../errors.ts';
import { INCIDENT_KINDS } from '../rules/incidents.ts';
import { Booking } from '../structs/booking.ts';
import { BOOKING_PICTURES_EACH } from '../structs/booking-picture.ts';
import { Alternatives } from '../structs/incident.ts';
import { bookingId } from '../structs/requests.ts';
import { max, min, size } from '../vocabulary/bounds.ts';
import { Latitude, Longitude, LongText, StashpointId } from '../vocabulary/words.ts';

/** `accuracy` is in metres, as browsers measure it. */
const SentPosition = object({ latitude: Latitude, longitude: Longitude, accuracy: max(min(number(), 0), 1_000_000) });

/** Actions of a traveller at a closed door. A pass is enough: at a counter, signing in would be a hurdle. */
export const incidentEndpoints = {
  reportIncident: {
    method: 'POST',
    path: '/v2/bookings/{id}/incidents',
    summary: 'Reports that a place is closed or refuses the bags; returns alternatives at no extra cost',
    roles: 'anyone',
    params: bookingId,
    body: object({
      kind: enums(INCIDENT_KINDS),
      text: optional(LongText),
      pass: optional(string()),
      /** The traveller’s position by their phone; only the distance to the place is stored. */
      position: optional(SentPosition),
      /** IDs of pictures that were sent for this booking with the purpose `report`. */
      picture_ids: optional(size(array(string()), 0, BOOKING_PICTURES_EACH.report)),
    }),
    response: type({ booking: Booking, alternatives: Alternatives }),
    errors: ['NOT_FOUND', 'INCIDENT_OUT_OF_TIME'],
  },
  rebook: {
    method: 'POST',
    path: '/v2/bookings/{id}/rebook',
    summary: 'Moves a booking away from a place that failed, at no extra cost; a lower price is refunded',
    roles: 'anyone',
    params: bookingId,
    body: object({ stashpoint_id: StashpointId, pass: optional(string()) }),
    response: Booking,
    errors: [...STAY_ERRORS, 'NOT_FOUND', 'BOOKING_NOT_CHANGEABLE'],
  },
} as const satisfies Record<string, Endpoint>;
