import { CubbyError } from '../../../contract/errors.ts';
import { checkEmail, checkPassword } from '../../../contract/rules/fields.ts';
import { checkPhone, formatPhone } from '../../../contract/rules/phone.ts';
import { PASSWORD_LENGTH } from '../../../contract/vocabulary/sign-in-limits.ts';

/** @throws CubbyError naming the field `email`. */
export function requireEmail(value: string): void {
  const problem = checkEmail(value);
  if (problem) throw new CubbyError(problem, 'Not an e-mail address.', { errors: { email: [problem] } });
}

/** The number written internationally. */
export function requirePhone(field: string, value: string): string {
  const problem = checkPhone(value);
  if (problem) throw new CubbyError(problem, 'Not a phone number.', { errors: { [field]: [problem] } });
  return formatPhone(value) ?? value;
}

/** @throws CubbyError naming the field `password`. */
export function requirePassword(value: string): string {
  const problem = checkPassword(value);
  if (problem)
    throw new CubbyError(
      problem,
      `A password has ${PASSWORD_LENGTH.minimum} to ${PASSWORD_LENGTH.maximum} characters.`,
      {
        errors: { password: [problem] },
      },
    );
  return value;
}
