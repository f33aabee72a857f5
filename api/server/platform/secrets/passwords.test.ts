import { randomBytes, scryptSync } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hashAtFullCost } from '../../../testing/hashing.ts';
import { hashPassword, isPassword } from './passwords.ts';

let hashCheaply: () => void;
beforeAll(() => {
  hashCheaply = hashAtFullCost();
});
afterAll(() => hashCheaply());

it('a password is verified by a slow hash, which differs each time', async () => {
  const stored = await hashPassword('correct horse');
  const [, salt = '', hash] = stored.split('.');
  const derived = scryptSync('correct horse', Buffer.from(salt, 'base64url'), 32, { N: 16_384, r: 8, p: 5 });
  expect(hash).toBe(derived.toString('base64url'));
  expect(await isPassword('correct horse', stored)).toBe(true);
  expect(await isPassword('Correct horse', stored)).toBe(false);
  expect(await isPassword('correct horse ', stored)).toBe(false);
  expect(await hashPassword('correct horse')).not.toBe(stored);
});

it('a hash from before costs were stored still works', async () => {
  const salt = randomBytes(16);
  const stored = `${salt.toString('base64url')}.${scryptSync('correct horse', salt, 32).toString('base64url')}`;
  expect(await isPassword('correct horse', stored)).toBe(true);
  expect(await isPassword('wrong horse', stored)).toBe(false);
});

it.each(['', '.', 'p5', 'p5.', 'p5..', `p5.${'A'.repeat(22)}`])('no password matches %j', async (stored) => {
  expect(await isPassword('', stored)).toBe(false);
});
