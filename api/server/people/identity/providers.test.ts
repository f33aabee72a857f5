import type { JWTPayload } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONTACT, createBooking, createSession, createStashpoint } from '../../../testing/fixtures.ts';
import { type IdentityIssuer, startIdentityIssuer } from '../../../testing/identity-issuer.ts';
import { startTestServer, TEST_NOW, type TestServer } from '../../../testing/test-server.ts';

let issuer: IdentityIssuer;
let server: TestServer;
beforeAll(async () => {
  issuer = await startIdentityIssuer(TEST_NOW);
  server = await startTestServer({ google: issuer.settings, apple: issuer.settings });
});
afterAll(async () => {
  await server.close();
  await issuer.close();
});

const seconds = TEST_NOW.getTime() / 1000;

describe('signing in with Google', () => {
  it('creates an account from the token', async () => {
    const id_token = await issuer.sign({
      email: 'Grace@Example.org',
      given_name: 'Grace',
      family_name: 'Hopper',
      nonce: 'n-1',
    });
    const session = await server.client.signInWithGoogle({ body: { id_token, nonce: 'n-1', language: 'pt' } });
    expect(session).toMatchObject({
      role: 'customer',
      user: { email: 'grace@example.org', first_name: 'Grace', last_name: 'Hopper', language: 'pt' },
    });
    expect((await server.clientOf(session.token).getMe()).email).toBe('grace@example.org');
  });

  it('finds an existing account, and does not change it', async () => {
    const { id } = (await createSession(server, 'customer', 'known@example.org')).user;
    const id_token = await issuer.sign({ email: 'known@example.org', given_name: 'Somebody' });
    const { user } = await server.client.signInWithGoogle({ body: { id_token } });
    expect(user).toMatchObject({ id, first_name: CONTACT.first_name });
  });

  it('stores when the terms beside the button were accepted, once', async () => {
    const signIn = async (accepted_tos_at?: string) => {
      const id_token = await issuer.sign({ email: 'terms@example.org' });
      return (await server.client.signInWithGoogle({ body: { id_token, ...(accepted_tos_at && { accepted_tos_at }) } }))
        .user.accepted_tos_at;
    };
    expect(await signIn()).toBeNull();
    expect(await signIn('2001-01-01T00:00:00.000Z')).toBe(TEST_NOW.toISOString());
    server.setNow(new Date(TEST_NOW.getTime() + 60_000).toISOString());
    expect(await signIn('2001-01-01T00:00:00.000Z')).toBe(TEST_NOW.toISOString());
    server.setNow(TEST_NOW);
  });

  it('adopts what was booked as a guest', async () => {
    const email = 'guest@example.org';
    const guest = await server.client.createTemporaryUser({ body: {} });
    const booking = await createBooking(server, guest, await createStashpoint(server), {
      customer: { ...CONTACT, email },
    });
    const session = await server.client.signInWithGoogle({ body: { id_token: await issuer.sign({ email }) } });
    expect(session.user.first_name).toBe(CONTACT.first_name);
    const { items } = await server.clientOf(session.token).listBookings();
    expect(items.map(({ id }) => id)).toEqual([booking.id]);
  });

  it('recognises a person by Google’s subject, whatever their address is now', async () => {
    const signIn = async (email: string) =>
      (
        await server.client.signInWithGoogle({
          body: { id_token: await issuer.sign({ sub: 'moves-about', email, given_name: 'Mary' }) },
        })
      ).user;
    const first = await signIn('before@example.org');
    const later = await signIn('after@example.org');
    expect(later).toMatchObject({ id: first.id, email: 'before@example.org' });
    expect(await server.client.checkUserExists({ body: { email: 'after@example.org' } })).toEqual({ exists: false });
  });

  it('opens no account for a later owner of the same Google address', async () => {
    const email = 'handed-on@example.org';
    const signIn = async (sub: string) =>
      server.client.signInWithGoogle({ body: { id_token: await issuer.sign({ sub, email }) } });
    const { user } = await signIn('first-owner');
    await expect(signIn('second-owner')).rejects.toMatchObject({ id: 'INCORRECT_CREDENTIALS' });
    expect((await signIn('first-owner')).user.id).toBe(user.id);
  });

  it('is the same account as with Apple, linked once by the address', async () => {
    const email = 'both@example.org';
    const google = await server.client.signInWithGoogle({
      body: { id_token: await issuer.sign({ sub: 'g-1', email }) },
    });
    const apple = await server.client.signInWithApple({ body: { id_token: await issuer.sign({ sub: 'a-1', email }) } });
    const relayed = await server.client.signInWithApple({
      body: { id_token: await issuer.sign({ sub: 'a-1', email: 'x7@privaterelay.example' }) },
    });
    expect([apple.user.id, relayed.user.id]).toEqual([google.user.id, google.user.id]);
  });

  it('accepts a token once, even if sent many times at once', async () => {
    const id_token = await issuer.sign({ email: 'once@example.org', nonce: 'n-9' });
    const attempt = () => server.client.signInWithGoogle({ body: { id_token, nonce: 'n-9' } });
    const answers = await Promise.allSettled([attempt(), attempt(), attempt()]);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(attempt()).rejects.toMatchObject({
      id: 'INCORRECT_CREDENTIALS',
      errors: { id_token: ['INCORRECT_CREDENTIALS'] },
    });
  });

  const email = 'eve@example.org';
  it.each<[string, JWTPayload, { unknownKey?: boolean; nonce?: string }]>([
    ['for another client', { aud: 'another-client' }, {}],
    ['of another issuer', { iss: 'https://issuer.invalid' }, {}],
    ['that has expired', { exp: seconds - 3600 }, {}],
    ['signed with an unknown key', {}, { unknownKey: true }],
    ['with an unverified address', { email_verified: false }, {}],
    ['that does not say whether the address is verified', { email_verified: undefined }, {}],
    ['without an address', { email: undefined }, {}],
    ['without a subject', { sub: '' }, {}],
    ['with another nonce', { nonce: 'theirs' }, { nonce: 'mine' }],
    ['whose nonce is not named', { nonce: 'theirs' }, {}],
    ['without the nonce asked for', {}, { nonce: 'mine' }],
  ])('refuses a token %s', async (_case, claims, { unknownKey = false, nonce }) => {
    const id_token = await issuer.sign({ email, ...claims }, { unknownKey });
    await expect(server.client.signInWithGoogle({ body: { id_token, ...(nonce && { nonce }) } })).rejects.toMatchObject(
      { id: 'INCORRECT_CREDENTIALS', errors: { id_token: ['INCORRECT_CREDENTIALS'] } },
    );
    expect(await server.client.checkUserExists({ body: { email } })).toEqual({ exists: false });
  });

  it.each(['nonsense', 'eyJhbGciOiJub25lIn0.eyJlbWFpbCI6ImEifQ.'])('refuses %s', async (id_token) => {
    await expect(server.client.signInWithGoogle({ body: { id_token } })).rejects.toMatchObject({
      id: 'INCORRECT_CREDENTIALS',
    });
  });
});

describe('signing in with Apple', () => {
  it('takes the name from the browser, because Apple’s token has none', async () => {
    const id_token = await issuer.sign({ email: 'apple@example.org', email_verified: 'true' });
    const { user } = await server.client.signInWithApple({
      body: { id_token, first_name: 'Katherine', last_name: 'Johnson' },
    });
    expect(user).toMatchObject({ first_name: 'Katherine', last_name: 'Johnson' });
  });

  it('turns the form that Apple posts into a redirect to the site', async () => {
    const response = await fetch(`${server.url}/login/apple-return`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({
        id_token: 'a.b.c',
        state: 's&1',
        code: 'kept back',
        user: JSON.stringify({ name: { firstName: 'Katherine', lastName: 'Johnson' }, email: 'k@example.org' }),
      }),
    });
    expect(response.status).toBe(303);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('location')).toBe(
      '/login/email#id_token=a.b.c&state=s%261&first_name=Katherine&last_name=Johnson',
    );
  });

  it('passes on that the person cancelled', async () => {
    const response = await fetch(`${server.url}/login/apple-return`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ error: 'user_cancelled_authorize', user: 'no json' }),
    });
    expect(response.headers.get('location')).toBe('/login/email#error=user_cancelled_authorize');
  });
});

describe('providers', () => {
  it('are sent to the browser with their addresses', async () => {
    const { data } = await server.client.getAppContext();
    const provider = { client_id: 'cubby-test', authorization_endpoint: `${issuer.settings.issuer}/authorize` };
    expect(data.sign_in).toEqual({ google: { ...provider, prompt: 'select_account' }, apple: provider });
  });

  it.each([
    [['none', 'login', 'select_account'], 'select_account'],
    [['none', 'login', 'consent'], undefined],
  ])('that only support %j are not asked for more', async (prompts, prompt) => {
    const described = await startIdentityIssuer(TEST_NOW, prompts);
    const other = await startTestServer({ google: described.settings });
    expect((await other.client.getAppContext()).data.sign_in.google?.prompt).toBe(prompt);
    await other.close();
    await described.close();
  });

  it('that are slow to describe themselves are offered from when they have', async () => {
    const described = Promise.withResolvers<void>();
    const slow = await startIdentityIssuer(TEST_NOW, undefined, described.promise);
    const other = await startTestServer({ google: slow.settings });
    const offered = async () => (await other.client.getAppContext()).data.sign_in.google;
    expect(await offered()).toBeNull();
    described.resolve();
    await expect.poll(offered).toMatchObject({ client_id: 'cubby-test' });
    await other.close();
    await slow.close();
  });

  it('is not offered if its discovery document names another issuer', async () => {
    const named = issuer.settings.issuer.replace('127.0.0.1', 'localhost');
    const other = await startTestServer({ google: { ...issuer.settings, issuer: named } });
    expect((await other.client.getAppContext()).data.sign_in.google).toBeNull();
    await other.close();
  });

  it('are not offered unless they are set up', async () => {
    const plain = await startTestServer();
    const { data } = await plain.client.getAppContext();
    expect(data.sign_in).toEqual({ google: null, apple: null });
    await expect(plain.client.signInWithGoogle({ body: { id_token: 'x' } })).rejects.toMatchObject({ id: 'NOT_FOUND' });
    await plain.close();
  });

  it('are hidden while they are down, and say so', async () => {
    const gone = { clientId: 'x', issuer: 'http://127.0.0.1:9', jwksUrl: 'http://127.0.0.1:9/keys' };
    const lonely = await startTestServer({ google: gone });
    const { data } = await lonely.client.getAppContext();
    expect(data.sign_in.google).toBeNull();
    const id_token = await issuer.sign({ email: 'down@example.org' });
    await expect(lonely.client.signInWithGoogle({ body: { id_token } })).rejects.toMatchObject({ id: 'UNAVAILABLE' });
    await lonely.close();
  });
});
