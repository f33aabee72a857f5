import { fieldError } from '../../../contract/errors.ts';
import { writeVatNumber } from '../../platform/tax/vat-number.ts';

/**
 * Requires a valid VAT number in the form used on documents; an empty one is null.
 *
 * @throws CubbyError INVALID_DATA on `vat_number`.
 */
export function requireVatNumber(country: string, text: string | null): string | null {
  if (!text?.trim()) return null;
  const written = writeVatNumber(country, text);
  if (!written) throw fieldError('vat_number', 'This is not a valid VAT number of that country.');
  return written;
}
