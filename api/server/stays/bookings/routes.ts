import type { BodyOf } from '../../../contract/endpoint.ts';
import type { Endpoints } from '../../../contract/endpoints.ts';
import { CubbyError, fieldError } from '../../../contract/errors.ts';
import type { Booking } from '../../../contract/structs/booking.ts';
import type { HasPlaces } from '../../catalogue/places/directory.ts';
import type { SendsRefunds } from '../../money/payments/send-refunds.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { Caller, HandlersOf } from '../../platform/http/call.ts';
import type { HasGuesses } from '../../platform/limits/guesses.ts';
import { acceptExtension, withdrawExtension } from './answer-extension.ts';
import { cancelBooking } from './cancel-booking.ts';
import { changeBooking } from './change-booking.ts';
import { createBooking } from './create-booking.ts';
import { extendBooking, quoteExtension } from './extend-booking.ts';
import { listBookings } from './list-bookings.ts';
import { prolongHold } from './prolong-hold.ts';
import { proposeExtension } from './propose-extension.ts';
import { quoteChange } from './quote-change.ts';
import { getBooking, requireBooking } from './record/get-booking.ts';
import type { SerializesBookings } from './record/serialize-booking.ts';
import { sayComing } from './say-coming.ts';
import { setDelegate } from './set-delegate.ts';
import { stepByHand } from './step-by-hand.ts';

export function bookingRoutes(
  services: HasGuesses & HasPlaces & SendsRefunds & SerializesBookings,
): HandlersOf<
  | 'createBooking'
  | 'prolongHold'
  | 'listBookings'
  | 'getBooking'
  | 'updateBooking'
  | 'quoteChange'
  | 'proposeExtension'
  | 'withdrawExtension'
  | 'acceptExtension'
  | 'quoteExtension'
  | 'extendBooking'
  | 'sayComing'
> {
  return {
    createBooking: ({ caller, body, idempotencyKey, address }) =>
      createBooking(services, caller, body, { idempotencyKey, address }),
    prolongHold: ({ caller, params }) => prolongHold(services, caller, params.id),
    listBookings: ({ caller, query }) => listBookings(services, caller, query),
    getBooking: async ({ params, query, findCaller }) =>
      getBooking(services, params.id, await findCaller(), query.pass ?? null),
    updateBooking: ({ caller, params, body }) => updateBooking(services, caller, params.id, body),
    proposeExtension: ({ caller, params, body }) => proposeExtension(services, caller, params.id, body.pickup),
    withdrawExtension: ({ caller, params }) => withdrawExtension(services, caller, params.id),
    acceptExtension: async ({ params, body, findCaller }) =>
      acceptExtension(services, params.id, await findCaller(), body.pass ?? null),
    quoteExtension: async ({ params, body, findCaller }) =>
      quoteExtension(services, params.id, await findCaller(), body),
    extendBooking: async ({ params, body, findCaller }) => extendBooking(services, params.id, await findCaller(), body),
    sayComing: async ({ params, body, findCaller }) =>
      sayComing(services, params.id, await findCaller(), body.pass ?? null),
    quoteChange: async ({ caller, params, body }) =>
      quoteChange(services, await requireBooking(services, params.id, caller), body),
  };
}

function updateBooking(
  services: HasGuesses & SendsRefunds & SerializesBookings,
  caller: Caller,
  id: string,
  { state, reason, reason_text, refund_type, delegate, collector_pin, ...change }: BodyOf<Endpoints['updateBooking']>,
): Promise<Booking> {
  if (state === 'cancelled') return cancelBooking(services, caller, id, { reason, reason_text, refund_type });
  if (state) return stepByHand(services, caller, id, { state, reason, collectorPin: collector_pin });
  if (delegate !== undefined) return nameDelegate(services, caller, id, delegate, change);
  if (Object.keys(change).length === 0)
    throw new CubbyError('INVALID_DATA', 'Send at least one field to change.', {
      errors: { state: ['REQUIRED_DATA_CLIENT_ERROR'] },
    });
  return changeBooking(services, caller, id, change);
}

/** Names a delegate, which is a request of its own, apart from changes of the stay. */
function nameDelegate(
  services: HasDatabase & SerializesBookings,
  caller: Caller,
  id: string,
  delegate: { name: string } | null,
  change: object,
): Promise<Booking> {
  if (Object.keys(change).length > 0 || delegate?.name.trim() === '')
    throw fieldError('delegate', 'Send the delegate’s name in a separate request.');
  return setDelegate(services, caller, id, delegate);
}
