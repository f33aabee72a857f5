import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

type Derive = (password: string, salt: Buffer, length: number, cost: ScryptOptions) => Promise<Buffer>;
const derive = promisify(scrypt) as Derive;

/** Of scrypt, as OWASP's cheat sheet advises: 16 MB of memory, gone through five times. */
const COST = { N: 2 ** 14, r: 8, p: 5 };
/** What a hash begins with that was made at this cost. */
const MARK = 'p5';
/** Of hashes that were made before they said their cost, and what they lack. */
const FORMER_COST = { ...COST, p: 1 };
const REST = { ...COST, p: COST.p - FORMER_COST.p };

/** Hashes with scrypt and a salt of its own: `cost.salt.hash`, the last two base64url. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const hash = await derive(password, salt, 32, COST);
  return [MARK, salt.toString('base64url'), hash.toString('base64url')].join('.');
}

export async function isPassword(password: string, stored: string): Promise<boolean> {
  const isFormer = !stored.startsWith(`${MARK}.`);
  const [salt = '', hash = ''] = (isFormer ? stored : stored.slice(MARK.length + 1)).split('.');
  const expected = Buffer.from(hash, 'base64url');
  const salted = Buffer.from(salt, 'base64url');
  const given = await derive(password, salted, 32, isFormer ? FORMER_COST : COST);
  // As long as any other, so that the time tells neither how old a hash is nor, at the sign-in, whether there is one.
  if (isFormer) await derive(password, salted, 32, REST);
  return expected.length === given.length && timingSafeEqual(expected, given);
}
