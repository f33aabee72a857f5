import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { watch } from 'chokidar';
import getPort from 'get-port';
import { createServer } from 'vite';

/*
 * `npm run dev`: the API's server, restarted whenever its code changes, and both sites with hot reloading, in one
 * process that ends as a whole. The sites get the address of this server, so they never show another one's data.
 */

const ROOT = import.meta.dirname;

/** Milliseconds without changes before a restart: editors write a file in several steps. */
const SETTLE_MS = 100;

const port = await choosePort(process.env.PORT ?? '3000');
process.env.API_ORIGIN = `http://127.0.0.1:${port}`;
let server = startServer();
/** True if this process has stopped the server itself. */
let stopping = false;
/** True if code has changed since the server was started. */
let isStale = false;
let isRestarting = false;

takeSignals();
// `npm run dev` was killed, and could pass no signal on.
process.once('disconnect', () => end(0));
process.once('exit', () => server.kill());
server.once('exit', endWithServer);
const customer = await startSite('customer', 5173);
const backoffice = await startSite('backoffice', 5174);
takeSignals();
await restartOnChanges();
say(`Hot sites: travellers on ${customer}, back office on ${backoffice}; the server is on port ${port}.`);

/** Returns the requested port, or a free one if it is taken. An invalid port is left to the server to refuse. */
async function choosePort(wanted: string): Promise<string> {
  if (!/^\d{1,5}$/.test(wanted) || Number(wanted) > 65_535) return wanted;
  const free = String(await getPort({ port: Number(wanted) }));
  if (free !== wanted && wanted !== '0') say(`Port ${wanted} is taken: the server is on ${free} instead.`);
  return free;
}

/** Takes over the signals, also from Vite, which would end this process before the server has stopped. */
function takeSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.removeAllListeners(signal).on(signal, () => end(0));
}

async function startSite(name: string, wanted: number): Promise<string> {
  const site = await createServer({ root: join(ROOT, name), server: { port: await getPort({ port: wanted }) } });
  await site.listen();
  return site.resolvedUrls?.local[0] ?? '';
}

function startServer(): ChildProcess {
  return spawn(process.execPath, ['api/main.ts'], {
    cwd: ROOT,
    env: { ...process.env, PORT: port },
    // The channel tells the server when this process is killed.
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    // In a group of its own: Ctrl-C reaches only this process, which then asks the server to stop.
    detached: true,
  });
}

async function restartOnChanges(): Promise<void> {
  let settled: NodeJS.Timeout | undefined;
  const changes = watch(join(ROOT, 'api'), { ignored: /node_modules|\.test\.ts$/, ignoreInitial: true });
  changes.on('all', (_event, path) => {
    if (!path.endsWith('.ts')) return;
    clearTimeout(settled);
    settled = setTimeout(restart, SETTLE_MS);
  });
  await once(changes, 'ready');
}

/** Restarts the server until it has the newest code: a change during a restart leads to another one. */
async function restart(): Promise<void> {
  isStale = true;
  if (isRestarting) return;
  isRestarting = true;
  while (isStale) {
    isStale = false;
    await stopServer();
    server = startServer();
    stopping = false;
    const came = await answering(server);
    // A change may have broken code that the next one repairs: the sites end with the server only once it has started.
    if (came) server.once('exit', endWithServer);
    else if (!isStale && !stopping) say('The server did not start. It will restart after the next change.');
  }
  isRestarting = false;
}

/** Waits until the server answers; false if it ends, or is out of date, before that. */
async function answering(child: ChildProcess): Promise<boolean> {
  while (child.exitCode === null && child.signalCode === null && !isStale) {
    const answer = await fetch(`${process.env.API_ORIGIN}/readyz`).catch(() => null);
    if (answer?.ok) return true;
    await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
  }
  return false;
}

function endWithServer(code: number | null): void {
  if (stopping) return;
  say('The server has stopped, and the sites with it.');
  process.exit(code ?? 1);
}

async function stopServer(): Promise<void> {
  stopping = true;
  if (server.exitCode !== null || server.signalCode !== null) return;
  server.kill('SIGTERM');
  await once(server, 'exit');
}

async function end(code: number): Promise<void> {
  await stopServer();
  process.exit(code);
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
