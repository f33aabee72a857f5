import Bowser from 'bowser';
import { CubbyError } from '../../../contract/errors.ts';
import type { Session } from '../../../contract/structs/sign-in-methods.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { Caller } from '../../platform/http/call.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import { deleteTokenOf, listTokens } from '../users/sessions.ts';

/** Lists the caller's sessions. */
export async function listSessions(services: HasDatabase & HasClock, caller: Caller): Promise<Session[]> {
  const rows = await listTokens(services.database.query, caller.userId, services.now());
  return rows.map(({ id, created, expires_at, last_used_at, user_agent }) => ({
    id,
    ...programOf(user_agent),
    created: created.toISOString(),
    last_used_at: last_used_at?.toISOString() ?? null,
    expires_at: expires_at.toISOString(),
    is_current: id === caller.tokenId,
  }));
}

/** @throws CubbyError NOT_FOUND, also for other people's. */
export async function deleteSession({ database }: HasDatabase, caller: Caller, id: string): Promise<void> {
  if (!(await deleteTokenOf(database.query, caller.userId, id)))
    throw new CubbyError('NOT_FOUND', 'Session not found.');
}

function programOf(userAgent: string | null): Pick<Session, 'browser' | 'system'> {
  if (!userAgent) return { browser: null, system: null };
  const { browser, os } = Bowser.parse(userAgent);
  return { browser: browser.name || null, system: os.name ?? null };
}
