import type { BodyOf } from '../../contract/endpoint.ts';
import type { Endpoints } from '../../contract/endpoints.ts';
import { CubbyError } from '../../contract/errors.ts';
import type { Booking } from '../../contract/structs/booking.ts';
import type { Caller, HandlersOf } from '../http/call.ts';
import type { Services } from '../services.ts';
import { cancelBooking } from './cancel-booking.ts';
import { changeBooking } from './change-booking.ts';
import { createBooking } from './create-booking.ts';
import { getBooking } from './get-booking.ts';
import { handOver } from './hand-over.ts';
import { listBookings } from './list-bookings.ts';

export function bookingRoutes(
  services: Services,
): HandlersOf<'createBooking' | 'listBookings' | 'getBooking' | 'updateBooking'> {
  return {
    createBooking: ({ caller, body, idempotencyKey }) => createBooking(services, caller, body, idempotencyKey),
    listBookings: ({ caller, query }) => listBookings(services, caller, query),
    getBooking: async ({ params, query, findCaller }) =>
      getBooking(services, params.id, await findCaller(), query.pass ?? null),
    updateBooking: ({ caller, params, body }) => updateBooking(services, caller, params.id, body),
  };
}

function updateBooking(
  services: Services,
  caller: Caller,
  id: string,
  { state, reason, reason_text, refund_type, ...change }: BodyOf<Endpoints['updateBooking']>,
): Promise<Booking> {
  if (state === 'cancelled') return cancelBooking(services, caller, id, { reason, reason_text, refund_type });
  if (state) return handOver(services, caller, id, state);
  if (Object.keys(change).length === 0)
    throw new CubbyError('INVALID_DATA', 'Nothing to change.', { errors: { state: ['REQUIRED_DATA_CLIENT_ERROR'] } });
  return changeBooking(services, caller, id, change);
}
