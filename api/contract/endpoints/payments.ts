import { object, optional, string } from 'superstruct';
import type { Endpoint } from '../endpoint.ts';
import { CardPayment, FinalizedPayment } from '../structs/payment.ts';
import { BookingId, ShortText } from '../vocabulary/words.ts';

/** Paying for a hold. */
export const paymentEndpoints = {
  payByCard: {
    method: 'POST',
    path: '/v2/payments/stripe/card',
    summary: 'Charges a card for a held booking or a pending change: of the caller’s own, or with its pass',
    roles: 'anyone',
    body: object({ booking_id: BookingId, payment_method: ShortText, pass: optional(string()) }),
    response: CardPayment,
    errors: ['UNAUTHORIZED', 'NOT_FOUND', 'HOLD_EXPIRED', 'PAYMENT_FAILED', 'BOOKING_NOT_CHANGEABLE'],
    idempotent: true,
  },
  finalizePayment: {
    method: 'POST',
    path: '/v2/payments/finalize',
    summary: 'Settles a booking by the state of its payment; repeating the call changes nothing',
    roles: 'anyone',
    body: object({ booking_id: BookingId, pass: optional(string()) }),
    response: FinalizedPayment,
    errors: ['UNAUTHORIZED', 'NOT_FOUND', 'PAYMENT_INCOMPLETE', 'PAYMENT_FAILED', 'HOLD_EXPIRED'],
    idempotent: true,
  },
} as const satisfies Record<string, Endpoint>;
