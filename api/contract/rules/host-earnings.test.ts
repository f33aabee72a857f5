import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hostEarnings } from './host-earnings.ts';

describe('what a host earns in a month', () => {
  it.each([
    ['five bags a day at five pounds', 5, 500, { low: 26_000, typical: 32_500, high: 39_000 }],
    ['half a bag a day', 0.5, 500, { low: 2_600, typical: 3_250, high: 3_900 }],
    ['won, which have no minor units', 3, 8_000, { low: 249_600, typical: 312_000, high: 374_400 }],
    ['nothing stored', 0, 500, { low: 0, typical: 0, high: 0 }],
    ['less than nothing', -3, -500, { low: 0, typical: 0, high: 0 }],
    ['no number', Number.NaN, 500, { low: 0, typical: 0, high: 0 }],
    ['no end', Number.POSITIVE_INFINITY, 500, { low: 0, typical: 0, high: 0 }],
  ])('%s', (_case, bagsPerDay, pricePerBag, expected) =>
    expect(hostEarnings({ bagsPerDay, pricePerBag })).toEqual(expected),
  );

  it('is between two and three fifths of what travellers pay, in whole units', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 200 }),
        fc.integer({ min: 0, max: 20_000 }),
        fc.integer({ min: 0, max: 31 }),
        (bagsPerDay, pricePerBag, openDays) => {
          const { low, typical, high } = hostEarnings({ bagsPerDay, pricePerBag, openDays });
          const paid = bagsPerDay * pricePerBag * openDays;
          for (const amount of [low, typical, high]) expect(Number.isInteger(amount)).toBe(true);
          expect(low).toBeLessThanOrEqual(typical);
          expect(typical).toBeLessThanOrEqual(high);
          expect(Math.abs(low - paid * 0.4)).toBeLessThan(1);
          expect(Math.abs(high - paid * 0.6)).toBeLessThan(1);
        },
      ),
    );
  });
});
