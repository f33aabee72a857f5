import { type Role, scopesOf } from '../../../contract/rules/roles.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { Caller } from '../../platform/http/call.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import { sha256 } from '../../platform/secrets/ids.ts';
import { findToken } from '../users/sessions.ts';

const SCHEME = 'Token ';

/** Reads `Authorization: Token …`; null for a token that is unknown or has expired. */
export async function authenticate(
  services: HasDatabase & HasClock,
  authorization: string | undefined,
): Promise<Caller | null> {
  if (!authorization?.startsWith(SCHEME)) return null;
  const row = await findToken(services.database.query, sha256(authorization.slice(SCHEME.length)));
  if (!row || row.expires_at <= services.now()) return null;
  const role = row.role as Role;
  return { userId: row.user_id, tokenId: row.id, role, scopes: scopesOf(role, row.scopes) };
}
