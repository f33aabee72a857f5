import { addMinutes } from 'date-fns/addMinutes';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SignInSite } from '../../../contract/vocabulary/sign-in-limits.ts';
import { createSession } from '../../../testing/fixtures.ts';
import { startTestServer, TEST_NOW, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
/** A second server on the same database. */
let other: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  other = await startTestServer({}, { beside: server });
});
beforeEach(() => setNow(TEST_NOW));
afterAll(async () => {
  await other.close();
  await server.close();
});

function setNow(now: Date): void {
  server.setNow(now);
  other.setNow(now);
}

let count = 0;
async function account(role: 'customer' | 'host' | 'admin' = 'customer'): Promise<string> {
  count += 1;
  const email = `named-${count}@example.org`;
  await createSession(server, role, email);
  return email;
}

type Purpose = 'sign_in' | 'recovery';
interface Asking {
  secret?: string | undefined;
  purpose?: Purpose;
  site?: SignInSite;
}

const mailsTo = (email: string) =>
  server.database.query.selectFrom('mails').selectAll().where('recipient', '=', email).orderBy('id', 'desc').execute();
const linkIn = (body: string | undefined) => body?.match(/link=([\w-]{43})/)?.[1] ?? 'none';
const lastLink = async (email: string) => linkIn((await mailsTo(email))[0]?.body);

async function ask(email: string, { secret, purpose, site }: Asking = {}) {
  const body = {
    email,
    ...(secret && { browser_secret: secret }),
    ...(purpose && { purpose }),
    ...(site && { site }),
  };
  const { browser_secret, sent } = await server.client.requestOneTimePassword({ body });
  const code = (await mailsTo(email))[0]?.subject.match(/\d{6}/)?.[0] ?? 'none';
  return { secret: browser_secret, sent, code };
}

function enter(email: string, code: string, { secret, purpose }: Asking = {}, on = server) {
  return on.client.signInWithOneTimePassword({
    body: {
      email,
      one_time_password: code,
      ...(secret && { browser_secret: secret }),
      ...(purpose && { purpose }),
    },
  });
}
const follow = (link: string, secret?: string, on = server) =>
  on.client.signInWithOneTimeLink({ body: { link, ...(secret && { browser_secret: secret }) } });

const not = (code: string) => (code === '000000' ? '111111' : '000000');
const wrong = { id: 'INCORRECT_CREDENTIALS' };
const refused = { id: 'SIGN_IN_LINK_NEEDED', status: 429 };

/** Uses up the guesses of a day, in a browser that has asked for no code. */
async function useUp(email: string): Promise<void> {
  const secret = 'x'.repeat(43);
  for (let guesses = 0; guesses < 10; guesses += 1)
    await expect(enter(email, '000000', { secret })).rejects.toMatchObject(wrong);
}

describe('a code', () => {
  it('is accepted from the browser that asked, and from no other with a secret', async () => {
    const email = await account();
    const laptop = await ask(email);
    const phone = await ask(email);
    await expect(enter(email, laptop.code, phone)).rejects.toMatchObject(wrong);
    expect((await enter(email, laptop.code, laptop)).user.email).toBe(email);
    expect((await enter(email, phone.code, phone)).user.email).toBe(email);
  });

  it('is not voided or delayed by a stranger’s requests', async () => {
    const email = await account();
    const owner = await ask(email);
    for (let requests = 0; requests < 5; requests += 1) expect((await ask(email)).sent).toBe('code');
    expect((await enter(email, owner.code, owner)).user.email).toBe(email);
  });

  it('is replaced by the next one of the same browser, half a minute later', async () => {
    const email = await account();
    const first = await ask(email);
    await expect(ask(email, first)).rejects.toMatchObject({ id: 'TOO_MANY_REQUESTS' });
    setNow(addMinutes(TEST_NOW, 1));
    const second = await ask(email, first);
    expect(second.secret).toBe(first.secret);
    if (first.code !== second.code) await expect(enter(email, first.code, first)).rejects.toMatchObject(wrong);
    await enter(email, second.code, second);
  });

  it('opens one session when it is entered several times at once, on two servers', async () => {
    const email = await account();
    const { code, secret } = await ask(email);
    const answers = await Promise.allSettled(
      Array.from({ length: 8 }, (_, index) => enter(email, code, { secret }, index % 2 ? other : server)),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('is accepted without the secret, from a client that does not support it', async () => {
    const email = await account();
    const { code } = await ask(email);
    await ask(email);
    await expect(enter(email, not(code))).rejects.toMatchObject(wrong);
    expect((await enter(email, code)).user.email).toBe(email);
  });
});

describe('a stranger who guesses', () => {
  it('has ten wrong guesses a day for an account, even in parallel on two servers', async () => {
    const email = await account();
    await ask(email);
    const answers = await Promise.allSettled(
      Array.from({ length: 30 }, (_, index) => enter(email, '000000', {}, index % 2 ? other : server)),
    );
    const ids = answers.map((answer) => (answer.status === 'rejected' ? answer.reason.id : 'in'));
    expect(ids.filter((id) => id === wrong.id)).toHaveLength(10);
    expect(ids.filter((id) => id === refused.id)).toHaveLength(20);
  });

  it('gets no more with more codes: without a secret, each comparison counts', async () => {
    const email = await account();
    for (let requests = 0; requests < 4; requests += 1) await ask(email);
    for (let guesses = 0; guesses < 3; guesses += 1) await expect(enter(email, '000000')).rejects.toMatchObject(wrong);
    await expect(enter(email, '000000')).rejects.toMatchObject(refused);
  });

  it('gets no more with codes of their own, and five for each', async () => {
    const email = await account();
    for (let codes = 0; codes < 2; codes += 1) {
      const own = await ask(email);
      for (let guesses = 0; guesses < 4; guesses += 1)
        await expect(enter(email, not(own.code), own)).rejects.toMatchObject(wrong);
      // The last guess says that the code is used up.
      await expect(enter(email, not(own.code), own)).rejects.toMatchObject({ id: 'CODE_USED_UP' });
    }
    await expect(ask(email)).resolves.toMatchObject({ sent: 'link' });
  });

  it('does not keep the owner out of a browser the account knows', async () => {
    const email = await account();
    const { secret, code } = await ask(email);
    await enter(email, code, { secret });
    await useUp(email);
    setNow(addMinutes(TEST_NOW, 1));
    const again = await ask(email, { secret });
    expect(again.sent).toBe('code');
    await expect(enter(email, not(again.code), again)).rejects.toMatchObject(wrong);
    expect((await enter(email, again.code, again)).user.email).toBe(email);
  });

  it('does not keep the owner out of a new browser: the eleventh guess is refused, and a link signs in once', async () => {
    const email = await account();
    const owner = await ask(email);
    await useUp(email);
    await expect(enter(email, owner.code, owner)).rejects.toMatchObject(refused);
    setNow(addMinutes(TEST_NOW, 1));
    expect((await ask(email, owner)).sent).toBe('link');
    const link = await lastLink(email);
    const answers = await Promise.allSettled([follow(link), follow(link, owner.secret, other), follow(link)]);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(follow(link)).rejects.toMatchObject({ ...wrong, errors: { link: [wrong.id] } });
  });

  it('can guess again after a day', async () => {
    const email = await account();
    await useUp(email);
    setNow(addMinutes(TEST_NOW, 24 * 60 - 1));
    await expect(enter(email, '000000')).rejects.toMatchObject(refused);
    setNow(addMinutes(TEST_NOW, 24 * 60 + 1));
    await expect(enter(email, '000000')).rejects.toMatchObject(wrong);
  });

  it('gets no guesses back by entering a right code as the account’s owner', async () => {
    const email = await account();
    const { code } = await ask(email);
    for (let guesses = 0; guesses < 9; guesses += 1) await expect(enter(email, not(code))).rejects.toMatchObject(wrong);
    await enter(email, code);
    await expect(enter(email, '000000')).rejects.toMatchObject(wrong);
    await expect(enter(email, '000000')).rejects.toMatchObject(refused);
  });
});

describe('a browser the account knows', () => {
  it('is no longer known after a new password', async () => {
    const email = await account();
    const { secret, code } = await ask(email);
    const session = await enter(email, code, { secret });
    await server.clientOf(session.token).updateMe({ body: { password: 'correct horse' } });
    await useUp(email);
    setNow(addMinutes(TEST_NOW, 1));
    expect((await ask(email, { secret })).sent).toBe('link');
  });

  it('is known to that account only', async () => {
    const [one, two] = [await account(), await account()];
    const { secret, code } = await ask(one);
    await enter(one, code, { secret });
    await useUp(two);
    expect((await ask(two, { secret })).sent).toBe('link');
  });

  it('becomes known by a link, too', async () => {
    const email = await account();
    await useUp(email);
    const { secret } = await ask(email);
    await follow(await lastLink(email), secret);
    expect((await ask(email, { secret })).sent).toBe('code');
  });

  it('gets ten codes a day, and then links', async () => {
    const email = await account();
    const { secret, code } = await ask(email);
    await enter(email, code, { secret });
    const sent = [];
    for (let requests = 1; requests <= 11; requests += 1) {
      setNow(addMinutes(TEST_NOW, requests));
      sent.push((await ask(email, { secret })).sent);
    }
    expect(sent.filter((each) => each === 'code')).toHaveLength(10);
    expect(sent.at(-1)).toBe('link');
  });
});

describe('the mails', () => {
  it('are ten codes and then one link, even for parallel requests on two servers', async () => {
    const email = await account();
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, index) =>
        (index % 2 ? other : server).client.requestOneTimePassword({ body: { email } }),
      ),
    );
    expect(answers.filter(({ sent }) => sent === 'code')).toHaveLength(10);
    const mails = await mailsTo(email);
    expect(mails).toHaveLength(11);
    expect(mails.filter(({ body }) => linkIn(body) !== 'none')).toHaveLength(1);
  });

  it('with links are at most 48 a day of each of four kinds, and one of them always works', async () => {
    const email = await account('admin');
    await useUp(email);
    const kinds: Asking[] = [
      { site: 'travellers' },
      { site: 'hosts' },
      { site: 'staff' },
      { purpose: 'recovery' },
      // Recovery is on the travellers' site alone, so that this is no fifth kind.
      { purpose: 'recovery', site: 'staff' },
    ];
    for (let minutes = 0; minutes < 120; minutes += 5) {
      setNow(addMinutes(TEST_NOW, minutes));
      for (const kind of kinds) await ask(email, kind);
    }
    const mails = await mailsTo(email);
    expect(mails).toHaveLength(4 * 4);
    expect(mails.filter(({ body }) => body.includes('//hosts.'))).toHaveLength(4);
    expect(mails.filter(({ body }) => body.includes('//admin.'))).toHaveLength(4);
    const newest = mails.find(({ body }) => body.includes('/login/link?'));
    setNow(addMinutes(TEST_NOW, 119 + 25));
    expect((await follow(linkIn(newest?.body))).user.email).toBe(email);
  });

  it('with a link are sent again at once after it was used', async () => {
    const email = await account();
    await useUp(email);
    await ask(email);
    const first = await lastLink(email);
    await follow(first);
    await ask(email);
    const second = await lastLink(email);
    expect(second).not.toBe(first);
    setNow(addMinutes(TEST_NOW, 61));
    await expect(follow(second)).rejects.toMatchObject(wrong);
  });

  it('lead to the site that asked, unless it is not for this account', async () => {
    const [traveller, host] = [await account(), await account('host')];
    const bodyFor = async (email: string, site: SignInSite) => {
      await useUp(email);
      await ask(email, { site });
      return (await mailsTo(email))[0]?.body;
    };
    expect(await bodyFor(traveller, 'staff')).toMatch(/\/\/(?!admin|hosts)[^/]+\/login\/link\?link=/);
    expect(await bodyFor(host, 'hosts')).toMatch(/\/\/hosts\.[^/]+\/login\?one_time_link=/);
  });

  it('contain no link if there is no account', async () => {
    const email = 'no-account@example.org';
    await useUp(email);
    expect((await ask(email)).sent).toBe('link');
    expect(await mailsTo(email)).toEqual([]);
  });

  it('and codes are stored as hashes only', async () => {
    const email = await account();
    const { secret, code } = await ask(email);
    await enter(email, code, { secret });
    await useUp(email);
    await ask(email);
    const link = await lastLink(email);
    for (const table of ['sign_in_codes', 'one_time_links', 'known_browsers'] as const) {
      const rows = JSON.stringify(await server.database.query.selectFrom(table).selectAll().execute());
      expect(rows).not.toContain(link);
      expect(rows).not.toContain(secret);
    }
  });
});

describe('recovery', () => {
  it('follows the same rule, and its link opens half an hour for a new password', async () => {
    const email = await account();
    const owner = await ask(email, { purpose: 'recovery' });
    await useUp(email);
    await expect(enter(email, owner.code, { ...owner, purpose: 'recovery' })).rejects.toMatchObject(refused);
    expect((await ask(email, { purpose: 'recovery' })).sent).toBe('link');
    const session = await follow(await lastLink(email));
    expect(session).toMatchObject({ role: 'recovery', scopes: [], expires_at: '2026-11-23T10:30:00.000Z' });
    await server.clientOf(session.token).updateMe({ body: { password: 'correct horse' } });
  });
});
