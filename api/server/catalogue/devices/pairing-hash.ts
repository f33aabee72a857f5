import { sha256 } from '../../platform/secrets/ids.ts';

/** A code as it is compared: however it is spaced, and in small letters too. */
export function pairingHash(code: string): string {
  return sha256(`pairing:${code.toUpperCase().replace(/[^A-Z0-9]/g, '')}`);
}
