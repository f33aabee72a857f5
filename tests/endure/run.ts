import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { startTestPostgres } from '@cubby/api/testing';
import { findChromium } from '../harness/chromium.ts';

/*
 * Long-running tests: thousands of generated and hostile requests, days at two devices, many power cuts, a
 * long database outage, Stripe, database and disk failing in turn, an upgrade under load, a replica that takes the place
 * of its primary, four servers killed in turn, a year of bookings, minutes of load while watching the memory, the built Storybook in all
 * languages, everything that is built under another brand, the recipes of our documents, and travellers of four alphabets.
 * `npm run endure -- --seed 7 --requests 10000 --minutes 10`; a name (`requests`, `days`, `faults`, `trouble`, `upgrade`,
 * `replicas`, `servers`, `year`, `storybook`, `brand`, `language`, `recipes`, `memory`, `walks`, `world`) runs one.
 */

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    requests: { type: 'string', default: '10000' },
    minutes: { type: 'string', default: '10' },
  },
});

interface Part {
  filters: string[];
  env: Record<string, string>;
}

const chromium = findChromium();
const PARTS: Record<string, Part> = {
  requests: {
    filters: ['server/generated-requests'],
    env: { GENERATED_SEED: values.seed, GENERATED_COUNT: values.requests },
  },
  days: {
    filters: ['counter/generated-days'],
    env: { GENERATED_SEED: values.seed, GENERATED_DAYS: '200' },
  },
  faults: { filters: ['faults/'], env: { POWER_CUTS: '20', DATABASE_AWAY_MS: '30000' } },
  trouble: { filters: ['endure/trouble'], env: { ENDURE: 'yes' } },
  upgrade: { filters: ['endure/upgrade'], env: { ENDURE: 'yes' } },
  replicas: { filters: ['endure/replicas'], env: { ENDURE: 'yes' } },
  servers: { filters: ['endure/servers'], env: { ENDURE: 'yes' } },
  year: { filters: ['endure/year'], env: { ENDURE: 'yes', ENDURE_SEED: values.seed } },
  storybook: { filters: ['endure/storybook'], env: { ENDURE: 'yes', CHROMIUM_PATH: chromium } },
  brand: { filters: ['endure/brand'], env: { ENDURE: 'yes' } },
  language: { filters: ['endure/language'], env: { ENDURE: 'yes', CHROMIUM_PATH: chromium } },
  recipes: { filters: ['endure/recipes'], env: { ENDURE: 'yes', CHROMIUM_PATH: chromium } },
  memory: { filters: ['endure/memory'], env: { ENDURE: 'yes', ENDURE_MINUTES: values.minutes } },
};

const postgres = await startTestPostgres();
process.stdout.write(`Seed ${values.seed}.\n`);
let failed = 0;
/** Runs `walks`: the journeys at every size and in every language; and `world`. */
const WALK = ['node_modules/@playwright/test/cli.js', 'test', '--config', 'tests/playwright.config.ts'];

for (const [name, { filters, env }] of Object.entries(PARTS)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  process.stdout.write(`\n== ${name}\n`);
  const { status } = spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...filters], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      ...env,
      TEST_POSTGRES_URL: postgres.url,
    },
  });
  if (status !== 0) failed += 1;
}
for (const [name, own] of Object.entries({ walks: { EVERY_WALK: 'yes' }, world: { ENDURE: 'yes' } })) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  process.stdout.write(`\n== ${name}\n`);
  const env = { ...process.env, ...own, CHROMIUM_PATH: chromium, TEST_POSTGRES_URL: postgres.url };
  const { status } = spawnSync(process.execPath, WALK, { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit'], env });
  if (status !== 0) failed += 1;
}
await postgres.stop();
process.stdout.write(failed === 0 ? '\nAll of it endured.\n' : `\n${failed} parts failed.\n`);
process.exit(failed === 0 ? 0 : 1);
