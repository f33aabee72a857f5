import { enums, type Infer, nullable, string, type } from 'superstruct';
import { BookingId } from '../vocabulary/words.ts';
import { Booking } from './booking.ts';

/**
 * Result of a payment. `requires_action` means that the traveller has to confirm, at their bank (3-D Secure) or on
 * another page: with Stripe through `client_secret`, in the sandbox at `next_action.url`.
 */
export const CardPayment = type({
  booking_id: BookingId,
  status: enums(['succeeded', 'requires_action']),
  client_secret: nullable(string()),
  next_action: nullable(type({ type: string(), url: string() })),
});
export type CardPayment = Infer<typeof CardPayment>;

/** The booking after its payment was checked. */
export const FinalizedPayment = type({ booking: Booking });
export type FinalizedPayment = Infer<typeof FinalizedPayment>;

/** Secret that gives the payment form access to a person's saved cards, and to nothing else. */
export const KeptCards = type({ client_secret: string() });
export type KeptCards = Infer<typeof KeptCards>;
