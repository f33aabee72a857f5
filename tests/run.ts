import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { chooseTests, needsBrowser, needsDatabase, needsSites, TEST_OF_STORIES } from './harness/chosen-tests.ts';
import { linesOfRooms, ROOM_LINES } from './house/room-lines.ts';

/*
 * Runs everything, unattended: the packages' own tests, stories in a browser, faults on real processes, with types and
 * lint in parallel, and then the journeys in a browser. Ends with one line of counts. `units` or `journeys` runs one of
 * the two; any other argument is part of a path, and only tests with such a path run. With `-u`, they write generated
 * files again.
 */

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const RESULTS = join(ROOT, 'test-results');

/**
 * Expected duration of each part on two idle cores, seconds. It is printed, never enforced: machines have slow days.
 */
const BUDGETS = { build: 30, units: 270, 'types and lint': 90, journeys: 240 };
const SLOWEST = 10;
/** The largest number of journeys, counted for each size and language they run in: two to three seconds each. */
const MAXIMUM_JOURNEYS = 104;

/** Settings of every process that runs tests. */
const SETTINGS = {
  // Node gives up on the first address of `localhost` after 250 ms, which a busy test may lose before it reads the
  // answer; our servers do not listen on the second one.
  NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --network-family-autoselection-attempt-timeout=10000`,
  // Dozens of processes load the same modules.
  NODE_COMPILE_CACHE: join(ROOT, 'node_modules/.cache/compile'),
};

interface Counts {
  passed: number;
  failed: number;
  /** A line for each failure, repeated at the end of a long log. */
  failures: string[];
  /** Seconds for each file. */
  files: Map<string, number>;
}

/** Writes files that tests compare with what generates them again. */
const UPDATE = '-u';
const asked = process.argv.slice(2).filter((argument) => argument !== UPDATE);
const update = process.argv.includes(UPDATE) ? [UPDATE] : [];
const phase = asked.length === 1 && (asked[0] === 'units' || asked[0] === 'journeys') ? asked[0] : null;
const chosen = phase || asked.length === 0 ? null : chooseTests(asked);
if (chosen && chosen.unknown.length > 0) {
  process.stderr.write(`No test has this in its path: ${chosen.unknown.join(', ')}.\n`);
  process.exit(2);
}
rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });

const took = new Map<keyof typeof BUDGETS, number>();
const results: Counts[] = [];
if (!chosen || needsSites(chosen)) {
  const built = await timed('build', () => run(['cubby.mjs', 'build'], {}));
  if (built !== 0) process.exit(1);
}
const isBrowserNeeded = !chosen || needsBrowser(chosen);
const browser: Record<string, string> = isBrowserNeeded
  ? { CHROMIUM_PATH: (await import('./harness/chromium.ts')).findChromium() }
  : {};
const postgres =
  !chosen || needsDatabase(chosen) ? await (await import('@cubby/api/testing')).startTestPostgres() : null;
const database: Record<string, string> = postgres ? { TEST_POSTGRES_URL: postgres.url } : {};

if (chosen ? chosen.units.length + chosen.stories.length > 0 : phase !== 'journeys') {
  const parts = [timed('units', units)];
  if (!chosen && !phase) parts.push(timed('types and lint', check));
  results.push(...(await Promise.all(parts)));
}
if (chosen ? chosen.journeys.length > 0 : phase !== 'units') results.push(await timed('journeys', journeys));
await postgres?.stop();
report();

async function timed<T>(name: keyof typeof BUDGETS, part: () => Promise<T>): Promise<T> {
  process.stdout.write(`== ${name}\n`);
  const begun = performance.now();
  const result = await part();
  took.set(name, Math.round((performance.now() - begun) / 1000));
  return result;
}

function report(): void {
  const files = new Map(results.flatMap((result) => [...result.files]));
  const slowest = [...files].sort(([, one], [, other]) => other - one).slice(0, SLOWEST);
  if (!chosen) {
    process.stdout.write('\nThe slowest files, seconds:\n');
    for (const [file, seconds] of slowest) process.stdout.write(`${seconds.toFixed(1).padStart(7)}  ${file}\n`);
    process.stdout.write('\nLines of TypeScript, beside the budget of their room:\n');
    for (const [room, lines] of Object.entries(linesOfRooms()))
      process.stdout.write(`${String(lines).padStart(6)}  of ${String(ROOM_LINES[room]).padStart(5)}  ${room}\n`);
    process.stdout.write('\nSeconds, beside the budget on two quiet cores:\n');
    for (const [name, seconds] of took)
      process.stdout.write(`${String(seconds).padStart(5)}  of ${String(BUDGETS[name]).padStart(3)}  ${name}\n`);
  }
  for (const failure of results.flatMap(({ failures }) => failures)) process.stdout.write(`\nFAILED ${failure}`);
  const sum = (key: 'passed' | 'failed') => results.reduce((total, result) => total + result[key], 0);
  process.stdout.write(`\n${sum('passed')} passed, ${sum('failed')} failed\n`);
  process.exit(sum('failed') === 0 && sum('passed') > 0 ? 0 : 1);
}

/** Checks types, lint, format and dead code: none of it needs the tests' builds, so it runs in parallel. */
async function check(): Promise<Counts> {
  const status = await run(['cubby.mjs', 'check'], {});
  const failures = status === 0 ? [] : ['npm run check: see above'];
  return { passed: status === 0 ? 1 : 0, failed: failures.length, failures, files: new Map() };
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
  startTime: number;
  endTime: number;
  assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
}

/** Runs all packages together, so that each worker loads its dependencies once. */
async function units(): Promise<Counts> {
  const file = join(RESULTS, 'units.json');
  const reporters = [`--reporter=${chosen ? 'default' : 'dot'}`, '--reporter=json', `--outputFile.json=${file}`];
  const stories = chosen?.stories ?? [];
  const paths = [...(chosen?.units ?? []), ...(stories.length > 0 ? [TEST_OF_STORIES] : [])];
  const status = await run(['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...paths, ...update], {
    ...database,
    ...browser,
    ...(stories.length > 0 && { CHOSEN_STORIES: stories.join() }),
  });
  if (!existsSync(file)) return nothing('units');
  const result = JSON.parse(readFileSync(file, 'utf8')) as VitestResult;
  const files = new Map<string, number>();
  for (const { name, startTime, endTime } of result.testResults)
    files.set(relative(ROOT, name), (files.get(relative(ROOT, name)) ?? 0) + (endTime - startTime) / 1000);
  // A file that fails to load, or an error outside any test, fails no test but the run.
  const failed = status !== 0 ? Math.max(1, result.numFailedTests) : 0;
  return { passed: result.numPassedTests, failed, failures: result.testResults.flatMap(failuresOf), files };
}

function failuresOf({ name, status, message, assertionResults }: VitestFile): string[] {
  const file = relative(ROOT, name);
  const failed = assertionResults.filter((result) => result.status === 'failed');
  if (failed.length === 0 && status === 'failed') return [`${file}: ${message}`];
  return failed.map((result) => `${file} › ${result.fullName}: ${shorten(result.failureMessages[0] ?? '')}`);
}

/** Returns the beginning of an error message, without its colours. */
function shorten(message: string): string {
  return stripVTControlCharacters(message).slice(0, 600);
}

interface JourneyResult {
  duration: number;
  errors: { message?: string }[];
}
interface Suite {
  title: string;
  file: string;
  suites?: Suite[];
  specs: { title: string; ok: boolean; tests: { projectName: string; results: JourneyResult[] }[] }[];
}

async function journeys(): Promise<Counts> {
  const file = join(RESULTS, 'journeys.json');
  const playwright = ['node_modules/@playwright/test/cli.js', 'test', '--config', 'tests/playwright.config.ts'];
  const status = await run([...playwright, ...(chosen?.journeys ?? [])], {
    ...database,
    CHROMIUM_PATH: (await import('./harness/chromium.ts')).findChromium(),
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  });
  if (!existsSync(file)) return nothing('journeys');
  const { stats, suites } = JSON.parse(readFileSync(file, 'utf8')) as {
    stats: { expected: number; unexpected: number; flaky: number; skipped: number };
    suites: Suite[];
  };
  const files = new Map<string, number>();
  const failures: string[] = [];
  const visit = (suite: Suite) => {
    const name = `tests/journeys/${suite.file}`;
    for (const { title, ok, tests } of suite.specs) {
      const seconds = tests.flatMap((test) => test.results).reduce((sum, { duration }) => sum + duration / 1000, 0);
      files.set(name, (files.get(name) ?? 0) + seconds);
      if (!ok) {
        const errors = tests
          .flatMap((test) => test.results)
          .flatMap(({ errors }) => errors.map(({ message }) => message));
        const where = tests.map(({ projectName }) => projectName).join(', ');
        failures.push(`${name} › ${title} (${where}): ${shorten(errors.join('\n'))}`);
      }
    }
    for (const inner of suite.suites ?? []) visit(inner);
  };
  for (const suite of suites) visit(suite);
  const walked = stats.expected + stats.unexpected + stats.flaky + stats.skipped;
  const tooMany = walked > MAXIMUM_JOURNEYS ? 1 : 0;
  if (tooMany)
    failures.push(
      `tests/journeys: there are ${walked}, and there is time for ${MAXIMUM_JOURNEYS}. Walk the new one within a ` +
        'journey that passes there already; make a screen a story; or leave it to `npm run endure`, by asking for ' +
        'EVERY_WALK. Raise the limit only with a measured run that stays within its budget.',
    );
  const failed = status !== 0 ? Math.max(1, stats.unexpected + stats.flaky) : 0;
  return { passed: stats.expected, failed: failed + tooMany, failures, files };
}

/** Returns the counts of a run that did not start. */
function nothing(name: string): Counts {
  return { passed: 0, failed: 1, failures: [`${name}: did not run to its end`], files: new Map() };
}

async function run(args: string[], env: Record<string, string>): Promise<number> {
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...SETTINGS, ...env },
  });
  const [status] = (await once(child, 'exit')) as [number | null];
  return status ?? 1;
}
