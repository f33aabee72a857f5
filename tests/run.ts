import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chooseTests, needsBrowser, needsDatabase, needsSites } from './harness/chosen-tests.ts';
import { findChromium } from './harness/chromium.ts';
import { findPostgres, startPostgres } from './harness/postgres.ts';

/*
 * Everything, unattended: the packages' own tests, stories in a browser, what touches a database on both databases
 * where PostgreSQL is found, faults on real processes, and the journeys in a browser. Ends with one line of counts. `units` or `journeys`
 * is one of the two; anything else is part of a path, and only tests with such a path are run.
 */

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const RESULTS = join(ROOT, 'test-results');

interface Counts {
  passed: number;
  failed: number;
  /** A line for each that failed, so that the end of a long log says which. */
  failures?: string[];
}

const asked = process.argv.slice(2);
const phase = asked.length === 1 && (asked[0] === 'units' || asked[0] === 'journeys') ? asked[0] : null;
const chosen = phase || asked.length === 0 ? null : chooseTests(asked);
if (chosen && chosen.unknown.length > 0) {
  process.stderr.write(`No test has this in its path: ${chosen.unknown.join(', ')}.\n`);
  process.exit(2);
}
rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });
if ((!chosen || needsSites(chosen)) && run(['cubby.mjs', 'build'], {}) !== 0) process.exit(1);

const phases: [string, boolean, () => Counts | Promise<Counts>][] = [
  ['units', chosen ? chosen.units.length > 0 : phase !== 'journeys', units],
  ['journeys', chosen ? chosen.journeys.length > 0 : phase !== 'units', journeys],
];
const counts = { passed: 0, failed: 0 };
const failures: string[] = [];
for (const [name, wanted, runPhase] of phases) {
  if (!wanted) continue;
  process.stdout.write(`\n== ${name}\n`);
  const result = await runPhase();
  counts.passed += result.passed;
  counts.failed += result.failed;
  failures.push(...(result.failures ?? []));
}
for (const failure of failures) process.stdout.write(`\nFAILED ${failure}`);
process.stdout.write(`\n${counts.passed} passed, ${counts.failed} failed\n`);
process.exit(counts.failed === 0 && counts.passed > 0 ? 0 : 1);

/** All packages in one run, so that each worker loads what it needs once; PostgreSQL is a cluster of their own. */
async function units(): Promise<Counts> {
  const wanted = !chosen || needsDatabase(chosen);
  const bin = wanted ? findPostgres() : null;
  if (wanted && !bin)
    process.stdout.write('PostgreSQL was not found (POSTGRES_BIN names its folder): its tests are left out.\n');
  const server = bin ? await startPostgres(bin) : null;
  const result = vitest('units', chosen?.units ?? [], {
    ...(server && { TEST_POSTGRES_URL: server.url }),
    ...((!chosen || needsBrowser(chosen)) && { CHROMIUM_PATH: findChromium() }),
  });
  await server?.stop();
  return result;
}

interface VitestResult {
  numPassedTests: number;
  numFailedTests: number;
  testResults: VitestFile[];
}
interface VitestFile {
  name: string;
  status: string;
  message: string;
  assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
}

function failuresOf({ name, status, message, assertionResults }: VitestFile): string[] {
  const file = relative(ROOT, name);
  const failed = assertionResults.filter((result) => result.status === 'failed');
  if (failed.length === 0 && status === 'failed') return [`${file}: ${message}`];
  return failed.map((result) => `${file} › ${result.fullName}: ${result.failureMessages[0]?.slice(0, 300) ?? ''}`);
}

function vitest(name: string, args: string[], env: Record<string, string> = {}): Counts {
  const file = join(RESULTS, `${name}.json`);
  const reporters = [`--reporter=${chosen ? 'default' : 'dot'}`, '--reporter=json', `--outputFile.json=${file}`];
  const status = run(['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...args], {
    ...env,
    TEST_RUN_ID: `${process.pid}`,
  });
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const result = JSON.parse(readFileSync(file, 'utf8')) as VitestResult;
  // A file that cannot even be loaded, or an error outside any test, fails no test but the run.
  const failed = status !== 0 ? Math.max(1, result.numFailedTests) : 0;
  return { passed: result.numPassedTests, failed, failures: result.testResults.flatMap(failuresOf) };
}

function journeys(): Counts {
  const file = join(RESULTS, 'journeys.json');
  const playwright = ['node_modules/@playwright/test/cli.js', 'test', '--config', 'tests/playwright.config.ts'];
  const status = run([...playwright, ...(chosen?.journeys ?? [])], {
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
