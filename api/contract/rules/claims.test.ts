import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CURRENCY_CODES } from '../vocabulary/currencies.ts';
import {
  CLAIM_ITEM_KINDS,
  type ClaimedItem,
  claimStateOf,
  depreciate,
  isClaimable,
  leftOfBag,
  needsOf,
  signalsOf,
  suggestAmounts,
  sumByBag,
} from './claims.ts';

const PICKUP = new Date('2026-10-25T10:00:00Z');
const STAY = { state: 'checked_out', pickup: PICKUP, checked_out_at: null } as const;
const TABLE = {
  bag: [90, 50],
  clothing: [100],
  electronics: [80],
  cosmetics: [0],
  sports: [70],
  other: [60, 30, 10],
} as const;
const item = (change: Partial<ClaimedItem> = {}): ClaimedItem => ({
  ...{ name: 'Suitcase', kind: 'bag', bag: 1, value: 1001, age_months: 0 },
  ...change,
});

describe('the time for a claim', () => {
  it.each([
    ['with bags in storage', '2026-10-24T10:00:15Z', { state: 'checked_in' }, true],
    ['before pick-up, with no check-in', '2026-10-25T09:59:59Z', { state: 'confirmed' }, false],
    ['at pick-up, when a host may have forgotten to check in', '2026-10-25T10:00:00Z', { state: 'confirmed' }, true],
    ['after a no-show', '2026-10-25T10:00:00Z', { state: 'no_show' }, false],
    ['seven days after pick-up, over the end of summer time', '2026-11-01T10:00:00Z', {}, true],
    ['a second later', '2026-11-01T10:00:01Z', {}, false],
    ['after a late collection', '2026-11-04T10:00:00Z', { checked_out_at: new Date('2026-10-28T10:00:00Z') }, true],
    ['of a cancelled stay', '2026-10-25T10:00:00Z', { state: 'cancelled' }, false],
  ] as const)('%s', (_name, now, change, expected) => {
    expect(isClaimable({ ...STAY, ...change }, new Date(now))).toBe(expected);
  });
});

describe('what an item is worth', () => {
  it.each([
    [item(), 901],
    [item({ age_months: 11 }), 901],
    [item({ age_months: 12 }), 501],
    [item({ age_months: 600 }), 501],
    [item({ kind: 'cosmetics' }), 0],
    [item({ kind: 'other', age_months: 24 }), 100],
    [item({ value: 0 }), 0],
  ])('%#', (each, expected) => {
    expect(depreciate(each, TABLE)).toBe(expected);
  });

  it('is suggested for each item, never above what was paid for it or is left of its bag, in any currency', () => {
    const items = fc.array(
      fc.record({
        name: fc.constant('Thing'),
        kind: fc.constantFrom(...CLAIM_ITEM_KINDS),
        bag: fc.integer({ min: 1, max: 3 }),
        value: fc.integer({ min: 0, max: 100_000_000 }),
        age_months: fc.integer({ min: 0, max: 600 }),
      }),
    );
    fc.assert(
      fc.property(items, fc.constantFrom(...CURRENCY_CODES), fc.nat(10_000_000), (claimed, currency, before) => {
        const left = leftOfBag(currency, before);
        const amounts = suggestAmounts(claimed, TABLE, () => left);
        for (const [index, { value }] of claimed.entries()) expect(amounts[index]).toBeLessThanOrEqual(value);
        for (const sum of sumByBag(claimed, amounts).values()) expect(sum).toBeLessThanOrEqual(left);
      }),
    );
  });
});

it('shows what waits for a second person as open, and payouts as they end', () => {
  expect(claimStateOf('to_confirm', null)).toBe('open');
  expect(claimStateOf('accepted', 'prepared')).toBe('accepted');
  expect(claimStateOf('accepted', 'left_out')).toBe('accepted');
  expect(claimStateOf('accepted', 'sent')).toBe('paid');
  expect(claimStateOf('accepted', 'returned')).toBe('returned');
});

describe('what is missing', () => {
  const claim = { cause: 'stolen', items: [item()], police_reference: null, files: [], hasAccount: false } as const;
  it.each([
    ['open', {}, ['photos', 'receipts', 'police_report']],
    ['needs_more', { police_reference: 'CR/1', files: [{ purpose: 'photo' }] }, ['answer', 'receipts']],
    ['open', { cause: 'lost', files: [{ purpose: 'receipt' }] }, []],
    ['accepted', {}, ['account']],
    ['accepted', { hasAccount: true }, []],
    ['returned', { hasAccount: true }, ['account']],
    ['refused', {}, []],
  ] as const)('%s %#', (state, change, expected) => {
    expect(needsOf({ ...claim, ...change, state })).toEqual(expected);
  });
});

it('alerts staff to many claims, used photos, and more contents than a bag holds', () => {
  const quiet = { photosUsedBefore: 0, earlierOfTraveller: 2, earlierOfStashpoint: 0, cover: 'standard' as const };
  const shirts = (count: number) => Array.from({ length: count }, () => item({ kind: 'clothing' }));
  expect(signalsOf({ ...quiet, items: [item(), ...shirts(25)] })).toEqual([]);
  expect(signalsOf({ ...quiet, items: shirts(26) })).toEqual(['more_than_fits']);
  expect(signalsOf({ ...quiet, items: [], earlierOfStashpoint: 3, photosUsedBefore: 1 })).toEqual([
    'photo_used_before',
    'many_claims',
  ]);
});
