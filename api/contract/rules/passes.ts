import { BOOKING_ID_LENGTH, normaliseBookingId } from './booking-ids.ts';

/** Returns the message that a pass signs, with Ed25519. The public key is enough to verify a pass offline. */
export function passMessage(bookingId: string): string {
  return `cubby pass 1 ${bookingId}`;
}

/** A pass as encoded in its QR code: an address of the travellers’ site. */
export interface ScannedPass {
  bookingId: string;
  signature: string;
}

/** Reads the result of a camera or a barcode scanner; null if it is not a Cubby pass. */
export function readPass(scanned: string): ScannedPass | null {
  const [, id, query] = scanned.trim().match(/\/account\/bookings\/([^/?#]+)\/?\?([^#]*)/) ?? [];
  const signature = new URLSearchParams(query ?? '').get('pass');
  if (!id || !signature) return null;
  const bookingId = normaliseBookingId(decodeURIComponent(id));
  return bookingId.length === BOOKING_ID_LENGTH ? { bookingId, signature } : null;
}
