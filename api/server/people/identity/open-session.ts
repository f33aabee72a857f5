import { randomBytes } from 'node:crypto';
import { addDays, addMinutes } from 'date-fns';
import type { Kysely } from 'kysely';
import { type Role, scopesOf } from '../../../contract/rules/roles.ts';
import type { AuthToken } from '../../../contract/structs/user.ts';
import { DEVICE_DAYS, RECOVERY_MINUTES, SESSION_DAYS } from '../../../contract/vocabulary/sign-in-limits.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { hexId, sha256 } from '../../platform/secrets/ids.ts';
import { presentUser, type UserRow } from '../users/present-user.ts';
import { insertToken } from '../users/sessions.ts';

/** Gives a person a token: 32 random bytes, of which only a hash is kept. One for recovery is short and can do little. */
export async function openSession(
  query: Kysely<Schema>,
  user: UserRow,
  now: Date,
  role: Role = user.role,
): Promise<AuthToken> {
  const token = randomBytes(32).toString('base64url');
  const row = {
    id: hexId(16),
    hash: sha256(token),
    user_id: user.id,
    role,
    created: now,
    expires_at: expiryOf(role, now),
  };
  await insertToken(query, row);
  return {
    token,
    user: presentUser(user),
    scopes: scopesOf(role, user.scopes),
    created: row.created.toISOString(),
    id: row.id,
    expires_at: row.expires_at.toISOString(),
    role,
  };
}

function expiryOf(role: Role, now: Date): Date {
  if (role === 'recovery') return addMinutes(now, RECOVERY_MINUTES);
  return addDays(now, role === 'device' ? DEVICE_DAYS : SESSION_DAYS);
}
