import type { Mail } from './mail.ts';
import { type MailedBooking, money, stayFacts } from './stay-facts.ts';
import { prefixOf } from './words.ts';
import { write } from './write.ts';

interface LatePayment {
  /** Minor units of the booking's currency. */
  amount: number;
  /**
   * The hold expired and its space was booked by another traveller; otherwise the payment came too late for another
   * reason, or twice.
   */
  roomIsGone: boolean;
  /** Alternatives for the bags. */
  stashpoints: { name: string; link: string }[];
  publicUrl: string;
  /** The query of the search for the same stay. */
  search: string;
}

/** Writes about a payment that could not be accepted and is refunded in full. */
export function latePaymentMail(
  booking: MailedBooking,
  { amount, roomIsGone, stashpoints, publicUrl, search }: LatePayment,
): Mail {
  const facts = {
    ...stayFacts(booking),
    amount: money(booking, amount),
    roomIsGone,
    stashpoints: stashpoints.length > 0 ? stashpoints : null,
    link: `${publicUrl}${prefixOf(booking.language)}/search${search}`,
  };
  return { recipient: booking.email, booking_id: booking.id, ...write('latePayment', booking.language, facts) };
}
