import { differenceInMinutes } from 'date-fns/differenceInMinutes';
import type { SessionProof } from '../../../contract/rules/proofs.ts';
import { mayProveTwice, type Role, scopesOf } from '../../../contract/rules/roles.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { Caller } from '../../platform/http/call.ts';
import type { Credentials } from '../../platform/http/mount.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import { sha256 } from '../../platform/secrets/ids.ts';
import { findToken, findTokenById, noteTokenUse } from '../users/sessions.ts';
import { findDeviceWork, findWork } from '../work/find-work.ts';

const SCHEME = 'Token ';

/** The precision with which the last use of a session is recorded, minutes. */
const USE_NOTED_MINUTES = 5;
/** The part of a client's user agent that is stored. */
const USER_AGENT_LENGTH = 400;

/**
 * Reads `Authorization: Token …`; null for a token that is unknown or has expired. For those who see
 * their sessions it records the use.
 */
export async function authenticate(
  services: HasDatabase & HasClock,
  { authorization, 'user-agent': userAgent }: Credentials,
): Promise<Caller | null> {
  if (!authorization?.startsWith(SCHEME)) return null;
  const row = await findToken(services.database.query, sha256(authorization.slice(SCHEME.length)));
  const caller = await callerOf(services, row);
  if (caller && mayProveTwice(caller.role) && isUnnoted(row, services.now()))
    await services.database.writes.aside(() =>
      noteTokenUse(services.database.query, caller.tokenId, {
        last_used_at: services.now(),
        user_agent: userAgent?.slice(0, USER_AGENT_LENGTH) ?? null,
      }),
    );
  return caller;
}

function isUnnoted(row: TokenRow, now: Date): boolean {
  return !row?.last_used_at || differenceInMinutes(now, row.last_used_at) >= USE_NOTED_MINUTES;
}

/**
 * Returns the current state of a caller, for a request that runs on after it was begun; null once their session has
 * ended.
 */
export async function authenticateAgain(services: HasDatabase & HasClock, { tokenId }: Caller): Promise<Caller | null> {
  return callerOf(services, await findTokenById(services.database.query, tokenId));
}

function proofOf({ proven_by: by, proven_at: at, proof_since: since }: NonNullable<TokenRow>): SessionProof | null {
  return by && at && { by, at, since };
}

type TokenRow = Awaited<ReturnType<typeof findToken>>;

async function callerOf(services: HasDatabase & HasClock, row: TokenRow): Promise<Caller | null> {
  if (!row || row.expires_at <= services.now()) return null;
  const { query } = services.database;
  const role = row.role as Role;
  const caller = (userId: string, of: Role, work: Caller['work']): Caller => ({
    userId,
    tokenId: row.id,
    role: of,
    scopes: scopesOf(of, row.scopes),
    work,
    proof: proofOf(row),
  });
  if (role === 'device') {
    const device = await findDeviceWork(query, row.user_id);
    return device ? caller(device.userId, role, device.work) : null;
  }
  if (role !== 'manager' && role !== 'clerk') return caller(row.user_id, role, null);
  // A person's role at a place is read from its own table: an older session does not have it.
  const found = await findWork(query, row.user_id);
  return found ? caller(row.user_id, found.role, found.work) : caller(row.user_id, 'customer', null);
}
