import { constants, existsSync } from 'node:fs';
import { access, statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import ipaddr from 'ipaddr.js';
import type { Config } from '../server/platform/settings/config.ts';
import { check, type Finding } from './finding.ts';

/** Free space below which uploads and the bundled PostgreSQL are about to fail, bytes. */
const FULL_BYTES = 500e6;
/** The free part of a disk below which it is time to act (docs/operations.md). */
const FREE_PART = 0.2;

/** Checks that DATA_DIR can be written to, and the free space of its disk. */
export async function checkDisk({ dataDir }: Pick<Config, 'dataDir'>): Promise<Finding[]> {
  const disk = await check(
    'DATA_DIR',
    async () => {
      const folder = nearestExisting(dataDir);
      await access(folder, constants.W_OK | constants.X_OK);
      const { bavail, blocks, bsize } = await statfs(folder);
      const free = bavail * bsize;
      const found = `${dataDir} can be ${folder === dataDir ? 'written to' : 'created'}; ${(free / 1e9).toFixed(1)} GB are free.`;
      const todo = 'Free space, or move DATA_DIR to a larger disk.';
      if (free < FULL_BYTES) return { status: 'fault', found, todo };
      return bavail / blocks < FREE_PART ? { status: 'warning', found, todo } : { status: 'ok', found };
    },
    () => `Give the user that runs Cubby the right to write to ${dataDir}.`,
  );
  return [disk];
}

/** The server creates DATA_DIR where it is missing. */
function nearestExisting(folder: string): string {
  return existsSync(folder) ? folder : nearestExisting(dirname(folder));
}

/**
 * Compares TRUST_PROXY with what the other settings imply. No answer shows how many proxies there really are, so their
 * number is left to the operator.
 */
export function checkProxy(settings: Pick<Config, 'publicUrl' | 'host' | 'trustProxy'>): Finding[] {
  return [{ subject: 'TRUST_PROXY', ...judgeProxy(settings) }];
}

function judgeProxy({
  publicUrl,
  host,
  trustProxy,
}: Pick<Config, 'publicUrl' | 'host' | 'trustProxy'>): Omit<Finding, 'subject'> {
  if (!publicUrl.startsWith('https:'))
    return { status: 'skipped', found: 'PUBLIC_URL is http://: no proxy is needed.' };
  if (trustProxy === 0)
    return {
      status: 'fault',
      found: 'No proxy is trusted, but https:// needs one: all clients would share one address and its limits.',
      todo: 'Set TRUST_PROXY to the number of proxies in front, or to their networks.',
    };
  if (typeof trustProxy === 'number')
    return { status: 'ok', found: `The number of trusted proxies is ${trustProxy}: compare with your set-up.` };
  const trusted = trustProxy.join(', ');
  if (isLoopback(host) && !trustProxy.some(isLoopback))
    return {
      status: 'fault',
      found: `Only a proxy on this machine can reach HOST (${host}), but only ${trusted} is trusted.`,
      todo: 'Leave TRUST_PROXY unset, or set HOST to an address the proxy can reach.',
    };
  if (isLoopback(host)) return { status: 'ok', found: 'A proxy on this machine is trusted; no other can reach HOST.' };
  if (trustProxy.every(isLoopback))
    return {
      status: 'warning',
      found: `Other machines can reach HOST (${host}), but only a proxy on this machine is trusted.`,
      todo: 'If the proxy runs elsewhere, or in another container, set TRUST_PROXY to its network.',
    };
  return { status: 'ok', found: `Proxies in ${trusted} are trusted: compare with your set-up.` };
}

/** Tells whether an address, or a network, is this machine only. */
function isLoopback(host: string): boolean {
  const [address = ''] = host.split('/');
  return address === 'localhost' || (ipaddr.isValid(address) && ipaddr.parse(address).range() === 'loopback');
}
