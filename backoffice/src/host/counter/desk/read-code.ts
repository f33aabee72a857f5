import { type CounterDay, readPass } from '@cubby/api';
import { ResponseError } from '@cubby/api/client';
import { counterApi } from '../../../lib/api/counter-api.ts';
import { checkPass } from '../scan/check-pass.ts';
import { findBookings } from '../scan/find-bookings.ts';

/** The meaning of a scanned or typed code at this counter. */
export type Reading =
  | { kind: 'booking'; id: string }
  | { kind: 'several'; text: string }
  | { kind: 'forged' }
  | { kind: 'nothing'; text: string }
  | { kind: 'cancelled' }
  | { kind: 'not_today'; dropoff: string }
  | { kind: 'elsewhere'; stashpoint: string; address: string }
  /** A valid pass of another place, whose details can't be looked up offline. */
  | { kind: 'elsewhere_unknown' }
  | { kind: 'old_pass' };

/** Detects forged passes without a request; only asks the server about a valid pass of another counter. */
export async function readCode(text: string, day: CounterDay): Promise<Reading> {
  const pass = readPass(text);
  if (!pass) {
    const found = findBookings(day.bookings, text);
    if (found.length === 0) return { kind: 'nothing', text: text.trim() };
    return found.length === 1 && found[0] ? { kind: 'booking', id: found[0].id } : { kind: 'several', text };
  }
  const check = await checkPass(pass, day.pass_key);
  if (check === 'forged') return { kind: 'forged' };
  const here = day.bookings.find(({ id }) => id === pass.bookingId);
  if (here && check === 'true')
    return here.state === 'cancelled' ? { kind: 'cancelled' } : { kind: 'booking', id: here.id };
  try {
    const booking = await counterApi.getBooking({ params: { id: pass.bookingId }, query: { pass: pass.signature } });
    if (booking.state === 'cancelled') return { kind: 'cancelled' };
    const { business_name: stashpoint, address, id } = booking.stashpoint;
    if (id !== day.stashpoint.id) return { kind: 'elsewhere', stashpoint, address };
    return here ? { kind: 'booking', id: here.id } : { kind: 'not_today', dropoff: booking.dropoff };
  } catch (error) {
    // The server reveals nothing about a booking whose pass it did not sign.
    if (error instanceof ResponseError && error.status < 500) return { kind: 'forged' };
    return check === 'true' ? { kind: 'elsewhere_unknown' } : { kind: 'old_pass' };
  }
}
