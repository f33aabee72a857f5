import { randomUUID } from 'node:crypto';
import type { WorkRole } from '../contract/rules/roles.ts';
import type { AuthToken } from '../contract/structs/user.ts';
import { openSession } from '../server/people/identity/open-session.ts';
import { insertUser } from '../server/people/users/accounts.ts';
import { hexId } from '../server/platform/secrets/ids.ts';
import { lastingProof } from './fixtures.ts';
import type { TestServer } from './test-server.ts';

/** Creates the host record of an account that has none yet. Returns its ID. */
export async function createHostRecord(server: TestServer, { user }: AuthToken): Promise<string> {
  const row = { id: user.id, user_id: user.id, business_name: 'Shelf', accepted_tos_at: null, created: new Date() };
  await server.database.query
    .insertInto('hosts')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { id } = await server.database.query
    .selectFrom('hosts')
    .select('id')
    .where('user_id', '=', user.id)
    .executeTakeFirstOrThrow();
  return id;
}

/** Creates a person who works at places of a host, with their own sign-in. */
export async function createColleague(
  server: TestServer,
  owner: AuthToken,
  role: WorkRole,
  stashpointIds: readonly string[],
): Promise<AuthToken & { personId: string }> {
  const { query } = server.database;
  const host_id = await createHostRecord(server, owner);
  const now = server.services.now();
  const email = `${hexId(6)}@example.org`;
  const user = await insertUser(query, {
    id: hexId(16),
    role,
    email,
    email_proven_at: now,
    first_name: 'Kit',
    created: now,
  });
  if (!user) throw new Error('This address is taken.');
  const personId = hexId(8);
  const person = { id: personId, host_id, user_id: user.id, name: 'Kit', role, pin_hash: null, created: now };
  await query
    .insertInto('host_people')
    .values({ ...person, removed_at: null })
    .execute();
  if (stashpointIds.length > 0)
    await query
      .insertInto('host_people_stashpoints')
      .values(stashpointIds.map((stashpoint_id) => ({ person_id: personId, stashpoint_id })))
      .execute();
  return { ...(await openSession(server.services, query, user, { proof: lastingProof(server) })), personId };
}

/** Pairs a device with a place, and returns its session. */
export async function pairTestDevice(server: TestServer, owner: AuthToken, stashpointId: string): Promise<AuthToken> {
  await createHostRecord(server, owner);
  const { code } = await server.clientOf(owner.token).createPairingCode({ body: { stashpoint_id: stashpointId } });
  return server.client.pairDevice({ body: { code, name: `Till ${randomUUID().slice(0, 4)}` } });
}
