import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@cubby/api/client';
import { afterEach, describe, expect, it } from 'vitest';
import { startCubby } from '../harness/cubby-server.ts';
import { POSTGRES_URL } from '../harness/own-database.ts';

const cleanUps: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

function ownSettings(): Record<string, string> {
  const folder = mkdtempSync(join(tmpdir(), 'cubby-production-'));
  cleanUps.push(() => rmSync(folder, { recursive: true, force: true }));
  return { NODE_ENV: 'production', SEED: 'none', DATA_DIR: folder };
}

const REAL = {
  STRIPE_SECRET_KEY: 'sk_live_x',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_x',
  STRIPE_WEBHOOK_SECRET: 'whsec_x',
  SMTP_URL: 'smtp://127.0.0.1:9',
  PUBLIC_URL: 'https://cubby.example',
  OPERATOR_NAME: 'Cubby Ltd',
  OPERATOR_ADDRESS: '1 Shelf Lane, London',
  OPERATOR_COUNTRY: 'GB',
};

// The same whichever database: it is told before one is opened, or on the embedded one.
describe.skipIf(POSTGRES_URL)('production', () => {
  it.each([
    'STRIPE_SECRET_KEY',
    'SMTP_URL',
    'PUBLIC_URL',
    'OPERATOR_NAME',
    'OPERATOR_ADDRESS',
    'OPERATOR_COUNTRY',
  ] as const)('does not start without %s, and says so', async (missing) => {
    const { [missing]: _left, ...given } = REAL;
    const { STRIPE_PUBLISHABLE_KEY: _public, STRIPE_WEBHOOK_SECRET: _webhook, ...unpaid } = given;
    const rest = missing === 'STRIPE_SECRET_KEY' ? unpaid : given;
    const start = startCubby({ ...ownSettings(), ...rest });
    await expect(start).rejects.toThrow(new RegExp(`could not start: ${missing} is missing: .*SANDBOX=yes`));
  });

  it('starts with all of them, shows no mail and pretends nothing', async () => {
    const server = await startCubby({ ...ownSettings(), ...REAL });
    cleanUps.push(() => server.stop());
    const { data } = await createClient({ baseUrl: server.url }).getAppContext();
    expect(data).toMatchObject({ sandbox: null, outbox: false, payments: { provider: 'stripe' } });
    expect((await fetch(`${server.url}/_outbox`)).status).not.toBe(200);
    expect(server.output()).not.toContain('_outbox');
  });

  it('pretends on purpose, and then every page is told; the outbox it names is there', async () => {
    const server = await startCubby({ ...ownSettings(), SANDBOX: 'yes' });
    cleanUps.push(() => server.stop());
    const { data } = await createClient({ baseUrl: server.url }).getAppContext();
    expect(data).toMatchObject({ sandbox: { payments: true, mail: true }, outbox: true });
    const [address = ''] = server.output().match(/http\S+_outbox/) ?? [];
    expect((await fetch(address)).status).toBe(200);
  });
});
