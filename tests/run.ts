import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findChromium } from './harness/chromium.ts';
import { findPostgres, startPostgres } from './harness/postgres.ts';

/*
 * Everything, unattended: the packages' own tests, what touches a database on both databases where PostgreSQL is
 * found, faults on real processes, and the journeys in a browser. Ends with one line of counts.
 */

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const RESULTS = join(ROOT, 'test-results');

interface Counts {
  passed: number;
  failed: number;
}

const [only] = process.argv.slice(2);
rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });

const phases: [string, () => Counts | Promise<Counts>][] = [
  ['units', units],
  ['journeys', journeys],
];
const counts = { passed: 0, failed: 0 };
for (const [name, phase] of phases) {
  if (only && only !== name) continue;
  process.stdout.write(`\n== ${name}\n`);
  const { passed, failed } = await phase();
  counts.passed += passed;
  counts.failed += failed;
}
process.stdout.write(`\n${counts.passed} passed, ${counts.failed} failed\n`);
process.exit(counts.failed === 0 && counts.passed > 0 ? 0 : 1);

/** All packages in one run, so that each worker loads what it needs once; PostgreSQL is a cluster of their own. */
async function units(): Promise<Counts> {
  const bin = findPostgres();
  if (!bin) process.stdout.write('PostgreSQL was not found (POSTGRES_BIN names its folder): its tests are left out.\n');
  const server = bin ? await startPostgres(bin) : null;
  const result = vitest('units', [], server ? { TEST_POSTGRES_URL: server.url } : {});
  await server?.stop();
  return result;
}

function vitest(name: string, args: string[], env: Record<string, string> = {}): Counts {
  const file = join(RESULTS, `${name}.json`);
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`];
  const status = run(['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...args], {
    ...env,
    TEST_RUN_ID: `${process.pid}`,
  });
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const result = JSON.parse(readFileSync(file, 'utf8')) as { numPassedTests: number; numFailedTests: number };
  // A file that cannot even be loaded, or an error outside any test, fails no test but the run.
  const failed = status !== 0 ? Math.max(1, result.numFailedTests) : 0;
  return { passed: result.numPassedTests, failed };
}

function journeys(): Counts {
  const file = join(RESULTS, 'journeys.json');
  const status = run(['node_modules/@playwright/test/cli.js', 'test', '--config', 'tests/playwright.config.ts'], {
    CHROMIUM_PATH: findChromium(),
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  });
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const { stats } = JSON.parse(readFileSync(file, 'utf8')) as {
    stats: { expected: number; unexpected: number; flaky: number };
  };
  return { passed: stats.expected + stats.flaky, failed: status !== 0 ? Math.max(1, stats.unexpected) : 0 };
}

function run(args: string[], env: Record<string, string>): number {
  const { status } = spawnSync(process.execPath, args, {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  });
  return status ?? 1;
}
