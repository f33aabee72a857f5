import { parsePhoneNumberFromString } from 'libphonenumber-js';
import { DEFAULT_PHONE_COUNTRY } from '../vocabulary/phone-numbers.ts';
import { checkRequired, type FieldProblem, isPhoneTooLong } from './fields.ts';

/**
 * Checks a phone number (specification §5): digits kept, default country GB, validated and written internationally.
 * Separate from `fields.ts`, because the metadata is large and only forms with a phone number load it.
 */
export function checkPhone(value: string | null | undefined): FieldProblem {
  const required = checkRequired(value);
  if (required) return required;
  return formatPhone(value ?? '') ? null : 'INVALID_PHONE_NUMBER_CLIENT_ERROR';
}

/** Returns the number in international form, such as +44 20 7946 0018; null when it is not a valid number. */
export function formatPhone(value: string): string | null {
  if (isPhoneTooLong(value)) return null;
  const digits = value.replace(/[^\d+]/g, '').replace(/(?!^)\+/g, '');
  const parsed = parsePhoneNumberFromString(digits, DEFAULT_PHONE_COUNTRY);
  return parsed?.isValid() ? parsed.formatInternational() : null;
}
