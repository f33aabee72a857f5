import { formatInTimeZone } from 'date-fns-tz';
import { LANGUAGES, type Language } from '../../contract/constants.ts';
import { CURRENCIES, type CurrencyCode } from '../../contract/rules/currencies.ts';
import { formatMoney } from '../../contract/rules/money.ts';
import type { Mail } from './write-mail.ts';

interface MailedBooking {
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

interface Texts {
  codeSubject: (code: string) => string;
  code: (code: string) => string;
  confirmedSubject: (id: string, place: string) => string;
  confirmed: (facts: Facts) => string;
  cancelledSubject: (id: string) => string;
  cancelled: (facts: Facts, refund: Refund) => string;
}

/** What went back, in words of money; null where nothing did. */
interface Refund {
  card: string | null;
  credit: string | null;
}

interface Facts {
  name: string;
  id: string;
  place: string;
  address: string;
  dropoff: string;
  pickup: string;
  bags: number;
  total: string;
  link: string;
}

/** Languages still without mails of their own are written to in English. */
const TEXTS: Partial<Record<Language, Texts>> & { en: Texts } = {
  en: {
    codeSubject: (code) => `${code} is your Cubby code`,
    code: (code) =>
      `Your code is ${code}.\n\nType it on the page where you asked for it. It works for ten minutes.\nIf you did not ask for it, nothing happens when you ignore this mail.`,
    confirmedSubject: (id, place) => `Your bags are expected at ${place} (${id})`,
    confirmed: (f) =>
      `Hello ${f.name},\n\nyour place is booked.\n\nBooking ${f.id}\n${f.place}, ${f.address}\nDrop-off: ${f.dropoff}\nPick-up: ${f.pickup}\nBags: ${f.bags}\nPaid: ${f.total}\n\nYour pass: ${f.link}\n\nUntil drop-off you can cancel for a full refund.`,
    cancelledSubject: (id) => `Booking ${id} is cancelled`,
    cancelled: (f, refund) =>
      paragraphs(
        `Hello ${f.name},`,
        `booking ${f.id} at ${f.place} is cancelled.`,
        refund.card && `${refund.card} goes back to your card; banks take five to ten days.`,
        refund.credit && `${refund.credit} is now credit in your account. Spend it on your next stay.`,
        !refund.card && !refund.credit && 'Nothing is paid back.',
      ),
  },
  de: {
    codeSubject: (code) => `${code} ist dein Cubby-Code`,
    code: (code) =>
      `Dein Code lautet ${code}.\n\nGib ihn auf der Seite ein, auf der du ihn angefordert hast. Er gilt zehn Minuten.\nWenn du ihn nicht angefordert hast, kannst du diese Mail einfach ignorieren.`,
    confirmedSubject: (id, place) => `Dein Gepäck wird erwartet: ${place} (${id})`,
    confirmed: (f) =>
      `Hallo ${f.name},\n\ndein Platz ist gebucht.\n\nBuchung ${f.id}\n${f.place}, ${f.address}\nAbgabe: ${f.dropoff}\nAbholung: ${f.pickup}\nGepäckstücke: ${f.bags}\nBezahlt: ${f.total}\n\nDein Pass: ${f.link}\n\nBis zur Abgabe kannst du kostenlos stornieren.`,
    cancelledSubject: (id) => `Buchung ${id} ist storniert`,
    cancelled: (f, refund) =>
      paragraphs(
        `Hallo ${f.name},`,
        `Buchung ${f.id} bei ${f.place} ist storniert.`,
        refund.card && `${refund.card} gehen auf deine Karte zurück; Banken brauchen dafür fünf bis zehn Tage.`,
        refund.credit && `${refund.credit} stehen jetzt als Guthaben in deinem Konto, für deinen nächsten Aufenthalt.`,
        !refund.card && !refund.credit && 'Eine Erstattung gibt es nicht.',
      ),
  },
};

export function codeMail(recipient: string, code: string, language: Language): Mail {
  const texts = textsIn(language);
  return { recipient, subject: texts.codeSubject(code), body: texts.code(code) };
}

export function confirmationMail(booking: MailedBooking, publicUrl: string): Mail {
  const texts = textsIn(booking.language);
  return {
    recipient: booking.email,
    subject: texts.confirmedSubject(booking.id, booking.business_name),
    body: texts.confirmed(factsOf(booking, publicUrl)),
  };
}

/** What went back to the card and to credit, in minor units of the booking's currency. */
export function cancellationMail(booking: MailedBooking, refund: { card: number; credit: number }): Mail {
  const texts = textsIn(booking.language);
  return {
    recipient: booking.email,
    subject: texts.cancelledSubject(booking.id),
    body: texts.cancelled(factsOf(booking, ''), {
      card: refund.card > 0 ? money(booking, refund.card) : null,
      credit: refund.credit > 0 ? money(booking, refund.credit) : null,
    }),
  };
}

function paragraphs(...parts: (string | false | null)[]): string {
  return parts.filter(Boolean).join('\n\n');
}

function textsIn(language: string): Texts {
  return TEXTS[languageOf(language)] ?? TEXTS.en;
}

function languageOf(language: string): Language {
  return LANGUAGES.find((known) => known === language) ?? 'en';
}

function factsOf(booking: MailedBooking, publicUrl: string): Facts {
  const local = (instant: Date) => formatInTimeZone(instant, booking.timezone, 'yyyy-MM-dd HH:mm');
  return {
    name: booking.first_name,
    id: booking.id,
    place: booking.business_name,
    address: booking.address,
    dropoff: local(booking.dropoff),
    pickup: local(booking.pickup),
    bags: booking.bag_count,
    total: money(booking, booking.total),
    link: `${publicUrl}/account/bookings/${booking.id}`,
  };
}

function money(booking: MailedBooking, amount: number): string {
  const { currency_code, language } = booking;
  return formatMoney(amount, currency_code, CURRENCIES[currency_code].minorInMajor, languageOf(language));
}
