import { randomInt } from 'node:crypto';
import { addMinutes } from 'date-fns/addMinutes';
import { differenceInMilliseconds } from 'date-fns/differenceInMilliseconds';
import { subSeconds } from 'date-fns/subSeconds';
import type { Kysely } from 'kysely';
import type { SentCode } from '../../../contract/structs/user.ts';
import {
  CODE_MAILS_A_DAY,
  type CodeMailContent,
  ONE_TIME_LINK,
  ONE_TIME_PASSWORD,
  PIN_DIGITS,
  UNKNOWN_GUESSES_A_DAY,
} from '../../../contract/vocabulary/sign-in-limits.ts';
import type { Mail } from '../../../mails/mail.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { HasGuesses } from '../../platform/limits/guesses.ts';
import { tooMany } from '../../platform/limits/too-many.ts';
import type { HasMails } from '../../platform/mail/send-mails.ts';
import { writeMail } from '../../platform/mail/write-mail.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import { browserHash, codeHash, newBrowserSecret } from './code-hash.ts';
import { createOneTimeLink, type LinkKind } from './one-time-links.ts';
import { countCodeMails, countGuesses, findLastCode, insertCode, lockAddress } from './store.ts';

export type SendsCodes = HasDatabase & HasClock & HasGuesses & HasMails;

interface CodeRequest {
  email: string;
  /** The purpose of the code, and for which account: it is wrong for anything else. */
  purpose: string;
  /** The secret of the browser that asks; undefined in one that has none yet. */
  secret: string | undefined;
  /** True for a browser in which the account with this address has signed in before. */
  isKnown: boolean;
  /** True if a code that the browser was sent within half a minute will do; otherwise another one is refused. */
  isLastEnough?: boolean;
  /** The network address of the call. */
  address: string;
  mailWithCode: (code: string) => Mail;
  /** The email past the limits; null if there is nothing a link could open. */
  linkMail: { kind: LinkKind; write: (link: string) => Mail } | null;
}

/**
 * Mails a fresh code for the browser that asks, and invalidates the one that the same browser had; codes of other
 * browsers remain. Where a code would not be accepted, or too many were mailed, the mail carries a link instead.
 *
 * @throws CubbyError TOO_MANY_REQUESTS when the same browser has asked within half a minute.
 */
export async function sendCode(services: SendsCodes, request: CodeRequest): Promise<SentCode> {
  const now = services.now();
  const secret = request.secret ?? newBrowserSecret();
  const browser = browserHash(request.email, secret);
  const isDelayed = !request.isKnown && (await services.guesses.isDelayed('code', request.address));
  const sent = await services.database.transaction(async (transaction): Promise<CodeMailContent> => {
    await lockAddress(transaction, request.email);
    if (await isWithinPause(transaction, request, browser, now)) return 'code';
    if (isDelayed || (await isPastLimits(transaction, request, browser, now))) {
      await mailLink(transaction, request, now);
      return 'link';
    }
    await mailCode(transaction, request, browser, now);
    return 'code';
  });
  services.mails.wake();
  return { browser_secret: secret, sent };
}

/** @throws CubbyError TOO_MANY_REQUESTS within the pause, unless the last code will do. */
async function isWithinPause(
  query: Kysely<Schema>,
  { email, isLastEnough }: CodeRequest,
  browser: string,
  now: Date,
): Promise<boolean> {
  const last = await findLastCode(query, email, browser);
  const allowed = subSeconds(now, ONE_TIME_PASSWORD.resendSeconds);
  if (!last || last.created <= allowed) return false;
  if (isLastEnough) return true;
  throw tooMany(differenceInMilliseconds(last.created, allowed));
}

/** Tells whether a code would be refused, or too many were mailed. Each known browser has a count of its own. */
async function isPastLimits(
  query: Kysely<Schema>,
  { email, isKnown }: CodeRequest,
  browser: string,
  now: Date,
): Promise<boolean> {
  if (!isKnown && (await countGuesses(query, email, now)) >= UNKNOWN_GUESSES_A_DAY) return true;
  return (await countCodeMails(query, email, isKnown ? browser : null, now)) >= CODE_MAILS_A_DAY;
}

async function mailCode(
  transaction: Kysely<Schema>,
  { email, purpose, isKnown, mailWithCode }: CodeRequest,
  browser: string,
  now: Date,
): Promise<void> {
  const code = String(randomInt(10 ** PIN_DIGITS)).padStart(PIN_DIGITS, '0');
  const expires_at = addMinutes(now, ONE_TIME_PASSWORD.lifetimeMinutes);
  await insertCode(transaction, {
    email,
    browser_hash: browser,
    is_known: isKnown,
    code_hash: codeHash(purpose, email, code),
    created: now,
    expires_at,
    tries_left: ONE_TIME_PASSWORD.tries,
  });
  await writeMail(transaction, { ...mailWithCode(code), sendBy: expires_at }, now);
}

async function mailLink(transaction: Kysely<Schema>, { email, linkMail }: CodeRequest, now: Date): Promise<void> {
  const link = linkMail && (await createOneTimeLink(transaction, email, linkMail.kind, now));
  if (!link) return;
  const sendBy = addMinutes(now, ONE_TIME_LINK.lifetimeMinutes);
  await writeMail(transaction, { ...linkMail.write(link), sendBy }, now);
}
