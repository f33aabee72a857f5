import { addDays } from 'date-fns/addDays';
import { addMinutes } from 'date-fns/addMinutes';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Client } from '../../../client/client.ts';
import { type EndpointName, endpoints } from '../../../contract/endpoints.ts';
import type { AuthToken } from '../../../contract/structs/user.ts';
import { createSession, createStashpoint } from '../../../testing/fixtures.ts';
import { proveByMail } from '../../../testing/prove-by-mail.ts';
import { SoftPasskey } from '../../../testing/soft-passkey.ts';
import { ON_CONSOLE, StaffConsole } from '../../../testing/staff-console.ts';
import { createHostRecord, pairTestDevice } from '../../../testing/team.ts';
import { startTestServer, TEST_NOW, type TestServer } from '../../../testing/test-server.ts';
import { createSignInLink } from '../identity/sign-in-links.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(() => server.setNow(TEST_NOW));
afterAll(() => server.close());
const consoles = new StaffConsole(() => server);

const REQUIRED = { id: 'PROOF_REQUIRED', status: 403 };
const WRONG = { id: 'INCORRECT_CREDENTIALS' };
const ACCOUNT = {
  payment_type: 'bank_transfer',
  account_holder: 'Grace Hopper',
  account_number: 'GB33 BUKB 2020 1555 5555 55',
  account_ccy: 'GBP',
  account_country: 'GB',
} as const;

const codeTo = async (email: string) => {
  const { query } = server.database;
  const mails = query.selectFrom('mails').select('subject').where('recipient', '=', email).orderBy('id', 'desc');
  return (await mails.execute()).map(({ subject }) => subject.match(/\d{6}/)?.[0]).find(Boolean) ?? 'none';
};

interface Person {
  user: AuthToken['user'];
  email: string;
  client: Client;
  token: string;
}

/** Creates a host, and opens a session that has proven nothing: by password. */
async function hostByPassword(): Promise<Person> {
  const { user, email } = await consoles.enter('host');
  await createHostRecord(server, await createSession(server, 'host'));
  await server.database.query
    .insertInto('hosts')
    .values({ id: user.id, user_id: user.id, business_name: 'Shelf', accepted_tos_at: null, created: TEST_NOW })
    .execute();
  return again({ user, email });
}

async function again({ user, email }: Pick<Person, 'user' | 'email'>): Promise<Person> {
  const { token } = await consoles.signIn(email);
  return { user, email, token, client: consoles.clientOf(token) };
}

async function signInByCode(email: string): Promise<AuthToken> {
  const { browser_secret } = await server.client.requestOneTimePassword({ body: { email } });
  const body = { email, one_time_password: await codeTo(email), browser_secret };
  return server.client.signInWithOneTimePassword({ body });
}

const prove = ({ client, email }: Pick<Person, 'client' | 'email'>) => proveByMail(server, client, email);

const addAccount = ({ client }: Pick<Person, 'client'>) => client.createExternalAccount({ body: ACCOUNT });
const addAddress = ({ client }: Pick<Person, 'client'>) =>
  client.createHostNotificationEmail({ body: { email: `books-${Math.random()}@hosts.example` } });

async function addApp(client: Client) {
  const { secret } = await client.createAuthenticator();
  const code = () =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: server.services.now().getTime() });
  await client.confirmAuthenticator({ body: { code: code() } });
  return code;
}

describe('what needs a proof', () => {
  it('is marked in the table: payout accounts, claims, addresses, sign-in methods', () => {
    const marked = Object.entries(endpoints)
      .filter(([, row]) => 'proof' in row)
      .map(([name, row]) => [name, (row as { proof: string }).proof]);
    expect(Object.fromEntries(marked)).toEqual({
      createExternalAccount: 'established',
      setClaimAccount: 'established',
      acceptClaim: 'fresh',
      confirmClaim: 'fresh',
      updateExternalAccount: 'established',
      createHostNotificationEmail: 'fresh',
      updateHostNotificationEmail: 'fresh',
      deleteHostNotificationEmail: 'fresh',
      requestEmailChange: 'fresh',
      changeEmail: 'fresh',
      changeEmailWithLink: 'fresh',
      createPasskeyOptions: 'fresh',
      createPasskey: 'fresh',
      deletePasskey: 'fresh',
      createAuthenticator: 'fresh',
      confirmAuthenticator: 'fresh',
      deleteAuthenticator: 'fresh',
      createBackupCodes: 'fresh',
      deleteUserSignInMethods: 'fresh',
      inviteColleague: 'fresh',
      deactivateColleague: 'fresh',
      confirmAccountChange: 'fresh',
      updateMe: 'fresh',
      updateUser: 'fresh',
      updateHost: 'fresh',
    } satisfies Partial<Record<EndpointName, string>>);
  });

  it('is refused to a session by password, and done after a mailed code', async () => {
    const host = await hostByPassword();
    const calls = [
      () => addAccount(host),
      () => addAddress(host),
      () => host.client.requestEmailChange({ body: { email: 'next@example.org' } }),
      () => host.client.createAuthenticator(),
      () => host.client.updateMe({ body: { password: 'another shelf for bags', current_password: 'x' } }),
    ];
    for (const call of calls) await expect(call()).rejects.toMatchObject(REQUIRED);
    expect(await host.client.updateMe({ body: { first_name: 'Grace' } })).toMatchObject({ first_name: 'Grace' });
    expect(await prove(host)).toEqual({ by: 'code', at: TEST_NOW.toISOString() });
    expect(await addAccount(host)).toMatchObject({ account_number_end: '5555' });
    expect(await addAddress(host)).toMatchObject({ host_id: host.user.id });
  });

  it('is done within ten minutes of signing in by code, and then asks', async () => {
    const { email } = await hostByPassword();
    const client = server.clientOf((await signInByCode(email)).token);
    server.setNow(addMinutes(TEST_NOW, 10));
    await addAddress({ client });
    server.setNow(addMinutes(TEST_NOW, 11));
    await expect(addAddress({ client })).rejects.toMatchObject(REQUIRED);
  });

  it('is refused to sessions by a link of an email, whichever', async () => {
    const { user } = await hostByPassword();
    const { query } = server.database;
    const link = await createSignInLink(query, user.id, TEST_NOW);
    const { session } = await server.client.signInWithLink({ body: { link } });
    await expect(addAddress({ client: server.clientOf(session?.token ?? '') })).rejects.toMatchObject(REQUIRED);
  });

  it('leaves a device as it was: it proves nothing, and may call nothing that asks', async () => {
    const owner = await createSession(server, 'host');
    const device = await pairTestDevice(server, owner, await createStashpoint(server, { hostId: owner.user.id }));
    await expect(server.clientOf(device.token).getProofOptions()).rejects.toMatchObject({ status: 403 });
  });
});

describe('a code that is mailed as a proof', () => {
  it('works in the session that asked, once, and in no other', async () => {
    const host = await hostByPassword();
    const thief = await again(host);
    await host.client.requestProofCode();
    const body = { one_time_password: await codeTo(host.email) };
    await expect(thief.client.proveByCode({ body })).rejects.toMatchObject(WRONG);
    await host.client.proveByCode({ body });
    await expect(host.client.proveByCode({ body })).rejects.toMatchObject(WRONG);
    await expect(addAddress(thief)).rejects.toMatchObject(REQUIRED);
  });

  it('does not sign in, and a code for signing in proves nothing', async () => {
    const host = await hostByPassword();
    await host.client.requestProofCode();
    const body = { email: host.email, one_time_password: await codeTo(host.email) };
    await expect(server.client.signInWithOneTimePassword({ body })).rejects.toMatchObject(WRONG);
    await server.client.requestOneTimePassword({ body: { email: host.email } });
    const other = { one_time_password: await codeTo(host.email) };
    await expect(host.client.proveByCode({ body: other })).rejects.toMatchObject(WRONG);
  });

  it('has five tries, and expires', async () => {
    const host = await hostByPassword();
    await host.client.requestProofCode();
    const right = { one_time_password: await codeTo(host.email) };
    const wrong = { one_time_password: right.one_time_password === '000000' ? '111111' : '000000' };
    for (let tries = 1; tries < 5; tries += 1)
      await expect(host.client.proveByCode({ body: wrong })).rejects.toMatchObject(WRONG);
    for (const body of [wrong, right])
      await expect(host.client.proveByCode({ body })).rejects.toMatchObject({ id: 'CODE_USED_UP' });
    server.setNow(addMinutes(TEST_NOW, 1));
    await host.client.requestProofCode();
    const late = { one_time_password: await codeTo(host.email) };
    server.setNow(addMinutes(TEST_NOW, 12));
    await expect(host.client.proveByCode({ body: late })).rejects.toMatchObject({ id: 'CODE_USED_UP' });
  });

  it('is mailed every half a minute at most, and ten times a day in a session', async () => {
    const host = await hostByPassword();
    await host.client.requestProofCode();
    await expect(host.client.requestProofCode()).rejects.toMatchObject({ id: 'TOO_MANY_REQUESTS' });
    for (let mails = 1; mails < 10; mails += 1) {
      server.setNow(addMinutes(TEST_NOW, mails));
      await host.client.requestProofCode();
    }
    server.setNow(addMinutes(TEST_NOW, 10));
    await expect(host.client.requestProofCode()).rejects.toMatchObject({ id: 'TOO_MANY_REQUESTS' });
  });

  it('is mailed again once one was used, however many were not', async () => {
    const limited = await startTestServer({}, { limited: true, beside: server });
    const { email, token } = await hostByPassword();
    const client = limited.clientOf(token);
    for (let minutes = 0; minutes < 9; minutes += 1) {
      limited.setNow(addMinutes(TEST_NOW, minutes));
      await client.requestProofCode();
    }
    for (const minutes of [9, 10, 11]) {
      limited.setNow(addMinutes(TEST_NOW, minutes));
      expect(await proveByMail(limited, client, email)).toMatchObject({ by: 'code' });
    }
    await limited.close();
  });

  it('is not blocked by strangers who guess at the address', async () => {
    const host = await hostByPassword();
    const stranger = { email: host.email, one_time_password: '000000', browser_secret: 'x'.repeat(43) };
    for (let guesses = 0; guesses < 10; guesses += 1)
      await expect(server.client.signInWithOneTimePassword({ body: stranger })).rejects.toMatchObject(WRONG);
    await expect(server.client.signInWithOneTimePassword({ body: stranger })).rejects.toMatchObject({
      id: 'SIGN_IN_LINK_NEEDED',
    });
    expect(await prove(host)).toMatchObject({ by: 'code' });
  });

  it('counts guesses for the account, whichever of its sessions makes them', async () => {
    const limited = await startTestServer({}, { limited: true, beside: server });
    const host = await hostByPassword();
    const body = { one_time_password: '000000' };
    const guess = async () => limited.clientOf((await again(host)).token).proveByCode({ body });
    for (let guesses = 0; guesses < 11; guesses += 1) await expect(guess()).rejects.toMatchObject(WRONG);
    await expect(guess()).rejects.toMatchObject({ id: 'TOO_MANY_REQUESTS' });
    await limited.close();
  });
});

describe('a proof by a second factor', () => {
  it('is given by the app, once for each code, or by a backup code', async () => {
    const host = await hostByPassword();
    await prove(host);
    const code = await addApp(host.client);
    const { codes } = await host.client.createBackupCodes();
    server.setNow(addMinutes(TEST_NOW, 11));
    await expect(host.client.createBackupCodes()).rejects.toMatchObject(REQUIRED);
    const body = { code: code() };
    expect(await host.client.proveBySecondFactor({ body })).toMatchObject({ by: 'authenticator' });
    await expect(host.client.proveBySecondFactor({ body })).rejects.toMatchObject(WRONG);
    server.setNow(addMinutes(TEST_NOW, 22));
    expect(await host.client.proveBySecondFactor({ body: { code: codes[0] ?? '' } })).toMatchObject({
      by: 'backup_code',
    });
    await addAddress(host);
  });

  it('is given by a passkey of the person, and not by another’s', async () => {
    const host = await hostByPassword();
    await prove(host);
    const { passkey } = await consoles.addPasskey(host.client);
    server.setNow(addMinutes(TEST_NOW, 11));
    const answer = async (key: SoftPasskey) =>
      host.client.proveByPasskey({ body: key.signIn(await host.client.createPasskeyProof({ body: {} }), ON_CONSOLE) });
    await expect(answer(new SoftPasskey())).rejects.toMatchObject(WRONG);
    const other = await hostByPassword();
    await prove(other);
    const theirs = await consoles.addPasskey(other.client);
    await expect(answer(theirs.passkey)).rejects.toMatchObject(WRONG);
    await expect(addAddress(host)).rejects.toMatchObject(REQUIRED);
    expect(await answer(passkey)).toMatchObject({ by: 'passkey' });
    await addAddress(host);
  });

  it('does not take a challenge for signing in', async () => {
    const host = await hostByPassword();
    await prove(host);
    const { passkey } = await consoles.addPasskey(host.client);
    const body = passkey.signIn(await host.client.createPasskeySignIn(), ON_CONSOLE);
    await expect(host.client.proveByPasskey({ body })).rejects.toMatchObject(WRONG);
  });
});

describe('a payout account', () => {
  it('takes no passkey younger than three days, in the session or as its sign-in, and takes the mailed code', async () => {
    const host = await hostByPassword();
    await prove(host);
    const { passkey } = await consoles.addPasskey(host.client);
    server.setNow(addMinutes(TEST_NOW, 11));
    const need = { need: 'established' as const };
    await expect(host.client.createPasskeyProof({ body: need })).rejects.toMatchObject({ id: 'NOT_FOUND' });
    await host.client.proveByPasskey({
      body: passkey.signIn(await host.client.createPasskeyProof({ body: {} }), ON_CONSOLE),
    });
    await addAddress(host);
    await expect(addAccount(host)).rejects.toMatchObject(REQUIRED);
    const { token } = await consoles.signInWith(passkey);
    await expect(addAccount({ client: server.clientOf(token) })).rejects.toMatchObject(REQUIRED);
    expect((await host.client.getProofOptions()).methods).toEqual([
      { by: 'passkey', established_from: '2026-11-26T10:00:00.000Z' },
      { by: 'backup_code', established_from: '2026-11-26T10:00:00.000Z' },
      { by: 'code', established_from: null },
    ]);
    await prove(host);
    await addAccount(host);
    server.setNow(addDays(TEST_NOW, 3));
    const later = server.clientOf((await consoles.signInWith(passkey)).token);
    await later.createExternalAccount({ body: { ...ACCOUNT, account_ccy: 'EUR' } });
  });

  it('takes no code of an address the account has had for less than three days', async () => {
    const host = await hostByPassword();
    await prove(host);
    const email = 'thief@example.org';
    const current_password = 'a shelf for every bag';
    const { browser_secret } = await host.client.requestEmailChange({ body: { email, current_password } });
    const body = { email, one_time_password: await codeTo(email), browser_secret };
    await host.client.changeEmail({ body });
    server.setNow(addMinutes(TEST_NOW, 11));
    const thief = server.clientOf((await signInByCode(email)).token);
    await addAddress({ client: thief });
    await expect(addAccount({ client: thief })).rejects.toMatchObject(REQUIRED);
    server.setNow(addMinutes(TEST_NOW, 22));
    await prove({ client: thief, email });
    await expect(addAccount({ client: thief })).rejects.toMatchObject(REQUIRED);
  });

  it('of any host asks staff, too', async () => {
    const host = await hostByPassword();
    const staff = await consoles.enter('admin');
    const { token } = await consoles.signIn(staff.email);
    const client = server.clientOf(token);
    const body = { ...ACCOUNT, host_id: host.user.id };
    await expect(client.createExternalAccount({ body })).rejects.toMatchObject(REQUIRED);
    await prove({ client, email: staff.email });
    expect(await client.createExternalAccount({ body })).toMatchObject({ host_id: host.user.id });
  });
});

describe('staff who have to set up a second factor at sign-in', () => {
  it('do so after a code, and prove it with one after a password', async () => {
    const strict = await startTestServer({ staffSecondFactor: 'required' }, { beside: server });
    const { email } = await consoles.enter('admin');
    const { token } = await strict.client.createToken({ body: { email, password: 'a shelf for every bag' } });
    const client = strict.clientOf(token);
    await expect(client.createAuthenticator()).rejects.toMatchObject(REQUIRED);
    await prove({ client, email });
    const { secret } = await client.createAuthenticator();
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: TEST_NOW.getTime() });
    const { session } = await client.confirmAuthenticator({ body: { code } });
    expect(session).toMatchObject({ role: 'admin' });
    expect(await strict.clientOf(session?.token ?? '').createBackupCodes()).toMatchObject({
      codes: expect.anything(),
    });
    await strict.close();
  });
});
