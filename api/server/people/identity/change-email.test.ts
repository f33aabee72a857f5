import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AuthToken } from '../../../contract/structs/user.ts';
import { everyText } from '../../../testing/every-text.ts';
import { CONTACT, createBooking, createSession, createStashpoint } from '../../../testing/fixtures.ts';
import { proveByMail, signUp } from '../../../testing/prove-by-mail.ts';
import { startTestServer, TEST_NOW, type TestServer } from '../../../testing/test-server.ts';
import { createSignInLink } from './sign-in-links.ts';

const PASSWORD = 'correct horse';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(() => server.setNow(TEST_NOW));
afterAll(() => server.close());

let count = 0;
const fresh = (name: string) => `${name}-${count++}@example.org`;
const mailsTo = (email: string) =>
  server.database.query.selectFrom('mails').selectAll().where('recipient', '=', email).orderBy('id', 'desc').execute();
const codeTo = async (email: string) => (await mailsTo(email))[0]?.subject.match(/\d{6}/)?.[0] ?? 'none';
const undoLinkTo = async (email: string) =>
  (await mailsTo(email)).map(({ body }) => body.match(/undo-email\?link=(\S+)/)?.[1]).find(Boolean) ?? 'none';

async function account(email = fresh('old')): Promise<AuthToken> {
  return createSession(server, 'customer', email);
}
const clientOf = ({ token }: AuthToken) => server.clientOf(token);
async function changeTo(session: AuthToken, email: string) {
  await clientOf(session).requestEmailChange({ body: { email } });
  return clientOf(session).changeEmail({ body: { email, one_time_password: await codeTo(email.toLowerCase()) } });
}
async function signIn(email: string) {
  await server.client.requestOneTimePassword({ body: { email } });
  return server.client.signInWithOneTimePassword({ body: { email, one_time_password: await codeTo(email) } });
}

describe('another email address', () => {
  it('takes effect with its code, ends all other sessions and notifies the old address', async () => {
    const [old, next] = [fresh('old'), fresh('new')];
    const here = await account(old);
    const elsewhere = await signIn(old);
    server.setNow('2026-11-23T10:01:00Z');
    expect(await changeTo(here, next.toUpperCase())).toMatchObject({ email: next });
    expect(await clientOf(here).getMe()).toMatchObject({ email: next, id: here.user.id });
    await expect(clientOf(elsewhere).getMe()).rejects.toMatchObject({ id: 'UNAUTHORIZED' });
    expect((await mailsTo(old))[0]?.subject).toBe('The email address on your Cubby account has changed');
    expect((await signIn(next)).user.id).toBe(here.user.id);
  });

  it('invalidates the links in a host’s emails to the old address, and so does restoring it', async () => {
    const [old, next] = [fresh('old'), fresh('new')];
    const host = await createSession(server, 'host', old);
    const mailedLink = () => createSignInLink(server.database.query, host.user.id, TEST_NOW);
    const refused = { id: 'INCORRECT_CREDENTIALS' };
    const before = await mailedLink();
    await changeTo(host, next);
    await expect(server.client.signInWithLink({ body: { link: before } })).rejects.toMatchObject(refused);
    const since = await mailedLink();
    await server.client.undoEmailChange({ body: { link: await undoLinkTo(old) } });
    await expect(server.client.signInWithLink({ body: { link: since } })).rejects.toMatchObject(refused);
  });

  it('requires the password if there is one', async () => {
    const email = fresh('locked');
    const client = clientOf(await signUp(server, { email, password: PASSWORD }));
    await proveByMail(server, client, email);
    const next = fresh('new');
    for (const wrong of [{}, { current_password: 'battery staple' }])
      await expect(client.requestEmailChange({ body: { email: next, ...wrong } })).rejects.toMatchObject({
        id: 'INCORRECT_CREDENTIALS',
        errors: { current_password: ['INCORRECT_CREDENTIALS'] },
      });
    expect(await mailsTo(next)).toEqual([]);
    await client.requestEmailChange({ body: { email: next, current_password: PASSWORD } });
    expect(await mailsTo(next)).toHaveLength(1);
  });

  it('that is taken gives the same response, and only that address gets an email', async () => {
    const taken = fresh('taken');
    await account(taken);
    const client = clientOf(await account());
    const { sent, browser_secret } = await client.requestEmailChange({ body: { email: taken } });
    expect(sent).toBe('code');
    const [mail] = await mailsTo(taken);
    expect(mail?.subject).toBe('You already have a Cubby account');
    expect(`${mail?.subject} ${mail?.body}`).not.toMatch(/\d{6}/);
    await expect(client.changeEmail({ body: { email: taken, one_time_password: '000000' } })).rejects.toMatchObject({
      id: 'INCORRECT_CREDENTIALS',
    });
    await expect(client.requestEmailChange({ body: { email: taken, browser_secret } })).rejects.toMatchObject({
      id: 'TOO_MANY_REQUESTS',
    });
  });

  it('that was taken in the meantime is refused like a wrong code', async () => {
    const session = await account();
    const next = fresh('raced');
    await clientOf(session).requestEmailChange({ body: { email: next } });
    const one_time_password = await codeTo(next);
    await account(next);
    await expect(clientOf(session).changeEmail({ body: { email: next, one_time_password } })).rejects.toMatchObject({
      id: 'INCORRECT_CREDENTIALS',
    });
  });

  it('is refused with a sign-in code, another person’s code, an expired code or a used one', async () => {
    const [mine, theirs] = [await account(), await account()];
    const next = fresh('new');
    const change = async (session: AuthToken, one_time_password: string) =>
      clientOf(session).changeEmail({ body: { email: next, one_time_password } });
    const refused = { id: 'INCORRECT_CREDENTIALS' };
    await server.client.requestOneTimePassword({ body: { email: next } });
    await expect(change(mine, await codeTo(next))).rejects.toMatchObject(refused);
    server.setNow('2026-11-23T10:01:00Z');
    await clientOf(theirs).requestEmailChange({ body: { email: next } });
    await expect(change(mine, await codeTo(next))).rejects.toMatchObject(refused);
    server.setNow('2026-11-23T10:02:00Z');
    await clientOf(mine).requestEmailChange({ body: { email: next } });
    const code = await codeTo(next);
    server.setNow('2026-11-23T10:12:01Z');
    await expect(change(mine, code)).rejects.toMatchObject(refused);
    server.setNow('2026-11-23T10:13:00Z');
    await clientOf(mine).requestEmailChange({ body: { email: next } });
    const good = await codeTo(next);
    await change(mine, good);
    await expect(change(mine, good)).rejects.toMatchObject(refused);
  });

  it('brings its bookings as a guest, and gets the emails of upcoming stays', async () => {
    const [old, next] = [fresh('old'), fresh('new')];
    const session = await account(old);
    const stashpoint = await createStashpoint(server, { capacity: { standard: 20 } });
    const own = await createBooking(server, session, stashpoint, { customer: { ...CONTACT, email: old } });
    const guest = await server.client.createTemporaryUser({ body: {} });
    const before = await createBooking(server, guest, stashpoint, { customer: { ...CONTACT, email: next } });
    await changeTo(session, next);
    const { items } = await clientOf(session).listBookings();
    expect(items.map(({ id }) => id).toSorted()).toEqual([own.id, before.id].toSorted());
    const { customer } = await clientOf(session).getBooking({ params: { id: own.id } });
    expect(customer.email).toBe(next);
  });

  it('accepts the code in the requesting browser only, with ten wrong guesses a day for all accounts together', async () => {
    const [mine, theirs] = [await account(), await account()];
    const next = fresh('new');
    const { browser_secret } = await clientOf(mine).requestEmailChange({ body: { email: next } });
    const one_time_password = await codeTo(next);
    await clientOf(theirs).requestEmailChange({ body: { email: next } });
    const change = (session: AuthToken, body: { one_time_password: string; browser_secret?: string }) =>
      clientOf(session).changeEmail({ body: { email: next, ...body } });
    const guess = { one_time_password: '000000', browser_secret: 'x'.repeat(43) };
    for (let guesses = 0; guesses < 9; guesses += 1)
      await expect(change(theirs, guess)).rejects.toMatchObject({ id: 'INCORRECT_CREDENTIALS' });
    expect(await change(mine, { one_time_password, browser_secret })).toMatchObject({ email: next });
    await expect(change(theirs, guess)).rejects.toMatchObject({ id: 'INCORRECT_CREDENTIALS' });
    await expect(change(theirs, guess)).rejects.toMatchObject({ id: 'SIGN_IN_LINK_NEEDED' });
  });

  it('is confirmed on the site where it was asked for, if that one is for its owner', async () => {
    for (const [role, site, page] of [
      ['host', 'hosts', 'http://hosts.localhost:3000/account?email_link='],
      ['admin', 'staff', 'http://admin.localhost:3000/account?email_link='],
      ['customer', 'hosts', 'http://localhost:3000/account/confirm-email?link='],
    ] as const) {
      const client = clientOf(await createSession(server, role));
      const next = fresh('new');
      const browser_secret = 'x'.repeat(43);
      for (let guesses = 0; guesses < 10; guesses += 1)
        await expect(
          server.client.signInWithOneTimePassword({
            body: { email: next, one_time_password: '000000', browser_secret },
          }),
        ).rejects.toBeDefined();
      expect((await client.requestEmailChange({ body: { email: next, site } })).sent).toBe('link');
      const body = (await mailsTo(next))[0]?.body ?? '';
      expect(body).toContain(page);
      const link = body.match(/link=([\w-]{43})/)?.[1] ?? 'none';
      expect(await client.changeEmailWithLink({ body: { link } })).toMatchObject({ email: next });
    }
  });

  it('is confirmed by a link past the limits, once and with the password where there is one', async () => {
    const session = await account();
    await clientOf(session).updateMe({ body: { password: PASSWORD } });
    const next = fresh('new');
    const guess = { email: next, one_time_password: '000000' };
    for (let guesses = 0; guesses < 10; guesses += 1)
      await expect(server.client.signInWithOneTimePassword({ body: guess })).rejects.toBeDefined();
    const client = clientOf(session);
    const asked = { email: next, current_password: PASSWORD };
    expect((await client.requestEmailChange({ body: asked })).sent).toBe('link');
    const link = (await mailsTo(next))[0]?.body.match(/\/account\/confirm-email\?link=(\S+)/)?.[1] ?? 'none';
    const refused = { id: 'INCORRECT_CREDENTIALS' };
    await expect(server.client.signInWithOneTimeLink({ body: { link } })).rejects.toMatchObject(refused);
    await expect(client.changeEmailWithLink({ body: { link } })).rejects.toMatchObject({
      errors: { current_password: ['INCORRECT_CREDENTIALS'] },
    });
    const use = () => client.changeEmailWithLink({ body: { link, current_password: PASSWORD } });
    expect(await use()).toMatchObject({ id: session.user.id, email: next });
    await expect(use()).rejects.toMatchObject({ ...refused, errors: { link: ['INCORRECT_CREDENTIALS'] } });
  });

  it('is refused for guests, the current address and invalid ones', async () => {
    const guest = await server.client.createTemporaryUser({ body: {} });
    await expect(clientOf(guest).requestEmailChange({ body: { email: fresh('a') } })).rejects.toMatchObject({
      id: 'FORBIDDEN',
    });
    const session = await account();
    await expect(
      clientOf(session).requestEmailChange({ body: { email: session.user.email ?? '' } }),
    ).rejects.toMatchObject({ id: 'INVALID_DATA' });
    await expect(clientOf(session).requestEmailChange({ body: { email: 'nobody' } })).rejects.toMatchObject({
      id: 'INVALID_EMAIL_CLIENT_ERROR',
    });
  });
});

describe('the former address', () => {
  it('is restored by the link in its email, which locks the other one out', async () => {
    const [old, next] = [fresh('old'), fresh('thief')];
    const thief = await account(old);
    await changeTo(thief, next);
    await clientOf(thief).updateMe({ body: { password: PASSWORD } });
    const identity = { provider: 'google' as const, subject: next, user_id: thief.user.id, created: TEST_NOW };
    await server.database.query.insertInto('user_identities').values(identity).execute();

    const link = await undoLinkTo(old);
    await server.client.undoEmailChange({ body: { link } });
    await expect(clientOf(thief).getMe()).rejects.toMatchObject({ id: 'UNAUTHORIZED' });
    await expect(server.client.createToken({ body: { email: old, password: PASSWORD } })).rejects.toMatchObject({
      id: 'INCORRECT_CREDENTIALS',
    });
    expect(
      await server.database.query.selectFrom('user_identities').where('user_id', '=', thief.user.id).execute(),
    ).toEqual([]);
    expect(await signIn(old)).toMatchObject({ user: { id: thief.user.id, email: old } });
    await expect(server.client.undoEmailChange({ body: { link } })).rejects.toMatchObject({ id: 'NOT_FOUND' });
  });

  it('is restored over every later change, and invalidates their links', async () => {
    const [old, next, third] = [fresh('old'), fresh('second'), fresh('third')];
    const session = await account(old);
    await changeTo(session, next);
    server.setNow('2026-11-23T11:00:00Z');
    await changeTo(session, third);
    await server.client.undoEmailChange({ body: { link: await undoLinkTo(old) } });
    expect((await signIn(old)).user.id).toBe(session.user.id);
    await expect(server.client.undoEmailChange({ body: { link: await undoLinkTo(next) } })).rejects.toMatchObject({
      id: 'NOT_FOUND',
    });
  });

  it('is reserved for a week, for sign-ups too, and is free afterwards', async () => {
    const old = fresh('old');
    await changeTo(await account(old), fresh('new'));
    const claim = () =>
      server.client.createUser({ body: { ...CONTACT, email: old, accepted_tos_at: TEST_NOW.toISOString() } });
    await expect(claim()).rejects.toMatchObject({ id: 'EMAIL_ALREADY_EXISTS' });
    server.setNow('2026-11-30T10:00:01Z');
    await expect(server.client.undoEmailChange({ body: { link: await undoLinkTo(old) } })).rejects.toMatchObject({
      id: 'NOT_FOUND',
    });
    expect(await claim()).toMatchObject({ email: old });
  });

  it('can be chosen again by its owner with a code', async () => {
    const old = fresh('old');
    const session = await account(old);
    await changeTo(session, fresh('new'));
    server.setNow('2026-11-23T10:05:00Z');
    expect(await changeTo(session, old)).toMatchObject({ email: old });
  });

  it('is deleted with the account', async () => {
    const old = fresh('forgotten');
    const session = await account(old);
    await changeTo(session, fresh('new'));
    await clientOf(session).deleteUser({ params: { id: session.user.id } });
    const texts = await everyText(server.database);
    expect([...texts].filter(([, text]) => text.includes(old)).map(([table]) => table)).toEqual([]);
  });
});
