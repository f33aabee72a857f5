import { sha256 } from '../../platform/secrets/ids.ts';

/** Normalizes a code for comparison: spaces and lower case are accepted. */
export function pairingHash(code: string): string {
  return sha256(`pairing:${code.toUpperCase().replace(/[^A-Z0-9]/g, '')}`);
}
