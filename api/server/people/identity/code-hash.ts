import { sha256 } from '../../platform/secrets/ids.ts';

/** What is kept of a code. The purpose is part of it, so that a code for one thing is wrong for the other. */
export function codeHash(purpose: string, email: string, code: string): string {
  return sha256(`${purpose}:${email}:${code}`);
}
