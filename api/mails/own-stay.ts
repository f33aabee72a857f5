import type { Mail } from './mail.ts';
import {
  bookingLink,
  calendarOf,
  extensionLink,
  localTime,
  type MailedBooking,
  money,
  type StayWay,
  stayFacts,
  timeOfDay,
  wayFacts,
} from './stay-facts.ts';
import { type FactsOf, write } from './write.ts';
import type { ownStay } from './written/own-stay.ts';

/** A stay before its change, or after it. */
export type StayBefore = Pick<MailedBooking, 'dropoff' | 'pickup' | 'bag_count'>;

interface ChangeMoney {
  /** Payment for the change, minor units. */
  paid: number;
  /** Refunds to the card and as credit. */
  card: number;
  credit: number;
  /** Saved by the change, and not refunded. */
  unrefunded: number;
}

/** Writes about a changed stay: both versions, the payment or refund, and the new price. */
export function changedMail(
  booking: MailedBooking,
  before: StayBefore,
  { paid, card, credit, unrefunded }: ChangeMoney,
  { refunds, ...way }: StayWay & { refunds: string | null },
): Mail {
  const sum = (amount: number) => (amount > 0 ? money(booking, amount) : null);
  const facts = {
    ...stayFacts(booking),
    ...wayFacts(booking, way),
    dropoff: fromTo(localTime(booking, before.dropoff), localTime(booking, booking.dropoff)),
    pickup: fromTo(localTime(booking, before.pickup), localTime(booking, booking.pickup)),
    bagsNow: fromTo(String(before.bag_count), String(booking.bag_count)),
    paid: sum(paid),
    card: sum(card),
    credit: sum(credit),
    unrefunded: sum(unrefunded),
    total: money(booking, booking.total),
    refunds,
    link: bookingLink(booking, way),
  };
  const mail = ownStayMail(booking, 'changed', facts);
  return { ...mail, content: mail.content && { ...mail.content, calendar: calendarOf(booking, way) } };
}

/** Returns the former value, and the new one if it differs. */
export function fromTo(before: string, now: string): string {
  return before === now ? now : `${before} → ${now}`;
}

type Way = StayWay & { phone: string | null };

export function dropoffSoonMail(booking: MailedBooking, way: Way): Mail {
  const facts = { ...factsOf(booking, way), at: timeOfDay(booking, booking.dropoff) };
  return ownStayMail(booking, 'dropoffSoon', facts);
}

export function closingSoonMail(booking: MailedBooking, { closes, ...way }: Way & { closes: Date }): Mail {
  return ownStayMail(booking, 'closingSoon', {
    ...factsOf(booking, way),
    closes: timeOfDay(booking, closes),
    link: extensionLink(booking, way),
  });
}

/** `perDay` is the price of a further day, minor units; `isDayPaid` is true if the current day is paid for. */
export function pickupLateMail(
  booking: MailedBooking,
  { closes, perDay, isDayPaid, ...way }: Way & { closes: Date | null; perDay: number; isDayPaid: boolean },
): Mail {
  return ownStayMail(booking, 'pickupLate', {
    ...factsOf(booking, way),
    link: extensionLink(booking, way),
    at: timeOfDay(booking, booking.pickup),
    closes: closes && timeOfDay(booking, closes),
    perDay: perDay > 0 ? money(booking, perDay) : null,
    isDayPaid,
  });
}

/** Reminds of a change that is held until `until` and takes effect with the payment of `due`, minor units. */
export function changeUnpaidMail(
  booking: MailedBooking,
  { due, until, dropoff, pickup, bag_count, ...way }: Way & StayBefore & { due: number; until: Date },
): Mail {
  return ownStayMail(booking, 'changeUnpaid', {
    ...factsOf({ ...booking, dropoff, pickup, bag_count }, way),
    due: money(booking, due),
    until: timeOfDay(booking, until),
  });
}

function factsOf(booking: MailedBooking, way: Way) {
  return { ...stayFacts(booking), ...wayFacts(booking, way), phone: way.phone, link: bookingLink(booking, way) };
}

function ownStayMail<Name extends keyof typeof ownStay>(
  booking: MailedBooking,
  name: Name,
  facts: FactsOf<Name>,
): Mail {
  return { recipient: booking.email, booking_id: booking.id, ...write(name, booking.language, facts) };
}
