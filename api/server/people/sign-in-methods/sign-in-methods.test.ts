import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Client } from '../../../client/client.ts';
import { proveByMail } from '../../../testing/prove-by-mail.ts';
import { SoftPasskey } from '../../../testing/soft-passkey.ts';
import { ON_CONSOLE, StaffConsole } from '../../../testing/staff-console.ts';
import { startTestServer, TEST_NOW, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(() => {
  now = TEST_NOW.getTime();
  server.setNow(TEST_NOW);
});
const staff = new StaffConsole(() => server);

let now: number;
/** Advances the clock, so that an app shows another code. */
function pass(seconds: number): void {
  now += seconds * 1000;
  server.setNow(new Date(now));
}

async function addApp(client: Client) {
  const { secret } = await client.createAuthenticator();
  const code = () => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now });
  return { code, added: await client.confirmAuthenticator({ body: { code: code() } }) };
}

function mailsTo(email: string) {
  const { query } = server.database;
  return query.selectFrom('mails').select('body').where('recipient', '=', email).orderBy('id').execute();
}

describe('an authenticator app', () => {
  it('completes a sign-in, with each code once', async () => {
    const { client, email } = await staff.enter();
    const { code, added } = await addApp(client);
    expect(added.methods.authenticator).toEqual({
      created: TEST_NOW.toISOString(),
      last_used_at: TEST_NOW.toISOString(),
    });
    pass(30);
    const waiting = await staff.signIn(email);
    const body = { code: ` ${code().slice(0, 3)} ${code().slice(3)} ` };
    const session = await staff.clientOf(waiting.token).signInWithSecondFactor({ body });
    expect(session).toMatchObject({ role: 'admin', expires_at: '2026-11-23T22:00:30.000Z' });
    const next = await staff.signIn(email);
    await expect(staff.clientOf(next.token).signInWithSecondFactor({ body })).rejects.toMatchObject({
      id: 'INCORRECT_CREDENTIALS',
      errors: { code: expect.anything() },
    });
  });

  it('accepts one of many simultaneous requests with the same code', async () => {
    const { client, email } = await staff.enter();
    const { code } = await addApp(client);
    pass(30);
    const waiting = await Promise.all(Array.from({ length: 5 }, () => staff.signIn(email)));
    const tries = waiting.map(({ token }) => staff.clientOf(token).signInWithSecondFactor({ body: { code: code() } }));
    const ends = await Promise.allSettled(tries);
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('can be half a minute off, and no more', async () => {
    const { client, email } = await staff.enter();
    const { code } = await addApp(client);
    pass(30);
    const early = code();
    pass(60);
    const waiting = await staff.signIn(email);
    await expect(staff.clientOf(waiting.token).signInWithSecondFactor({ body: { code: early } })).rejects.toMatchObject(
      {
        id: 'INCORRECT_CREDENTIALS',
      },
    );
    const late = code();
    pass(29);
    expect(await staff.clientOf(waiting.token).signInWithSecondFactor({ body: { code: late } })).toMatchObject({
      role: 'admin',
    });
  });

  it('counts once a code has confirmed it, and only one is allowed', async () => {
    const { client, email } = await staff.enter();
    await client.createAuthenticator();
    expect(await staff.signIn(email)).toMatchObject({ role: 'admin' });
    const { secret } = await client.createAuthenticator();
    for (const code of ['000000', '', 'abcdef', '1234567', '  '])
      await expect(client.confirmAuthenticator({ body: { code } })).rejects.toMatchObject({ status: 422 });
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now });
    await client.confirmAuthenticator({ body: { code } });
    await expect(client.createAuthenticator()).rejects.toMatchObject({ id: 'CONFLICT' });
    await expect(client.confirmAuthenticator({ body: { code } })).rejects.toMatchObject({ id: 'NOT_FOUND' });
  });

  it('gives no access while unconfirmed, even beside a passkey', async () => {
    const { client, email } = await staff.enter();
    await staff.addPasskey(client);
    const { secret } = await client.createAuthenticator();
    const waiting = await staff.signIn(email);
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now });
    await expect(staff.clientOf(waiting.token).signInWithSecondFactor({ body: { code } })).rejects.toMatchObject({
      id: 'INCORRECT_CREDENTIALS',
    });
  });

  it('is encrypted, so that the database alone does not reveal its secret', async () => {
    const { client, user } = await staff.enter();
    const { secret, uri } = await client.createAuthenticator();
    expect(uri).toMatch(/^otpauth:\/\/totp\/Cubby:.*secret=/);
    const kept = await server.database.query
      .selectFrom('authenticators')
      .selectAll()
      .where('user_id', '=', user.id)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(kept)).not.toContain(secret);
  });
});

describe('backup codes', () => {
  it('work once each, however they are typed, and trigger an email', async () => {
    const { client, email } = await staff.enter();
    const codes = (await addApp(client)).added.backup_codes ?? [];
    expect(codes).toHaveLength(10);
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[A-HJKMNP-Z2-9]{5}-[A-HJKMNP-Z2-9]{5}$/);
    const first = codes[0]?.toLowerCase().replace('-', ' ') ?? '';
    const waiting = await staff.signIn(email);
    await staff.clientOf(waiting.token).signInWithSecondFactor({ body: { code: first } });
    const next = await staff.signIn(email);
    await expect(staff.clientOf(next.token).signInWithSecondFactor({ body: { code: first } })).rejects.toMatchObject({
      id: 'INCORRECT_CREDENTIALS',
    });
    expect((await client.getSignInMethods()).backup_codes_left).toBe(9);
    expect((await mailsTo(email)).at(-1)?.body).toContain('with a backup code');
  });

  it('are inaccessible to everyone else', async () => {
    const one = await staff.enter();
    const codes = (await addApp(one.client)).added.backup_codes ?? [];
    const other = await staff.enter();
    await addApp(other.client);
    const waiting = await staff.signIn(other.email);
    await expect(
      staff.clientOf(waiting.token).signInWithSecondFactor({ body: { code: codes[0] ?? '' } }),
    ).rejects.toMatchObject({ id: 'INCORRECT_CREDENTIALS' });
  });

  it('are replaced, which invalidates the old ones; without a method there are none', async () => {
    const { client, email } = await staff.enter();
    await expect(client.createBackupCodes()).rejects.toMatchObject({ id: 'FORBIDDEN' });
    const before = (await addApp(client)).added.backup_codes ?? [];
    const { codes } = await client.createBackupCodes();
    const waiting = await staff.signIn(email);
    const body = { code: before[0] ?? '' };
    await expect(staff.clientOf(waiting.token).signInWithSecondFactor({ body })).rejects.toMatchObject({
      id: 'INCORRECT_CREDENTIALS',
    });
    await staff.clientOf(waiting.token).signInWithSecondFactor({ body: { code: codes[9] ?? '' } });
    await client.deleteAuthenticator();
    expect(await client.getSignInMethods()).toMatchObject({ authenticator: null, backup_codes_left: 0 });
  });
});

describe('a person with one factor of two', () => {
  it('can only enter the other', async () => {
    const { client, email } = await staff.enter();
    await staff.addPasskey(client);
    const waiting = staff.clientOf((await staff.signIn(email)).token);
    await proveByMail(server, waiting, email);
    for (const refused of [
      () => waiting.getMe(),
      () => waiting.listUsers(),
      () => waiting.listSessions(),
      () => waiting.listBookings(),
      () => waiting.createPasskeyOptions(),
      () => waiting.createAuthenticator(),
      () => waiting.confirmAuthenticator({ body: { code: '123456' } }),
      () => waiting.createPasskey({ body: { ...new SoftPasskey().register(FORGED, ON_CONSOLE), name: 'x' } }),
      () => waiting.createBackupCodes(),
      () => waiting.deleteAuthenticator(),
    ])
      await expect(refused()).rejects.toMatchObject({ id: 'FORBIDDEN' });
  });

  it('has ten minutes, which can’t be extended', async () => {
    const { client, email } = await staff.enter();
    await staff.addPasskey(client);
    const { token, expires_at } = await staff.signIn(email);
    const asked = { params: { token }, body: { expires_at: '2026-12-01T00:00:00Z' } };
    expect((await staff.clientOf(token).updateToken(asked)).expires_at).toBe(expires_at);
    pass(600);
    await expect(staff.clientOf(token).getSignInMethods()).rejects.toMatchObject({ id: 'UNAUTHORIZED' });
  });

  it('needs it by any way in: a code, or a password set after recovery', async () => {
    const { client, email } = await staff.enter();
    await staff.addPasskey(client);
    const codeFor = async (purpose: 'sign_in' | 'recovery') => {
      await staff.clientOf().requestOneTimePassword({ body: { email, purpose } });
      return /\d{6}/.exec((await mailsTo(email)).at(-1)?.body ?? '')?.[0] ?? '';
    };
    const body = { email, one_time_password: await codeFor('sign_in') };
    expect(await staff.clientOf().signInWithOneTimePassword({ body })).toMatchObject({ role: 'mfa_pending' });
    pass(60);
    const proof = { email, one_time_password: await codeFor('recovery'), purpose: 'recovery' as const };
    const recovery = await staff.clientOf().signInWithOneTimePassword({ body: proof });
    await expect(staff.clientOf(recovery.token).createPasskeyOptions()).rejects.toMatchObject({ id: 'FORBIDDEN' });
    await staff.clientOf(recovery.token).updateMe({ body: { password: 'another shelf for bags' } });
    const after = await staff.clientOf().createToken({ body: { email, password: 'another shelf for bags' } });
    expect(after.role).toBe('mfa_pending');
  });
});

/** Options that were never issued. */
const FORGED = { challenge_id: 'AAAA', options: { challenge: 'AAAA', rp: { id: 'admin.localhost' } } };

describe('the first method', () => {
  it('ends all other sessions, and is emailed and logged', async () => {
    const { client, email, user } = await staff.enter();
    const other = await staff.signIn(email);
    await staff.addPasskey(client);
    await expect(staff.clientOf(other.token).getMe()).rejects.toMatchObject({ id: 'UNAUTHORIZED' });
    expect(await client.listSessions()).toMatchObject([{ is_current: true }]);
    expect((await mailsTo(email)).at(-1)?.body).toMatch(
      /A passkey was added[\s\S]*http:\/\/admin\.localhost:3000\/account/,
    );
    const log = await client.listChanges({ query: { entity: 'user', entity_id: user.id } });
    expect(log.items[0]).toMatchObject({ action: 'passkey_added' });
  });

  it('is one, with one set of backup codes, if two are added at once', async () => {
    const { client } = await staff.enter();
    const answers = await Promise.all([staff.addPasskey(client, 'one'), staff.addPasskey(client, 'two')]);
    expect(answers.filter(({ added }) => added.backup_codes)).toHaveLength(1);
    expect((await client.getSignInMethods()).passkeys).toHaveLength(2);
  });
});

describe('removing', () => {
  it('works for one’s own methods only', async () => {
    const one = await staff.enter();
    const other = await staff.enter();
    const { passkey } = await staff.addPasskey(one.client);
    const params = { id: passkey.id };
    await expect(other.client.deletePasskey({ params })).rejects.toMatchObject({ id: 'NOT_FOUND' });
    expect(await one.client.deletePasskey({ params })).toMatchObject({ passkeys: [], backup_codes_left: 0 });
    await expect(one.client.deletePasskey({ params })).rejects.toMatchObject({ id: 'NOT_FOUND' });
    await expect(staff.signInWith(passkey)).rejects.toMatchObject({ id: 'INCORRECT_CREDENTIALS' });
    expect(await staff.signIn(one.email)).toMatchObject({ role: 'admin' });
  });

  it('by a colleague helps a person who has lost them: their sessions end, and they are notified', async () => {
    const lost = await staff.enter();
    await staff.addPasskey(lost.client);
    await addApp(lost.client);
    const colleague = await staff.enter();
    const params = { id: lost.user.id };
    expect(await colleague.client.getUser({ params })).toMatchObject({ second_factors: ['passkey', 'authenticator'] });
    await expect(lost.client.deleteUserSignInMethods({ params })).rejects.toMatchObject({ id: 'FORBIDDEN' });
    await colleague.client.deleteUserSignInMethods({ params });
    await expect(lost.client.getMe()).rejects.toMatchObject({ id: 'UNAUTHORIZED' });
    expect(await colleague.client.getUser({ params })).toMatchObject({ second_factors: [] });
    expect(await staff.signIn(lost.email)).toMatchObject({ role: 'admin' });
    expect((await mailsTo(lost.email)).at(-1)?.body).toContain('A member of Cubby’s team removed your passkeys');
    await expect(colleague.client.deleteUserSignInMethods({ params: { id: 'f'.repeat(32) } })).rejects.toMatchObject({
      id: 'NOT_FOUND',
    });
  });

  it('happens with the account’s deletion', async () => {
    const { client, user } = await staff.enter();
    const { passkey } = await staff.addPasskey(client);
    expect(await client.getMyData()).toMatchObject({ sign_in_with: ['passkey'] });
    await (await staff.enter()).client.deleteUser({ params: { id: user.id } });
    await expect(staff.signInWith(passkey)).rejects.toMatchObject({ id: 'INCORRECT_CREDENTIALS' });
  });
});

describe('if a second factor is required', () => {
  beforeAll(() => {
    server.services.config.staffSecondFactor = 'required';
  });
  afterAll(() => {
    server.services.config.staffSecondFactor = 'optional';
  });

  it('a person without one sets it up first, and is signed in', async () => {
    for (const add of [(client: Client) => staff.addPasskey(client), addApp]) {
      const { email } = await staff.enter();
      const waiting = await staff.signIn(email);
      expect(waiting.role).toBe('mfa_pending');
      const client = staff.clientOf(waiting.token);
      expect(await client.getSignInMethods()).toMatchObject({ is_required: true, passkeys: [] });
      await proveByMail(server, client, email);
      const { added } = await add(client);
      expect(added).toMatchObject({ session: { role: 'admin' }, backup_codes: expect.any(Array) });
      expect(await staff.clientOf(added.session?.token).getMe()).toMatchObject({ email });
      await expect(client.getSignInMethods()).rejects.toMatchObject({ id: 'UNAUTHORIZED' });
    }
  });

  it('the last one can’t be removed', async () => {
    const { client } = await staff.enter();
    const { passkey } = await staff.addPasskey(client);
    await addApp(client);
    await client.deleteAuthenticator();
    await expect(client.deletePasskey({ params: { id: passkey.id } })).rejects.toMatchObject({
      id: 'SECOND_FACTOR_REQUIRED',
    });
    expect((await client.getSignInMethods()).passkeys).toHaveLength(1);
  });

  it('travellers and hosts are exempt', async () => {
    for (const role of ['customer', 'host'] as const) {
      const { email } = await staff.enter(role);
      expect(await staff.signIn(email)).toMatchObject({ role });
    }
  });
});

describe('the account of someone who runs places', () => {
  it('is protected by a second factor once its owner has added one, and shows its sessions', async () => {
    const { client, email, token } = await staff.enter('host');
    expect(await client.getSignInMethods()).toMatchObject({ is_required: false, passkeys: [], authenticator: null });
    expect((await staff.signIn(email)).role).toBe('host');
    expect(await client.listSessions()).toHaveLength(2);
    const { code, added } = await addApp(client);
    expect(added.backup_codes).toHaveLength(10);
    // The other session was opened with less.
    expect(await client.listSessions()).toMatchObject([{ is_current: true }]);
    const [mail] = await mailsTo(email);
    expect(mail?.body).toContain('http://hosts.localhost:3000/account');

    pass(30);
    const waiting = await staff.signIn(email);
    expect([waiting.role, waiting.user.role]).toEqual(['mfa_pending', 'host']);
    await expect(staff.clientOf(waiting.token).listAdminStashpoints({ query: {} })).rejects.toMatchObject({
      id: 'FORBIDDEN',
    });
    const session = await staff.clientOf(waiting.token).signInWithSecondFactor({ body: { code: code() } });
    expect(session.role).toBe('host');

    // Unlike staff, hosts may remove the last one.
    expect(await staff.clientOf(token).deleteAuthenticator()).toMatchObject({ authenticator: null });
    expect((await staff.signIn(email)).role).toBe('host');
  });

  it('is not offered to travellers', async () => {
    const { client } = await staff.enter('customer');
    await expect(client.getSignInMethods()).rejects.toMatchObject({ id: 'FORBIDDEN' });
  });
});
