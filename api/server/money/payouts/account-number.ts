import { electronicFormatIBAN, isValidIBAN } from 'ibantools';
import { type CubbyError, fieldError } from '../../../contract/errors.ts';
import { checkEmail } from '../../../contract/rules/fields.ts';
import type { ExternalAccount } from '../../../contract/structs/host.ts';

const LOOKS_LIKE_IBAN = /^[A-Z]{2}\d{2}[A-Z0-9]/;
/** The form of account numbers in countries without an IBAN: digits, letters, and marks between them. */
const PLAIN_NUMBER = /^[A-Z0-9][A-Z0-9/-]{3,33}$/;

/**
 * Returns an account number as stored: without spaces, an IBAN with correct check digits, or the address of a wallet.
 *
 * @throws CubbyError INVALID_DATA on `account_number`.
 */
export function requireAccountNumber(type: ExternalAccount['payment_type'], text: string): string {
  if (type === 'paypal') {
    if (checkEmail(text)) throw wrong();
    return text.trim().toLowerCase();
  }
  const number = text.replace(/\s/g, '').toUpperCase();
  const good = LOOKS_LIKE_IBAN.test(number)
    ? isValidIBAN(electronicFormatIBAN(number) ?? '')
    : PLAIN_NUMBER.test(number);
  if (!good) throw wrong();
  return number;
}

function wrong(): CubbyError {
  return fieldError('account_number', 'This is not a valid account number.');
}
