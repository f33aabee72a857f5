import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { join } from 'node:path';
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

takeSignals();
process.once('exit', () => server.kill());
server.once('exit', endWithServer);
const customer = await startSite('customer', 5173);
const backoffice = await startSite('backoffice', 5174);
takeSignals();
restartOnChanges();
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
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.removeAllListeners(signal).once(signal, () => end(0));
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
    stdio: ['ignore', 'inherit', 'inherit'],
    // In a group of its own: Ctrl-C reaches only this process, which then asks the server to stop.
    detached: true,
  });
}

function restartOnChanges(): void {
  let settled: NodeJS.Timeout | undefined;
  watch(join(ROOT, 'api'), { recursive: true }, (_event, name) => {
    if (!name?.endsWith('.ts') || /node_modules|\.test\.ts$/.test(name)) return;
    clearTimeout(settled);
    settled = setTimeout(restart, SETTLE_MS);
  });
}

async function restart(): Promise<void> {
  if (stopping) return;
  await stopServer();
  server = startServer();
  stopping = false;
  // A change may have broken code that the next one repairs: the sites end with the server only once it has started.
  const came = await Promise.race([answering(server), once(server, 'exit').then(() => false)]);
  if (came) server.once('exit', endWithServer);
  else if (!stopping) say('The server did not start. It will restart after the next change.');
}

async function answering(child: ChildProcess): Promise<boolean> {
  while (child.exitCode === null && child.signalCode === null) {
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
