import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SoftPasskey } from '../../../testing/soft-passkey.ts';
import { ON_CONSOLE, StaffConsole } from '../../../testing/staff-console.ts';
import { startTestServer, TEST_NOW, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(() => server.setNow(TEST_NOW));
const staff = new StaffConsole(() => server);

describe('signing in with a passkey', () => {
  it('proves both factors at once', async () => {
    const { client, user } = await staff.enter();
    const { passkey, added } = await staff.addPasskey(client);
    expect(added).toMatchObject({
      session: null,
      methods: { passkeys: [{ name: 'Robin’s laptop', is_synced: false }] },
    });
    const session = await staff.signInWith(passkey);
    expect(session).toMatchObject({ role: 'admin', user: { id: user.id } });
    expect(await staff.clientOf(session.token).getSignInMethods()).toMatchObject({
      passkeys: [{ id: passkey.id, last_used_at: TEST_NOW.toISOString() }],
      authenticator: null,
      backup_codes_left: 10,
      is_required: false,
    });
  });

  it('completes a sign-in by password, whose session ends', async () => {
    const { client, email } = await staff.enter();
    const { passkey } = await staff.addPasskey(client);
    const waiting = await staff.signIn(email);
    expect(waiting).toMatchObject({ role: 'mfa_pending', scopes: [], expires_at: '2026-11-23T10:10:00.000Z' });
    expect(await staff.signInWith(passkey, waiting.token)).toMatchObject({ role: 'admin' });
    await expect(staff.clientOf(waiting.token).getSignInMethods()).rejects.toMatchObject({ id: 'UNAUTHORIZED' });
  });

  it('accepts each response once', async () => {
    const { client } = await staff.enter();
    const { passkey } = await staff.addPasskey(client);
    const body = passkey.signIn(await staff.clientOf().createPasskeySignIn(), ON_CONSOLE);
    await staff.clientOf().signInWithPasskey({ body });
    await expect(staff.clientOf().signInWithPasskey({ body })).rejects.toMatchObject({ id: 'INCORRECT_CREDENTIALS' });
  });

  it.each<[string, (passkey: SoftPasskey) => Promise<unknown>]>([
    [
      'without user verification',
      async (passkey) => {
        const options = await staff.clientOf().createPasskeySignIn();
        return staff
          .clientOf()
          .signInWithPasskey({ body: passkey.signIn(options, { ...ON_CONSOLE, isVerified: false }) });
      },
    ],
    [
      'from a phishing page',
      async (passkey) => {
        const options = await staff.clientOf().createPasskeySignIn();
        return staff
          .clientOf()
          .signInWithPasskey({ body: passkey.signIn(options, { origin: 'http://admin.evil.test' }) });
      },
    ],
    [
      'from a copy with an old counter',
      async (passkey) => {
        await staff.signInWith(passkey);
        passkey.rewind();
        return staff.signInWith(passkey);
      },
    ],
    [
      'five minutes after the start',
      async (passkey) => {
        const options = await staff.clientOf().createPasskeySignIn();
        server.setNow('2026-11-23T10:05:01Z');
        return staff.clientOf().signInWithPasskey({ body: passkey.signIn(options, ON_CONSOLE) });
      },
    ],
    [
      'for a challenge of its own',
      async (passkey) => {
        const options = await staff.clientOf().createPasskeySignIn();
        const own = { ...options, options: { ...options.options, challenge: 'bXkgb3duIGNoYWxsZW5nZQ' } };
        return staff.clientOf().signInWithPasskey({ body: passkey.signIn(own, ON_CONSOLE) });
      },
    ],
    ['that is unknown', () => staff.signInWith(new SoftPasskey())],
    [
      'if it is not a passkey',
      async () => {
        const { challenge_id } = await staff.clientOf().createPasskeySignIn();
        return staff.clientOf().signInWithPasskey({ body: { challenge_id, credential: { id: 7, response: [] } } });
      },
    ],
    [
      'to a forged id',
      async (passkey) => {
        const options = await staff.clientOf().createPasskeySignIn();
        return staff
          .clientOf()
          .signInWithPasskey({ body: passkey.signIn({ ...options, challenge_id: 'AAAA' }, ON_CONSOLE) });
      },
    ],
  ])('is refused %s', async (_, attempt) => {
    const { client } = await staff.enter();
    const { passkey } = await staff.addPasskey(client);
    await expect(attempt(passkey)).rejects.toMatchObject({ id: 'INCORRECT_CREDENTIALS', status: 422 });
  });

  it('works at a console only', async () => {
    for (const origin of ['http://localhost:3000', 'http://admin.localhost:3000.evil.test', 'null'])
      await expect(staff.clientOf(undefined, { origin }).createPasskeySignIn()).rejects.toMatchObject({
        id: 'INVALID_DATA',
        errors: { origin: expect.anything() },
      });
  });

  it('registers a passkey once across all accounts', async () => {
    const { client } = await staff.enter();
    const { passkey } = await staff.addPasskey(client);
    const other = await staff.enter();
    const again = passkey.register(await other.client.createPasskeyOptions(), ON_CONSOLE);
    await expect(other.client.createPasskey({ body: { ...again, name: 'Mine' } })).rejects.toMatchObject({
      id: 'CONFLICT',
    });
    const options = await client.createPasskeyOptions();
    expect(options.options).toMatchObject({ excludeCredentials: [{ id: passkey.id }], rp: { id: 'admin.localhost' } });
    // A challenge for one person cannot be answered by another.
    const stolen = new SoftPasskey().register(options, ON_CONSOLE);
    await expect(other.client.createPasskey({ body: { ...stolen, name: 'Mine' } })).rejects.toMatchObject({
      id: 'INCORRECT_CREDENTIALS',
    });
  });
});
