import { addMinutes } from 'date-fns/addMinutes';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../vocabulary/languages.ts';
import { describeRefundPolicy, describeRefunds } from './describe-refunds.ts';
import {
  decideChange,
  decideRefund,
  priceOf,
  REFUND_LINES,
  type RefundableStay,
  type RefundLine,
  type RefundPolicy,
  refundSchedule,
} from './refunds.ts';

const STAY: RefundableStay = {
  paid: 1400,
  dropoff: new Date('2026-11-24T10:00:00Z'),
  paidAt: new Date('2026-11-20T10:00:00Z'),
  lines: { bags: 1000, booking_fee: 100, guarantee: 200, trees: 100 },
  discount: 0,
};
/** Full refund until drop-off or an hour after paying. Ours may change. */
const PLAIN: RefundPolicy = [
  { until: { beforeDropoff: 0, afterPaying: 60 }, share: 1, of: REFUND_LINES },
  { until: null, share: 0, of: REFUND_LINES },
];
/** Full refund until a day before, half of bags and guarantee until drop-off, none after that. */
const STRICT: RefundPolicy = [
  { until: { beforeDropoff: 1440, afterPaying: 0 }, share: 1, of: REFUND_LINES },
  { until: { beforeDropoff: 0, afterPaying: 30 }, share: 0.5, of: ['bags', 'guarantee'] },
  { until: null, share: 0, of: [] },
];
const at = (text: string) => new Date(text);

describe('the refund of a cancellation', () => {
  it.each([
    ['before drop-off', STAY, '2026-11-24T09:59:59Z', 1400, '2026-11-24T10:00:00.000Z'],
    ['at drop-off', STAY, '2026-11-24T10:00:00Z', 0, null],
    [
      'a minute before an hour has passed since paying',
      lastMinute(),
      '2026-11-24T11:14:59Z',
      1400,
      '2026-11-24T11:15:00.000Z',
    ],
    ['an hour after paying', lastMinute(), '2026-11-24T11:15:00Z', 0, null],
    ['what staff have left', { ...STAY, paid: 1100 }, '2026-11-23T10:00:00Z', 1100, '2026-11-24T10:00:00.000Z'],
  ])('%s', (_name, stay, moment, amount, until) => {
    const decision = decideRefund(stay, at(moment), { policy: PLAIN });
    expect([decision.amount, decision.until?.toISOString() ?? null]).toEqual([amount, until]);
  });

  it.each([
    ['all a day before', STAY, '2026-11-23T09:59:59Z', 1400, true],
    ['half of bags and guarantee after that', STAY, '2026-11-23T10:00:00Z', 600, false],
    ['the same of what a discount has left', { ...STAY, paid: 750, discount: 650 }, '2026-11-23T10:00:00Z', 300, false],
    [
      'half a penny rounded up for the traveller',
      { ...STAY, paid: 1401, lines: { ...STAY.lines, bags: 1001 } },
      '2026-11-23T10:00:00Z',
      601,
      false,
    ],
    ['never more than is left', { ...STAY, paid: 200 }, '2026-11-23T10:00:00Z', 200, false],
    ['nothing after drop-off', STAY, '2026-11-24T10:00:00Z', 0, false],
  ])('under another policy: %s', (_name, stay, moment, amount, whole) =>
    expect(decideRefund(stay, at(moment), { policy: STRICT })).toMatchObject({ amount, whole }),
  );

  it('is everything if the place failed, whatever the time and policy', () => {
    const late = at('2026-11-25T10:00:00Z');
    for (const policy of [undefined, STRICT])
      expect(decideRefund(STAY, late, { stashpointFailed: true, ...(policy && { policy }) })).toMatchObject({
        amount: 1400,
        whole: true,
        until: null,
      });
  });

  it('never grows with time or exceeds the payment, under any policy that gets stricter', () => {
    const amount = fc.integer({ min: 0, max: 50_000 });
    const lines = fc.record({ bags: amount, booking_fee: amount, guarantee: amount, trees: amount });
    const tiers = fc.array(fc.tuple(fc.integer({ min: 0, max: 5000 }), fc.integer({ min: 0, max: 100 })), {
      maxLength: 4,
    });
    fc.assert(
      fc.property(lines, fc.integer({ min: 0, max: 100 }), tiers, (parts, off, steps) => {
        const discounted = parts.bags + parts.booking_fee + parts.guarantee;
        const discount = Math.floor((discounted * off) / 100);
        const stay = { ...STAY, lines: parts, discount, paid: discounted - discount + parts.trees };
        const policy = policyOf(steps);
        const amounts = refundSchedule(stay, at('2026-11-19T10:00:00Z'), policy).map((tier) => tier.amount);
        expect(amounts.every((each) => each >= 0 && each <= stay.paid)).toBe(true);
        expect(amounts).toEqual(amounts.toSorted((one, other) => other - one));
      }),
    );
  });
});

describe('the refund of a change', () => {
  const LATE = at('2026-11-24T12:00:00Z');
  const bags = (amount: number) => ({ lines: { ...STAY.lines, bags: amount }, discount: 0 });

  it.each([
    ['all it saves, in time', STAY, at('2026-11-24T09:59:00Z'), { refund: 700, total: 700, kept: 0 }],
    ['nothing, once cancelling gives nothing', STAY, LATE, { refund: 0, total: 1400, kept: 700 }],
    ['nothing, once the bags are inside', { ...STAY, inside: true }, at('2026-11-24T09:00:00Z'), { refund: 0 }],
  ])('%s', (_name, stay, moment, decided) =>
    expect(decideChange(stay, bags(300), moment, { policy: PLAIN })).toMatchObject({ due: 0, ...decided }),
  );

  it('is the whole saving if the place failed, whatever was kept before', () => {
    const less = { ...STAY, ...bags(300), keeps: { total: 1400, kept: 700 } };
    expect(decideChange(less, bags(200), LATE, { stashpointFailed: true })).toMatchObject({ refund: 800, total: 600 });
  });

  it('counts what was kept towards a later increase', () => {
    const less = { ...STAY, ...bags(300), keeps: { total: 1400, kept: 700 } };
    expect(decideChange(less, bags(1000), LATE, { policy: PLAIN })).toMatchObject({ due: 0, refund: 0, total: 1400 });
    expect(decideChange(less, bags(1100), LATE, { policy: PLAIN })).toMatchObject({ due: 100, total: 1500 });
  });

  it('never makes a stay cheaper than cancelling first, under any policy that gets stricter', () => {
    const amount = fc.integer({ min: 0, max: 5000 });
    const lines = fc.record({ bags: amount, booking_fee: amount, guarantee: amount, trees: amount });
    const steps = fc.array(
      fc.record({ lines, minutes: fc.integer({ min: 0, max: 2000 }), moves: fc.integer({ min: -3000, max: 3000 }) }),
      { minLength: 1, maxLength: 6 },
    );
    const tiers = fc.array(fc.tuple(fc.integer({ min: 0, max: 5000 }), fc.integer({ min: 0, max: 100 })), {
      maxLength: 3,
    });
    fc.assert(
      fc.property(lines, steps, tiers, fc.boolean(), (first, changes, ends, ours) => {
        const policy = ours ? PLAIN : policyOf(ends);
        let now = at('2026-11-20T10:00:00Z');
        let stay: RefundableStay = { ...STAY, lines: first, discount: 0, paid: priceOf({ lines: first, discount: 0 }) };
        // What the traveller has spent if they cancel: never less after a change than before it.
        const spentIfCancelled = (of: RefundableStay) => of.paid - decideRefund(of, now, { policy }).amount;
        for (const { lines: wanted, minutes, moves } of changes) {
          now = addMinutes(now, minutes);
          const before = spentIfCancelled(stay);
          const { total, kept, due, refund, best, price } = decideChange(stay, { lines: wanted, discount: 0 }, now, {
            policy,
          });
          const dropoff = addMinutes(stay.dropoff, moves);
          stay = {
            ...stay,
            lines: wanted,
            paid: stay.paid + due - refund,
            keeps: { total, kept },
            dropoff: best || dropoff < stay.dropoff ? dropoff : stay.dropoff,
          };
          expect(stay.paid).toBe(total);
          expect(total).toBeGreaterThanOrEqual(price);
          expect(spentIfCancelled(stay)).toBeGreaterThanOrEqual(before);
        }
      }),
      { seed: 102, numRuns: 500 },
    );
  });
});

/** A stay bought at 10:15, when the site offers the hour that has begun. */
function lastMinute(): RefundableStay {
  return { ...STAY, paidAt: at('2026-11-24T10:15:00Z') };
}

function policyOf(steps: [number, number][]): RefundPolicy {
  const ends = steps.map(([minutes]) => minutes).sort((one, other) => other - one);
  const shares = steps.map(([, percent]) => percent / 100).sort((one, other) => other - one);
  const of: readonly RefundLine[] = REFUND_LINES;
  return [
    ...ends.map((beforeDropoff, index) => ({
      until: { beforeDropoff, afterPaying: 0 },
      share: shares[index] ?? 0,
      of,
    })),
    { until: null, share: 0, of },
  ];
}

describe('the sentence about refunds', () => {
  const writing = {
    money: (amount: number) => `£${(amount / 100).toFixed(2)}`,
    moment: (instant: Date) => instant.toISOString().slice(0, 16),
    policy: PLAIN,
  };

  it('follows from the policy', () => {
    expect(describeRefundPolicy('en', PLAIN)).toBe(
      'Cancel before drop-off or within 60 minutes of paying (whichever is later) for a refund of the full price. ' +
        'After that, or once the bags are dropped off, there is no refund.',
    );
    expect(describeRefundPolicy('en', STRICT)).toBe(
      'Cancel up to 24 hours before drop-off for a refund of the full price. After that, and before drop-off or within ' +
        '30 minutes of paying (whichever is later), the refund is 50% of the price (bags and guarantee). ' +
        'After that, or once the bags are dropped off, there is no refund.',
    );
  });

  it('names the sums and times of the stay', () => {
    const now = at('2026-11-21T10:00:00Z');
    expect(describeRefunds('en', STAY, now, writing)).toBe(
      'Cancel before 2026-11-24T10:00 for a refund of £14.00. ' +
        'After that, or once the bags are dropped off, there is no refund.',
    );
    expect(describeRefunds('en', STAY, now, { ...writing, policy: STRICT })).toBe(
      'Cancel before 2026-11-23T10:00 for a refund of £14.00. After that, and before 2026-11-24T10:00, the refund is £6.00. ' +
        'After that, or once the bags are dropped off, there is no refund.',
    );
  });

  it('counts from paying before anything is paid, and from the clock then', () => {
    const now = at('2026-11-24T10:15:00Z');
    expect(describeRefunds('en', { ...STAY, paidAt: null }, now, writing)).toContain(
      'Cancel within 60 minutes of paying for a refund of £14.00.',
    );
    expect(describeRefunds('en', lastMinute(), now, writing)).toContain('Cancel before 2026-11-24T11:15 for');
  });

  it('promises nothing after the last deadline', () =>
    expect(describeRefunds('en', STAY, at('2026-11-25T10:00:00Z'), writing)).toBe(
      'The refund period has ended. You can still cancel, but you won’t get a refund.',
    ));

  it.each(LANGUAGES)('leaves no placeholder open: %s', (language) => {
    for (const text of [
      describeRefundPolicy(language),
      describeRefundPolicy(language, STRICT),
      describeRefunds(language, STAY, at('2026-11-21T10:00:00Z'), { ...writing, policy: STRICT }),
    ]) {
      expect(text).not.toMatch(/[{}]|undefined/);
      expect(text.length).toBeGreaterThan(80);
    }
    expect(describeRefundPolicy(language, PLAIN)).toContain('60');
    expect(describeRefundPolicy(language, STRICT)).toContain('24');
  });
});
