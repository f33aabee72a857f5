import { randomInt } from 'node:crypto';
import { BACKUP_CODES } from '../../../contract/vocabulary/sign-in-limits.ts';
import { sha256 } from '../../platform/secrets/ids.ts';

/** Ten codes of about fifty bits each, as they are read, and what is kept of them. */
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

/** However it was typed: in small letters, with or without what stands between. */
export function backupCodeHash(userId: string, code: string): string {
  return sha256(`backup:${userId}:${code.toUpperCase().replace(/[^A-Z0-9]/g, '')}`);
}
