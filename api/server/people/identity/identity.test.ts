import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CONTACT, createBooking, createSession, createStashpoint } from '../../../testing/fixtures.ts';
import { MAILBOXES } from '../../../testing/mailboxes.ts';
import { mailedCode, signUp as signUpAt } from '../../../testing/prove-by-mail.ts';
import { startTestServer, TEST_NOW, type TestServer } from '../../../testing/test-server.ts';
import { forgetKind } from '../../retention.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(() => server.setNow(TEST_NOW));
afterAll(() => server.close());

let count = 0;
function address(): string {
  count += 1;
  return `person-${count}@example.org`;
}

async function codeFor(email: string, language?: 'de', browser_secret?: string): Promise<string> {
  const body = { email, ...(language && { language }), ...(browser_secret && { browser_secret }) };
  await server.client.requestOneTimePassword({ body });
  return mailedCode(server, email);
}

const PASSWORD = 'correct horse';
const signUp = (email: string) => signUpAt(server, { email, password: PASSWORD });

describe('signing in by code', () => {
  it('opens a session for the reader of the email', async () => {
    const email = address();
    await signUp(email);
    const session = await server.client.signInWithOneTimePassword({
      body: { email: email.toUpperCase(), one_time_password: await codeFor(email) },
    });
    expect(session).toMatchObject({
      role: 'customer',
      user: { email, first_name: 'Ada' },
      expires_at: '2026-12-07T10:00:00.000Z',
    });
    expect((await server.clientOf(session.token).getMe()).email).toBe(email);
  });

  it('sends the email in the requested language', async () => {
    const email = address();
    await codeFor(email, 'de');
    const mail = await server.database.query
      .selectFrom('mails')
      .selectAll()
      .where('recipient', '=', email)
      .executeTakeFirstOrThrow();
    expect(mail.subject).toContain('Cubby-Code');
  });

  it('accepts a code once, for ten minutes, with five tries', async () => {
    const email = address();
    await signUp(email);
    const browser_secret = 'a'.repeat(43);
    const attempt = (one_time_password: string) =>
      server.client.signInWithOneTimePassword({ body: { email, one_time_password, browser_secret } });
    const code = await codeFor(email, undefined, browser_secret);
    const wrong = code === '000000' ? '111111' : '000000';
    for (let tries = 1; tries < 5; tries += 1)
      await expect(attempt(wrong)).rejects.toMatchObject({ id: 'INCORRECT_CREDENTIALS' });
    await expect(attempt(wrong)).rejects.toMatchObject({ id: 'CODE_USED_UP' });
    await expect(attempt(code)).rejects.toMatchObject({ id: 'CODE_USED_UP' });

    server.setNow('2026-11-23T10:01:00Z');
    const second = await codeFor(email, undefined, browser_secret);
    server.setNow('2026-11-23T10:11:01Z');
    await expect(attempt(second)).rejects.toMatchObject({ id: 'CODE_USED_UP' });
    const third = await codeFor(email, undefined, browser_secret);
    await attempt(third);
    await expect(attempt(third)).rejects.toMatchObject({ id: 'CODE_USED_UP' });
    await expect(attempt('12345')).rejects.toMatchObject({ id: 'INVALID_PIN_CLIENT_ERROR' });
  });

  it('sends no second code to the same browser within half a minute', async () => {
    const email = address();
    const again = () => codeFor(email, undefined, 'b'.repeat(43));
    await again();
    await expect(again()).rejects.toMatchObject({ id: 'TOO_MANY_REQUESTS', status: 429 });
    server.setNow('2026-11-23T10:00:31Z');
    expect(await again()).toMatch(/^\d{6}$/);
  });

  it('keeps neither code nor token in the database', async () => {
    const email = address();
    await signUp(email);
    const code = await codeFor(email);
    const stored = await server.database.query
      .selectFrom('sign_in_codes')
      .selectAll()
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(stored)).not.toContain(code);
    const session = await server.client.signInWithOneTimePassword({ body: { email, one_time_password: code } });
    const tokens = await server.database.query.selectFrom('tokens').selectAll().where('id', '=', session.id).execute();
    expect(JSON.stringify(tokens)).not.toContain(session.token);
  });

  it('refuses an address without an account', async () => {
    const email = address();
    const one_time_password = await codeFor(email);
    await expect(server.client.signInWithOneTimePassword({ body: { email, one_time_password } })).rejects.toMatchObject(
      { id: 'INCORRECT_CREDENTIALS' },
    );
  });
});

describe('a guest', () => {
  it('books and pays, and has the booking after signing in with the same address', async () => {
    const guest = await server.client.createTemporaryUser({ body: {} });
    expect(guest.role).toBe('guest');
    const email = address();
    const booking = await createBooking(server, guest, await createStashpoint(server), {
      customer: { ...CONTACT, email },
    });
    // The site asks before it sends a code.
    expect(await server.client.checkUserExists({ body: { email } })).toEqual({ exists: true });
    const session = await server.client.signInWithOneTimePassword({
      body: { email, one_time_password: await codeFor(email) },
    });
    expect(session.user).toMatchObject({ email, first_name: 'Ada', phone_number: CONTACT.phone_number });
    const { items } = await server.clientOf(session.token).listBookings();
    expect(items.map(({ id }) => id)).toEqual([booking.id]);
  });

  it('has no profile', async () => {
    const guest = await server.client.createTemporaryUser({ body: {} });
    await expect(server.clientOf(guest.token).updateMe({ body: { first_name: 'Eve' } })).rejects.toMatchObject({
      id: 'FORBIDDEN',
    });
  });
});

describe('a session', () => {
  it('by password does not reveal which of the two is wrong', async () => {
    const email = address();
    await signUp(email);
    expect((await server.client.createToken({ body: { email, password: 'correct horse' } })).user.email).toBe(email);
    for (const body of [
      { email, password: 'wrong' },
      { email: address(), password: 'correct horse' },
    ])
      await expect(server.client.createToken({ body })).rejects.toMatchObject({
        id: 'INCORRECT_CREDENTIALS',
        message: 'Email address and code or password do not match.',
      });
  });

  it('can be read, extended for thirty days and ended by its owner only', async () => {
    const session = await createSession(server);
    const stranger = await createSession(server);
    const own = server.clientOf(session.token);
    const params = { token: session.token };
    expect(await own.getToken({ params })).toMatchObject({ id: session.id, role: 'customer' });
    await expect(server.clientOf(stranger.token).getToken({ params })).rejects.toMatchObject({ id: 'NOT_FOUND' });
    const renewed = await own.updateToken({ params, body: { expires_at: '2026-12-23T10:00:00Z' } });
    expect(renewed.expires_at).toBe('2026-12-23T10:00:00.000Z');
    // A request for more than a role allows is not refused: it is limited to what is allowed.
    const most = await own.updateToken({ params, body: { expires_at: '2027-06-01T00:00:00Z' } });
    expect(most.expires_at).toBe('2026-12-23T10:00:00.000Z');
    expect((await own.getToken({ params })).expires_at).toBe(most.expires_at);
    await expect(own.updateToken({ params, body: { expires_at: '2026-11-01T00:00:00Z' } })).rejects.toMatchObject({
      id: 'INVALID_DATA',
      errors: { expires_at: expect.anything() },
    });
    await own.deleteToken({ params });
    await expect(own.getMe()).rejects.toMatchObject({ id: 'UNAUTHORIZED', status: 401 });
  });

  it('of role recovery is never extended', async () => {
    const session = await createSession(server);
    await server.database.query.updateTable('tokens').set({ role: 'recovery' }).where('id', '=', session.id).execute();
    const renewed = await server
      .clientOf(session.token)
      .updateToken({ params: { token: session.token }, body: { expires_at: '2026-12-20T10:00:00Z' } });
    expect(renewed.expires_at).toBe(session.expires_at);
  });

  it('ends by itself', async () => {
    const session = await createSession(server);
    server.setNow('2026-12-07T10:00:01Z');
    await expect(server.clientOf(session.token).getMe()).rejects.toMatchObject({ id: 'UNAUTHORIZED' });
  });
});

describe('an account whose address is not proven', () => {
  const STRANGER = { first_name: 'Mallory', phone_number: '+44 20 7946 0666', password: PASSWORD };
  const claim = (email: string) =>
    server.client.createUser({ body: { ...CONTACT, email, accepted_tos_at: TEST_NOW.toISOString(), ...STRANGER } });
  const enter = (email: string, password = PASSWORD) => server.client.createToken({ body: { email, password } });
  const refused = (id: string) => expect.objectContaining({ id });

  it('is opened by nothing, and its owner gets it as if no one had signed up before', async () => {
    const email = address();
    const { sent } = await claim(email);
    expect(sent).toBe('code');
    await expect(enter(email)).rejects.toEqual(refused('EMAIL_UNCONFIRMED'));
    await expect(enter(email, 'wrong horse')).rejects.toEqual(refused('INCORRECT_CREDENTIALS'));
    await expect(claim(email)).rejects.toEqual(refused('EMAIL_ALREADY_EXISTS'));
    const mails = server.database.query.selectFrom('mails').select('id').where('recipient', '=', email);
    expect(await mails.execute()).toHaveLength(1);

    const guest = await server.client.createTemporaryUser({ body: {} });
    const customer = { ...CONTACT, email };
    const booking = await createBooking(server, guest, await createStashpoint(server), { customer });
    const body = { email, one_time_password: await codeFor(email) };
    const { token, user } = await server.client.signInWithOneTimePassword({ body });
    expect(user).toMatchObject({ first_name: '', phone_number: '', email_opt_in: false, has_password: false });
    expect((await server.clientOf(token).listBookings()).items.map(({ id }) => id)).toEqual([booking.id]);
    await expect(enter(email)).rejects.toEqual(refused('INCORRECT_CREDENTIALS'));
  });

  it('keeps what was given at sign-up in the browser that proves it', async () => {
    const { user } = await signUp(address());
    expect(user).toMatchObject({ first_name: 'Ada', phone_number: CONTACT.phone_number, has_password: true });
    expect((await enter(user.email)).user.id).toBe(user.id);
  });

  it('is one for all spellings of a mailbox, even if they come at once', async () => {
    const spellings = [
      'Jörg@müller.test',
      'jo\u0308rg@MÜLLER.test',
      'JÖRG@xn--mller-kva.test',
      ' jörg@mu\u0308ller。test',
    ];
    const answers = await Promise.allSettled(spellings.map(claim));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const email of spellings)
      expect(await server.client.checkUserExists({ body: { email } })).toEqual({ exists: true });
    // Servers of the last release write other spellings: the database mends them before its index compares.
    const { query } = server.database;
    const taken = query
      .updateTable('users')
      .set({ email: 'jörg@müller.test' })
      .where('id', '=', (await claim(address())).id);
    await expect(taken.execute()).rejects.toMatchObject({ constraint: 'users_email' });
  });

  it('has the spelling that the database writes, too', async () => {
    // Stops of other scripts and a sigma at the end come from keyboards, never from a server.
    const written = MAILBOXES.filter(([typed, spelling]) => spelling !== null && !/[。ςΣ]/.test(typed));
    const rows = await Promise.all(
      written.map(([typed]) =>
        sql<{ spelling: string }>`
        select mailbox_spelling(${typed.trim().toLowerCase()}) as spelling`.execute(server.database.query),
      ),
    );
    expect(written.length).toBeGreaterThan(25);
    expect(rows.map(({ rows: [row] }) => row?.spelling)).toEqual(written.map(([, spelling]) => spelling));
  });

  it('is forgotten after a week', async () => {
    const email = address();
    const { id } = await claim(email);
    server.setNow('2026-11-30T10:00:01Z');
    await forgetKind(server.services, 'sign_ups');
    expect(await server.client.checkUserExists({ body: { email } })).toEqual({ exists: false });
    const row = await server.database.query.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
    expect(row).toMatchObject({ email: null, first_name: '', phone_number: '', password_hash: null });
  });

  it('takes the code that the same browser was sent a moment before', async () => {
    const email = address();
    const { browser_secret } = await server.client.requestOneTimePassword({ body: { email } });
    const body = { ...CONTACT, email, accepted_tos_at: TEST_NOW.toISOString(), browser_secret };
    expect(await server.client.createUser({ body })).toMatchObject({ sent: 'code', browser_secret });
    const one_time_password = await mailedCode(server, email);
    await server.client.signInWithOneTimePassword({ body: { email, one_time_password, browser_secret } });
  });

  it.each(['sign_in', 'recovery'] as const)(
    'loses its sessions, password and cards to a code for %s',
    async (purpose) => {
      const email = address();
      const old = await signUp(email);
      const { query } = server.database;
      await query.updateTable('users').set({ email_proven_at: null }).where('email', '=', email).execute();
      const card = { id: `cus_${old.id}`, provider: 'sandbox' as const, user_id: old.user.id, created: TEST_NOW };
      await query.insertInto('payment_customers').values(card).execute();
      await expect(server.clientOf(old.token).getMe()).rejects.toEqual(refused('UNAUTHORIZED'));
      await server.client.requestOneTimePassword({ body: { email, purpose } });
      const body = { email, one_time_password: await mailedCode(server, email), purpose };
      const { token } = await server.client.signInWithOneTimePassword({ body });
      expect(await server.clientOf(token).getMe()).toMatchObject({ first_name: 'Ada', has_password: false });
      await expect(server.clientOf(old.token).getMe()).rejects.toEqual(refused('UNAUTHORIZED'));
      const { user_id } = await query
        .selectFrom('payment_customers')
        .select('user_id')
        .where('id', '=', card.id)
        .executeTakeFirstOrThrow();
      expect(user_id).toBeNull();
    },
  );
});

describe('an account', () => {
  it('is unique per address', async () => {
    const email = address();
    await signUp(email);
    expect(await server.client.checkUserExists({ body: { email } })).toEqual({ exists: true });
    expect(await server.client.checkUserExists({ body: { email: address() } })).toEqual({ exists: false });
    await expect(signUpAt(server, { email: email.toUpperCase() })).rejects.toMatchObject({
      id: 'EMAIL_ALREADY_EXISTS',
      errors: { email: ['EMAIL_ALREADY_EXISTS'] },
    });
  });

  it.each([
    [{ email: 'nobody' }, 'email', 'INVALID_EMAIL_CLIENT_ERROR'],
    [{ phone_number: '1' }, 'phone_number', 'INVALID_PHONE_NUMBER_CLIENT_ERROR'],
    [{ first_name: '' }, 'first_name', 'INVALID_DATA'],
    [{ accepted_tos_at: undefined }, 'accepted_tos_at', 'REQUIRED_DATA_CLIENT_ERROR'],
  ])('names the field that is wrong: %j', async (wrong, field, problem) => {
    const body = { ...CONTACT, email: address(), accepted_tos_at: TEST_NOW.toISOString(), ...wrong };
    await expect(server.client.createUser({ body: body as never })).rejects.toMatchObject({
      errors: { [field]: [problem] },
    });
  });

  it('is changed by its owner, and by no one else', async () => {
    const session = await createSession(server);
    const stranger = await createSession(server);
    const changed = await server
      .clientOf(session.token)
      .updateMe({ body: { first_name: 'Grace', phone_number: '020 7946 0019', language: 'de' } });
    expect(changed).toMatchObject({ first_name: 'Grace', phone_number: '+44 20 7946 0019', language: 'de' });
    const params = { id: session.user.id };
    await expect(
      server.clientOf(stranger.token).updateUser({ params, body: { first_name: 'Eve' } }),
    ).rejects.toMatchObject({ id: 'NOT_FOUND' });
    await expect(server.clientOf(stranger.token).deleteUser({ params })).rejects.toMatchObject({ id: 'NOT_FOUND' });
  });
});
