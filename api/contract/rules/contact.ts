import { normaliseEmail } from './fields.ts';
import { plainDigits } from './plain-digits.ts';

/** No country's numbers are longer without what stands in front of them: `0`, `+44`, `0044`, `+44 (0)`. */
const MOST_DIGITS = 9;
/** Fewer digits end the numbers of several people. */
const FEWEST_OF_ONE = 8;

/** An email address, or the last digits of a phone number from its end, which are the same however it is written. */
export type Contact = { email: string } | { phoneTail: string };

/** Reads an email address or a phone number as people type or paste it; null for any other text. */
export function readContact(text: string): Contact | null {
  const typed = text.trim();
  if (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(typed)) return { email: normaliseEmail(typed) };
  const tail = phoneTail(typed, FEWEST_OF_ONE);
  return tail === null ? null : { phoneTail: tail };
}

/** Returns the last digits of a phone number from its end, or null for what is none or has fewer digits than needed. */
export function phoneTail(text: string, fewest: number): string | null {
  const plain = plainDigits(text);
  if (/[^\d\s()+./-]/.test(plain)) return null;
  const digits = plain.replace(/\D/g, '').replace(/^0+/, '');
  return digits.length < fewest ? null : [...digits.slice(-MOST_DIGITS)].reverse().join('');
}
