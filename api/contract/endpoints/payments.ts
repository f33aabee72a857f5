import { object } from 'superstruct';
import type { Endpoint } from '../endpoint.ts';
import { BOOKERS } from '../rules/roles.ts';
import { CardPayment, FinalizedPayment } from '../structs/payment.ts';
import { BookingId, ShortText } from '../vocabulary/words.ts';

/** Paying for a hold. */
export const paymentEndpoints = {
  payByCard: {
    method: 'POST',
    path: '/v2/payments/stripe/card',
    summary: 'Charges a card for a held booking or a pending change',
    roles: BOOKERS,
    body: object({ booking_id: BookingId, payment_method: ShortText }),
    response: CardPayment,
    errors: ['NOT_FOUND', 'HOLD_EXPIRED', 'PAYMENT_FAILED', 'BOOKING_NOT_CHANGEABLE'],
    idempotent: true,
  },
  finalizePayment: {
    method: 'POST',
    path: '/v2/payments/finalize',
    summary: 'Settles a booking by the state of its payment; repeating the call changes nothing',
    roles: BOOKERS,
    body: object({ booking_id: BookingId }),
    response: FinalizedPayment,
    errors: ['NOT_FOUND', 'PAYMENT_INCOMPLETE', 'PAYMENT_FAILED', 'HOLD_EXPIRED'],
    idempotent: true,
  },
} as const satisfies Record<string, Endpoint>;
