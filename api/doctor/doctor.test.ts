import { randomBytes } from 'node:crypto';
import { createServer as createHttp } from 'node:http';
import { createServer as createHttps } from 'node:https';
import type { AddressInfo, Server } from 'node:net';
import { tmpdir } from 'node:os';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterEach, describe, expect, it } from 'vitest';
import { startMailServer } from '../testing/mail-server.ts';
import { administer, asApp, databaseAt } from '../testing/postgres.ts';
import { openBlankDatabase } from '../testing/test-database.ts';
import { startTestServer } from '../testing/test-server.ts';
import { examine } from './examine.ts';

const cleanUps: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

const POSTGRES = process.env.TEST_POSTGRES_URL ?? '';
/** No label may have 64 letters: such a name fails without a question to a resolver. */
const UNKNOWN_NAME = `${'x'.repeat(64)}.example`;

/** Runs the command; returns its exit code and its lines, each with its advice. */
async function run(env: Record<string, string>, ...args: string[]): Promise<{ code: number; lines: string[] }> {
  const lines: string[] = [];
  const code = await examine({ DATA_DIR: tmpdir(), MAIL_FROM: `x@${UNKNOWN_NAME}`, ...env }, args, (text) => {
    lines.push(text.replace(/\s+/g, ' ').trim());
  });
  return { code, lines };
}

async function portOf(server: Server): Promise<number> {
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening));
  cleanUps.push(() => server.close());
  return (server.address() as AddressInfo).port;
}

/** Returns the address of a database for a new role. */
async function databaseFor(attributes: string): Promise<string> {
  const database = await openBlankDatabase();
  const { rows } = await database.executeSql('select current_database() as name');
  await database.close();
  const [name, role] = [String(rows[0]?.name), `role_${randomBytes(4).toString('hex')}`];
  await administer(POSTGRES, `create role ${role} ${attributes}`);
  cleanUps.push(() => administer(POSTGRES, `drop database ${name} with (force)`, `drop role ${role}`));
  const url = new URL(databaseAt(POSTGRES, name));
  url.username = role;
  return url.href;
}

async function withoutLogin(): Promise<Record<string, string>> {
  return { DATABASE_URL: await databaseFor('nologin'), PUBLIC_URL: `https://${UNKNOWN_NAME}`, TRUST_PROXY: '0' };
}

async function withoutRights(): Promise<Record<string, string>> {
  const proxy = createHttp(({ headers }, reply) => {
    if (headers.host?.startsWith('admin.')) return reply.writeHead(502).end();
    if (headers.host?.startsWith('hosts.')) reply.setHeader('Date', new Date(Date.now() - 60_000).toUTCString());
    return reply.end('{"status":"ready"}');
  });
  const publicUrl = `http://localhost:${await portOf(proxy)}`;
  const stripe = createHttp((_, reply) => {
    const endpoint = { url: `${publicUrl}/v2/payments/stripe/webhook`, status: 'enabled' };
    const data = [{ ...endpoint, enabled_events: ['payment_intent.succeeded', 'refund.updated'] }];
    reply.setHeader('Content-Type', 'application/json').end(JSON.stringify({ object: 'list', data, has_more: false }));
  });
  const mails = await startMailServer();
  await mails.close();
  return {
    DATABASE_URL: await databaseFor('login'),
    DATABASE_REPLICAS: `${POSTGRES}, postgres://cubby@127.0.0.1:9/cubby`,
    PUBLIC_URL: publicUrl,
    SMTP_URL: mails.url,
    STRIPE_SECRET_KEY: 'sk_live_x',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_x',
    STRIPE_WEBHOOK_SECRET: 'whsec_x',
    STRIPE_API_BASE: `http://localhost:${await portOf(stripe)}`,
  };
}

/** A site without a valid certificate; the authority of the expired one counts as public. */
async function expired(): Promise<Record<string, string>> {
  const authorities = getCACertificates('default');
  setDefaultCACertificates([...authorities, CERTIFICATE]);
  cleanUps.push(() => setDefaultCACertificates(authorities));
  const proxy = createHttps({ key: KEY, cert: CERTIFICATE });
  return { NODE_ENV: 'production', PUBLIC_URL: `https://localhost:${await portOf(proxy)}`, PORT: 'x', SEED: 'y' };
}

describe('the doctor', () => {
  it.each([
    [
      'a user who is refused, and a name that does not resolve',
      withoutLogin,
      [
        /^fault database: .*not permitted to log in.* → Correct the user and the password in DATABASE_URL/,
        /^fault DNS of x+\.example: .*ENOTFOUND.* → Create an A or AAAA record/,
        /^fault DNS of admin\.x+\.example: /,
        /^fault DNS of hosts\.x+\.example: /,
        /^fault TRUST_PROXY: No proxy is trusted/,
      ],
    ],
    [
      'a role without rights, a proxy without its server, a wrong clock, an incomplete webhook and a refused mail',
      withoutRights,
      [
        /^fault database rights: role_\w+ may not create tables .* → .*grant create/,
        /^fault database extension: pg_trgm is missing.* → .*create extension pg_trgm/,
        /^fault replica 127\.0\.0\.1:\d+\/postgres: PostgreSQL \S+ answers, but it is no replica\. → Correct/,
        /^fault replica 127\.0\.0\.1:9\/cubby: .*ECONNREFUSED.* → Start PostgreSQL there/,
        /^fault server at admin\.localhost: \/readyz answers 502\. → Start Cubby/,
        /^fault clock at hosts\.localhost: Its clock is (59|60) seconds behind ours/,
        /^fault Stripe’s keys: The secret key is for live mode, the publishable key for test mode/,
        /^fault Stripe’s webhook: .* lacks events: payment_intent\.payment_failed, .*refund\.failed\. → Add them/,
        /^fault SMTP: .*ECONNREFUSED.* → Compare/,
      ],
    ],
    [
      'invalid settings, and an expired certificate',
      expired,
      [
        /^fault settings: STRIPE_SECRET_KEY is missing.*OPERATOR_COUNTRY is missing/,
        /^fault settings: PORT must be/,
        /^fault settings: SEED must be/,
        /^fault TLS of localhost: certificate has expired\. → Renew it/,
        /^fault TLS of admin\.localhost: certificate has expired/,
        /^fault TLS of hosts\.localhost: certificate has expired/,
      ],
    ],
  ])('finds %s', async (_, setUp, faults) => {
    const { code, lines } = await run(await setUp());
    const found = lines.filter((line) => line.startsWith('fault'));
    expect(found).toEqual(faults.map((fault) => expect.stringMatching(fault)));
    expect(code).toBe(1);
  });

  it('finds no fault in a set-up that works, and sends one mail', async () => {
    const server = await startTestServer();
    cleanUps.push(() => server.close());
    const mails = await startMailServer();
    cleanUps.push(() => mails.close());
    const env = {
      DATABASE_URL: asApp(POSTGRES),
      DATABASE_OWNER_URL: POSTGRES,
      PUBLIC_URL: `http://localhost:${new URL(server.url).port}`,
      SMTP_URL: mails.url,
    };
    const { code, lines } = await run(env, '--mail', 'me@example.org');
    expect(lines.filter((line) => line.startsWith('fault'))).toEqual([]);
    for (const subject of [
      'database',
      'database rights',
      'database connections',
      'database clock',
      'server at hosts.localhost',
      'SMTP',
    ])
      expect(lines).toContainEqual(expect.stringMatching(`^ok ${subject}: `));
    expect(mails.received.map(({ to }) => to)).toEqual(['me@example.org']);
    expect(code).toBe(0);
    expect((await run(env, '--post', 'x')).code).toBe(2);
    const [, allowed] = lines.join('\n').match(/PostgreSQL allows (\d+)/) ?? [];
    const receipts = await run({ ...env, NODE_ENV: 'production', SANDBOX: 'yes' });
    for (const setting of ['OPERATOR_REGISTER', 'OPERATOR_VAT_NUMBER'])
      expect(receipts.lines).toContainEqual(
        expect.stringMatching(`^warning settings: ${setting} is missing: receipts`),
      );
    const half = String(Math.ceil(Number(allowed) / 2));
    const busy = await run({ ...env, DATABASE_POOL_SIZE: half });
    expect(busy.lines).toContainEqual(
      expect.stringMatching(/^warning database connections: .* → An upgrade runs two servers/),
    );
  });
});

/* Of no use but for this test: a certificate of its own for localhost, valid in the first quarter of 2025. */

const KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgVG7KSr5D6Yc4TYTk
qMjMQGeA482pt68NAwQgYuHMuyahRANCAATqLIqzvMqXpmKEJ8s7QzSLLqpcwZWa
LO0brFPCalzzI0AOEfpTW8X72aSuaWer3plNq1yi7t+RZD09uxvBRBqw
-----END PRIVATE KEY-----`;

const CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIBcDCCARagAwIBAgIBATAKBggqhkjOPQQDAjAUMRIwEAYDVQQDDAlsb2NhbGhv
c3QwHhcNMjUwMTAxMDAwMDAwWhcNMjUwNDAxMDAwMDAwWjAUMRIwEAYDVQQDDAls
b2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAATqLIqzvMqXpmKEJ8s7
QzSLLqpcwZWaLO0brFPCalzzI0AOEfpTW8X72aSuaWer3plNq1yi7t+RZD09uxvB
RBqwo1kwVzA2BgNVHREELzAtgglsb2NhbGhvc3SCD2FkbWluLmxvY2FsaG9zdIIP
aG9zdHMubG9jYWxob3N0MB0GA1UdDgQWBBQXaqW/5rGgKwKAlvM+c8T6DXtLBjAK
BggqhkjOPQQDAgNIADBFAiAXL8hLxD5JMS2tSmuFcQLGoBQ7iG3S2mOjFWTiVIRW
BQIhAPCmlbLFPBMF9lUVpLUxcs7hanwDwl8WaBHp3KQeadSG
-----END CERTIFICATE-----`;
