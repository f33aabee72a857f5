import { object, optional, string } from 'superstruct';
import type { Endpoint } from '../endpoint.ts';
import { SIGNED_IN } from '../rules/roles.ts';
import { CardPayment, FinalizedPayment, KeptCards } from '../structs/payment.ts';
import { size } from '../vocabulary/bounds.ts';
import { BookingId, ShortText } from '../vocabulary/words.ts';

/** Payment for a hold. */
export const paymentEndpoints = {
  payByCard: {
    method: 'POST',
    path: '/v2/payments/stripe/card',
    summary: 'Charges a held booking or a pending change: the caller’s own, or with its pass',
    roles: 'anyone',
    /**
     * Either a payment method, or the token of a form that also handles wallets, saved cards and the return address.
     */
    body: object({
      booking_id: BookingId,
      payment_method: optional(ShortText),
      confirmation_token: optional(ShortText),
      /** A path of the site to return to after confirming on another page; the booking’s own page if left out. */
      return_path: optional(size(string(), 1, 500)),
      pass: optional(string()),
    }),
    response: CardPayment,
    errors: [
      'UNAUTHORIZED',
      'NOT_FOUND',
      'HOLD_EXPIRED',
      'PAYMENT_FAILED',
      'PAYMENT_INCOMPLETE',
      'BOOKING_NOT_CHANGEABLE',
    ],
    idempotent: true,
  },
  openKeptCards: {
    method: 'POST',
    path: '/v2/payments/stripe/customer_session',
    summary: 'Lets the payment form show, save and remove the caller’s cards for 30 minutes',
    roles: SIGNED_IN,
    response: KeptCards,
  },
  finalizePayment: {
    method: 'POST',
    path: '/v2/payments/finalize',
    summary: 'Updates a booking from the state of its payment; repeating the call changes nothing',
    roles: 'anyone',
    body: object({ booking_id: BookingId, pass: optional(string()) }),
    response: FinalizedPayment,
    errors: ['UNAUTHORIZED', 'NOT_FOUND', 'PAYMENT_INCOMPLETE', 'PAYMENT_FAILED', 'HOLD_EXPIRED'],
    idempotent: true,
  },
} as const satisfies Record<string, Endpoint>;
