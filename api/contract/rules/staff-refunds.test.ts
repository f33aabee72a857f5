import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitStaffRefund } from './staff-refunds.ts';

describe('a refund by staff', () => {
  it.each([
    ['platform', 'source', 500, { card: 500, credit: 0, host: 0, platform: 500 }],
    ['host', 'source', 500, { card: 500, credit: 0, host: 300, platform: 200 }],
    ['host', 'source', 200, { card: 200, credit: 0, host: 200, platform: 0 }],
    ['host', 'source', 900, { card: 800, credit: 100, host: 300, platform: 600 }],
    ['platform', 'credit', 900, { card: 0, credit: 900, host: 0, platform: 900 }],
  ] as const)('borne by %s, to %s: %d', (borne_by, to, amount, parts) => {
    expect(splitStaffRefund({ card: 800, host_share: 300 }, { amount, to, borne_by })).toEqual(parts);
  });

  it('takes nothing from a host who has no share', () => {
    const order = { amount: 500, to: 'source', borne_by: 'host' } as const;
    expect(splitStaffRefund({ card: 800, host_share: -100 }, order)).toMatchObject({ host: 0, platform: 500 });
  });

  it('adds up, whoever bears it and wherever it goes', () => {
    const whole = fc.integer({ min: 0, max: 100_000 });
    fc.assert(
      fc.property(whole, whole, whole, fc.boolean(), fc.boolean(), (card, host_share, amount, credit, host) => {
        const order = { amount, to: credit ? 'credit' : 'source', borne_by: host ? 'host' : 'platform' } as const;
        const parts = splitStaffRefund({ card, host_share }, order);
        expect(parts.card + parts.credit).toBe(amount);
        expect(parts.host + parts.platform).toBe(amount);
        expect(Math.min(...Object.values(parts))).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
