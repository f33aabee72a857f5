import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js';
import { DEFAULT_PHONE_COUNTRY } from '../vocabulary/phone-numbers.ts';
import { checkRequired, type FieldProblem, isPhoneTooLong } from './fields.ts';
import { plainDigits } from './plain-digits.ts';

/**
 * Checks a phone number (specification §5): digits kept, default country GB, validated and written internationally.
 * Separate from `fields.ts`, because the metadata is large and only forms with a phone number load it.
 */
export function checkPhone(value: string | null | undefined, country?: string): FieldProblem {
  const required = checkRequired(value);
  if (required) return required;
  return parsePhone(value ?? '', country) ? null : 'INVALID_PHONE_NUMBER_CLIENT_ERROR';
}

/** Returns the number in international form, such as +44 20 7946 0018; null when it is not a valid number. */
export function formatPhone(value: string): string | null {
  return parsePhone(value)?.formatInternational() ?? null;
}

/** Returns the number as the sites send it, in E.164: +442079460018; null when it is not valid in the country. */
export function writePhone(value: string, country: string): string | null {
  return parsePhone(value, country)?.number ?? null;
}

function parsePhone(value: string, country: string = DEFAULT_PHONE_COUNTRY) {
  if (isPhoneTooLong(value)) return undefined;
  const digits = plainDigits(value)
    .replace(/[^\d+]/g, '')
    .replace(/(?!^)\+/g, '');
  const parsed = parsePhoneNumberFromString(digits, country as CountryCode);
  return parsed?.isValid() ? parsed : undefined;
}
