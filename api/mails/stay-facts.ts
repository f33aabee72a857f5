import type { CalendarStay } from '../contract/rules/calendar-event.ts';
import { describeCover } from '../contract/rules/cover.ts';
import { directionsUrl } from '../contract/rules/directions.ts';
import { formatMoney } from '../contract/rules/money.ts';
import type { CompiledHours } from '../contract/rules/opening-hours.ts';
import type { Settlement } from '../contract/rules/settlement.ts';
import { CURRENCIES, type CurrencyCode } from '../contract/vocabulary/currencies.ts';
import { languageOf, localeOf } from '../contract/vocabulary/languages.ts';
import { colonIn } from './mail-text.ts';
import type { Part, Row } from './parts.ts';
import { prefixOf, wordsIn } from './words.ts';
import { writeHours } from './write-hours.ts';
import type { StayFacts, WayFacts } from './written/stay-parts.ts';

export interface MailedBooking {
  id: string;
  email: string;
  first_name: string;
  language: string;
  business_name: string;
  address: string;
  lat: number;
  lng: number;
  dropoff: Date;
  pickup: Date;
  timezone: string;
  bag_count: number;
  total: number;
  currency_code: CurrencyCode;
  /** Minor units; none was bought with zero. */
  guarantee_fee: number;
  /** Empty at places with a counter. */
  locker_codes: readonly { unit_id: string; dropoff_code: string; pickup_code: string }[];
  calendar_sequence: number;
}

/** Access to a stay: `pass` opens the booking without signing in. */
export interface StayWay {
  publicUrl: string;
  pass: string;
  /** The content of the QR code of the pass. */
  code: string;
  /** The PIN of the pass. */
  pin: string;
  /** Opening hours of the place. */
  hours: CompiledHours;
}

/** Returns the page of a booking, which the pass opens without signing in. */
export function bookingLink(
  { id, language }: Pick<MailedBooking, 'id' | 'language'>,
  { publicUrl, pass }: Pick<StayWay, 'publicUrl' | 'pass'>,
): string {
  return `${publicUrl}${prefixOf(language)}/account/bookings/${id}?pass=${pass}`;
}

/** Returns the same page, beginning with later pick-ups. */
export function extensionLink(...given: Parameters<typeof bookingLink>): string {
  return `${bookingLink(...given)}&extend=1`;
}

export function wayFacts(booking: MailedBooking, access: StayWay): WayFacts {
  const way = directionsUrl({ latitude: booking.lat, longitude: booking.lng });
  return { hours: writeHours(access.hours, booking), way, pass: passPart(booking, access) };
}

/** Returns the pass as it is needed at the place: a code for its counter, or those that open its lockers. */
function passPart(booking: MailedBooking, access: StayWay): Part {
  const language = languageOf(booking.language);
  const t = wordsIn(language);
  if (booking.locker_codes.length === 0) {
    const qr = { code: access.code, label: t('pass.qr') };
    return { kind: 'pass', qr, rows: [[t('pass.pin'), access.pin]], text: t('pass.show') };
  }
  const colon = colonIn(language);
  const rows = booking.locker_codes.map(({ unit_id, dropoff_code, pickup_code }): Row => {
    const codes = [`${t('pass.dropoffCode')}${colon}${dropoff_code}`, `${t('pass.pickupCode')}${colon}${pickup_code}`];
    return [`${t('pass.unit')} ${unit_id}`, codes.join('\n')];
  });
  return { kind: 'pass', qr: null, rows, text: t('pass.open') };
}

/** Returns the stay for a calendar. People share calendars, so its link requires signing in. */
export function calendarOf(booking: MailedBooking, { publicUrl }: Pick<StayWay, 'publicUrl'>): CalendarStay {
  const { id, language, business_name, address, dropoff, pickup, calendar_sequence } = booking;
  const t = wordsIn(languageOf(language));
  return {
    id,
    title: t('frame.calendarTitle', { stashpoint: business_name }),
    labels: { dropoff: t('common.dropoff'), pickup: t('common.pickup') },
    sequence: calendar_sequence,
    location: `${business_name}, ${address}`,
    dropoff: dropoff.toISOString(),
    pickup: pickup.toISOString(),
    url: `${publicUrl}${prefixOf(language)}/account/bookings/${id}`,
  };
}

/** Returns what takes a stay out of a calendar; `booking` is as it was before that change, the latest. */
export function calendarWithout(booking: MailedBooking, site: Pick<StayWay, 'publicUrl'>): CalendarStay {
  return { ...calendarOf(booking, site), sequence: booking.calendar_sequence + 1, isCancelled: true };
}

/** Returns the facts of a stay in the booking’s language, by the clock of its place. */
export function stayFacts(booking: MailedBooking): StayFacts {
  return {
    name: booking.first_name,
    id: booking.id,
    stashpoint: booking.business_name,
    address: booking.address,
    dropoff: localTime(booking, booking.dropoff),
    pickup: localTime(booking, booking.pickup),
    bags: booking.bag_count,
    cover: describeCover(languageOf(booking.language), booking.guarantee_fee, booking.currency_code),
  };
}

/** Formats an instant by the clock of the place. */
export function localTime({ timezone, language }: Pick<MailedBooking, 'timezone' | 'language'>, instant: Date): string {
  return new Intl.DateTimeFormat(localeOf(languageOf(language)), {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: timezone,
  }).format(instant);
}

/** Formats an amount of the booking’s currency, minor units, in its language. */
export function money(
  { currency_code, language }: Pick<MailedBooking, 'currency_code' | 'language'>,
  amount: number,
): string {
  return formatMoney(amount, currency_code, CURRENCIES[currency_code].minorInMajor, languageOf(language));
}

/** Formats the time of day, by the clock of the place. */
export function timeOfDay({ timezone, language }: Pick<MailedBooking, 'timezone' | 'language'>, instant: Date): string {
  return new Intl.DateTimeFormat(localeOf(languageOf(language)), { timeStyle: 'short', timeZone: timezone }).format(
    instant,
  );
}

/** A settlement as mails tell of it: minor units of the booking's currency. */
export type MailedSettlement = Pick<Settlement, 'refund' | 'provisional' | 'withheld'>;

/** Returns what goes back to a traveller now, and what waits for a report to be confirmed. */
export function refundFacts(booking: Parameters<typeof money>[0], { refund, provisional, withheld }: MailedSettlement) {
  const some = (amount: number) => (amount > 0 ? money(booking, amount) : null);
  return {
    card: some(refund.card),
    credit: some(refund.credit),
    provisional: some(provisional),
    waiting: some(withheld - provisional),
  };
}
