import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Client, createClient } from '../../../client/client.ts';
import { createSession } from '../../../testing/fixtures.ts';
import { SoftPasskey } from '../../../testing/soft-passkey.ts';
import { startTestServer, TEST_NOW, type TestServer } from '../../../testing/test-server.ts';
import { hashPassword } from '../../platform/secrets/passwords.ts';

const PASSWORD = 'a shelf for every bag';
const ORIGIN = 'http://admin.localhost:3000';
const ON_PAGE = { origin: ORIGIN };
let password_hash: string;
let server: TestServer;

beforeAll(async () => {
  password_hash = await hashPassword(PASSWORD);
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(() => {
  at = TEST_NOW.getTime();
  server.setNow(TEST_NOW);
});

let at: number;
/** Lets time pass, so that an app shows another code. */
function pass(seconds: number): void {
  at += seconds * 1000;
  server.setNow(new Date(at));
}

/** A client of the staff's console: its page names itself. */
function consoleOf(token?: string, origin = ORIGIN): Client {
  return createClient({
    baseUrl: server.url,
    headers: () => ({ Origin: origin, ...(token && { Authorization: `Token ${token}` }) }),
  });
}

async function staff() {
  const session = await createSession(server, 'admin');
  const { query } = server.database;
  await query.updateTable('users').set({ password_hash }).where('id', '=', session.user.id).execute();
  return { ...session, email: session.user.email, client: consoleOf(session.token) };
}

function signIn(email: string) {
  return consoleOf().createToken({ body: { email, password: PASSWORD } });
}

async function addPasskey(client: Client, name = 'Robin’s laptop') {
  const passkey = new SoftPasskey();
  const options = await client.createPasskeyOptions();
  return { passkey, added: await client.createPasskey({ body: { ...passkey.register(options, ON_PAGE), name } }) };
}

async function signInWith(passkey: SoftPasskey, token?: string) {
  const client = consoleOf(token);
  return client.signInWithPasskey({ body: passkey.signIn(await client.createPasskeySignIn(), ON_PAGE) });
}

async function addApp(client: Client) {
  const { secret } = await client.createAuthenticator();
  const code = () => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at });
  return { code, added: await client.confirmAuthenticator({ body: { code: code() } }) };
}

function mailsTo(email: string) {
  const { query } = server.database;
  return query.selectFrom('mails').select('body').where('recipient', '=', email).orderBy('id').execute();
}

describe('signing in with a passkey', () => {
  it('is both proofs at once', async () => {
    const { client, user } = await staff();
    const { passkey, added } = await addPasskey(client);
    expect(added).toMatchObject({
      session: null,
      methods: { passkeys: [{ name: 'Robin’s laptop', is_synced: false }] },
    });
    const session = await signInWith(passkey);
    expect(session).toMatchObject({ role: 'admin', user: { id: user.id } });
    expect(await consoleOf(session.token).getSignInMethods()).toMatchObject({
      passkeys: [{ id: passkey.id, last_used_at: TEST_NOW.toISOString() }],
      authenticator: null,
      backup_codes_left: 10,
      is_required: false,
    });
  });

  it('completes a sign-in by password, whose session ends', async () => {
    const { client, email } = await staff();
    const { passkey } = await addPasskey(client);
    const waiting = await signIn(email);
    expect(waiting).toMatchObject({ role: 'mfa_pending', scopes: [], expires_at: '2026-11-23T10:10:00.000Z' });
    expect(await signInWith(passkey, waiting.token)).toMatchObject({ role: 'admin' });
    await expect(consoleOf(waiting.token).getSignInMethods()).rejects.toMatchObject({ id: 'UNAUTHORIZED' });
  });

  it('opens once with each answer', async () => {
    const { client } = await staff();
    const { passkey } = await addPasskey(client);
    const body = passkey.signIn(await consoleOf().createPasskeySignIn(), ON_PAGE);
    await consoleOf().signInWithPasskey({ body });
    await expect(consoleOf().signInWithPasskey({ body })).rejects.toMatchObject({ id: 'INCORRECT_CREDENTIALS' });
  });

  it.each<[string, (passkey: SoftPasskey) => Promise<unknown>]>([
    [
      'without a finger or a PIN',
      async (passkey) => {
        const options = await consoleOf().createPasskeySignIn();
        return consoleOf().signInWithPasskey({ body: passkey.signIn(options, { ...ON_PAGE, isVerified: false }) });
      },
    ],
    [
      'from a page that pretends to be ours',
      async (passkey) => {
        const options = await consoleOf().createPasskeySignIn();
        return consoleOf().signInWithPasskey({ body: passkey.signIn(options, { origin: 'http://admin.evil.test' }) });
      },
    ],
    [
      'by a copy whose count lags behind',
      async (passkey) => {
        await signInWith(passkey);
        passkey.rewind();
        return signInWith(passkey);
      },
    ],
    [
      'five minutes after it began',
      async (passkey) => {
        const options = await consoleOf().createPasskeySignIn();
        pass(301);
        return consoleOf().signInWithPasskey({ body: passkey.signIn(options, ON_PAGE) });
      },
    ],
    [
      'to a challenge of its own',
      async (passkey) => {
        const options = await consoleOf().createPasskeySignIn();
        const own = { ...options, options: { ...options.options, challenge: 'bXkgb3duIGNoYWxsZW5nZQ' } };
        return consoleOf().signInWithPasskey({ body: passkey.signIn(own, ON_PAGE) });
      },
    ],
    ['that nobody has', () => signInWith(new SoftPasskey())],
    [
      'that is no passkey at all',
      async () => {
        const { challenge_id } = await consoleOf().createPasskeySignIn();
        return consoleOf().signInWithPasskey({ body: { challenge_id, credential: { id: 7, response: [] } } });
      },
    ],
    [
      'to a forged id',
      async (passkey) => {
        const options = await consoleOf().createPasskeySignIn();
        return consoleOf().signInWithPasskey({ body: passkey.signIn({ ...options, challenge_id: 'AAAA' }, ON_PAGE) });
      },
    ],
  ])('opens nothing %s', async (_, attempt) => {
    const { client } = await staff();
    const { passkey } = await addPasskey(client);
    await expect(attempt(passkey)).rejects.toMatchObject({ id: 'INCORRECT_CREDENTIALS', status: 422 });
  });

  it('begins at a console, and nowhere else', async () => {
    for (const origin of ['http://localhost:3000', 'http://admin.localhost:3000.evil.test', 'null'])
      await expect(consoleOf(undefined, origin).createPasskeySignIn()).rejects.toMatchObject({
        id: 'INVALID_DATA',
        errors: { origin: expect.anything() },
      });
  });

  it('knows a passkey once, whoever brings it', async () => {
    const { client } = await staff();
    const { passkey } = await addPasskey(client);
    const other = await staff();
    const again = passkey.register(await other.client.createPasskeyOptions(), ON_PAGE);
    await expect(other.client.createPasskey({ body: { ...again, name: 'Mine' } })).rejects.toMatchObject({
      id: 'CONFLICT',
    });
    const options = await client.createPasskeyOptions();
    expect(options.options).toMatchObject({ excludeCredentials: [{ id: passkey.id }], rp: { id: 'admin.localhost' } });
    // What was asked for by one is not answered by another.
    const stolen = new SoftPasskey().register(options, ON_PAGE);
    await expect(other.client.createPasskey({ body: { ...stolen, name: 'Mine' } })).rejects.toMatchObject({
      id: 'INCORRECT_CREDENTIALS',
    });
  });
});

describe('an authenticator app', () => {
  it('completes a sign-in, with each code once', async () => {
    const { client, email } = await staff();
    const { code, added } = await addApp(client);
    expect(added.methods.authenticator).toEqual({
      created: TEST_NOW.toISOString(),
      last_used_at: TEST_NOW.toISOString(),
    });
    pass(30);
    const waiting = await signIn(email);
    const body = { code: ` ${code().slice(0, 3)} ${code().slice(3)} ` };
    const session = await consoleOf(waiting.token).signInWithSecondFactor({ body });
    expect(session).toMatchObject({ role: 'admin', expires_at: '2026-11-23T22:00:30.000Z' });
    const next = await signIn(email);
    await expect(consoleOf(next.token).signInWithSecondFactor({ body })).rejects.toMatchObject({
      id: 'INCORRECT_CREDENTIALS',
      errors: { code: expect.anything() },
    });
  });

  it('of many with the same code at once lets one in', async () => {
    const { client, email } = await staff();
    const { code } = await addApp(client);
    pass(30);
    const waiting = await Promise.all(Array.from({ length: 5 }, () => signIn(email)));
    const tries = waiting.map(({ token }) => consoleOf(token).signInWithSecondFactor({ body: { code: code() } }));
    const ends = await Promise.allSettled(tries);
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('may be half a minute off, and not more', async () => {
    const { client, email } = await staff();
    const { code } = await addApp(client);
    pass(30);
    const early = code();
    pass(60);
    const waiting = await signIn(email);
    await expect(consoleOf(waiting.token).signInWithSecondFactor({ body: { code: early } })).rejects.toMatchObject({
      id: 'INCORRECT_CREDENTIALS',
    });
    const late = code();
    pass(29);
    expect(await consoleOf(waiting.token).signInWithSecondFactor({ body: { code: late } })).toMatchObject({
      role: 'admin',
    });
  });

  it('counts only once one of its codes was given, and is one', async () => {
    const { client, email } = await staff();
    await client.createAuthenticator();
    expect(await signIn(email)).toMatchObject({ role: 'admin' });
    const { secret } = await client.createAuthenticator();
    for (const code of ['000000', '', 'abcdef', '1234567', '  '])
      await expect(client.confirmAuthenticator({ body: { code } })).rejects.toMatchObject({ status: 422 });
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at });
    await client.confirmAuthenticator({ body: { code } });
    await expect(client.createAuthenticator()).rejects.toMatchObject({ id: 'CONFLICT' });
    await expect(client.confirmAuthenticator({ body: { code } })).rejects.toMatchObject({ id: 'NOT_FOUND' });
  });

  it('is kept so that the database alone does not tell its seed', async () => {
    const { client, user } = await staff();
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
  it('open once each, however they are typed, and say so by mail', async () => {
    const { client, email } = await staff();
    const codes = (await addApp(client)).added.backup_codes ?? [];
    expect(codes).toHaveLength(10);
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[A-HJKMNP-Z2-9]{5}-[A-HJKMNP-Z2-9]{5}$/);
    const first = codes[0]?.toLowerCase().replace('-', ' ') ?? '';
    const waiting = await signIn(email);
    await consoleOf(waiting.token).signInWithSecondFactor({ body: { code: first } });
    const next = await signIn(email);
    await expect(consoleOf(next.token).signInWithSecondFactor({ body: { code: first } })).rejects.toMatchObject({
      id: 'INCORRECT_CREDENTIALS',
    });
    expect((await client.getSignInMethods()).backup_codes_left).toBe(9);
    expect((await mailsTo(email)).at(-1)?.body).toContain('with a backup code');
  });

  it('are nobody else’s', async () => {
    const one = await staff();
    const codes = (await addApp(one.client)).added.backup_codes ?? [];
    const other = await staff();
    await addApp(other.client);
    const waiting = await signIn(other.email);
    await expect(
      consoleOf(waiting.token).signInWithSecondFactor({ body: { code: codes[0] ?? '' } }),
    ).rejects.toMatchObject({ id: 'INCORRECT_CREDENTIALS' });
  });

  it('are renewed, and those before open nothing; without a method there are none', async () => {
    const { client, email } = await staff();
    await expect(client.createBackupCodes()).rejects.toMatchObject({ id: 'FORBIDDEN' });
    const before = (await addApp(client)).added.backup_codes ?? [];
    const { codes } = await client.createBackupCodes();
    const waiting = await signIn(email);
    const body = { code: before[0] ?? '' };
    await expect(consoleOf(waiting.token).signInWithSecondFactor({ body })).rejects.toMatchObject({
      id: 'INCORRECT_CREDENTIALS',
    });
    await consoleOf(waiting.token).signInWithSecondFactor({ body: { code: codes[9] ?? '' } });
    await client.deleteAuthenticator();
    expect(await client.getSignInMethods()).toMatchObject({ authenticator: null, backup_codes_left: 0 });
  });
});

describe('whoever has given one proof of two', () => {
  it('can give the other, and nothing else', async () => {
    const { client, email } = await staff();
    await addPasskey(client);
    const waiting = consoleOf((await signIn(email)).token);
    for (const refused of [
      () => waiting.getMe(),
      () => waiting.listUsers(),
      () => waiting.listSessions(),
      () => waiting.listBookings(),
      () => waiting.createPasskeyOptions(),
      () => waiting.createAuthenticator(),
      () => waiting.confirmAuthenticator({ body: { code: '123456' } }),
      () => waiting.createPasskey({ body: { ...new SoftPasskey().register(FORGED, ON_PAGE), name: 'x' } }),
      () => waiting.createBackupCodes(),
      () => waiting.deleteAuthenticator(),
    ])
      await expect(refused()).rejects.toMatchObject({ id: 'FORBIDDEN' });
  });

  it('has ten minutes, and no more by asking', async () => {
    const { client, email } = await staff();
    await addPasskey(client);
    const { token, expires_at } = await signIn(email);
    const asked = { params: { token }, body: { expires_at: '2026-12-01T00:00:00Z' } };
    expect((await consoleOf(token).updateToken(asked)).expires_at).toBe(expires_at);
    pass(600);
    await expect(consoleOf(token).getSignInMethods()).rejects.toMatchObject({ id: 'UNAUTHORIZED' });
  });

  it('owes it by whatever way they came: a code, and a password set after a recovery', async () => {
    const { client, email } = await staff();
    await addPasskey(client);
    const codeFor = async (purpose: 'sign_in' | 'recovery') => {
      await consoleOf().requestOneTimePassword({ body: { email, purpose } });
      return /\d{6}/.exec((await mailsTo(email)).at(-1)?.body ?? '')?.[0] ?? '';
    };
    const body = { email, one_time_password: await codeFor('sign_in') };
    expect(await consoleOf().signInWithOneTimePassword({ body })).toMatchObject({ role: 'mfa_pending' });
    pass(60);
    const proof = { email, one_time_password: await codeFor('recovery'), purpose: 'recovery' as const };
    const recovery = await consoleOf().signInWithOneTimePassword({ body: proof });
    await expect(consoleOf(recovery.token).createPasskeyOptions()).rejects.toMatchObject({ id: 'FORBIDDEN' });
    await consoleOf(recovery.token).updateMe({ body: { password: 'another shelf for bags' } });
    const after = await consoleOf().createToken({ body: { email, password: 'another shelf for bags' } });
    expect(after.role).toBe('mfa_pending');
  });
});

/** Options nobody has asked for. */
const FORGED = { challenge_id: 'AAAA', options: { challenge: 'AAAA', rp: { id: 'admin.localhost' } } };

describe('the first method', () => {
  it('ends all other sessions, which were opened with less, and is told by mail and in the log', async () => {
    const { client, email, user } = await staff();
    const other = await signIn(email);
    await addPasskey(client);
    await expect(consoleOf(other.token).getMe()).rejects.toMatchObject({ id: 'UNAUTHORIZED' });
    expect(await client.listSessions()).toMatchObject([{ is_current: true }]);
    expect((await mailsTo(email)).at(-1)?.body).toMatch(
      /A passkey was added[\s\S]*http:\/\/admin\.localhost:3000\/account/,
    );
    const log = await client.listChanges({ query: { entity: 'user', entity_id: user.id } });
    expect(log.items[0]).toMatchObject({ action: 'passkey_added' });
  });

  it('is one alone, and so are its backup codes, when two are added at once', async () => {
    const { client } = await staff();
    const answers = await Promise.all([addPasskey(client, 'one'), addPasskey(client, 'two')]);
    expect(answers.filter(({ added }) => added.backup_codes)).toHaveLength(1);
    expect((await client.getSignInMethods()).passkeys).toHaveLength(2);
  });
});

describe('removing', () => {
  it('takes one’s own alone', async () => {
    const one = await staff();
    const other = await staff();
    const { passkey } = await addPasskey(one.client);
    const params = { id: passkey.id };
    await expect(other.client.deletePasskey({ params })).rejects.toMatchObject({ id: 'NOT_FOUND' });
    expect(await one.client.deletePasskey({ params })).toMatchObject({ passkeys: [], backup_codes_left: 0 });
    await expect(one.client.deletePasskey({ params })).rejects.toMatchObject({ id: 'NOT_FOUND' });
    await expect(signInWith(passkey)).rejects.toMatchObject({ id: 'INCORRECT_CREDENTIALS' });
    expect(await signIn(one.email)).toMatchObject({ role: 'admin' });
  });

  it('by a colleague is for who has lost them: their sessions end, and they are told', async () => {
    const lost = await staff();
    await addPasskey(lost.client);
    await addApp(lost.client);
    const colleague = await staff();
    const params = { id: lost.user.id };
    expect(await colleague.client.getUser({ params })).toMatchObject({ second_factors: ['passkey', 'authenticator'] });
    await expect(lost.client.deleteUserSignInMethods({ params })).rejects.toMatchObject({ id: 'FORBIDDEN' });
    await colleague.client.deleteUserSignInMethods({ params });
    await expect(lost.client.getMe()).rejects.toMatchObject({ id: 'UNAUTHORIZED' });
    expect(await colleague.client.getUser({ params })).toMatchObject({ second_factors: [] });
    expect(await signIn(lost.email)).toMatchObject({ role: 'admin' });
    expect((await mailsTo(lost.email)).at(-1)?.body).toContain('A colleague removed your passkeys');
    await expect(colleague.client.deleteUserSignInMethods({ params: { id: 'f'.repeat(32) } })).rejects.toMatchObject({
      id: 'NOT_FOUND',
    });
  });

  it('goes with the account', async () => {
    const { client, user } = await staff();
    const { passkey } = await addPasskey(client);
    expect(await client.getMyData()).toMatchObject({ sign_in_with: ['passkey'] });
    await (await staff()).client.deleteUser({ params: { id: user.id } });
    await expect(signInWith(passkey)).rejects.toMatchObject({ id: 'INCORRECT_CREDENTIALS' });
  });
});

describe('where a second proof is required', () => {
  beforeAll(() => {
    server.services.config.staffSecondFactor = 'required';
  });
  afterAll(() => {
    server.services.config.staffSecondFactor = 'optional';
  });

  it('who has none sets one up before anything else, and is in', async () => {
    for (const add of [addPasskey, addApp]) {
      const { email } = await staff();
      const waiting = await signIn(email);
      expect(waiting.role).toBe('mfa_pending');
      const client = consoleOf(waiting.token);
      expect(await client.getSignInMethods()).toMatchObject({ is_required: true, passkeys: [] });
      const { added } = await add(client);
      expect(added).toMatchObject({ session: { role: 'admin' }, backup_codes: expect.any(Array) });
      expect(await consoleOf(added.session?.token).getMe()).toMatchObject({ email });
      await expect(client.getSignInMethods()).rejects.toMatchObject({ id: 'UNAUTHORIZED' });
    }
  });

  it('the last one stays', async () => {
    const { client } = await staff();
    const { passkey } = await addPasskey(client);
    await addApp(client);
    await client.deleteAuthenticator();
    await expect(client.deletePasskey({ params: { id: passkey.id } })).rejects.toMatchObject({
      id: 'SECOND_FACTOR_REQUIRED',
    });
    expect((await client.getSignInMethods()).passkeys).toHaveLength(1);
  });

  it('travellers and hosts are not asked', async () => {
    for (const role of ['customer', 'host'] as const) {
      const session = await createSession(server, role);
      const { query } = server.database;
      await query.updateTable('users').set({ password_hash }).where('id', '=', session.user.id).execute();
      expect(await signIn(session.user.email)).toMatchObject({ role });
    }
  });
});
