import { formatMoney } from '../contract/rules/money.ts';
import { CURRENCIES, type CurrencyCode } from '../contract/vocabulary/currencies.ts';
import { localeOf } from '../contract/vocabulary/languages.ts';
import type { CodePurpose } from '../contract/vocabulary/sign-in-limits.ts';
import type { StayFacts } from './languages/mail-texts.ts';
import { languageOf, prefixOf, write } from './languages/texts-in.ts';
import type { Mail } from './mail.ts';

export interface MailedBooking {
  id: string;
  email: string;
  first_name: string;
  language: string;
  business_name: string;
  address: string;
  dropoff: Date;
  pickup: Date;
  timezone: string;
  bag_count: number;
  total: number;
  currency_code: CurrencyCode;
}

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

/** `pass` opens the booking without signing in; `refunds` says what cancelling pays back. */
export function confirmationMail(
  booking: MailedBooking,
  { publicUrl, pass, refunds }: { publicUrl: string; pass: string; refunds: string | null },
): Mail {
  const facts = {
    ...stayFacts(booking),
    total: money(booking, booking.total),
    refunds,
    link: `${publicUrl}${prefixOf(booking.language)}/account/bookings/${booking.id}?pass=${pass}`,
  };
  return { recipient: booking.email, booking_id: booking.id, ...write('confirmed', booking.language, facts) };
}

/** What went back to the card and to credit, in minor units of the booking's currency. */
export function cancellationMail(booking: MailedBooking, refund: { card: number; credit: number }): Mail {
  const facts = {
    ...stayFacts(booking),
    card: refund.card > 0 ? money(booking, refund.card) : null,
    credit: refund.credit > 0 ? money(booking, refund.credit) : null,
  };
  return { recipient: booking.email, booking_id: booking.id, ...write('cancelled', booking.language, facts) };
}

/** What staff paid back beyond the rules, in minor units of the booking's currency. */
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
    ...write('reviewRequest', language, { name: first_name, place: business_name, link }),
  };
}

/** Asks whether bags were collected that nobody noted as given back; `pass` opens the booking without signing in. */
export function collectedQuestionMail(
  booking: Pick<MailedBooking, 'id' | 'email' | 'first_name' | 'language' | 'business_name'>,
  { publicUrl, pass }: { publicUrl: string; pass: string },
): Mail {
  const { id, email, first_name, language, business_name } = booking;
  const link = `${publicUrl}${prefixOf(language)}/account/bookings/${id}?pass=${pass}`;
  return {
    recipient: email,
    booking_id: id,
    ...write('collectedQuestion', language, { name: first_name, id, place: business_name, link }),
  };
}

/** To a traveller: the place has answered their review; `page` is the place’s own. */
export function answeredReviewMail(
  booking: Pick<MailedBooking, 'id' | 'email' | 'first_name' | 'language' | 'business_name'>,
  { answer, page }: { answer: string; page: string },
): Mail {
  const { id, email, first_name, language, business_name } = booking;
  return {
    recipient: email,
    booking_id: id,
    ...write('reviewAnswered', language, { name: first_name, place: business_name, answer, link: page }),
  };
}

/** Tells a new host where their draft waits; `link` is the host console. */
export function hostWelcomeMail(person: MailedPerson, facts: { place: string; city: string; link: string }): Mail {
  return {
    recipient: person.email,
    ...write('hostWelcome', person.language, { ...facts, name: person.first_name }),
  };
}

/** A stay in the booking’s language, by the clock of its place. */
export function stayFacts(booking: MailedBooking): StayFacts {
  return {
    name: booking.first_name,
    id: booking.id,
    place: booking.business_name,
    address: booking.address,
    dropoff: localTime(booking, booking.dropoff),
    pickup: localTime(booking, booking.pickup),
    bags: booking.bag_count,
  };
}

/** By the clock of the place, which is where the bags are. */
export function localTime({ timezone, language }: Pick<MailedBooking, 'timezone' | 'language'>, instant: Date): string {
  return new Intl.DateTimeFormat(localeOf(languageOf(language)), {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: timezone,
  }).format(instant);
}

/** A sum of the booking’s currency, minor units, as its language writes it. */
export function money(
  { currency_code, language }: Pick<MailedBooking, 'currency_code' | 'language'>,
  amount: number,
): string {
  return formatMoney(amount, currency_code, CURRENCIES[currency_code].minorInMajor, languageOf(language));
}
