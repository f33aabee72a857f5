import { CubbyError, fieldError } from '../../../contract/errors.ts';
import { checkPin, normaliseEmail } from '../../../contract/rules/fields.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { HasGuesses } from '../../platform/limits/guesses.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import { codeHash } from './code-hash.ts';
import { takeOneTimePasswordTry } from './store.ts';

export interface CodeProof {
  email: string;
  code: string;
  /** The network address of the call. */
  address: string;
}

/**
 * Returns the address a code verifies. Attempts are counted at once, so that a later failure does not undo the count;
 * guesses are counted besides, so that a new code does not allow new ones.
 */
export async function requireCode(
  services: HasDatabase & HasClock & HasGuesses,
  purpose: string,
  proof: CodeProof,
): Promise<string> {
  const { code, address } = proof;
  const problem = checkPin([...code]);
  if (problem)
    throw new CubbyError(problem, 'A sign-in code has 6 digits.', { errors: { one_time_password: [problem] } });
  const email = normaliseEmail(proof.email);
  const guess = await services.guesses.take('code', email, address);
  const known = await takeOneTimePasswordTry(services.database.query, email, services.now());
  if (known?.code_hash !== codeHash(purpose, email, code)) throw incorrect('one_time_password');
  await guess.wasRight();
  // Access to the mail allows setting a new password, so wrong guesses of the old one may be reset.
  await services.guesses.forget('code_mail', email);
  await services.guesses.forget('password', email);
  return email;
}

export function incorrect(field: string): CubbyError {
  return fieldError(field, 'Email address and code or password do not match.', 'INCORRECT_CREDENTIALS');
}
