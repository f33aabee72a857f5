import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSession } from '../../../testing/fixtures.ts';
import { signUp } from '../../../testing/prove-by-mail.ts';
import { startTestServer, TEST_NOW, type TestServer } from '../../../testing/test-server.ts';

const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(() => server.setNow(TEST_NOW));
afterAll(() => server.close());

let count = 0;
/** Signs a member of staff in with a password. */
async function signIn(email?: string) {
  count += 1;
  const address = email ?? `staff-${count}@example.org`;
  const password = 'a shelf for every bag';
  if (!email) {
    const { id } = (await signUp(server, { email: address, password })).user;
    const admin = server.clientOf((await createSession(server, 'admin')).token);
    await admin.updateUser({ params: { id }, body: { role: 'admin' } });
  }
  const session = await server.client.createToken({ body: { email: address, password } });
  return { ...session, email: address, client: server.clientOf(session.token) };
}

describe('a session of the staff', () => {
  it('ends twelve hours after signing in, whatever is requested', async () => {
    const { token, client, expires_at } = await signIn();
    expect(expires_at).toBe('2026-11-23T22:00:00.000Z');
    server.setNow('2026-11-23T21:59:00Z');
    const asked = { params: { token }, body: { expires_at: '2026-12-23T10:00:00Z' } };
    expect((await client.updateToken(asked)).expires_at).toBe('2026-11-23T22:00:00.000Z');
    server.setNow('2026-11-23T22:00:00Z');
    await expect(client.getMe()).rejects.toMatchObject({ id: 'UNAUTHORIZED' });
  });

  it('can be made shorter', async () => {
    const { token, client } = await signIn();
    const sooner = { params: { token }, body: { expires_at: '2026-11-23T11:00:00Z' } };
    expect((await client.updateToken(sooner)).expires_at).toBe('2026-11-23T11:00:00.000Z');
  });
});

describe('the user’s sessions', () => {
  it('show device and time, and which is the current one', async () => {
    const { email, token, client } = await signIn();
    server.setNow('2026-11-23T11:00:00Z');
    await signIn(email);
    const headers = { Authorization: `Token ${token}`, 'User-Agent': CHROME };
    await fetch(`${server.url}/v2/me`, { headers });
    server.setNow('2026-11-23T11:04:00Z');
    await fetch(`${server.url}/v2/me`, { headers });
    expect(await client.listSessions()).toMatchObject([
      { browser: null, system: null, last_used_at: null, is_current: false, created: '2026-11-23T11:00:00.000Z' },
      { browser: 'Chrome', system: 'Linux', last_used_at: '2026-11-23T11:00:00.000Z', is_current: true },
    ]);
    server.setNow('2026-11-23T11:05:00Z');
    expect((await client.listSessions())[1]).toMatchObject({ last_used_at: '2026-11-23T11:05:00.000Z' });
  });

  it('are ended one by one, by their owner only', async () => {
    const mine = await signIn();
    const other = await signIn(mine.email);
    const stranger = await signIn();
    const theirs = { params: { id: other.id } };
    await expect(stranger.client.deleteSession(theirs)).rejects.toMatchObject({ id: 'NOT_FOUND' });
    await mine.client.deleteSession(theirs);
    await expect(other.client.getMe()).rejects.toMatchObject({ id: 'UNAUTHORIZED' });
    await expect(mine.client.deleteSession(theirs)).rejects.toMatchObject({ id: 'NOT_FOUND' });
    expect(await mine.client.listSessions()).toHaveLength(1);
  });

  it('are ended all at once, except the current one', async () => {
    const mine = await signIn();
    const others = [await signIn(mine.email), await signIn(mine.email)];
    await mine.client.deleteOtherSessions();
    for (const { client } of others) await expect(client.getMe()).rejects.toMatchObject({ id: 'UNAUTHORIZED' });
    expect(await mine.client.listSessions()).toMatchObject([{ id: mine.id, is_current: true }]);
  });

  it('are ended by a colleague with the permission, and not by one with fewer permissions', async () => {
    const mine = await signIn();
    const admin = await createSession(server, 'admin');
    const limited = await createSession(server, 'admin');
    await server
      .clientOf(admin.token)
      .updateUser({ params: { id: limited.user.id }, body: { scopes: ['users:all', 'reviews:all'] } });
    const params = { id: mine.user.id };
    await expect(server.clientOf(limited.token).deleteUserSessions({ params })).rejects.toMatchObject({
      id: 'FORBIDDEN',
    });
    await server.clientOf(admin.token).deleteUserSessions({ params });
    await expect(mine.client.getMe()).rejects.toMatchObject({ id: 'UNAUTHORIZED' });
    const log = await server.clientOf(admin.token).listChanges({ query: { entity: 'user', entity_id: mine.user.id } });
    expect(log.items[0]).toMatchObject({ action: 'sessions_ended' });
  });
});
