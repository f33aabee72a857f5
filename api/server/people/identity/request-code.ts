import { normaliseEmail } from '../../../contract/rules/fields.ts';
import type { Language } from '../../../contract/vocabulary/languages.ts';
import type { CodePurpose } from '../../../contract/vocabulary/sign-in-limits.ts';
import { codeMail } from '../../../mails/texts.ts';
import { requireEmail } from '../users/user-fields.ts';
import { type SendsCodes, sendCode } from './send-code.ts';

interface CodeRequest {
  email: string;
  language?: Language | undefined;
  purpose?: CodePurpose | undefined;
}

/**
 * Sends a fresh code. Whether the address has an account is not revealed, and matters only when the code is entered.
 *
 * @throws CubbyError TOO_MANY_REQUESTS when the last code is younger than half a minute, or there were many.
 */
export async function requestCode(services: SendsCodes, asked: CodeRequest): Promise<void> {
  const { language = 'en', purpose = 'sign_in' } = asked;
  requireEmail(asked.email);
  const email = normaliseEmail(asked.email);
  await sendCode(services, email, purpose, (code) => codeMail(email, code, language, purpose));
}
