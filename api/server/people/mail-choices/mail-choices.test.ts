import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSession } from '../../../testing/fixtures.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { choiceToken } from './choice-links.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

let count = 0;
const link = (kind: 'review_request' | 'pickup_late' = 'review_request') => {
  const email = `reader${count++}@example.org`;
  return { email, token: choiceToken(server.services.secret, { email, kind }) };
};
const choices = (token: string) => server.client.getMailChoices({ query: { token } });
const post = (token: string, contentType: string, body: string, method = 'POST') =>
  fetch(`${server.url}/v2/mail-choices/one-click?token=${token}`, {
    method,
    ...(method === 'POST' && { headers: { 'Content-Type': contentType }, body }),
  });

describe('mail preferences', () => {
  it('are switched off and on by a link, once however often it is used', async () => {
    const { token } = link();
    const body = { token, kind: 'review_request', wanted: false } as const;
    await server.client.updateMailChoices({ body });
    expect(await server.client.updateMailChoices({ body })).toEqual({
      off: ['review_request'],
      kind: 'review_request',
    });
    await server.client.updateMailChoices({ body: { ...body, wanted: true } });
    expect((await choices(token)).off).toEqual([]);
  });

  it('belong to the address, with or without an account', async () => {
    const session = await createSession(server, 'customer', 'ada.choices@example.org');
    const client = server.clientOf(session.token);
    await client.updateMailChoices({ body: { kind: 'dropoff_soon', wanted: false } });
    const token = choiceToken(server.services.secret, { email: 'ada.choices@example.org', kind: 'pickup_late' });
    expect(await choices(token)).toEqual({ off: ['dropoff_soon'], kind: 'pickup_late' });
    expect(await client.getMailChoices({ query: {} })).toEqual({ off: ['dropoff_soon'], kind: null });
    expect((await choices(link().token)).off).toEqual([]);
  });

  it('move along to another address, and are deleted with the account', async () => {
    const session = await createSession(server, 'customer', 'before@example.org');
    await server.clientOf(session.token).updateMailChoices({ body: { kind: 'pickup_late', wanted: false } });
    const users = server.database.query.updateTable('users').where('id', '=', session.user.id);
    await users.set({ email: 'after@example.org' }).execute();
    const rows = () =>
      server.database.query
        .selectFrom('mail_choices')
        .select('email')
        .where('kind', '=', 'pickup_late')
        .where('email', 'in', ['before@example.org', 'after@example.org'])
        .execute();
    expect(await rows()).toEqual([{ email: 'after@example.org' }]);
    await users.set({ email: null }).execute();
    expect(await rows()).toEqual([]);
  });

  it('are refused without a valid link or a session', async () => {
    await expect(choices('made-up')).rejects.toMatchObject({ id: 'NOT_FOUND' });
    await expect(server.client.getMailChoices({ query: {} })).rejects.toMatchObject({ id: 'UNAUTHORIZED' });
  });
});

describe('one-click unsubscribing', () => {
  it.each([
    ['a form', 'application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'a form in parts',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--',
    ],
  ])('unsubscribes with %s', async (_what, contentType, body) => {
    const { token } = link();
    expect((await post(token, contentType, body)).status).toBe(204);
    expect((await choices(token)).off).toEqual(['review_request']);
  });

  it('changes nothing if the link is only opened or is invalid', async () => {
    const { token } = link();
    expect((await post(token, '', '', 'GET')).status).toBe(404);
    expect((await choices(token)).off).toEqual([]);
    expect((await post('made-up', 'application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click')).status).toBe(404);
  });
});
