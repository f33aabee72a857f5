import { randomInt } from 'node:crypto';
import { addMinutes, subSeconds } from 'date-fns';
import { ONE_TIME_PASSWORD, PIN_DIGITS } from '../../../contract/vocabulary/sign-in-limits.ts';
import type { Mail } from '../../../mails/mail.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { HasGuesses } from '../../platform/limits/guesses.ts';
import { tooMany } from '../../platform/limits/too-many.ts';
import type { HasMails } from '../../platform/mail/send-mails.ts';
import { writeMail } from '../../platform/mail/write-mail.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import { codeHash } from './code-hash.ts';
import { replaceOneTimePassword } from './store.ts';

export type SendsCodes = HasDatabase & HasClock & HasGuesses & HasMails;

/**
 * Sends a fresh code to an address and invalidates the one before.
 *
 * @param purpose What it is for, and for which account: it is wrong for anything else.
 * @throws CubbyError TOO_MANY_REQUESTS when the last code is younger than half a minute, or there were many.
 */
export async function sendCode(
  services: SendsCodes,
  email: string,
  purpose: string,
  mailWith: (code: string) => Mail,
): Promise<void> {
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
    await writeMail(transaction, { ...mailWith(code), sendBy: row.expires_at }, now);
  });
  services.mails.wake();
}
