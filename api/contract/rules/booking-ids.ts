import { plainDigits } from './plain-digits.ts';

/** Crockford's base 32: no I, L, O or U, so that an ID can be read out at a counter (design §4.12). */
export const BOOKING_ID_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const BOOKING_ID_LENGTH = 10;

/** Reads an ID as people type it: any case, O for 0, I and L for 1, spaces and dashes ignored. */
export function normaliseBookingId(value: string): string {
  return plainDigits(value).toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');
}
