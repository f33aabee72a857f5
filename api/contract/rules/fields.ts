import type { ErrorId } from '../errors.ts';
import { PAGE } from '../vocabulary/lists.ts';
import { PHONE_MAXIMUM_LENGTH } from '../vocabulary/phone-numbers.ts';
import { PASSWORD_LENGTH, PIN_DIGITS } from '../vocabulary/sign-in-limits.ts';
import { BAG_COUNT, TREE_COUNT } from '../vocabulary/stay-limits.ts';

/** Result of a field's rule: null for a valid value, else the ID of the problem. */
export type FieldProblem = ErrorId | null;

/** One address without anything around it: `x<a@b.cc>` would be sent to another person. No quoted parts. */
const ADDRESS = /^[^\s@<>()[\]\\,;:"\p{C}]+@([a-z\d-]{1,63}\.)+[a-z\d-]{1,63}$/u;
const EMAIL_MAXIMUM_LENGTH = 250;

export function checkEmail(value: string | null | undefined): FieldProblem {
  const address = normaliseEmail(value ?? '');
  if (address === '') return 'REQUIRED_DATA_CLIENT_ERROR';
  return ADDRESS.test(address) && address.length <= EMAIL_MAXIMUM_LENGTH ? null : 'INVALID_EMAIL_CLIENT_ERROR';
}

/** Letters of any script with their marks, joined or not; and the stops that their keyboards have. */
const INTERNATIONAL = /^[\p{L}\p{M}\p{N}\p{Join_Control}.。．｡-]+$/u;

/**
 * Returns the one spelling of a mailbox, by which it is stored and compared: letters in lower case and composed (NFC), the
 * domain in ASCII (punycode), as mail servers exchange it. Dots and tags stay: only their provider knows what they mean.
 */
export function normaliseEmail(value: string): string {
  const address = value.trim().toLowerCase().normalize();
  const at = address.lastIndexOf('@') + 1;
  const [local, domain] = [address.slice(0, at), address.slice(at)];
  // A sigma at the end of a word is the same letter.
  return INTERNATIONAL.test(domain) && URL.canParse(`http://${domain}`)
    ? local.replaceAll('ς', 'σ') + new URL(`http://${domain}`).hostname
    : address;
}

export function checkRequired(value: string | null | undefined): FieldProblem {
  return value?.trim() ? null : 'REQUIRED_DATA_CLIENT_ERROR';
}

/** Checks six digits, one entry each: all present, all numeric. */
export function checkPin(digits: readonly string[]): FieldProblem {
  if (digits.some((digit) => digit.trim() === '')) return 'REQUIRED_DATA_CLIENT_ERROR';
  return digits.length === PIN_DIGITS && digits.every((digit) => /^\d$/.test(digit))
    ? null
    : 'INVALID_PIN_CLIENT_ERROR';
}

/** Checks a password. Its length makes it strong; there are no rules about kinds of characters. */
export function checkPassword(value: string): FieldProblem {
  if (value === '') return 'REQUIRED_DATA_CLIENT_ERROR';
  return value.length >= PASSWORD_LENGTH.minimum && value.length <= PASSWORD_LENGTH.maximum
    ? null
    : 'INVALID_PASSWORD_CLIENT_ERROR';
}

export function checkTerms(accepted: boolean): FieldProblem {
  return accepted ? null : 'INVALID_TERMS_CLIENT_ERROR';
}

export const PROFILE_FIELDS = ['first_name', 'last_name', 'email', 'phone_number'] as const;
export type ProfileField = (typeof PROFILE_FIELDS)[number];

/** Returns the missing fields of a profile (specification §5), in the order of the form; empty when it is complete. */
export function missingProfileFields(profile: Record<ProfileField, string | null>): ProfileField[] {
  return PROFILE_FIELDS.filter((field) => !profile[field]?.trim());
}

export function isPhoneTooLong(value: string): boolean {
  return value.length > PHONE_MAXIMUM_LENGTH;
}

/** Returns a safe integer within the bounds, else the default of 1. */
export function bagCountOf(value: unknown): number {
  return integerWithin(value, BAG_COUNT.minimum, BAG_COUNT.maximum) ?? BAG_COUNT.default;
}

export function treeCountOf(value: unknown): number {
  return integerWithin(value, TREE_COUNT.minimum, TREE_COUNT.maximum) ?? TREE_COUNT.default;
}

/** Reads page size (1 to 50) and page number (from 1); values that cannot be read become the default. */
export function pagingOf(page: unknown, perPage: unknown): { page: number; perPage: number; offset: number } {
  const size = integerWithin(perPage, 1, Number.MAX_SAFE_INTEGER) ?? PAGE.defaultSize;
  const bounded = Math.min(Math.max(size, PAGE.minimumSize), PAGE.maximumSize);
  const number = integerWithin(page, 1, Number.MAX_SAFE_INTEGER) ?? 1;
  return { page: number, perPage: bounded, offset: Math.max(PAGE.minimumOffset, (number - 1) * bounded) };
}

function integerWithin(value: unknown, low: number, high: number): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return Number.isSafeInteger(number) && (number as number) >= low && (number as number) <= high
    ? (number as number)
    : null;
}
