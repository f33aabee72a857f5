import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reportingTotal } from './reporting-total.ts';

const IN_EURO = { reporting: 'EUR', minorInMajor: (currency: string) => (currency === 'KRW' ? 1 : 100) };
const pounds = (rate: number, from: string) => ({ currency: 'GBP', rate, from });
const took = (date: string, currency: string, revenue: number) => ({ date, currency, revenue });

describe('a total in the reporting currency', () => {
  it.each([
    ['of nothing', [], [], { total: 0, oldestRate: null, missing: [] }],
    [
      'of the reporting currency, without a rate',
      [took('2026-11-01', 'EUR', 500)],
      [],
      { total: 500, oldestRate: null },
    ],
    [
      'by the latest rate up to each day',
      [took('2026-11-01', 'GBP', 1000), took('2026-11-09', 'GBP', 1000), took('2026-11-10', 'GBP', 1000)],
      [pounds(1.2, '2026-11-10'), pounds(1.1, '2026-11-01'), pounds(9, '2026-11-11')],
      { total: 3400, oldestRate: '2026-11-01', missing: [] },
    ],
    [
      'without days before the first rate',
      [took('2026-10-31', 'GBP', 1000), took('2026-11-01', 'GBP', 1000)],
      [pounds(1.1, '2026-11-01')],
      { total: 1100, missing: ['GBP'] },
    ],
    ['without a rate for a day of nothing', [took('2026-10-31', 'GBP', 0)], [], { total: 0, missing: [] }],
    [
      'of currencies without minor units, and of refunds',
      [took('2026-11-01', 'KRW', 10_000), took('2026-11-01', 'EUR', -200)],
      [{ currency: 'KRW', rate: 0.000631, from: '2026-01-01' }],
      { total: 431, oldestRate: '2026-01-01' },
    ],
  ])('%s', (_name, takings, rates, expected) => {
    expect(reportingTotal(takings, rates, IN_EURO)).toMatchObject(expected);
  });

  it('differs from the sum of its days by rounding only', () => {
    const revenue = fc.integer({ min: -100_000, max: 100_000 });
    fc.assert(
      fc.property(
        fc.array(revenue, { maxLength: 30 }),
        fc.double({ min: 0.01, max: 100, noNaN: true }),
        (sums, rate) => {
          const takings = sums.map((sum, day) => took(`2026-11-${String(day + 1).padStart(2, '0')}`, 'GBP', sum));
          const { total, byDay } = reportingTotal(takings, [pounds(rate, '2026-01-01')], IN_EURO);
          const sum = [...byDay.values()].reduce((all, day) => all + day, 0);
          expect(Math.abs(total - sum)).toBeLessThanOrEqual(sums.length / 2 + 1);
        },
      ),
    );
  });
});
