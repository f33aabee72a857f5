import { Secret, TOTP } from 'otpauth';
import { CubbyError, fieldError } from '../../../contract/errors.ts';
import type { SessionProof } from '../../../contract/rules/proofs.ts';
import type { AddedSignInMethod, NewAuthenticator } from '../../../contract/structs/sign-in-methods.ts';
import type { AuthToken } from '../../../contract/structs/user.ts';
import { BRAND } from '../../../words/brand.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { Caller } from '../../platform/http/call.ts';
import type { HasGuesses } from '../../platform/limits/guesses.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import { seal, unseal } from '../../platform/secrets/sealed.ts';
import type { HasSecret } from '../../platform/secrets/server-secret.ts';
import type { HasConfig } from '../../platform/settings/config.ts';
import { openSession } from '../identity/open-session.ts';
import { findUser } from '../users/accounts.ts';
import type { HasNoticeAddresses } from '../users/notice-addresses.ts';
import {
  confirmAuthenticatorRow,
  findAuthenticator,
  replaceAuthenticator,
  takeAuthenticatorStep,
  takeBackupCode,
} from '../users/second-factors.ts';
import { deleteToken } from '../users/sessions.ts';
import { backupCodeHash } from './backup-codes.ts';
import { addMethod, requireMayChange, tell } from './methods.ts';

type Services = HasConfig & HasDatabase & HasClock & HasSecret & HasNoticeAddresses;

/** The form of RFC 6238 that every app supports: six digits, for half a minute. */
const TOTP_FORM = { issuer: BRAND, algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** The length of a seed: 160 bits, as RFC 4226 §4 requires. */
const SECRET_BYTES = 20;
/**
 * The number of half minutes accepted before and after: the clocks of phones are inaccurate, and people type slowly.
 */
const WINDOW = 1;

/** @throws CubbyError FORBIDDEN; CONFLICT if an app was added already. */
export async function createAuthenticator(services: Services, caller: Caller): Promise<NewAuthenticator> {
  const { query } = services.database;
  const user = await requireMayChange(query, caller);
  const secret = new Secret({ size: SECRET_BYTES });
  const isKept = await replaceAuthenticator(query, {
    user_id: user.id,
    sealed_secret: seal(services.secret, purposeOf(user.id), secret.base32),
    created: services.now(),
  });
  if (!isKept) throw new CubbyError('CONFLICT', 'An authenticator app has already been added: remove it first.');
  const uri = new TOTP({ ...TOTP_FORM, label: user.email ?? user.id, secret }).toString();
  return { secret: secret.base32, uri };
}

/**
 * @throws CubbyError FORBIDDEN; NOT_FOUND before a seed was requested; INCORRECT_CREDENTIALS on `code`;
 * TOO_MANY_REQUESTS.
 */
export async function confirmAuthenticator(
  services: Services & HasGuesses,
  caller: Caller,
  code: string,
): Promise<AddedSignInMethod> {
  const guess = await services.guesses.take('second_factor', caller.userId, null);
  const added = await addMethod(services, caller, 'authenticator_added', async (transaction, { id }) => {
    const known = await findAuthenticator(transaction, id);
    if (!known || known.confirmed_at) throw new CubbyError('NOT_FOUND', 'There is no authenticator app to confirm.');
    if (!(await takeCode(services, transaction, known, code))) throw wrongCode();
    await confirmAuthenticatorRow(transaction, id, services.now());
  });
  await guess.wasRight();
  return added;
}

/**
 * Completes a sign-in with a code of the authenticator app or, when that is lost, with a backup code. The pending
 * session ends.
 *
 * @throws CubbyError INCORRECT_CREDENTIALS on `code`; TOO_MANY_REQUESTS.
 */
export async function signInWithSecondFactor(
  services: Services & HasGuesses,
  waiting: Caller,
  code: string,
  address: string,
): Promise<AuthToken> {
  const guess = await services.guesses.take('second_factor', waiting.userId, address);
  const session = await services.database.transaction(async (transaction) => {
    const user = await findUser(transaction, waiting.userId);
    if (!user) throw wrongCode();
    const proof = await takeSecondFactor(services, transaction, waiting, code);
    await deleteToken(transaction, waiting.tokenId);
    return openSession(services, transaction, user, { isProvenTwice: true, proof });
  });
  await guess.wasRight();
  return session;
}

/**
 * Takes a code of the caller's authenticator app, or a backup code, once. Returns the proof it gives.
 *
 * @throws CubbyError INCORRECT_CREDENTIALS on `code`.
 */
export async function takeSecondFactor(
  services: Services,
  transaction: Parameters<typeof takeAuthenticatorStep>[0],
  caller: Caller,
  code: string,
): Promise<SessionProof> {
  const at = services.now();
  const known = await findAuthenticator(transaction, caller.userId);
  if (known?.confirmed_at && (await takeCode(services, transaction, known, code)))
    return { by: 'authenticator', at, since: known.confirmed_at };
  const user = await findUser(transaction, caller.userId);
  const taken = await takeBackupCode(transaction, caller.userId, backupCodeHash(caller.userId, code), at);
  if (!taken || !user) throw wrongCode();
  await tell(services, transaction, caller, user, 'backup_code_used');
  return { by: 'backup_code', at, since: taken.created };
}

/** Takes a code of an app, once: a code that was watched being typed cannot be used again. */
async function takeCode(
  { secret, now }: Services,
  transaction: Parameters<typeof takeAuthenticatorStep>[0],
  { user_id, sealed_secret }: { user_id: string; sealed_secret: string },
  code: string,
): Promise<boolean> {
  const seed = unseal(secret, purposeOf(user_id), sealed_secret);
  const token = code.replace(/\s/g, '');
  if (!seed || !/^\d{6}$/.test(token)) return false;
  const timestamp = now().getTime();
  const totp = new TOTP({ ...TOTP_FORM, secret: Secret.fromBase32(seed) });
  const delta = totp.validate({ token, timestamp, window: WINDOW });
  if (delta === null) return false;
  return takeAuthenticatorStep(transaction, user_id, totp.counter({ timestamp }) + delta, now());
}

function purposeOf(userId: string): string {
  return `authenticator ${userId}`;
}

function wrongCode(): CubbyError {
  return fieldError('code', 'This code is incorrect or has already been used.', 'INCORRECT_CREDENTIALS');
}
