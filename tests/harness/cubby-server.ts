import { type ChildProcess, spawn } from 'node:child_process';
import { freePort } from '@cubby/api/testing';
import { ROOT } from './checkouts.ts';

/** The flags of `npm start`. */
const FLAGS = ['--max-semi-space-size=32', '--heap-growing-percent=30'];

export interface CubbyServer {
  url: string;
  port: number;
  process: ChildProcess;
  /** Milliseconds from the start of the process to its first response. */
  startedIn: number;
  /** Returns all output so far. */
  output: () => string;
  /** Asks the server to stop and waits until it has. */
  stop: () => Promise<number | null>;
  /** Kills the server without warning and waits until it has ended. */
  kill: () => Promise<void>;
}

/** Starts the real server of a checkout as a separate process, or another command, and waits until it is ready. */
export async function startCubby(
  env: Record<string, string>,
  checkout = ROOT,
  [command = '', ...args]: readonly string[] = [process.execPath, ...FLAGS, 'api/main.ts'],
): Promise<CubbyServer> {
  const port = Number(env.PORT ?? (await freePort()));
  const began = performance.now();
  const { PATH, HOME, NODE_COMPILE_CACHE } = process.env;
  const child = spawn(command, args, {
    cwd: checkout,
    env: { PATH, HOME, NODE_COMPILE_CACHE, ...env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  child.stdout?.on('data', (chunk) => {
    printed += chunk;
  });
  child.stderr?.on('data', (chunk) => {
    printed += chunk;
  });
  const gone = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const url = `http://localhost:${port}`;
  await ready(url, child, () => printed);
  let isAskedToEnd = false;
  void gone.then((code) => {
    if (!isAskedToEnd) process.stderr.write(`The server on ${url} ended with exit code ${code}:\n${printed}\n`);
  });
  return {
    url,
    port,
    process: child,
    startedIn: performance.now() - began,
    output: () => printed,
    stop: () => {
      isAskedToEnd = true;
      child.kill('SIGTERM');
      return gone;
    },
    kill: async () => {
      isAskedToEnd = true;
      child.kill('SIGKILL');
      await gone;
    },
  };
}

/** Several minutes on a machine with much else to do; a server that hangs is found all the same. */
const PATIENCE_MS = 240_000;

async function ready(url: string, child: ChildProcess, output: () => string): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The server ended at its start:\n${output()}`);
    const answered = await fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (answered) return;
    await new Promise((wait) => setTimeout(wait, 50));
  }
  child.kill('SIGKILL');
  throw new Error(`The server was not ready in time:\n${output()}`);
}
