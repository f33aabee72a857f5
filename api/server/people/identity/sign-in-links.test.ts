import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSession } from '../../../testing/fixtures.ts';
import { startTestServer, TEST_NOW, type TestServer } from '../../../testing/test-server.ts';
import { createSignInLink } from './sign-in-links.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(() => server.setNow(TEST_NOW));
afterAll(() => server.close());

async function linkFor(role: 'host' | 'customer' | 'admin' = 'host') {
  const { user } = await createSession(server, role);
  return { user, link: await createSignInLink(server.database.query, user.id, server.services.now()) };
}
const open = (link: string) => server.client.signInWithLink({ body: { link } });

describe('the link in a mail to a host', () => {
  it('signs its host in', async () => {
    const { user, link } = await linkFor();
    const { session, ended } = await open(link);
    expect(ended).toBeNull();
    expect((await server.clientOf(session?.token ?? '').getMe()).email).toBe(user.email);
  });

  it('does so once, and then names the address for a code', async () => {
    const { user, link } = await linkFor();
    await open(link);
    expect(await open(link)).toEqual({ session: null, ended: 'used', email: user.email });
  });

  it('opens one session when two click at once', async () => {
    const { link } = await linkFor();
    const answers = await Promise.all([open(link), open(link), open(link)]);
    expect(answers.filter(({ session }) => session)).toHaveLength(1);
  });

  it('ends after a week', async () => {
    const { user, link } = await linkFor();
    server.setNow('2026-11-30T09:59:00Z');
    const other = await linkFor();
    server.setNow('2026-11-30T10:00:01Z');
    expect(await open(link)).toEqual({ session: null, ended: 'expired', email: user.email });
    expect((await open(other.link)).session).not.toBeNull();
  });

  it('is stored as a hash only', async () => {
    const { link } = await linkFor();
    const rows = await server.database.query.selectFrom('sign_in_links').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(link);
  });

  it.each(['customer', 'admin'] as const)('does not work for a %s', async (role) => {
    const { link } = await linkFor(role);
    await expect(open(link)).rejects.toMatchObject({ id: 'INCORRECT_CREDENTIALS' });
  });

  it('can’t be guessed', async () => {
    await expect(open('nothing-like-it')).rejects.toMatchObject({ id: 'INCORRECT_CREDENTIALS' });
  });
});
