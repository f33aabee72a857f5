import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMoney, percentageOf } from './money.ts';
import { costLines, type Discount, priceStay } from './price.ts';
import { isWaived, waive } from './waive.ts';

const upTo = (bags: number | null, days: number | null, amount: number | null = null) => ({ bags, days, amount });
const pricing = { first_day_cost: 500, extra_day_cost: 400, booking_fee: 100, guarantee_fee: 150 };

describe('the price of a stay', () => {
  it.each<[string, number, number, Parameters<typeof priceStay>[2], number]>([
    ['one bag, one day', 1, 1, {}, 500 + 100 + 150],
    ['two bags, one day', 2, 1, {}, 1000 + 100 + 300],
    ['two bags, three days', 2, 3, {}, 1000 + 1600 + 100 + 300],
    ['without the guarantee', 1, 1, { guarantee: false }, 600],
    ['with two trees', 1, 1, { trees: 2, treePrice: 40 }, 830],
    ['ten per cent off', 2, 1, { discount: { percent: 10 } }, 1400 - 140],
    ['everything off', 2, 1, { discount: { percent: 100 } }, 0],
    ['everything off but the trees', 1, 1, { discount: { percent: 100 }, trees: 1, treePrice: 40 }, 40],
    ['more off than there is', 1, 1, { discount: { amount: 10_000 } }, 0],
    ['both bags paid for', 2, 3, { discount: { prepaidBags: 2 }, trees: 1, treePrice: 40 }, 40],
    ['one of two bags paid for', 2, 3, { discount: { prepaidBags: 1 } }, 500 + 800 + 150],
    [
      'both bags paid for, but no more than before',
      2,
      3,
      { discount: { prepaidBags: 2, limits: upTo(null, null, 1400) } },
      1600,
    ],
    ['a bag paid for, without the guarantee', 2, 1, { discount: { prepaidBags: 1 }, guarantee: false }, 500],
    [
      'two bags of four free, for a day of three',
      4,
      3,
      { discount: { percent: 100, limits: upTo(2, 1) } },
      5900 - 1400,
    ],
    ['a free day for every bag', 4, 3, { discount: { percent: 100, limits: upTo(null, 1) } }, 3200],
    ['half off, but no more than 300', 2, 1, { discount: { percent: 50, limits: upTo(null, null, 300) } }, 1100],
    ['more off than the one bag costs', 2, 1, { discount: { amount: 10_000, limits: upTo(1, 1) } }, 650],
  ])('%s', (_, quantity, days, options, total) => {
    expect(priceStay([{ quantity, pricing }], days, options).post_discount_price).toBe(total);
  });

  it('always equals the sum of its lines', () => {
    const bags = fc.array(
      fc.record({
        quantity: fc.integer({ min: 1, max: 50 }),
        pricing: fc.record({
          first_day_cost: fc.nat(2_000_000),
          extra_day_cost: fc.nat(2_000_000),
          booking_fee: fc.nat(5_000),
          guarantee_fee: fc.nat(5_000),
        }),
      }),
      { minLength: 1, maxLength: 4 },
    );
    const most = (max: number) => fc.option(fc.integer({ min: 1, max }));
    const limits = fc.record({ bags: most(60), days: most(31), amount: most(1_000_000) });
    const discount: fc.Arbitrary<Discount | null> = fc.oneof(
      fc.constant(null),
      fc.record({ percent: fc.integer({ min: 1, max: 100 }), limits }),
      fc.record({ amount: fc.integer({ min: 1, max: 1_000_000 }), limits }),
      fc.record({ prepaidBags: fc.integer({ min: 1, max: 60 }), limits }),
    );
    fc.assert(
      fc.property(
        bags,
        fc.integer({ min: 1, max: 31 }),
        discount,
        fc.nat(20),
        fc.boolean(),
        (parts, days, off, trees, guarantee) => {
          const priced = priceStay(parts, days, { discount: off, trees, treePrice: 40, guarantee });
          expect(priced.post_discount_price).toBeGreaterThanOrEqual(trees * 40);
          expect(priced.discount_amount).toBeLessThanOrEqual(off?.limits?.amount ?? priced.pre_discount_price);
          const totals = waive(priced, 'GBP');
          expect(isWaived(totals.post_discount_price, 'GBP')).toBe(false);
          const lines = costLines(totals);
          const total = lines.at(-1);
          expect(total?.kind).toBe('total');
          expect(lines.slice(0, -1).reduce((sum, line) => sum + line.amount, 0)).toBe(total?.amount);
          expect(totals.post_discount_price).toBe(totals.pre_discount_price - totals.discount_amount);
          expect(Object.values(totals).every((value) => Number.isSafeInteger(value) && value >= 0)).toBe(true);
        },
      ),
    );
  });

  it('lists its lines with deductions after what they cover, without free ones', () => {
    const all = priceStay([{ quantity: 1, pricing }], 1, { trees: 1, treePrice: 40, discount: { percent: 10 } });
    expect(costLines(all).map(({ kind }) => kind)).toEqual([
      'bags',
      'booking_fee',
      'insurance',
      'discount',
      'trees',
      'total',
    ]);
    const prepaid = priceStay([{ quantity: 1, pricing }], 1, { discount: { prepaidBags: 1 } });
    expect(costLines(prepaid).map(({ kind }) => kind)).toEqual([
      'bags',
      'booking_fee',
      'insurance',
      'prepaid',
      'total',
    ]);
    expect(costLines(all).find(({ kind }) => kind === 'discount')?.amount).toBe(-75);
    const free = priceStay([{ quantity: 1, pricing: { ...pricing, booking_fee: 0 } }], 1, { guarantee: false });
    expect(costLines(free).map(({ kind }) => kind)).toEqual(['bags', 'total']);
  });
});

describe('a rest too small to be charged', () => {
  it.each([
    ['is waived', 29, 'GBP', 0, true],
    ['is charged from the minimum on', 30, 'GBP', 0, false],
    ['is waived beside credit', 1029, 'GBP', 1000, true],
    ['is what the credit leaves', 1030, 'GBP', 1000, false],
    ['has a minimum in each currency', 1499, 'CZK', 0, true],
    ['has a minimum without minor units', 999, 'KRW', 0, true],
    ['is none where nothing is left', 0, 'EUR', 0, false],
    ['is none where credit covers everything', 700, 'EUR', 700, false],
  ] as const)('%s', (_, post_discount_price, currency, credit, waived) => {
    const price = { discount_amount: 200, post_discount_price };
    const rest = post_discount_price - credit;
    expect(waive(price, currency, credit)).toEqual(
      waived ? { discount_amount: 200 + rest, post_discount_price: credit } : price,
    );
    expect(isWaived(rest, currency)).toBe(waived);
  });
});

describe('money', () => {
  it.each([
    [1005, 10, 101],
    [1004, 10, 100],
    [0, 50, 0],
    [1, 50, 1],
    [999, 100, 999],
  ])('%i minor units at %i %% are %i', (amount, percent, share) => {
    expect(percentageOf(amount, percent)).toBe(share);
  });

  it.each([
    [599, 'GBP', 100, 'en', '£5.99'],
    [599, 'EUR', 100, 'de', '5,99\u00a0€'],
    [9000, 'KRW', 1, 'en', '₩9,000'],
    [0, 'GBP', 100, 'en', '£0.00'],
    [-150, 'GBP', 100, 'en', '-£1.50'],
  ] as const)('writes %i %s as people do', (amount, currency, minor, language, text) => {
    expect(formatMoney(amount, currency, minor, language)).toBe(text);
  });
});
