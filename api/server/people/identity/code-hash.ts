import { randomBytes } from 'node:crypto';
import { sha256 } from '../../platform/secrets/ids.ts';

/** Hashes a code for storage. The purpose is part of it, so that a code for one purpose is wrong for another. */
export function codeHash(purpose: string, email: string, code: string): string {
  return sha256(`${purpose}:${email}:${code}`);
}

/** Hashes a browser's secret for storage, with the address, so that two addresses of one browser have nothing in common. */
export function browserHash(email: string, secret: string): string {
  return sha256(`asked:${email}:${secret}`);
}

/** Makes the secret of a browser that has none yet. */
export function newBrowserSecret(): string {
  return randomBytes(32).toString('base64url');
}
