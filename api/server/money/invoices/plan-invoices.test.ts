import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type EarlierInvoice, type OpenEntry, type PlannedInvoice, planInvoices } from './plan-invoices.ts';

let ids = 0;
function entry(booking_id: string, amount: number, others: Partial<OpenEntry> = {}): OpenEntry {
  ids += 1;
  const stashpoint = { stashpoint_id: 'a', name: 'A', bag_count: 2 };
  return { id: ids, booking_id, ...stashpoint, currency_code: 'EUR', period: '2026-10', amount, ...others };
}
const earlier = (id: string, others: Partial<EarlierInvoice> = {}): EarlierInvoice => ({
  id,
  period: '2026-09',
  currency_code: 'EUR',
  ...others,
});
const brief = (planned: PlannedInvoice[]) =>
  planned.map(({ kind, period, currency_code, corrects, entries }) => [
    kind,
    period,
    currency_code,
    corrects && ('id' in corrects ? corrects.id : 'planned'),
    entries.reduce((sum, { amount }) => sum + amount, 0),
  ]);

describe('planned invoices', () => {
  it('are one for each month and currency, the oldest first', () => {
    const entries = [
      entry('b3', 300, { period: '2026-10' }),
      entry('b1', 100, { period: '2026-09' }),
      entry('b4', 900, { currency_code: 'GBP' }),
      entry('b2', 200, { period: '2026-10' }),
    ];
    expect(brief(planInvoices(entries, new Map(), []))).toEqual([
      ['invoice', '2026-09', 'EUR', null, 100],
      ['invoice', '2026-10', 'EUR', null, 500],
      ['invoice', '2026-10', 'GBP', null, 900],
    ]);
  });

  it('deduct by a credit note that names the invoice, and add by another invoice', () => {
    const first = new Map([
      ['b1', earlier('i1')],
      ['b2', earlier('i1')],
      ['b3', earlier('i2')],
    ]);
    const entries = [entry('b1', -100), entry('b2', 50), entry('b3', -70), entry('b4', 10)];
    expect(brief(planInvoices(entries, first, [earlier('i2')]))).toEqual([
      ['invoice', '2026-09', 'EUR', 'i1', 50],
      ['invoice', '2026-10', 'EUR', null, 10],
      ['credit_note', '2026-09', 'EUR', 'i1', -100],
      ['credit_note', '2026-09', 'EUR', 'i2', -70],
    ]);
  });

  it('credit what was never invoiced to the invoice of its month, or the last one; without one it waits', () => {
    expect(brief(planInvoices([entry('b1', 500), entry('b2', -200)], new Map(), []))).toEqual([
      ['invoice', '2026-10', 'EUR', null, 500],
      ['credit_note', '2026-10', 'EUR', 'planned', -200],
    ]);
    expect(brief(planInvoices([entry('b2', -200)], new Map(), [earlier('i9')]))).toEqual([
      ['credit_note', '2026-09', 'EUR', 'i9', -200],
    ]);
    expect(planInvoices([entry('b2', -200)], new Map(), [earlier('i9', { currency_code: 'GBP' })])).toEqual([]);
  });

  it('leave out what cancels out', () => {
    expect(planInvoices([entry('b1', 500), entry('b1', -500)], new Map(), [])).toEqual([]);
  });

  it('contain each entry once, are never empty, and leave out only what waits', () => {
    const row = fc.record({
      booking: fc.integer({ min: 0, max: 12 }),
      amount: fc.integer({ min: -500, max: 500 }).filter((amount) => amount !== 0),
    });
    fc.assert(
      fc.property(fc.array(row, { maxLength: 60 }), fc.boolean(), (rows, hasEarlier) => {
        const entries = rows.map(({ booking, amount }) =>
          entry(`b${booking}`, amount, {
            currency_code: booking % 2 ? 'EUR' : 'GBP',
            period: `2026-0${1 + (booking % 4)}`,
          }),
        );
        const first = new Map(hasEarlier ? [['b1', earlier('i1')]] : []);
        const last = hasEarlier ? [earlier('i1'), earlier('i2', { currency_code: 'GBP' })] : [];
        const planned = planInvoices(entries, first, last);
        const used = planned.flatMap((paper) => paper.entries.map(({ id }) => id));
        expect(new Set(used).size).toBe(used.length);
        for (const [index, { kind, entries: own, corrects, currency_code }] of planned.entries()) {
          const sum = own.reduce((all, { amount }) => all + amount, 0);
          expect(Math.sign(sum)).toBe(kind === 'invoice' ? 1 : -1);
          expect(new Set(own.map((each) => each.currency_code))).toEqual(new Set([currency_code]));
          if (kind === 'credit_note') expect(corrects).not.toBeNull();
          // The corrected invoice is written first.
          if (corrects && !('id' in corrects)) expect(planned.indexOf(corrects)).toBeLessThan(index);
        }
        if (hasEarlier) {
          const total = (all: OpenEntry[]) => all.reduce((sum, { amount }) => sum + amount, 0);
          expect(total(planned.flatMap((paper) => paper.entries))).toBe(total(entries));
        }
      }),
    );
  });
});
