import { CubbyError, type ErrorId } from '../../../contract/errors.ts';
import { checkEmail, checkPassword } from '../../../contract/rules/fields.ts';
import { checkPhone, formatPhone } from '../../../contract/rules/phone.ts';
import { PASSWORD_LENGTH } from '../../../contract/vocabulary/sign-in-limits.ts';
import { isCommonPassword } from '../../platform/secrets/common-passwords.ts';

/** @throws CubbyError naming the field `email`. */
export function requireEmail(value: string): void {
  const problem = checkEmail(value);
  if (problem) throw new CubbyError(problem, 'This is not a valid email address.', { errors: { email: [problem] } });
}

/** Returns the number in international format. */
export function requirePhone(field: string, value: string): string {
  const number = formatPhone(value);
  if (number) return number;
  const problem = checkPhone(value) ?? 'INVALID_PHONE_NUMBER_CLIENT_ERROR';
  throw new CubbyError(problem, 'This is not a valid phone number.', { errors: { [field]: [problem] } });
}

/** @throws CubbyError naming the field `password`, for one that is too short, too long or too common. */
export async function requirePassword(value: string): Promise<string> {
  const problem = checkPassword(value);
  if (problem)
    throw refused(problem, `A password must have ${PASSWORD_LENGTH.minimum} to ${PASSWORD_LENGTH.maximum} characters.`);
  if (await isCommonPassword(value))
    throw refused('COMMON_PASSWORD_CLIENT_ERROR', 'This password is too common. Choose a different one.');
  return value;
}

function refused(problem: ErrorId, message: string): CubbyError {
  return new CubbyError(problem, message, { errors: { password: [problem] } });
}
