import { BAG_SIZES, type BagSize } from '../vocabulary/bag-sizes.ts';
import { BOOKING_ID_ALPHABET, BOOKING_ID_LENGTH, normaliseBookingId } from './booking-ids.ts';

/** A stay as its pass tells it, so that a counter without a connection can take the bags in. */
export interface PassStay {
  booking_id: string;
  /** Counted with each change: the highest is the latest. */
  version: number;
  stashpoint_id: string;
  /** To the minute, ISO 8601, as is the pick-up. */
  dropoff: string;
  pickup: string;
  bags: Record<BagSize, number>;
}

/** A pass as encoded in its QR code or in a link: an address of the travellers’ site. */
export interface ScannedPass {
  bookingId: string;
  /** As the API accepts it in `pass`: the signature in base64url or, of a pass that tells its stay, its whole code. */
  pass: string;
  /** Base64url. */
  signature: string;
  /** The message that is signed, with Ed25519. The public key is enough to verify a pass offline. */
  message: string;
  /** Null for links, and for passes from before codes told it. */
  stay: PassStay | null;
}

/** Returns the message that a link to a booking signs. */
export function passMessage(bookingId: string): string {
  return `cubby pass 1 ${bookingId}`;
}

/** Returns the message that the code of a pass signs: `stay` is what `writeStay` returns. */
export function codeMessage(stay: string): string {
  return `cubby pass ${stay}`;
}

/** The first digit of a code, to tell later kinds from this one. */
const KIND = '2';
/** The digits of each field of a code after its kind and the booking's ID, in order. */
const WIDTHS = { version: 2, stashpoint: 10, dropoff: 6, minutes: 4, bags: 2, signature: 103 } as const;
const STAY_LENGTH =
  KIND.length +
  BOOKING_ID_LENGTH +
  WIDTHS.version +
  WIDTHS.stashpoint +
  WIDTHS.dropoff +
  WIDTHS.minutes +
  WIDTHS.bags * BAG_SIZES.length;
const CODE_LENGTH = STAY_LENGTH + WIDTHS.signature;
const CODE = /^2[0-9A-HJKMNP-TV-Z]+$/;
const MINUTE_MS = 60_000;
const SIGNATURE_BYTES = 64;

/**
 * Writes a stay as the beginning of a code, in the 32 digits of booking IDs: a QR code holds capitals and digits in few
 * cells. Null if it does not fit, as with a place whose ID is not ours.
 */
export function writeStay({ booking_id, version, stashpoint_id, dropoff, pickup, bags }: PassStay): string | null {
  const begin = Math.floor(Date.parse(dropoff) / MINUTE_MS);
  const minutes = Math.ceil(Date.parse(pickup) / MINUTE_MS) - begin;
  if (minutes < 0 || booking_id.length !== BOOKING_ID_LENGTH || !/^[0-9a-f]{12}$/.test(stashpoint_id)) return null;
  const fields = [
    digits(BigInt(version % BOOKING_ID_ALPHABET.length ** WIDTHS.version), WIDTHS.version),
    digits(BigInt(`0x${stashpoint_id}`), WIDTHS.stashpoint),
    digits(BigInt(begin), WIDTHS.dropoff),
    digits(BigInt(minutes), WIDTHS.minutes),
    ...BAG_SIZES.map((size) => digits(BigInt(bags[size]), WIDTHS.bags)),
  ];
  const text = KIND + booking_id + fields.join('');
  return text.length === STAY_LENGTH ? text : null;
}

/** Returns the code of a pass; `signature` is of `codeMessage`. */
export function passCode(stay: string, signature: Uint8Array): string {
  const hex = Array.from(signature, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return stay + digits(BigInt(`0x${hex}`), WIDTHS.signature);
}

/** Returns the address in the QR code of a pass, in capitals, for fewer cells. Phones open it, too. */
export function codeAddress(publicUrl: string, code: string): string {
  return `${publicUrl}/P/${code}`.toUpperCase();
}

/** Reads the result of a camera or a barcode scanner; null if it is not a Cubby pass. */
export function readPass(scanned: string): ScannedPass | null {
  const [, code] = scanned.trim().match(/\/P\/(\w+)\/?$/i) ?? [];
  if (code) return readCode(code.toUpperCase());
  const [, id, query] = scanned.trim().match(/\/account\/bookings\/([^/?#]+)\/?\?([^#]*)/) ?? [];
  const pass = new URLSearchParams(query ?? '').get('pass');
  if (!id || !pass) return null;
  const bookingId = normaliseBookingId(decodeURIComponent(id));
  if (bookingId.length !== BOOKING_ID_LENGTH) return null;
  return readCode(pass) ?? { bookingId, pass, signature: pass, message: passMessage(bookingId), stay: null };
}

/** Reads a code; null if it is none. Its signature is not checked. */
export function readCode(code: string): ScannedPass | null {
  if (code.length !== CODE_LENGTH || !CODE.test(code)) return null;
  let at = KIND.length + BOOKING_ID_LENGTH;
  const next = (width: number) => {
    at += width;
    return numberOf(code.slice(at - width, at));
  };
  const version = Number(next(WIDTHS.version));
  const stashpoint_id = next(WIDTHS.stashpoint).toString(16).padStart(12, '0');
  const begin = Number(next(WIDTHS.dropoff));
  const minutes = Number(next(WIDTHS.minutes));
  const counts = BAG_SIZES.map((size) => [size, Number(next(WIDTHS.bags))]);
  const signature = next(WIDTHS.signature);
  const bookingId = code.slice(KIND.length, KIND.length + BOOKING_ID_LENGTH);
  const instant = (minute: number) => new Date(minute * MINUTE_MS).toISOString();
  return {
    bookingId,
    pass: code,
    signature: base64url(signature),
    message: codeMessage(code.slice(0, STAY_LENGTH)),
    stay: {
      booking_id: bookingId,
      version,
      stashpoint_id,
      dropoff: instant(begin),
      pickup: instant(begin + minutes),
      bags: Object.fromEntries(counts) as Record<BagSize, number>,
    },
  };
}

/** Writes a number with the digits of booking IDs, with leading zeros up to `width`; longer where it does not fit. */
function digits(value: bigint, width: number): string {
  let rest = value;
  let text = '';
  for (; rest > 0n; rest >>= 5n) text = BOOKING_ID_ALPHABET[Number(rest & 31n)] + text;
  return text.padStart(width, '0');
}

function numberOf(text: string): bigint {
  let value = 0n;
  for (const digit of text) value = (value << 5n) | BigInt(BOOKING_ID_ALPHABET.indexOf(digit));
  return value;
}

function base64url(value: bigint): string {
  const hex = value.toString(16).padStart(2 * SIGNATURE_BYTES, '0');
  const bytes = hex.match(/../g) ?? [];
  const text = btoa(String.fromCharCode(...bytes.map((byte) => Number.parseInt(byte, 16))));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
