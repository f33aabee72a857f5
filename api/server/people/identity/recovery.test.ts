import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSession } from '../../../testing/fixtures.ts';
import { proveByMail, signUp as signUpAt } from '../../../testing/prove-by-mail.ts';
import { startTestServer, TEST_NOW, type TestServer } from '../../../testing/test-server.ts';

const OLD = 'correct horse';
const NEW = 'battery staple';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(() => server.setNow(TEST_NOW));
afterAll(() => server.close());

let count = 0;
async function signUp(password: string | null = OLD): Promise<string> {
  count += 1;
  const email = `forgetful-${count}@example.org`;
  await signUpAt(server, { email, ...(password && { password }) });
  return email;
}

async function codeFor(email: string, purpose: 'sign_in' | 'recovery' = 'recovery'): Promise<string> {
  await server.client.requestOneTimePassword({ body: { email, language: 'fr', purpose } });
  return (await lastMail(email)).subject.match(/\d{6}/)?.[0] ?? '';
}

function lastMail(email: string) {
  return server.database.query
    .selectFrom('mails')
    .selectAll()
    .where('recipient', '=', email)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
}

async function recover(email: string) {
  const body = { email, one_time_password: await codeFor(email), purpose: 'recovery' as const };
  return server.client.signInWithOneTimePassword({ body });
}

describe('recovery', () => {
  it('opens half an hour in which only the session can be read and a password set', async () => {
    const email = await signUp();
    const session = await recover(email);
    expect(session).toMatchObject({ role: 'recovery', scopes: [], expires_at: '2026-11-23T10:30:00.000Z' });
    const client = server.clientOf(session.token);
    expect(await client.getMe()).toMatchObject({ email, has_password: true });
    for (const refused of [
      () => client.listBookings(),
      () => client.updateMe({ body: { first_name: 'Eve' } }),
      () => client.updateMe({ body: { password: NEW, email_opt_in: true } }),
      () => client.deleteUser({ params: { id: session.user.id } }),
    ])
      await expect(refused()).rejects.toMatchObject({ id: 'FORBIDDEN' });
    const params = { token: session.token };
    expect(await client.updateToken({ params, body: { expires_at: '2026-11-30T10:00:00Z' } })).toMatchObject({
      expires_at: session.expires_at,
    });
    server.setNow('2026-11-23T10:30:01Z');
    await expect(client.updateMe({ body: { password: NEW } })).rejects.toMatchObject({ id: 'UNAUTHORIZED' });
  });

  it('ends with the new password, and ends every other session', async () => {
    const email = await signUp();
    const elsewhere = await server.client.createToken({ body: { email, password: OLD } });
    const session = await recover(email);
    await server.clientOf(session.token).updateMe({ body: { password: NEW } });
    for (const { token } of [session, elsewhere])
      await expect(server.clientOf(token).getMe()).rejects.toMatchObject({ id: 'UNAUTHORIZED' });
    await expect(server.client.createToken({ body: { email, password: OLD } })).rejects.toMatchObject({
      id: 'INCORRECT_CREDENTIALS',
    });
    expect((await server.client.createToken({ body: { email, password: NEW } })).role).toBe('customer');
    expect((await lastMail(email)).subject).toBe('Your Cubby password has been changed');
  });

  it('accepts no code for signing in, and vice versa', async () => {
    const email = await signUp();
    const attempt = (one_time_password: string, purpose: 'sign_in' | 'recovery') =>
      server.client.signInWithOneTimePassword({ body: { email, one_time_password, purpose } });
    await expect(attempt(await codeFor(email, 'sign_in'), 'recovery')).rejects.toMatchObject({
      id: 'INCORRECT_CREDENTIALS',
    });
    server.setNow('2026-11-23T10:01:00Z');
    await expect(attempt(await codeFor(email), 'sign_in')).rejects.toMatchObject({ id: 'INCORRECT_CREDENTIALS' });
  });

  it('creates no account for an unknown address', async () => {
    const email = 'nobody-yet@example.org';
    await expect(recover(email)).rejects.toMatchObject({ id: 'INCORRECT_CREDENTIALS' });
    expect(await server.client.checkUserExists({ body: { email } })).toEqual({ exists: false });
  });
});

describe('a password', () => {
  it.each(['', 'too short', 'x'.repeat(201)])('has ten to two hundred characters: %s', async (password) => {
    const { token } = await recover(await signUp());
    const problem = password === '' ? 'REQUIRED_DATA_CLIENT_ERROR' : 'INVALID_PASSWORD_CLIENT_ERROR';
    await expect(server.clientOf(token).updateMe({ body: { password } })).rejects.toMatchObject({
      id: problem,
      errors: { password: [problem] },
    });
  });

  it.each(['1234567890', 'Qwertyuiop', 'password123!', '!!football2026!!', 'aaaaaaaaaaaa', 'PASSWORD-2026'])(
    'can’t be a common one: %s',
    async (password) => {
      const { token } = await recover(await signUp());
      await expect(server.clientOf(token).updateMe({ body: { password } })).rejects.toMatchObject({
        errors: { password: ['COMMON_PASSWORD_CLIENT_ERROR'] },
      });
    },
  );

  it('can contain common words if there is more', async () => {
    const { token } = await recover(await signUp());
    await server.clientOf(token).updateMe({ body: { password: 'password of a purple giraffe' } });
  });

  it('is changed with the current one; only the session that changed it continues', async () => {
    const email = await signUp();
    const here = await server.client.createToken({ body: { email, password: OLD } });
    const elsewhere = await server.client.createToken({ body: { email, password: OLD } });
    const client = server.clientOf(here.token);
    await proveByMail(server, client, email);
    for (const body of [{ password: NEW }, { password: NEW, current_password: 'not it at all' }])
      await expect(client.updateMe({ body })).rejects.toMatchObject({
        errors: { current_password: ['INCORRECT_CREDENTIALS'] },
      });
    await client.updateMe({ body: { password: NEW, current_password: OLD } });
    expect((await client.getMe()).has_password).toBe(true);
    await expect(server.clientOf(elsewhere.token).getMe()).rejects.toMatchObject({ id: 'UNAUTHORIZED' });
  });

  it('is set without a current one if there is none', async () => {
    const session = await createSession(server);
    const client = server.clientOf(session.token);
    expect((await client.getMe()).has_password).toBe(false);
    expect(await client.updateMe({ body: { password: NEW } })).toMatchObject({ has_password: true });
  });

  it('is not set by staff for another person', async () => {
    const staff = await createSession(server, 'admin');
    const { user } = await createSession(server);
    await expect(
      server.clientOf(staff.token).updateUser({ params: { id: user.id }, body: { password: NEW } }),
    ).rejects.toMatchObject({ id: 'FORBIDDEN' });
  });
});
