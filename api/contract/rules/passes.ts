import { BOOKING_ID_LENGTH, normaliseBookingId } from './booking-ids.ts';

/** What a pass signs, with Ed25519. Whoever has the public key can tell a true pass without asking anybody. */
export function passMessage(bookingId: string): string {
  return `cubby pass 1 ${bookingId}`;
}

/** A pass as its QR code says it: an address of the travellers’ site. */
export interface ScannedPass {
  bookingId: string;
  signature: string;
}

/** Reads what a camera or a bar-code gun has read; null for what is no pass of ours. */
export function readPass(scanned: string): ScannedPass | null {
  const [, id, query] = scanned.trim().match(/\/account\/bookings\/([^/?#]+)\/?\?([^#]*)/) ?? [];
  const signature = new URLSearchParams(query ?? '').get('pass');
  if (!id || !signature) return null;
  const bookingId = normaliseBookingId(decodeURIComponent(id));
  return bookingId.length === BOOKING_ID_LENGTH ? { bookingId, signature } : null;
}
