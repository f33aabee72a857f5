import { describe, expect, it } from 'vitest';
import { establishedFrom, isProofEnough, type ProofNeed, proofNeededBy } from './proofs.ts';

const NOW = new Date('2026-11-23T10:00:00Z');
const before = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000);
const DAYS = 24 * 60;

describe('a proof of a session', () => {
  it.each<[string, ProofNeed, number | null, number | null, boolean]>([
    ['none', 'fresh', null, null, false],
    ['of this moment', 'fresh', 0, null, true],
    ['ten minutes old', 'fresh', 10, null, true],
    ['eleven minutes old', 'fresh', 11, null, false],
    ['by a method added just now', 'fresh', 0, 1, true],
    ['by a method added just now', 'established', 0, 1, false],
    ['by a method a minute too young', 'established', 0, 3 * DAYS - 1, false],
    ['by a method of three days', 'established', 0, 3 * DAYS, true],
    ['by the address of always', 'established', 9, null, true],
    ['by an old method, too long ago', 'established', 11, 30 * DAYS, false],
  ])('%s, where it has to be %s: at %s min, method of %s min', (_, need, minutes, age, expected) => {
    const proof = minutes === null ? null : { by: 'passkey' as const, at: before(minutes), since: age && before(age) };
    expect(isProofEnough(need, proof && { ...proof, since: proof.since || null }, NOW)).toBe(expected);
  });

  it('by a young method names the time from which it counts', () => {
    expect(establishedFrom(before(DAYS), NOW)).toEqual(new Date('2026-11-25T10:00:00Z'));
    expect(establishedFrom(null, NOW)).toBeNull();
  });
});

describe('a row of the endpoint table', () => {
  it.each([
    ['without a mark', {}, { password: 'x' }, null],
    ['with a mark', { proof: 'fresh' as const }, undefined, 'fresh'],
    [
      'with fields, one of them sent',
      { proof: 'fresh' as const, proofFields: ['password'] },
      { password: 'x' },
      'fresh',
    ],
    ['with fields, others sent', { proof: 'fresh' as const, proofFields: ['password'] }, { first_name: 'Ada' }, null],
    ['with fields, nothing sent', { proof: 'fresh' as const, proofFields: ['password'] }, undefined, null],
  ])('%s', (_, row, body, expected) => expect(proofNeededBy(row, body)).toBe(expected));
});
