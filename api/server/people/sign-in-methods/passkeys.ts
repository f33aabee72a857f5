import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { PasskeyAnswer } from '../../../contract/endpoints/passkey-answer.ts';
import { CubbyError, fieldError } from '../../../contract/errors.ts';
import type { AddedSignInMethod, PasskeyOptions } from '../../../contract/structs/sign-in-methods.ts';
import type { AuthToken } from '../../../contract/structs/user.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { Caller } from '../../platform/http/call.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import type { HasSecret } from '../../platform/secrets/server-secret.ts';
import type { HasConfig } from '../../platform/settings/config.ts';
import { openSession } from '../identity/open-session.ts';
import { findUser } from '../users/accounts.ts';
import type { HasNoticeAddresses } from '../users/notice-addresses.ts';
import { findPasskey, insertPasskey, listPasskeys, notePasskeyUse } from '../users/second-factors.ts';
import { deleteToken } from '../users/sessions.ts';
import { newChallenge, takeChallenge } from './challenges.ts';
import { addMethod, requireMayChange } from './methods.ts';
import { type RelyingParty, relyingParty } from './relying-party.ts';

/** Loads the library on first use: its two hundred files would delay every start of the server. */
const webauthn = () => import('@simplewebauthn/server');

type Services = HasConfig & HasDatabase & HasClock & HasSecret & HasNoticeAddresses;

/**
 * Returns the options for creating a passkey: one that is found without naming its owner, and that requires a finger, a
 * face or a PIN, so that it counts as two factors.
 *
 * @throws CubbyError FORBIDDEN; INVALID_DATA from a page that is not a console.
 */
export async function createPasskeyOptions(
  services: Services,
  caller: Caller,
  origin: string | null,
): Promise<PasskeyOptions> {
  const { id: rpID, name: rpName } = relyingParty(services.config.publicUrl, origin);
  const { query } = services.database;
  const user = await requireMayChange(query, caller);
  const known = await listPasskeys(query, user.id);
  const { id, challenge } = newChallenge(services, { purpose: 'add', userId: user.id });
  const options = await (await webauthn()).generateRegistrationOptions({
    rpID,
    rpName,
    userID: new TextEncoder().encode(user.id),
    userName: user.email ?? '',
    userDisplayName: `${user.first_name} ${user.last_name}`.trim(),
    challenge: Buffer.from(challenge, 'base64url'),
    excludeCredentials: known.map((each) => ({ id: each.id, transports: each.transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  return { challenge_id: id, options: { ...options } };
}

/**
 * @throws CubbyError FORBIDDEN; INCORRECT_CREDENTIALS for an invalid answer; CONFLICT for a passkey that is known
 * already.
 */
export async function createPasskey(
  services: Services,
  caller: Caller,
  { challenge_id, credential, name }: PasskeyAnswer & { name: string },
  origin: string | null,
): Promise<AddedSignInMethod> {
  const party = relyingParty(services.config.publicUrl, origin);
  return addMethod(services, caller, 'passkey_added', async (transaction, { id: userId }) => {
    const challenge = await takeChallenge(services, transaction, challenge_id, { purpose: 'add', userId });
    const { registrationInfo } = await held(async () =>
      (await webauthn()).verifyRegistrationResponse({
        response: credential as unknown as RegistrationResponseJSON,
        expectedChallenge: challenge,
        ...expected(party),
      }),
    );
    if (!registrationInfo) throw refused();
    const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
    const isNew = await insertPasskey(transaction, {
      id,
      user_id: userId,
      name: name.trim(),
      public_key: Buffer.from(publicKey).toString('base64url'),
      sign_count: counter,
      transports,
      is_synced: registrationInfo.credentialDeviceType === 'multiDevice',
      created: services.now(),
    });
    if (!isNew) throw new CubbyError('CONFLICT', 'This passkey has already been added.');
  });
}

/** Returns the options for signing in with any passkey of this site, without naming a person. */
export async function createPasskeySignIn(services: Services, origin: string | null): Promise<PasskeyOptions> {
  const { id: rpID } = relyingParty(services.config.publicUrl, origin);
  const { id, challenge } = newChallenge(services, { purpose: 'sign_in', userId: '' });
  const options = await (await webauthn()).generateAuthenticationOptions({
    rpID,
    challenge: Buffer.from(challenge, 'base64url'),
    userVerification: 'required',
  });
  return { challenge_id: id, options: { ...options } };
}

/**
 * Signs in with a passkey. A pending session of the same person ends.
 *
 * @throws CubbyError INCORRECT_CREDENTIALS for an invalid answer, or an unknown or removed passkey.
 */
export async function signInWithPasskey(
  services: Services,
  { challenge_id, credential }: PasskeyAnswer,
  waiting: Caller | null,
  origin: string | null,
): Promise<AuthToken> {
  const party = relyingParty(services.config.publicUrl, origin);
  return services.database.transaction(async (transaction) => {
    const challenge = await takeChallenge(services, transaction, challenge_id, { purpose: 'sign_in', userId: '' });
    const known = await takePasskey(services, transaction, { challenge, credential, party });
    const user = await findUser(transaction, known.user_id);
    if (!user) throw refused();
    if (waiting?.role === 'mfa_pending' && waiting.userId === user.id) await deleteToken(transaction, waiting.tokenId);
    const proof = { by: 'passkey' as const, at: services.now(), since: known.created };
    return openSession(services, transaction, user, { isProvenTwice: true, proof });
  });
}

interface SignedChallenge {
  challenge: string;
  credential: PasskeyAnswer['credential'];
  party: RelyingParty;
}

/** Returns the options for signing a challenge with one of a person's passkeys. */
export async function passkeyProofOptions(
  services: Services,
  userId: string,
  passkeys: readonly { id: string; transports: string[] }[],
  origin: string | null,
): Promise<PasskeyOptions> {
  const { id: rpID } = relyingParty(services.config.publicUrl, origin);
  const { id, challenge } = newChallenge(services, { purpose: 'prove', userId });
  const options = await (await webauthn()).generateAuthenticationOptions({
    rpID,
    challenge: Buffer.from(challenge, 'base64url'),
    allowCredentials: passkeys.map((each) => ({
      id: each.id,
      transports: each.transports as AuthenticatorTransport[],
    })),
    userVerification: 'required',
  });
  return { challenge_id: id, options: { ...options } };
}

/**
 * Returns the passkey that has signed a challenge, and records its use.
 *
 * @throws CubbyError INCORRECT_CREDENTIALS for an invalid answer, or an unknown or removed passkey.
 */
export async function takePasskey(
  services: HasClock,
  transaction: Parameters<typeof findPasskey>[0],
  { challenge, credential, party }: SignedChallenge,
) {
  const known = typeof credential.id === 'string' ? await findPasskey(transaction, credential.id) : undefined;
  if (!known) throw refused();
  const { verified, authenticationInfo } = await held(async () =>
    (await webauthn()).verifyAuthenticationResponse({
      response: credential as unknown as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      ...expected(party),
      credential: {
        id: known.id,
        publicKey: Buffer.from(known.public_key, 'base64url'),
        counter: Number(known.sign_count),
        transports: known.transports as AuthenticatorTransport[],
      },
    }),
  );
  if (!verified) throw refused();
  await notePasskeyUse(transaction, known.id, {
    sign_count: authenticationInfo.newCounter,
    is_synced: authenticationInfo.credentialDeviceType === 'multiDevice',
    last_used_at: services.now(),
  });
  return known;
}

function expected({ id, origin }: RelyingParty) {
  return { expectedOrigin: origin, expectedRPID: id, requireUserVerification: true };
}

/** Runs a verification. The library throws for every invalid answer; the caller always gets the same error. */
async function held<T>(verify: () => Promise<T>): Promise<T> {
  try {
    return await verify();
  } catch {
    throw refused();
  }
}

export function refused(): CubbyError {
  return fieldError('credential', 'This passkey is not registered.', 'INCORRECT_CREDENTIALS');
}
