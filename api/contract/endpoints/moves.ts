import { object, optional } from 'superstruct';
import type { Endpoint } from '../endpoint.ts';
import { STAY_ERRORS } from '../errors.ts';
import { Booking } from '../structs/booking.ts';
import { Alternatives } from '../structs/incident.ts';
import { bookingId } from '../structs/requests.ts';
import { LongText, StashpointId } from '../vocabulary/words.ts';

/** Moving a booking to another place before the traveller finds a closed door. */
export const moveEndpoints = {
  listBookingMoves: {
    method: 'GET',
    path: '/v2/bookings/{id}/moves',
    summary: 'The nearest places with space for a booking, with the refund for moving there',
    roles: ['admin'],
    scope: 'bookings:all',
    params: bookingId,
    response: Alternatives,
    errors: ['NOT_FOUND', 'BOOKING_NOT_CHANGEABLE'],
  },
  moveBooking: {
    method: 'POST',
    path: '/v2/bookings/{id}/move',
    summary: 'Moves a booking to another place at no extra cost; emails the traveller and both hosts',
    roles: ['admin'],
    scope: 'bookings:all',
    params: bookingId,
    /** The reason is only logged; the emails tell each recipient what changes for them. */
    body: object({ stashpoint_id: StashpointId, reason: optional(LongText) }),
    response: Booking,
    errors: [...STAY_ERRORS, 'NOT_FOUND', 'BOOKING_NOT_CHANGEABLE'],
    idempotent: true,
  },
} as const satisfies Record<string, Endpoint>;
