import { prefixOf, write } from './languages/texts-in.ts';
import type { Mail } from './mail.ts';
import { type MailedBooking, money, stayFacts } from './stay-facts.ts';

interface LatePayment {
  /** Minor units of the booking's currency. */
  amount: number;
  /** The hold was over and somebody else has the room; otherwise the money came too late for another reason, or twice. */
  roomIsGone: boolean;
  /** Where the bags can go instead. */
  places: { name: string; link: string }[];
  publicUrl: string;
  /** The query of the search for the same stay. */
  search: string;
}

/** Money came that could not be taken for what it was meant for, and goes back whole. */
export function latePaymentMail(
  booking: MailedBooking,
  { amount, roomIsGone, places, publicUrl, search }: LatePayment,
): Mail {
  const facts = {
    ...stayFacts(booking),
    amount: money(booking, amount),
    roomIsGone,
    places: places.length > 0 ? places : null,
    link: `${publicUrl}${prefixOf(booking.language)}/search${search}`,
  };
  return { recipient: booking.email, booking_id: booking.id, ...write('latePayment', booking.language, facts) };
}
