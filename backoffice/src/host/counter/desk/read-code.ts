import {
  BOOKING_ID_LENGTH,
  type CounterBookingPlace,
  type CounterDay,
  localMoment,
  normaliseBookingId,
  type PassStay,
  readPass,
  type ScannedPass,
} from '@cubby/api';
import { ResponseError } from '@cubby/api/client';
import { counterApi } from '../../../lib/api/counter-api.ts';
import { checkPass } from '../scan/check-pass.ts';
import { findBookings } from '../scan/find-bookings.ts';

const DAY_MS = 86_400_000;

/** The meaning of a scanned or typed code at this counter. */
export type Reading =
  /** With the stay of its pass, if it was scanned and the pass tells it. */
  | { kind: 'booking'; id: string; stay?: PassStay }
  | { kind: 'several'; text: string }
  | { kind: 'forged' }
  | { kind: 'nothing'; text: string; isScanned?: boolean }
  | { kind: 'cancelled' }
  | { kind: 'not_today'; dropoff: string }
  | { kind: 'elsewhere'; stashpoint: string; address: string }
  /** A valid pass of another place, whose details can't be looked up offline. */
  | { kind: 'elsewhere_unknown' }
  | { kind: 'old_pass' };

/**
 * Reads a code that was scanned by the camera or by a scanner, typed, or followed as a link: the first of the ways to read
 * it that means something, passes before numbers. Detects forged passes without a request; only asks the server about
 * bookings that are not in this counter's day.
 */
export async function readCode(texts: readonly string[], day: CounterDay): Promise<Reading> {
  const pass = texts.map(readPass).find((found) => found !== null);
  if (pass) return readScannedPass(pass, day);
  const known = texts.find((text) => findBookings(day.bookings, text).length > 0);
  for (const text of known === undefined ? texts : [known]) {
    const reading = await readTyped(text, day);
    if (reading.kind !== 'nothing') return reading;
  }
  return { kind: 'nothing', text: texts[0]?.trim() ?? '' };
}

async function readScannedPass(pass: ScannedPass, day: CounterDay): Promise<Reading> {
  const check = await checkPass(pass, day.pass_key);
  if (check === 'forged') return { kind: 'forged' };
  const { stay } = pass;
  if (check === 'true' && day.bookings.some(({ id }) => id === pass.bookingId))
    return readOwn(pass.bookingId, day, stay);
  try {
    const query = { pass: pass.pass };
    return readOther(await counterApi.getBooking({ params: { id: pass.bookingId }, query }), day, stay);
  } catch (error) {
    // The server reveals nothing about a booking whose pass it did not sign.
    if (error instanceof ResponseError && error.status < 500) return { kind: 'forged' };
    if (check !== 'true') return { kind: 'old_pass' };
    if (stay?.stashpoint_id !== day.stashpoint.id) return { kind: 'elsewhere_unknown' };
    return isInDay(stay, day) ? { kind: 'booking', id: stay.booking_id, stay } : { kind: 'not_today', ...stay };
  }
}

/** Tells whether a stay is listed in a day, which covers the next one, too. */
function isInDay({ dropoff, pickup }: Pick<PassStay, 'dropoff' | 'pickup'>, { date, stashpoint }: CounterDay) {
  const dateOf = (instant: string) => localMoment(new Date(instant), stashpoint.timezone).date;
  const tomorrow = new Date(Date.parse(date) + DAY_MS).toISOString().slice(0, 10);
  return dateOf(dropoff) <= tomorrow && dateOf(pickup) >= date;
}

async function readTyped(text: string, day: CounterDay): Promise<Reading> {
  const [found, ...others] = findBookings(day.bookings, text);
  if (found) return others.length > 0 ? { kind: 'several', text } : readOwn(found.id, day);
  const nothing = { kind: 'nothing', text: text.trim() } as const;
  const booking = normaliseBookingId(text);
  if (booking.length !== BOOKING_ID_LENGTH) return nothing;
  try {
    const params = { id: day.stashpoint.id, booking };
    return readOther(await counterApi.findCounterBooking({ params }), day);
  } catch {
    return nothing;
  }
}

function readOwn(bookingId: string, day: CounterDay, stay: PassStay | null = null): Reading {
  const isCancelled = day.bookings.some(({ id, state }) => id === bookingId && state === 'cancelled');
  return isCancelled ? { kind: 'cancelled' } : { kind: 'booking', id: bookingId, ...(stay && { stay }) };
}

function readOther(
  { id, state, dropoff, stashpoint }: Omit<CounterBookingPlace, 'state'> & { state: string },
  day: CounterDay,
  stay: PassStay | null = null,
): Reading {
  if (state === 'cancelled') return { kind: 'cancelled' };
  if (stashpoint.id !== day.stashpoint.id)
    return { kind: 'elsewhere', stashpoint: stashpoint.business_name, address: stashpoint.address };
  if (day.bookings.some((each) => each.id === id)) return readOwn(id, day, stay);
  // It may have been paid for a moment ago, and be on its way here.
  const isFresh = state === 'confirmed' && stay !== null && isInDay(stay, day);
  return isFresh ? { kind: 'booking', id, stay } : { kind: 'not_today', dropoff };
}
