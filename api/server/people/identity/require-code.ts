import type { Kysely } from 'kysely';
import { CubbyError, fieldError } from '../../../contract/errors.ts';
import { checkPin, normaliseEmail } from '../../../contract/rules/fields.ts';
import { UNKNOWN_GUESSES_A_DAY } from '../../../contract/vocabulary/sign-in-limits.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { HasGuesses } from '../../platform/limits/guesses.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import { browserHash, codeHash } from './code-hash.ts';
import {
  countGuesses,
  deleteGuess,
  findLastCode,
  insertGuess,
  listUnknownCodes,
  lockAddress,
  spendCode,
  takeTry,
} from './store.ts';

export interface CodeProof {
  email: string;
  code: string;
  /** The secret of the browser in which the code is entered; older clients have none. */
  secret: string | undefined;
  /** The network address of the call. */
  address: string;
  /** True if the caller is signed in to the account: then guesses do not count as those of unknown browsers. */
  isOwn?: boolean;
}

/** An address that a code has verified. The code is marked as used together with the sign-in. */
export interface ProvenAddress {
  email: string;
  /** The browser that the code was for. */
  browser: string;
  codeId: string;
}

/**
 * Returns the address a code verifies. A guess is counted at once, so that a later failure does not undo the count: on
 * the code alone in a browser the account knows, for the address in all others.
 *
 * @throws CubbyError INCORRECT_CREDENTIALS; CODE_USED_UP with the last try of a code, and once it was used or is too old;
 * SIGN_IN_LINK_NEEDED once unknown browsers have no guess left today, even if this one would be right; TOO_MANY_REQUESTS.
 */
export async function requireCode(
  services: HasDatabase & HasClock & HasGuesses,
  purpose: string,
  proof: CodeProof,
): Promise<ProvenAddress> {
  const { code, secret, address } = proof;
  const problem = checkPin([...code]);
  if (problem)
    throw new CubbyError(problem, 'A sign-in code has 6 digits.', { errors: { one_time_password: [problem] } });
  const email = normaliseEmail(proof.email);
  const { query } = services.database;
  const browser = secret === undefined ? null : browserHash(email, secret);
  const last = browser === null ? undefined : await findLastCode(query, email, browser);
  const isKnown = proof.isOwn || last?.is_known === true;
  const guess = isKnown ? null : await services.guesses.take('code', null, address);
  const { codes, guessId, isUsedUp } = await services.database.transaction((transaction) =>
    takeGuess(transaction, { email, browser, isOwn: proof.isOwn ?? false }, services.now()),
  );
  const hash = codeHash(purpose, email, code);
  const right = codes.find(({ code_hash }) => code_hash === hash);
  if (!right && isUsedUp)
    throw fieldError('one_time_password', 'This code can no longer be used: request another one.', 'CODE_USED_UP');
  if (!right) throw incorrect('one_time_password');
  if (guessId) await deleteGuess(query, guessId);
  await guess?.wasRight();
  // Access to the mail allows setting a new password, so wrong guesses of the old one may be reset.
  await services.guesses.forget('password', email);
  return { email, browser: right.browser_hash, codeId: right.id };
}

interface TakenGuess {
  codes: { id: string; code_hash: string; browser_hash: string }[];
  /** True if the browser's own code has no try left after this one. */
  isUsedUp: boolean;
  /** Null in a browser the account knows. */
  guessId: string | null;
}

/** Takes a guess and returns the codes it is compared with. */
async function takeGuess(
  transaction: Kysely<Schema>,
  { email, browser, isOwn }: { email: string; browser: string | null; isOwn: boolean },
  now: Date,
): Promise<TakenGuess> {
  await lockAddress(transaction, email);
  const own = browser === null ? undefined : await findLastCode(transaction, email, browser);
  const ofBrowser = async () => {
    const code = own && (await takeTry(transaction, own.id, now));
    return { codes: code ? [code] : [], isUsedUp: own !== undefined && !code?.tries_left };
  };
  if (isOwn || own?.is_known) return { ...(await ofBrowser()), guessId: null };
  const left = UNKNOWN_GUESSES_A_DAY - (await countGuesses(transaction, email, now));
  if (left <= 0) throw linkNeeded();
  // Without a secret it could be any of them. Each comparison counts, so that more codes do not mean better chances.
  const taken =
    browser === null
      ? { codes: (await listUnknownCodes(transaction, email, now)).slice(0, left), isUsedUp: false }
      : await ofBrowser();
  return { ...taken, guessId: await insertGuess(transaction, email, Math.max(1, taken.codes.length), now) };
}

/** Spends a code within the transaction that opens a session with it. @throws CubbyError INCORRECT_CREDENTIALS. */
export async function requireUnspent(transaction: Kysely<Schema>, { codeId }: ProvenAddress): Promise<void> {
  if (!(await spendCode(transaction, codeId))) throw incorrect('one_time_password');
}

function linkNeeded(): CubbyError {
  return new CubbyError(
    'SIGN_IN_LINK_NEEDED',
    'Too many wrong codes for this address today. Request another email: it has a link instead of a code.',
  );
}

export function incorrect(field: string): CubbyError {
  return fieldError(field, 'Email address and code or password do not match.', 'INCORRECT_CREDENTIALS');
}
