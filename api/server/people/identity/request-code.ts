import { randomInt } from 'node:crypto';
import { addMinutes, subSeconds } from 'date-fns';
import { normaliseEmail } from '../../../contract/rules/fields.ts';
import type { Language } from '../../../contract/vocabulary/languages.ts';
import { type CodePurpose, ONE_TIME_PASSWORD, PIN_DIGITS } from '../../../contract/vocabulary/sign-in-limits.ts';
import { codeMail } from '../../../mails/texts.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { HasGuesses } from '../../platform/limits/guesses.ts';
import { tooMany } from '../../platform/limits/too-many.ts';
import type { HasMails } from '../../platform/mail/send-mails.ts';
import { writeMail } from '../../platform/mail/write-mail.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import { requireEmail } from '../users/user-fields.ts';
import { codeHash } from './code-hash.ts';
import { replaceOneTimePassword } from './store.ts';

interface CodeRequest {
  email: string;
  language?: Language | undefined;
  purpose?: CodePurpose | undefined;
}

/**
 * Sends a fresh code. Whether the address has an account is not told, and matters only when the code comes back.
 *
 * @throws CubbyError TOO_MANY_REQUESTS when the last code is younger than half a minute, or there were many.
 */
export async function requestCode(
  services: HasDatabase & HasClock & HasGuesses & HasMails,
  asked: CodeRequest,
): Promise<void> {
  const { language = 'en', purpose = 'sign_in' } = asked;
  requireEmail(asked.email);
  const email = normaliseEmail(asked.email);
  await services.guesses.take('code_mail', email, null);
  const now = services.now();
  const code = String(randomInt(10 ** PIN_DIGITS)).padStart(PIN_DIGITS, '0');
  await services.database.transaction(async (transaction) => {
    const row = {
      email,
      code_hash: codeHash(purpose, email, code),
      created: now,
      expires_at: addMinutes(now, ONE_TIME_PASSWORD.lifetimeMinutes),
      tries_left: ONE_TIME_PASSWORD.tries,
    };
    const written = await replaceOneTimePassword(transaction, row, subSeconds(now, ONE_TIME_PASSWORD.resendSeconds));
    if (!written) throw tooMany(ONE_TIME_PASSWORD.resendSeconds * 1000);
    await writeMail(transaction, { ...codeMail(email, code, language, purpose), sendBy: row.expires_at }, now);
  });
  services.mails.wake();
}
