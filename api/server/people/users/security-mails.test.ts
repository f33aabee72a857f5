import { addDays } from 'date-fns/addDays';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSession } from '../../../testing/fixtures.ts';
import { createHostRecord } from '../../../testing/team.ts';
import { startTestServer, TEST_NOW, type TestServer } from '../../../testing/test-server.ts';
import { createSignInLink } from '../identity/sign-in-links.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(() => server.setNow(TEST_NOW));
afterAll(() => server.close());

async function recipientsOf(subject: string, name: string): Promise<string[]> {
  const { query } = server.database;
  const mails = query.selectFrom('mails').select('recipient').where('subject', 'like', subject);
  const rows = await mails.where('recipient', 'like', `${name}%`).orderBy('recipient').execute();
  return rows.map(({ recipient }) => recipient);
}

/** Creates a host with an address for notifications; all their addresses begin with their name. */
async function host(name: string) {
  const session = await createSession(server, 'host', `${name}-a@example.org`);
  await createHostRecord(server, session);
  const client = server.clientOf(session.token);
  await client.createHostNotificationEmail({ body: { email: `${name}-books@example.org` } });
  const moveTo = async (email: string) => {
    await client.requestEmailChange({ body: { email } });
    const { subject } = await server.database.query
      .selectFrom('mails')
      .select('subject')
      .where('recipient', '=', email)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    await client.changeEmail({ body: { email, one_time_password: subject.match(/\d{6}/)?.[0] ?? '' } });
  };
  return { session, client, moveTo };
}

const CHANGED = 'The email address on your Cubby account has changed';

describe('a mail about the safety of an account', () => {
  it('about another address goes to the old one with a link, and to the new one and those for notifications', async () => {
    const { moveTo } = await host('ida');
    await moveTo('ida-b@example.org');
    expect(await recipientsOf(CHANGED, 'ida')).toEqual([
      'ida-a@example.org',
      'ida-b@example.org',
      'ida-books@example.org',
    ]);
    const { query } = server.database;
    const undoing = await query.selectFrom('mails').select('recipient').where('body', 'like', '%undo-email%').execute();
    expect(undoing).toEqual([{ recipient: 'ida-a@example.org' }]);
  });

  it('about sign-in methods and passwords goes to former addresses as well, for thirty days', async () => {
    const { session, client, moveTo } = await host('eva');
    await moveTo('eva-b@example.org');
    const all = ['eva-a@example.org', 'eva-b@example.org', 'eva-books@example.org'];
    await client.updateMe({ body: { password: 'a shelf for every bag' } });
    expect(await recipientsOf('Your Cubby password%', 'eva')).toEqual(all);
    const staff = server.clientOf((await createSession(server, 'admin')).token);
    const remove = () => staff.deleteUserSignInMethods({ params: { id: session.user.id } });
    server.setNow(addDays(TEST_NOW, 29));
    await remove();
    const methods = 'Your Cubby sign-in methods have changed';
    expect(await recipientsOf(methods, 'eva')).toEqual(all);
    server.setNow(addDays(TEST_NOW, 31));
    await remove();
    expect((await recipientsOf(methods, 'eva-a')).length).toBe(1);
  });

  it('about an address that staff have changed lets the host restore theirs, and nothing else sent before', async () => {
    const { session } = await host('una');
    const link = await createSignInLink(server.database.query, session.user.id, TEST_NOW);
    const staff = server.clientOf((await createSession(server, 'admin')).token);
    const { items } = await staff.listHosts({ query: { q: 'una-a@example.org' } });
    await staff.updateHost({ params: { id: items[0]?.id ?? '' }, body: { email: 'una-b@example.org' } });
    await expect(server.client.signInWithLink({ body: { link } })).rejects.toMatchObject({
      id: 'INCORRECT_CREDENTIALS',
    });
    await expect(server.clientOf(session.token).getMe()).rejects.toMatchObject({ id: 'UNAUTHORIZED' });
    const { body } = await server.database.query
      .selectFrom('mails')
      .select('body')
      .where('recipient', '=', 'una-a@example.org')
      .where('subject', '=', CHANGED)
      .executeTakeFirstOrThrow();
    await server.client.undoEmailChange({ body: { link: body.match(/undo-email\?link=(\S+)/)?.[1] ?? '' } });
    expect(await staff.getUser({ params: { id: session.user.id } })).toMatchObject({ email: 'una-a@example.org' });
  });
});
