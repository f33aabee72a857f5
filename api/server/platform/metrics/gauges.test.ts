import { readFileSync } from 'node:fs';
import Fastify from 'fastify';
import { Registry } from 'prom-client';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import { createSession, createStashpoint, holdBooking } from '../../../testing/fixtures.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { exposeGauges, sparingly } from './gauges.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ smtpUrl: 'smtp://127.0.0.1:9', bendysquareUrl: 'http://127.0.0.1:9' });
});
afterAll(() => server.close());

/** Returns all values of `/metrics`: `name{label="value"}` → value. */
async function measure(): Promise<{ text: string; find: (name: string) => number | undefined }> {
  const text = await (await fetch(`${server.url}/metrics`)).text();
  const values = new Map([...text.matchAll(/^(\w+(?:\{[^}]*\})?) (\S+)$/gm)].map(([, key, value]) => [key, value]));
  return { text, find: (name) => (values.has(name) ? Number(values.get(name)) : undefined) };
}

const file = (name: string) => readFileSync(new URL(`../../../../docs/deploy/${name}`, import.meta.url), 'utf8');

interface Rule {
  alert: string;
  expr: string;
  labels: { severity: string };
  annotations: { summary: string; do: string };
}
const rules = () => (parse(file('alerts.yml')) as { groups: { rules: Rule[] }[] }).groups.flatMap(({ rules }) => rules);

describe('the metrics', () => {
  it('count what is held, unpaid and unsent, with the age of the oldest', async () => {
    const traveller = await createSession(server);
    const held = await holdBooking(server, traveller, await createStashpoint(server));
    const body = { booking_id: held.id, payment_method: 'pm_card_threeDSecure2Required' };
    await server.clientOf(traveller.token).payByCard({ body });
    await server.database.query
      .insertInto('mails')
      .values({ recipient: 'a@example.org', subject: 'x', body: 'x', created: new Date('2026-11-23T09:50:00Z') })
      .execute();
    const rows = { partner: 'bendysquare', failed_at: new Date(), problem: 'The partner answered 500.' };
    await server.database.query.insertInto('partner_runs').values(rows).execute();
    await fetch(`${server.url}/media/pictures/nowhere/254x400.webp`);
    const { find } = await measure();
    const names = ['cubby_holds', 'cubby_payments_open', 'cubby_mails_waiting', 'cubby_mails_oldest_waiting_seconds'];
    expect(names.map(find)).toEqual([1, 1, expect.any(Number), 600]);
    expect(find('cubby_partner_up{partner="bendysquare"}')).toBe(0);
    expect([find('cubby_database_up'), find('cubby_database_pool_size')]).toEqual([1, 10]);
    expect(find('cubby_cache_misses_total{cache="pictures"}')).toBe(1);
  });

  it('are all that rules and panels name, and none is unused', async () => {
    const { text } = await measure();
    const exposed = [...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name = '']) => name);
    const expressions = [
      ...rules().map(({ expr }) => expr),
      ...[...file('dashboard.json').matchAll(/"expr": "(.*)"/g)].map(([, expr = '']) => expr),
    ];
    const named = expressions.flatMap((expr) => expr.match(/\b(?:cubby|http|nodejs|process)_\w+/g) ?? []);
    const base = (name: string) => name.replace(/^(http_\w+)_(?:bucket|count)$/, '$1');
    expect([...new Set(named.map(base))].filter((name) => !exposed.includes(name))).toEqual([]);
    expect(exposed.filter((name) => name.startsWith('cubby_') && !named.includes(name))).toEqual([]);
  });

  it('that cannot be read are left out and logged once, and the database is asked once for all readers', async () => {
    const registry = new Registry();
    const { log } = Fastify();
    const warn = vi.spyOn(log, 'warn');
    let asked = 0;
    const away = sparingly({
      help: { rooms: 'x' },
      read: async () => {
        asked += 1;
        throw new Error('The database is away.');
      },
    });
    exposeGauges(registry, [away, { help: { doors: 'x' }, read: () => ({ doors: 3 }) }], log);
    const [text] = await Promise.all([registry.metrics(), registry.metrics(), registry.metrics()]);
    expect(text).toMatch(/^doors 3$/m);
    expect(text).not.toMatch(/^rooms /m);
    expect(asked).toBe(1);
    await registry.metrics();
    expect(warn).toHaveBeenCalledTimes(1);
  });
});

describe('the alerts', () => {
  it('each say what is wrong and what to do', () => {
    expect(rules().length).toBeGreaterThan(10);
    for (const { alert, labels, annotations } of rules()) {
      expect([alert, labels.severity]).toEqual([alert, expect.stringMatching(/^(critical|warning)$/)]);
      expect([alert, annotations.summary, annotations.do]).toEqual([alert, expect.any(String), expect.any(String)]);
    }
  });
});
