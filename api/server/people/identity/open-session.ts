import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { fieldError } from '../../../contract/errors.ts';
import type { SessionProof } from '../../../contract/rules/proofs.ts';
import { mayProveTwice, type Role, scopesOf } from '../../../contract/rules/roles.ts';
import type { AuthToken } from '../../../contract/structs/user.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import { hexId, sha256 } from '../../platform/secrets/ids.ts';
import type { HasConfig } from '../../platform/settings/config.ts';
import { listSecondFactors } from '../users/second-factors.ts';
import { serializeUser, type UserRow } from '../users/serialize-user.ts';
import { insertToken } from '../users/sessions.ts';
import { firstExpiry } from './session-length.ts';

interface Opening {
  /** A role other than the person's own: for recovery. */
  role?: Role;
  /** True if they have given two factors, or one that counts as two. */
  isProvenTwice?: boolean;
  /** The proof it was opened with; none for a password, a link, an identity provider or a pairing. */
  proof?: SessionProof | null;
}

/**
 * Gives a person a token: 32 random bytes, of which only a hash is stored. One for recovery is short and has few
 * rights; so is that of staff who still have to give a second factor, or set one up.
 *
 * @throws CubbyError EMAIL_UNCONFIRMED for an account whose address is not proven.
 */
export async function openSession(
  { config, now }: HasConfig & HasClock,
  query: Kysely<Schema>,
  user: UserRow,
  { role, isProvenTwice = false, proof = null }: Opening = {},
): Promise<AuthToken> {
  if (user.email !== null && user.email_proven_at === null)
    throw fieldError('email', 'Confirm your email address first: sign in with a code.', 'EMAIL_UNCONFIRMED');
  const token = randomBytes(32).toString('base64url');
  const opened = role ?? (!isProvenTwice && (await owesProof(config, query, user)) ? 'mfa_pending' : user.role);
  const row = {
    id: hexId(16),
    hash: sha256(token),
    user_id: user.id,
    role: opened,
    created: now(),
    expires_at: firstExpiry(opened, now()),
  };
  await insertToken(query, row, proof);
  return {
    token,
    user: serializeUser(user),
    scopes: scopesOf(opened, user.scopes),
    created: row.created.toISOString(),
    id: row.id,
    expires_at: row.expires_at.toISOString(),
    role: opened,
  };
}

async function owesProof(
  { staffSecondFactor }: HasConfig['config'],
  query: Kysely<Schema>,
  { id, role }: UserRow,
): Promise<boolean> {
  if (role === 'admin' && staffSecondFactor === 'required') return true;
  return mayProveTwice(role) && (await listSecondFactors(query, id)).length > 0;
}
