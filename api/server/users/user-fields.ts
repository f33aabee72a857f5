import { CubbyError } from '../../contract/errors.ts';
import { checkEmail } from '../../contract/rules/fields.ts';
import { checkPhone, formatPhone } from '../../contract/rules/phone.ts';

const PASSWORD_LENGTH = { minimum: 8, maximum: 200 } as const;

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

export function requirePassword(value: string): string {
  if (value.length < PASSWORD_LENGTH.minimum || value.length > PASSWORD_LENGTH.maximum)
    throw new CubbyError(
      'INVALID_DATA',
      `A password has ${PASSWORD_LENGTH.minimum} to ${PASSWORD_LENGTH.maximum} characters.`,
      {
        errors: { password: ['INVALID_DATA'] },
      },
    );
  return value;
}
