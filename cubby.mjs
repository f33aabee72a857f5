#!/usr/bin/env node
// Runs every script of package.json. Plain JavaScript for Node 20, because it installs everything newer: pnpm by npx at
// the pinned version, and Node 24 as a package.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, statfsSync, statSync, writeFileSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { availableParallelism, constants, setPriority } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';

const root = dirname(fileURLToPath(import.meta.url));
const parent = process.ppid;
const apple = process.platform === 'darwin' && process.arch === 'arm64';
const node24 = join(root, `node_modules/node-${apple ? 'bin-' : ''}${process.platform}-${process.arch}/bin/node`);
const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const sites = ['customer', 'backoffice'];
/**
 * Parts of a site that are built beside its first page: the half for drawing on the server, further pages that share no
 * code with it, and the worker for offline use.
 */
const parts = {
  backoffice: [
    ['--mode', 'hosts'],
    ['--mode', 'counter'],
    ['--mode', 'counter-worker'],
  ],
  customer: [
    ['--ssr', 'src/entry-server.tsx'],
    ['--mode', 'service-worker'],
  ],
};
/** Sources of a site: a build is stale when any of them has changed. */
const siteSources = [
  'api/contract',
  'api/client',
  'api/words',
  'api/package.json',
  'design-system/fonts.css',
  'design-system/src',
  'vite.shared.ts',
  'pnpm-lock.yaml',
];

/**
 * Keeps the heap close to what the server uses: a small young generation, and garbage collection once the old one has
 * grown by 30 percent. Without these the server keeps the memory of its start and of each burst (`npm run endure --
 * memory` shows how much). With 100,000 places and a young generation of 16, 32 and 64 MB a search took 1.74, 1.45 and
 * 1.50 ms of processor time, and the server 287, 325 and 385 MB; without the 30 percent and with 32 MB 1.21 ms and 506 MB.
 */
const serverFlags = ['--max-semi-space-size=32', '--heap-growing-percent=30'];

const commands = {
  start: async () => {
    await build();
    const ended = runUntilStopped(node24, [...serverFlags, 'api/main.ts']);
    // The first pages need not wait for files that are smaller still.
    setPriority(constants.priority.PRIORITY_LOW);
    await compress(1);
    await ended;
  },
  dev: () => runUntilStopped(node24, ['dev.ts']),
  build: async () => {
    await build();
    await compress(availableParallelism());
  },
  seed: (args) => run(node24, ['api/demo/grow.ts', ...args]),
  doctor: (args) => runUntilStopped(node24, ['api/doctor/main.ts', ...args]),
  move: (args) => runUntilStopped(node24, ['api/move/main.ts', ...args]),
  check: async ([fix, ...args]) => {
    if (fix === 'words') return run(node24, ['tests/words/main.ts', ...args]);
    if (fix === '--fix') return run(bin('biome'), ['check', '--write', '.']);
    // All packages together, so that each file is checked once.
    // With one thread, because more of them repeat each other's work, and the tests run beside it.
    await run(bin('tsc'), ['--singleThreaded'], 'types');
    await run(bin('biome'), ['check', '--error-on-warnings', '.'], 'lint, format, cycles');
    await run(bin('knip'), [], 'dead code');
  },
  test: (args) => run(node24, ['tests/run.ts', ...args]),
  endure: async (args) => {
    await commands.build();
    await run(node24, ['tests/endure/run.ts', ...args]);
  },
  bench: async (args) => {
    await commands.build();
    await run(node24, ['tests/bench/run.ts', ...args]);
  },
  pack: async (args) => {
    const folder = join(root, 'design-system');
    await run(bin('vite'), ['build', '--logLevel', 'warn'], 'build the design system', folder);
    await run(bin('tsc'), ['--project', 'tsconfig.build.json'], 'types of the design system', folder);
    await run('npm', ['pack', './design-system/dist', ...args]);
  },
  pnpm: (args) => run('npx', ['--yes', packageManager, ...args]),
  storybook: ([first, ...others]) => {
    if (first === 'review') return run(node24, ['.storybook/review/run.ts', ...others]);
    if (first === 'pictures') return run(node24, ['.storybook/readme/run.ts']);
    return run(bin('storybook'), first ? [first, ...others] : ['dev', '--port', '6006']);
  },
};
/** Commands that need none of the packages for tests, types and Storybook. */
const lean = ['start', 'dev', 'build', 'seed', 'doctor', 'move'];

/** Processes that are running. A signal to this one is a signal to them. */
const running = new Set();
let isStopping = false;
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    isStopping = true;
    for (const child of running) child.kill(signal);
    if (running.size === 0) process.exit(1);
  });

/**
 * Installs the packages that a command needs, if the lock file has changed since the last installation or if they were
 * left out of it: those of a run, or all.
 */
async function install(isLean) {
  const stamp = join(root, 'node_modules/.cubby-installed');
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'pnpm-lock.yaml')))
    .digest('hex');
  const installed = existsSync(stamp) && existsSync(node24) ? readFileSync(stamp, 'utf8') : '';
  const [whole, some] = [`${lock} all`, `${lock} lean`];
  if (installed === whole || (isLean && installed === some)) return;
  // Who has them all keeps them all.
  const leavesOut = isLean && !installed.endsWith('all');
  if (name === 'start') await requireFreePort();
  requireSpace(leavesOut ? 1.5 : 3);
  const begun = Date.now();
  say(leavesOut ? 'Installing what Cubby needs to run, once …' : 'Installing everything, with tools and tests, once …');
  await runInstaller(leavesOut ? ['--prod'] : []);
  writeFileSync(stamp, leavesOut ? some : whole);
  say(`Installed in ${Math.round((Date.now() - begun) / 1000)} s.`);
}

/** Runs pnpm at the pinned version, and shows how far it has come instead of what it and others print. */
async function runInstaller(options) {
  // An installation of all packages may replace a smaller one.
  const fixed = ['--frozen-lockfile', '--config.confirmModulesPurge=false', '--reporter=ndjson'];
  const child = begin('npx', ['--yes', packageManager, 'install', ...fixed, ...options], root, 'pipe');
  const printed = [];
  const count = { resolved: 0, imported: 0 };
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream }).on('line', (line) => {
      const { name: event, status, level, err, message } = parsed(line);
      if (level === undefined) printed.push(line);
      if (level === 'error') printed.push(err?.message ?? message ?? line);
      if (event !== 'pnpm:progress' || !(status in count)) return;
      count[status] += 1;
      if (status === 'imported') progress(count.imported, count.resolved, 'packages');
    });
  await ended(child, 'install', () => printed.slice(-20).join('\n'));
}

function parsed(line) {
  try {
    return JSON.parse(line);
  } catch {
    return {};
  }
}

/** Refuses to begin what takes a minute if the server could not listen at its end. */
async function requireFreePort() {
  const port = Number(process.env.PORT ?? 3000);
  // The server has a sentence for each setting that is wrong.
  if (!(port > 0 && port < 65_536)) return;
  const trial = createServer().listen(port, process.env.HOST);
  const error = await new Promise((resolve) => trial.once('error', resolve).once('listening', () => resolve(null)));
  trial.close();
  if (error?.code === 'EADDRINUSE')
    fail(`Port ${port} is taken. Set PORT to another number, or stop the process that uses it.`);
}

/** Refuses to begin if the packages, the sites and a database would not fit on the disk. */
function requireSpace(gigabytes) {
  const { bavail, bsize } = statfsSync(root);
  if (bavail * bsize < gigabytes * 1e9)
    fail(`${(bavail * bsize * 1e-9).toFixed(1)} GB are free here; this takes ${gigabytes} GB. Free some space first.`);
}

/** Builds the sites whose sources have changed since the last build, side by side. */
async function build() {
  const stale = sites.filter((site) => {
    const stamp = builtStamp(site);
    return !existsSync(stamp) || readFileSync(stamp, 'utf8') !== fingerprint([site, ...siteSources]);
  });
  if (stale.length === 0) return;
  say('Building the sites …');
  const begun = Date.now();
  const total = stale.reduce((sum, site) => sum + 1 + parts[site].length, 0);
  let built = 0;
  progress(built, total, 'parts');
  await Promise.all(
    stale.map((site) =>
      buildSite(site, () => {
        built += 1;
        progress(built, total, 'parts');
      }),
    ),
  );
  say(`Built in ${Math.round((Date.now() - begun) / 1000)} s.`);
}

const builtStamp = (site) => join(root, site, 'dist/.cubby-built');

async function buildSite(site, onPart) {
  const wanted = fingerprint([site, ...siteSources]);
  for (const part of [[], ...parts[site]]) {
    await run(bin('vite'), ['build', '--logLevel', 'warn', ...part], `build ${site}`, join(root, site));
    onPart();
  }
  mkdirSync(dirname(builtStamp(site)), { recursive: true });
  writeFileSync(builtStamp(site), wanted);
}

/**
 * Writes every file of the sites a second and third time, compressed at the highest level: the server has no time for
 * that. It takes longer than the build, so that `npm start` does it while the server already runs.
 */
async function compress(atOnce) {
  const files = sites.flatMap((site) => {
    const folder = join(root, site, 'dist');
    return readdirSync(folder, { recursive: true })
      .filter((file) => /\.(m?js|css|json)$/.test(file) && !file.startsWith('server'))
      .map((file) => join(folder, file));
  });
  const params = { [zlib.BROTLI_PARAM_QUALITY]: zlib.BROTLI_MAX_QUALITY };
  const next = async () => {
    for (let file = files.pop(); file; file = files.pop()) {
      await addBeside(file, '.br', (source) => promisify(brotliCompress)(source, { params }));
      await addBeside(file, '.gz', (source) => promisify(gzip)(source, { level: 9 }));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, next));
}

/** Adds a compressed file if there is none, as a whole: the server may be about to send it. */
async function addBeside(file, ending, compressed) {
  if (existsSync(file + ending)) return;
  await writeFile(`${file}${ending}.part`, await compressed(await readFile(file)));
  await rename(`${file}${ending}.part`, file + ending);
}

/** Returns a hash over the names, sizes and times of all files below the given paths. */
function fingerprint(paths) {
  const hash = createHash('sha256');
  const visit = (path) => {
    if (/(^|\/)(node_modules|dist)$/.test(path)) return;
    const stat = statSync(path);
    if (stat.isDirectory()) for (const each of readdirSync(path).sort()) visit(join(path, each));
    else hash.update(`${path}|${stat.size}|${stat.mtimeMs}\n`);
  };
  for (const path of paths) visit(join(root, path));
  return hash.digest('hex');
}

function bin(program) {
  return join(root, 'node_modules/.bin', program);
}

/** Starts a process with Node 24 first in its path: the shims in .bin are shell scripts, and their programs need it too. */
function begin(command, args, cwd, stdio) {
  const env = { ...process.env, PATH: `${dirname(node24)}:${process.env.PATH}` };
  const child = spawn(command, args, { cwd, env, stdio });
  running.add(child);
  return child;
}

/** Runs a step to its end; when it fails, names it and exits with its status. */
async function run(command, args, step = [command, ...args].join(' '), cwd = root) {
  await ended(begin(command, args, cwd, 'inherit'), step);
}

async function ended(child, step, output = () => '') {
  const status = await new Promise((resolve) => child.once('close', resolve).once('error', () => resolve(1)));
  running.delete(child);
  if (status === 0 && !isStopping) return;
  if (isStopping) process.exit(1);
  const hint = step === 'install' ? '\nIs the npm registry reachable? Then run the same command again.' : '';
  fail(`${output()}\n${step} failed.${hint}`, status ?? 1);
}

/**
 * Runs a server, and exits with it. npm sends a signal to the shell of the script only, so that the scripts of package.json
 * replace it by this process (`exec`), and not by the shim of Node in .bin, another shell. Where one of them is killed, the
 * next one notices: the server by its channel to this process, this one by its new parent.
 */
async function runUntilStopped(command, args) {
  const child = begin(command, args, root, ['inherit', 'inherit', 'inherit', 'ipc']);
  // Without npm a parent may end in peace: a shell that started this in the background.
  const hasLostNpm = () => process.env.npm_lifecycle_event && process.ppid !== parent;
  setInterval(() => hasLostNpm() && child.kill('SIGTERM'), 1_000);
  const [code, signal] = await once(child, 'exit');
  process.exit(code ?? (signal ? 1 : 0));
}

/** Shows how much is done: on a terminal in one line, elsewhere at each quarter. */
function progress(done, total, what) {
  const text = `  ${done} of ${total} ${what}`;
  if (process.stdout.isTTY) process.stdout.write(`\r\u001B[K${done < total ? text : ''}`);
  else if (total >= 100 && done > 0 && done < total && done % Math.ceil(total / 4) === 0) say(text);
}

function say(text) {
  process.stdout.write(`${text}\n`);
}

function fail(text, status = 1) {
  process.stderr.write(`${text.trimStart()}\n`);
  process.exit(status);
}

const [name = 'start', ...args] = process.argv.slice(2);
const command = commands[name];
if (!command) fail(`Unknown command "${name}". Commands: ${Object.keys(commands).join(', ')}.`, 2);
if (Number(process.versions.node.split('.')[0]) < 20) fail(`Cubby needs Node 20 or newer; this is ${process.version}.`);
// pnpm installs what it changes.
if (name !== 'pnpm') await install(lean.includes(name));
await command(args);
