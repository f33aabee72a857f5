import type { ErrorId } from '../errors.ts';
import { PAGE } from '../vocabulary/lists.ts';
import { PHONE_MAXIMUM_LENGTH } from '../vocabulary/phone-numbers.ts';
import { PASSWORD_LENGTH, PIN_DIGITS } from '../vocabulary/sign-in-limits.ts';
import { BAG_COUNT, TREE_COUNT } from '../vocabulary/stay-limits.ts';

/** A field's rule answers null when the value is fine, else the id of what is wrong. */
export type FieldProblem = ErrorId | null;

/** One address and nothing around it: `x<a@b.cc>` would be written to somebody else. */
const ADDRESS = /^[^\s@<>()[\]\\,;:"\p{C}]+@[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+$/u;

export function checkEmail(value: string | null | undefined): FieldProblem {
  if (!value?.trim()) return 'REQUIRED_DATA_CLIENT_ERROR';
  return ADDRESS.test(value.trim()) && value.length <= 250 ? null : 'INVALID_EMAIL_CLIENT_ERROR';
}

/** E-mail addresses are compared without regard to case or surrounding space. */
export function normaliseEmail(value: string): string {
  return value.trim().toLowerCase();
}

export function checkRequired(value: string | null | undefined): FieldProblem {
  return value?.trim() ? null : 'REQUIRED_DATA_CLIENT_ERROR';
}

/** Six digits, one entry each: all there, all numeric. */
export function checkPin(digits: readonly string[]): FieldProblem {
  if (digits.some((digit) => digit.trim() === '')) return 'REQUIRED_DATA_CLIENT_ERROR';
  return digits.length === PIN_DIGITS && digits.every((digit) => /^\d$/.test(digit))
    ? null
    : 'INVALID_PIN_CLIENT_ERROR';
}

/** Length is what makes a password strong; nothing is said about kinds of characters. */
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

/** What a profile still needs (specification §5), in the order of the form; nothing when it is complete. */
export function missingProfileFields(profile: Record<ProfileField, string | null>): ProfileField[] {
  return PROFILE_FIELDS.filter((field) => !profile[field]?.trim());
}

export function isPhoneTooLong(value: string): boolean {
  return value.length > PHONE_MAXIMUM_LENGTH;
}

/** A safe integer within the bounds, else the default of 1. */
export function bagCountOf(value: unknown): number {
  return integerWithin(value, BAG_COUNT.minimum, BAG_COUNT.maximum) ?? BAG_COUNT.default;
}

export function treeCountOf(value: unknown): number {
  return integerWithin(value, TREE_COUNT.minimum, TREE_COUNT.maximum) ?? TREE_COUNT.default;
}

/** Page size between 1 and 50, page number from 1; what cannot be read becomes the default. */
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
