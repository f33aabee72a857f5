import { randomInt } from 'node:crypto';
import { BACKUP_CODES } from '../../../contract/vocabulary/sign-in-limits.ts';
import { sha256 } from '../../platform/secrets/ids.ts';

/** Creates ten codes of about fifty bits each, as shown, with their hashes for storage. */
export function newBackupCodes(userId: string): { codes: string[]; hashes: string[] } {
  const codes = Array.from({ length: BACKUP_CODES.count }, () => {
    const letters = Array.from(
      { length: BACKUP_CODES.length },
      () => BACKUP_CODES.alphabet[randomInt(BACKUP_CODES.alphabet.length)],
    );
    const half = BACKUP_CODES.length / 2;
    return `${letters.slice(0, half).join('')}-${letters.slice(half).join('')}`;
  });
  return { codes, hashes: codes.map((code) => backupCodeHash(userId, code)) };
}

/** Hashes a backup code in any spelling: in lower case, with or without separators. */
export function backupCodeHash(userId: string, code: string): string {
  return sha256(`backup:${userId}:${code.toUpperCase().replace(/[^A-Z0-9]/g, '')}`);
}
