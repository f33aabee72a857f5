#!/usr/bin/env node
// The one command behind every script of package.json. Plain JavaScript that Node 20 runs, because it is what
// installs everything newer: pnpm by npx at the pinned version, and Node 24 as a package.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(fileURLToPath(import.meta.url));
const node24 = join(root, 'node_modules/node/bin/node');
const sites = ['customer', 'backoffice'];
/**
 * What a site is built into beside its first page: the half the server draws with, further pages that share no code with
 * it, and what answers without a network.
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
const packages = ['api', 'design-system', 'customer', 'backoffice', 'tests'];
/** What a site is made of: a build is stale when any of it has changed. */
const siteSources = [
  'api/contract',
  'api/client',
  'api/package.json',
  'design-system/icons',
  'design-system/src',
  'vite.shared.ts',
  'pnpm-lock.yaml',
];

/**
 * What a start needs of fresh memory is not kept for ever: without this bound the server holds a good part more than it
 * uses, and answers no faster for it (`npm run endure -- memory` shows what it holds).
 */
const serverFlags = ['--max-semi-space-size=8'];
/** Each checker works out for itself what the others know as well: more of them than cores only costs. */
const checkers = ['--checkers', String(Math.min(4, availableParallelism()))];

const commands = {
  start: async () => {
    await build();
    runUntilStopped(node24, [...serverFlags, 'api/main.ts']);
  },
  dev: () => runUntilStopped(node24, ['dev.ts']),
  build: () => build(),
  seed: (args) => run(node24, ['api/demo/grow.ts', ...args]),
  check: () => {
    for (const name of packages)
      run(node24, [bin('tsc'), '-p', `${name}/tsconfig.json`, ...checkers], `types: ${name}`);
    run(bin('biome'), ['check', '--error-on-warnings', '.'], 'lint, format, cycles');
    run(node24, [bin('knip')], 'dead code');
  },
  format: () => run(bin('biome'), ['check', '--write', '.']),
  test: (args) => run(node24, ['tests/run.ts', ...args]),
  endure: async (args) => {
    await build();
    run(node24, ['tests/endure/run.ts', ...args]);
  },
  bench: async (args) => {
    await build();
    run(node24, ['tests/bench/run.ts', ...args]);
  },
  storybook: (args) => run(node24, [bin('storybook'), ...(args.length > 0 ? args : ['dev', '--port', '6006'])]),
};

/** Installs when the lock file is not the one that was installed last. */
function install() {
  const stamp = join(root, 'node_modules/.cubby-installed');
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'pnpm-lock.yaml')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted && existsSync(node24)) return;
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  say('Installing what Cubby stands on (once, about half a minute) …');
  run('npx', ['--yes', packageManager, 'install', '--frozen-lockfile', '--reporter=append-only'], 'install');
  writeFileSync(stamp, wanted);
}

/** Builds the sites whose sources have changed since, side by side. */
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

/** A hash over the names, sizes and times of all files below the given paths. */
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

/** The shims in .bin are shell scripts, and what they start must be Node 24 as well. */
function withNode24() {
  return { ...process.env, PATH: `${dirname(node24)}:${process.env.PATH}` };
}

function bin(name) {
  return join(root, 'node_modules/.bin', name);
}

/** Runs a step to its end; when it fails, names it and ends with its status. */
function run(command, args, step = '', cwd = root) {
  const shim = args[0]?.startsWith(join(root, 'node_modules/.bin'));
  const [file, list] = shim ? [args[0], args.slice(1)] : [command, args];
  const { status, error } = spawnSync(file, list, { cwd, env: withNode24(), stdio: 'inherit' });
  if (status === 0) return;
  process.stderr.write(`\n${step || [file, ...list].join(' ')} failed${error ? `: ${error.message}` : ''}.\n`);
  if (step === 'install') process.stderr.write('Is the npm registry reachable? Then run the same command again.\n');
  process.exit(status ?? 1);
}

/** Runs a step while others run; when it fails, names it and ends with its status. */
async function runBeside([file, ...list], step, cwd) {
  const child = spawn(file, list, { cwd, env: withNode24(), stdio: 'inherit' });
  const status = await new Promise((resolve) => child.once('exit', resolve).once('error', () => resolve(1)));
  if (status === 0) return;
  process.stderr.write(`\n${step} failed.\n`);
  process.exit(status ?? 1);
}

/** Runs a server: signals go through to it, and its end is ours. */
function runUntilStopped(command, args) {
  const child = spawn(command, args, { cwd: root, stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}

function say(text) {
  process.stdout.write(`${text}\n`);
}

const [name = 'start', ...args] = process.argv.slice(2);
const command = commands[name];
if (!command) {
  process.stderr.write(`There is no "${name}". There are: ${Object.keys(commands).join(', ')}.\n`);
  process.exit(2);
}
install();
await command(args);
