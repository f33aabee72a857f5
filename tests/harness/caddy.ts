import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@cubby/api/testing';
import { ROOT } from './checkouts.ts';
import { installDebian } from './install-debian.ts';

const PROGRAM = '/usr/bin/caddy';
const PATIENCE_MS = 10_000;

/** Tells whether Caddy is installed, or could be installed from Debian's packages. */
export function findCaddy(): boolean {
  if (!existsSync(PROGRAM)) installDebian('caddy');
  return existsSync(PROGRAM);
}

export interface Proxy {
  url: string;
  /** Returns its log so far. */
  output: () => string;
  stop: () => Promise<void>;
}

/**
 * Starts Debian's Caddy with the example of docs/deploy in front of these servers; without TLS, on one name, and with a
 * turn for each server, because all clients here have one address.
 */
export async function startCaddy(ports: readonly number[]): Promise<Proxy> {
  const folder = mkdtempSync(join(tmpdir(), 'cubby-caddy-'));
  const url = `http://localhost:${await freePort()}`;
  const changes = {
    'example.org, admin.example.org, hosts.example.org': url,
    '127.0.0.1:3000 127.0.0.1:3001': ports.map((port) => `localhost:${port}`).join(' '),
    'lb_policy ip_hash': 'lb_policy round_robin\n\t\ttrusted_proxies 127.0.0.1/8 ::1/128',
  };
  let file = readFileSync(join(ROOT, 'docs/deploy/Caddyfile'), 'utf8');
  for (const [example, here] of Object.entries(changes)) {
    if (!file.includes(example)) throw new Error(`docs/deploy/Caddyfile no longer has: ${example}`);
    file = file.replace(example, here);
  }
  writeFileSync(join(folder, 'Caddyfile'), `{\n\tadmin off\n\tauto_https off\n}\n${file}`);
  const env = { PATH: process.env.PATH, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const args = ['run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')];
  const proxy = spawn(PROGRAM, args, { env, stdio: ['ignore', 'ignore', 'pipe'] });
  let printed = '';
  proxy.stderr.on('data', (chunk) => {
    printed += chunk;
  });
  const gone = new Promise((resolve) => proxy.once('exit', resolve));
  const deadline = Date.now() + PATIENCE_MS;
  while (!(await fetch(`${url}/readyz`).catch(() => null))?.ok) {
    if (Date.now() > deadline || proxy.exitCode !== null) throw new Error(`Caddy did not start:\n${printed}`);
    await new Promise((wait) => setTimeout(wait, 50));
  }
  return {
    url,
    output: () => printed,
    stop: async () => {
      proxy.kill('SIGTERM');
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
