import { randomBytes } from 'node:crypto';
import { addMinutes } from 'date-fns/addMinutes';
import type { Kysely } from 'kysely';
import { create, enums, object, string } from 'superstruct';
import { fieldError } from '../../../contract/errors.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import { sha256 } from '../../platform/secrets/ids.ts';
import { seal, unseal } from '../../platform/secrets/sealed.ts';
import type { HasSecret } from '../../platform/secrets/server-secret.ts';
import { spendProof } from '../identity/spend-proof.ts';

const MINUTES = 5;

const Challenge = object({
  challenge: string(),
  purpose: enums(['add', 'sign_in', 'prove']),
  /** The user whose passkey is added, or who proves their presence; empty for a sign-in. */
  userId: string(),
  until: string(),
});

export interface ChallengeFor {
  purpose: 'add' | 'sign_in' | 'prove';
  userId: string;
}

/**
 * Creates a challenge for an authenticator to sign, base64url, and the sealed text that identifies it: nothing is
 * stored until it is used.
 */
export function newChallenge(
  { secret, now }: HasSecret & HasClock,
  { purpose, userId }: ChallengeFor,
): { id: string; challenge: string } {
  const challenge = randomBytes(32).toString('base64url');
  const until = addMinutes(now(), MINUTES).toISOString();
  return { challenge, id: seal(secret, 'passkey', JSON.stringify({ challenge, purpose, userId, until })) };
}

/**
 * Returns the challenge of an id, once.
 *
 * @throws CubbyError INCORRECT_CREDENTIALS on `challenge_id` for one that has expired, was used or is for another
 * purpose.
 */
export async function takeChallenge(
  { secret, now }: HasSecret & HasClock,
  transaction: Kysely<Schema>,
  id: string,
  { purpose, userId }: ChallengeFor,
): Promise<string> {
  const text = unseal(secret, 'passkey', id);
  const known = text && create(JSON.parse(text), Challenge);
  const isFresh = known && known.purpose === purpose && known.userId === userId && new Date(known.until) > now();
  const proof = { hash: sha256(id), until: addMinutes(now(), MINUTES) };
  if (!isFresh || !(await spendProof(transaction, proof)))
    throw fieldError('challenge_id', 'This took too long: start again.', 'INCORRECT_CREDENTIALS');
  return known.challenge;
}
