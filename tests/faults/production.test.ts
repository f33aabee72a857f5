import { createClient } from '@cubby/api/client';
import { afterEach, describe, expect, it } from 'vitest';
import { startCubby } from '../harness/cubby-server.ts';
import { ownDatabase } from '../harness/own-database.ts';

const cleanUps: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

async function ownSettings(): Promise<Record<string, string>> {
  const { env, remove } = await ownDatabase({ demo: false });
  cleanUps.push(remove);
  return { NODE_ENV: 'production', ...env };
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

describe('production', () => {
  it('does not start without what people would take for real, and names all of it', async () => {
    const start = startCubby(await ownSettings());
    const missing = [
      'STRIPE_SECRET_KEY',
      'SMTP_URL',
      'PUBLIC_URL',
      'OPERATOR_NAME',
      'OPERATOR_ADDRESS',
      'OPERATOR_COUNTRY',
    ];
    const names = missing.map((name) => `${name} is missing: .*`).join('');
    await expect(start).rejects.toThrow(new RegExp(`could not start: ${names}SANDBOX=yes`));
  });

  it('starts with all of them, shows no mail and pretends nothing', async () => {
    const server = await startCubby({ ...(await ownSettings()), ...REAL });
    cleanUps.push(() => server.stop());
    const { data } = await createClient({ baseUrl: server.url }).getAppContext();
    expect(data).toMatchObject({ sandbox: null, outbox: false, payments: { provider: 'stripe' } });
    expect((await fetch(`${server.url}/_outbox`)).status).not.toBe(200);
    expect(server.output()).not.toContain('_outbox');
  });

  it('allows sandbox mode explicitly, without demo places, and then tells every page; the outbox it names exists', async () => {
    const server = await startCubby({ ...(await ownSettings()), SANDBOX: 'yes', STAFF_EMAIL: 'first@example.org' });
    cleanUps.push(() => server.stop());
    const client = createClient({ baseUrl: server.url });
    const { data } = await client.getAppContext();
    expect((await client.getStatistics()).total_stashpoints).toBe(0);
    expect(server.output()).toContain('first@example.org is the first of the staff');
    expect(data).toMatchObject({ sandbox: { payments: true, mail: true }, outbox: true });
    const [address = ''] = server.output().match(/http\S+_outbox/) ?? [];
    expect((await fetch(address)).status).toBe(200);
  });
});
