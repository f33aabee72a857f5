import type { CodePurpose } from '../contract/vocabulary/sign-in-limits.ts';
import type { Mail } from './mail.ts';
import {
  bookingLink,
  calendarOf,
  calendarWithout,
  localTime,
  type MailedBooking,
  type MailedSettlement,
  money,
  refundFacts,
  type StayWay,
  stayFacts,
  wayFacts,
} from './stay-facts.ts';
import { prefixOf } from './words.ts';
import { write } from './write.ts';

export interface MailedPerson {
  email: string;
  first_name: string;
  language: string;
}

export function codeMail(recipient: string, code: string, language: string, purpose: CodePurpose): Mail {
  return { recipient, ...write(purpose === 'sign_in' ? 'code' : 'recoveryCode', language, { code }) };
}

export function passwordChangedMail(person: MailedPerson, publicUrl: string): Mail {
  const link = `${publicUrl}${prefixOf(person.language)}/login`;
  return { recipient: person.email, ...write('passwordChanged', person.language, { name: person.first_name, link }) };
}

/** `refunds` describes the refunds for a cancellation. */
export function confirmationMail(
  booking: MailedBooking,
  { refunds, ...way }: StayWay & { refunds: string | null },
): Mail {
  const facts = {
    ...stayFacts(booking),
    ...wayFacts(booking, way),
    total: money(booking, booking.total),
    refunds,
    link: bookingLink(booking, way),
  };
  const { content, ...text } = write('confirmed', booking.language, facts);
  return {
    recipient: booking.email,
    booking_id: booking.id,
    ...text,
    content: { ...content, calendar: calendarOf(booking, way) },
  };
}

/**
 * Writes about a cancellation, with the refunds to the card and as credit, in minor units of the booking's currency.
 */
export function cancellationMail(
  booking: MailedBooking,
  settlement: MailedSettlement,
  site: Pick<StayWay, 'publicUrl'>,
): Mail {
  const facts = { ...stayFacts(booking), ...refundFacts(booking, settlement) };
  const { content, ...text } = write('cancelled', booking.language, facts);
  const calendar = calendarWithout(booking, site);
  return { recipient: booking.email, booking_id: booking.id, ...text, content: { ...content, calendar } };
}

/** Writes about refunds by staff beyond the policy, in minor units of the booking's currency. */
export function goodwillMail(
  booking: Pick<MailedBooking, 'id' | 'email' | 'first_name' | 'language' | 'currency_code'>,
  refund: { card: number; credit: number },
): Mail {
  const facts = {
    name: booking.first_name,
    id: booking.id,
    card: refund.card > 0 ? money(booking, refund.card) : null,
    credit: refund.credit > 0 ? money(booking, refund.credit) : null,
  };
  return { recipient: booking.email, booking_id: booking.id, ...write('refunded', booking.language, facts) };
}

/** Asks for a review; `pass` opens the survey without signing in. */
export function reviewRequestMail(
  booking: Pick<MailedBooking, 'id' | 'email' | 'first_name' | 'language' | 'business_name'>,
  { publicUrl, pass }: { publicUrl: string; pass: string },
): Mail {
  const { id, email, first_name, language, business_name } = booking;
  const link = `${publicUrl}${prefixOf(language)}/surveys/bookings/${id}?pass=${pass}`;
  return {
    recipient: email,
    booking_id: id,
    ...write('reviewRequest', language, { name: first_name, stashpoint: business_name, link }),
  };
}

/**
 * Asks the traveller of a stay without a check-out if they have their bags; `pass` opens the booking without signing
 * in.
 */
export function collectedQuestionMail(
  booking: Pick<MailedBooking, 'id' | 'email' | 'first_name' | 'language' | 'business_name'>,
  { publicUrl, pass }: { publicUrl: string; pass: string },
): Mail {
  const { id, email, first_name, language, business_name } = booking;
  const link = `${publicUrl}${prefixOf(language)}/account/bookings/${id}?pass=${pass}`;
  return {
    recipient: email,
    booking_id: id,
    ...write('collectedQuestion', language, { name: first_name, id, stashpoint: business_name, link }),
  };
}

/**
 * Tells a traveller that they were recorded as a no-show, and asks if they are on their way while that can be undone,
 * `until`; null once it cannot. `pass` opens the booking without signing in.
 */
export function noShowMail(
  booking: MailedBooking,
  { until, ...way }: { publicUrl: string; pass: string; until: Date | null },
): Mail {
  const facts = {
    ...stayFacts(booking),
    link: bookingLink(booking, way),
    until: until && localTime(booking, until),
  };
  const { content, ...text } = write('noShow', booking.language, facts);
  const calendar = until ? {} : { calendar: calendarWithout(booking, way) };
  return { recipient: booking.email, booking_id: booking.id, ...text, content: { ...content, ...calendar } };
}

/** Writes to a traveller: the place has replied to their review; `page` is the place’s own. */
export function answeredReviewMail(
  booking: Pick<MailedBooking, 'id' | 'email' | 'first_name' | 'language' | 'business_name'>,
  { answer, page }: { answer: string; page: string },
): Mail {
  const { id, email, first_name, language, business_name } = booking;
  return {
    recipient: email,
    booking_id: id,
    ...write('reviewAnswered', language, { name: first_name, stashpoint: business_name, answer, link: page }),
  };
}

/** Welcomes a new host and leads to their draft; `link` is the host console. */
export function hostWelcomeMail(person: MailedPerson, facts: { stashpoint: string; city: string; link: string }): Mail {
  return {
    recipient: person.email,
    ...write('hostWelcome', person.language, { ...facts, name: person.first_name }),
  };
}
