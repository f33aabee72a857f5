import { enums, type Infer, nullable, string, type } from 'superstruct';
import { BookingId } from '../vocabulary/words.ts';
import { Booking } from './booking.ts';

/**
 * What a card payment came to. `requires_action` means the bank wants the traveller to confirm (3-D Secure):
 * with Stripe through `client_secret`, in the sandbox by answering at `next_action.url`.
 */
export const CardPayment = type({
  booking_id: BookingId,
  status: enums(['succeeded', 'requires_action']),
  client_secret: nullable(string()),
  next_action: nullable(type({ type: string(), url: string() })),
});
export type CardPayment = Infer<typeof CardPayment>;

export const FinalizedPayment = type({ booking: Booking });
export type FinalizedPayment = Infer<typeof FinalizedPayment>;
