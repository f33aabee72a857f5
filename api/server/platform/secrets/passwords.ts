import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

type Derive = (password: string, salt: Buffer, length: number, cost: ScryptOptions) => Promise<Buffer>;
const derive = promisify(scrypt) as Derive;

/** Parameters of scrypt, as OWASP's cheat sheet advises: 16 MB of memory, five passes. */
const COST = { N: 2 ** 14, r: 8, p: 5 };
/** The prefix of a hash with these parameters. */
const MARK = 'p5';
/** The parameters of hashes from before they named them, with what those lack. */
const FORMER_COST = { ...COST, p: 1 };
const REST = { ...COST, p: COST.p - FORMER_COST.p };

/** Hashes with scrypt and a random salt: `cost.salt.hash`, the last two base64url. */
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
  // As slow as any other, so that the time reveals neither the age of a hash nor, at sign-in, whether there is one.
  if (isFormer) await derive(password, salted, 32, REST);
  return expected.length === given.length && timingSafeEqual(expected, given);
}
