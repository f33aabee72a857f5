#!/usr/bin/env node
// Runs every script of package.json. Plain JavaScript for Node 20, because it installs everything newer: pnpm by npx at
// the pinned version, and Node 24 as a package.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(fileURLToPath(import.meta.url));
const parent = process.ppid;
const node24 = join(root, 'node_modules/node/bin/node');
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
 * grown by 30 percent. Without these the server keeps the memory of its start and of each burst, and answers no faster
 * for it (`npm run endure -- memory` shows how much).
 */
const serverFlags = ['--max-semi-space-size=8', '--heap-growing-percent=30'];
/** Number of type checkers. Each repeats work of the others, so more of them than cores only costs time. */
const checkers = ['--checkers', String(Math.min(4, availableParallelism()))];

const commands = {
  start: async () => {
    await build();
    runUntilStopped(node24, [...serverFlags, 'api/main.ts']);
  },
  dev: () => runUntilStopped(node24, ['dev.ts']),
  build: () => build(),
  seed: (args) => run(node24, ['api/demo/grow.ts', ...args]),
  doctor: (args) => runUntilStopped(node24, ['api/doctor/main.ts', ...args]),
  move: (args) => runUntilStopped(node24, ['api/move/main.ts', ...args]),
  check: ([fix, ...args]) => {
    if (fix === 'words') return run(node24, ['tests/words/main.ts', ...args]);
    if (fix === '--fix') return run(bin('biome'), ['check', '--write', '.']);
    // All packages together, so that each file is checked once.
    run(node24, [bin('tsc'), ...checkers], 'types');
    run(bin('biome'), ['check', '--error-on-warnings', '.'], 'lint, format, cycles');
    run(node24, [bin('knip')], 'dead code');
  },
  test: (args) => run(node24, ['tests/run.ts', ...args]),
  endure: async (args) => {
    await build();
    run(node24, ['tests/endure/run.ts', ...args]);
  },
  bench: async (args) => {
    await build();
    run(node24, ['tests/bench/run.ts', ...args]);
  },
  pack: (args) => {
    const folder = join(root, 'design-system');
    run(bin('vite'), ['build', '--logLevel', 'warn'], 'build the design system', folder);
    run(bin('tsc'), ['--project', 'tsconfig.build.json'], 'types of the design system', folder);
    run('npm', ['pack', './design-system/dist', ...args]);
  },
  storybook: ([first, ...others]) => {
    if (first === 'review') run(node24, ['.storybook/review/run.ts', ...others]);
    else if (first === 'pictures') run(node24, ['.storybook/readme/run.ts']);
    else run(node24, [bin('storybook'), ...(first ? [first, ...others] : ['dev', '--port', '6006'])]);
  },
};

/** Installs if the lock file has changed since the last installation. */
function install() {
  const stamp = join(root, 'node_modules/.cubby-installed');
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'pnpm-lock.yaml')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted && existsSync(node24)) return;
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  say('Installing dependencies (once, about 30 seconds) …');
  run('npx', ['--yes', packageManager, 'install', '--frozen-lockfile', '--reporter=append-only'], 'install');
  writeFileSync(stamp, wanted);
}

/** Builds the sites whose sources have changed since the last build, side by side. */
async function build() {
  await Promise.all(sites.map(buildSite));
}

async function buildSite(site) {
  const stamp = join(root, site, 'dist/.cubby-built');
  const wanted = fingerprint([site, ...siteSources]);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  say(`Building the ${site} site …`);
  for (const part of [[], ...parts[site]])
    await runBeside([bin('vite'), 'build', '--logLevel', 'warn', ...part], `build ${site}`, join(root, site));
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
}

/** Returns a hash over the names, sizes and times of all files below the given paths. */
function fingerprint(paths) {
  const hash = createHash('sha256');
  const visit = (path) => {
    if (/(^|\/)(node_modules|dist)$/.test(path)) return;
    const stat = statSync(path);
    if (stat.isDirectory()) for (const name of readdirSync(path).sort()) visit(join(path, name));
    else hash.update(`${path}|${stat.size}|${stat.mtimeMs}\n`);
  };
  for (const path of paths) visit(join(root, path));
  return hash.digest('hex');
}

/**
 * Returns an environment with Node 24 first in the path: the shims in .bin are shell scripts, and their programs need
 * it too.
 */
function withNode24() {
  return { ...process.env, PATH: `${dirname(node24)}:${process.env.PATH}` };
}

function bin(name) {
  return join(root, 'node_modules/.bin', name);
}

/** Runs a step to its end; when it fails, names it and exits with its status. */
function run(command, args, step = '', cwd = root) {
  const shim = args[0]?.startsWith(join(root, 'node_modules/.bin'));
  const [file, list] = shim ? [args[0], args.slice(1)] : [command, args];
  const { status, error } = spawnSync(file, list, { cwd, env: withNode24(), stdio: 'inherit' });
  if (status === 0) return;
  process.stderr.write(`\n${step || [file, ...list].join(' ')} failed${error ? `: ${error.message}` : ''}.\n`);
  if (step === 'install') process.stderr.write('Is the npm registry reachable? Then run the same command again.\n');
  process.exit(status ?? 1);
}

/** Runs a step beside others; when it fails, names it and exits with its status. */
async function runBeside([file, ...list], step, cwd) {
  const child = spawn(file, list, { cwd, env: withNode24(), stdio: 'inherit' });
  const status = await new Promise((resolve) => child.once('exit', resolve).once('error', () => resolve(1)));
  if (status === 0) return;
  process.stderr.write(`\n${step} failed.\n`);
  process.exit(status ?? 1);
}

/**
 * Runs a server: forwards signals to it, and exits with it. npm sends a signal to the shell of the script only, so that the
 * scripts of package.json replace it by this process (`exec`), and not by the shim of Node in .bin, another shell. Where
 * one of them is killed, the next one notices: the server by its channel to this process, this one by its new parent.
 */
function runUntilStopped(command, args) {
  const child = spawn(command, args, { cwd: root, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  // Without npm a parent may end in peace: a shell that started this in the background.
  const hasLostNpm = () => process.env.npm_lifecycle_event && process.ppid !== parent;
  setInterval(() => hasLostNpm() && child.kill('SIGTERM'), 1_000);
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}

function say(text) {
  process.stdout.write(`${text}\n`);
}

const [name = 'start', ...args] = process.argv.slice(2);
const command = commands[name];
if (!command) {
  process.stderr.write(`Unknown command "${name}". Commands: ${Object.keys(commands).join(', ')}.\n`);
  process.exit(2);
}
install();
await command(args);
