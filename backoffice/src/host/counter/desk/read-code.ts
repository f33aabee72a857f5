import {
  BOOKING_ID_LENGTH,
  type CounterBookingPlace,
  type CounterDay,
  normaliseBookingId,
  readPass,
  type ScannedPass,
} from '@cubby/api';
import { ResponseError } from '@cubby/api/client';
import { counterApi } from '../../../lib/api/counter-api.ts';
import { checkPass } from '../scan/check-pass.ts';
import { findBookings } from '../scan/find-bookings.ts';

/** The meaning of a scanned or typed code at this counter. */
export type Reading =
  | { kind: 'booking'; id: string }
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
  if (check === 'true' && day.bookings.some(({ id }) => id === pass.bookingId)) return readOwn(pass.bookingId, day);
  try {
    const query = { pass: pass.signature };
    return readOther(await counterApi.getBooking({ params: { id: pass.bookingId }, query }), day);
  } catch (error) {
    // The server reveals nothing about a booking whose pass it did not sign.
    if (error instanceof ResponseError && error.status < 500) return { kind: 'forged' };
    return check === 'true' ? { kind: 'elsewhere_unknown' } : { kind: 'old_pass' };
  }
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

function readOwn(bookingId: string, day: CounterDay): Reading {
  const isCancelled = day.bookings.some(({ id, state }) => id === bookingId && state === 'cancelled');
  return isCancelled ? { kind: 'cancelled' } : { kind: 'booking', id: bookingId };
}

function readOther(
  { id, state, dropoff, stashpoint }: Omit<CounterBookingPlace, 'state'> & { state: string },
  day: CounterDay,
): Reading {
  if (state === 'cancelled') return { kind: 'cancelled' };
  if (stashpoint.id !== day.stashpoint.id)
    return { kind: 'elsewhere', stashpoint: stashpoint.business_name, address: stashpoint.address };
  return day.bookings.some((each) => each.id === id) ? readOwn(id, day) : { kind: 'not_today', dropoff };
}
