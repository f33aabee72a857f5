import { addMinutes } from 'date-fns/addMinutes';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { REFUND_LINES, REFUND_POLICY, type RefundPolicy } from './refunds.ts';
import {
  decideMove,
  decideStayChange,
  earnedBy,
  type Failure,
  isBalanced,
  isRefunded,
  type LedgerRow,
  refundableOf,
  type SettledStay,
  type Settlement,
  type StayPrices,
  settleBelowZero,
  settleCancellation,
  settleChange,
  settleClaim,
  settleDismissed,
  settleDispute,
  settleLatePayment,
  settleMove,
  settleOutsideRefund,
  settlePaid,
  settleProven,
  settleStaffRefund,
  splitStaffRefund,
  sumsOf,
} from './settlement.ts';

/*
 * The laws of docs/decisions/133, over random sequences of every event by every party, in eight currencies. A run of
 * the check tries some thousands; `GENERATED_COUNT` and `GENERATED_SEED` try more of them, or others.
 */
const RUNS = Number(process.env.GENERATED_COUNT ?? 2000);
const seed = process.env.GENERATED_SEED ? { seed: Number(process.env.GENERATED_SEED) } : {};

/** The rough price of a bag, in minor units: currencies of a hundred minor units and of one. */
const SCALES = { EUR: 500, GBP: 450, CZK: 9900, KRW: 5000, USD: 600, AED: 2000, CAD: 700, ZAR: 6000 };
const START = new Date('2026-11-24T10:00:00Z');
const HALVES: RefundPolicy = [
  { until: { beforeDropoff: 120, afterPaying: 0 }, share: 1, of: REFUND_LINES },
  { until: { beforeDropoff: 0, afterPaying: 30 }, share: 0.5, of: ['bags', 'guarantee'] },
  { until: null, share: 0, of: [] },
];

const places = ['here', 'there', 'yonder'] as const;
const priceOf = (bags: number, days: number, scale: number, off: number, prepaid: number): StayPrices => {
  const lines = {
    first_day_price: bags * scale,
    extra_day_price: bags * (days - 1) * Math.round(scale / 2),
    booking_fee: Math.round(scale / 5),
    guarantee_fee: bags * Math.round(scale / 3),
    tree_price: Math.round(scale / 10),
  };
  const discountable = lines.first_day_price + lines.extra_day_price + lines.booking_fee + lines.guarantee_fee;
  const prepaid_amount = Math.min(discountable, prepaid * scale);
  const discount_amount = Math.min(discountable, prepaid_amount + Math.floor((discountable * off) / 100));
  const total = discountable - discount_amount + lines.tree_price;
  return { ...lines, prepaid_amount, discount_amount, total, host_share: Math.round((bags * days * scale * 2) / 5) };
};

const bags = fc.integer({ min: 1, max: 6 });
const days = fc.integer({ min: 1, max: 5 });
const share = fc.double({ min: 0, max: 1.2, noNaN: true });
const event = fc.oneof(
  fc.record({ kind: fc.constant('wait' as const), minutes: fc.integer({ min: 1, max: 400 }) }),
  fc.record({ kind: fc.constant('change' as const), bags, days, pays: fc.boolean() }),
  fc.record({ kind: fc.constant('report' as const) }),
  fc.record({
    kind: fc.constant('move' as const),
    to: fc.constantFrom(...places),
    scale: share,
    byStaff: fc.boolean(),
  }),
  fc.record({ kind: fc.constant('cancel' as const), to: fc.constantFrom('source' as const, 'credit' as const) }),
  fc.record({
    kind: fc.constant('refund' as const),
    part: share,
    to: fc.constantFrom('source' as const, 'credit' as const),
    by: fc.constantFrom(null, ...places),
  }),
  fc.record({
    kind: fc.constantFrom(
      'prove' as const,
      'dismiss' as const,
      'spend' as const,
      'check_in' as const,
      'late' as const,
      'dispute' as const,
      'won' as const,
    ),
  }),
  fc.record({ kind: fc.constant('outside' as const), part: share }),
  fc.record({
    kind: fc.constant('claim' as const),
    part: share,
    bearer: fc.constantFrom('host' as const, 'platform' as const, 'guarantee' as const),
  }),
);
type Event = typeof event extends fc.Arbitrary<infer Each> ? Each : never;
const story = fc.record({
  currency: fc.constantFrom(...(Object.keys(SCALES) as (keyof typeof SCALES)[])),
  bags,
  days,
  off: fc.constantFrom(0, 0, 15, 100),
  prepaid: fc.constantFrom(0, 0, 2),
  credit: share,
  hasAccount: fc.boolean(),
  policy: fc.constantFrom(REFUND_POLICY, HALVES),
  events: fc.array(event, { minLength: 3, maxLength: 14 }),
});
type Story = typeof story extends fc.Arbitrary<infer Each> ? Each : never;

/** A stay as the use cases keep it: they refuse what the rules of the life cycle refuse. */
class World {
  now = new Date('2026-11-24T08:00:00Z');
  state: 'confirmed' | 'checked_in' | 'cancelled' = 'confirmed';
  stay: SettledStay;
  credit = 0;
  payments = 1;
  report: {
    id: string;
    stashpoint_id: string;
    withheld: number;
    keepsCredit: boolean;
    standing: Failure | 'dismissed';
  } | null = null;
  dispute: { failedAt: string | null; isOut: boolean } | null = null;
  /** The sums that staff and banks have made each place bear. */
  borne = new Map<string, number>();
  readonly told: Story;
  constructor(told: Story) {
    this.told = told;
    const price = priceOf(told.bags, told.days, SCALES[told.currency], told.off, told.prepaid);
    const bare = {
      ...price,
      stashpoint_id: 'here',
      kept_amount: 0,
      dropoff: START,
      refund_dropoff: null,
      checked_in_at: null,
    };
    this.stay = { ...bare, confirmed_at: this.now, ledger: [] };
    const credit = told.hasAccount ? Math.min(price.total, Math.round(price.total * told.credit)) : 0;
    this.append(settlePaid(this.stay, { payment_id: 'first', credit }).rows);
  }

  append(rows: readonly LedgerRow[]): void {
    this.stay = {
      ...this.stay,
      ledger: [...(this.stay.ledger ?? []), ...rows.map((row) => ({ ...row, created: this.now }))],
    };
    for (const { kind, amount } of rows) if (kind === 'refund_credit') this.credit -= amount;
  }

  take({ rows }: Pick<Settlement, 'rows'>, columns: Partial<SettledStay> = {}): void {
    this.stay = { ...this.stay, ...columns };
    this.append(rows);
  }

  get terms() {
    return { at: this.now, policy: this.told.policy };
  }

  get failure(): Failure {
    const { report, stay } = this;
    if (!report || report.stashpoint_id !== stay.stashpoint_id || report.standing === 'dismissed') return 'none';
    return report.standing;
  }

  do(each: Event): void {
    const { stay, report, terms, failure } = this;
    const takesCredit = this.told.hasAccount;
    const open = this.state === 'confirmed' && !isRefunded(stay);
    const scale = SCALES[this.told.currency];
    const incident_id = failure === 'unproven' ? (report?.id ?? null) : null;
    if (each.kind === 'wait') this.now = addMinutes(this.now, each.minutes);
    if (each.kind === 'check_in' && open) {
      this.state = 'checked_in';
      this.stay = { ...stay, checked_in_at: this.now };
    }
    if (each.kind === 'change' && this.state !== 'cancelled' && !isRefunded(stay)) {
      const after = {
        ...priceOf(each.bags, each.days, scale, this.told.off, this.told.prepaid),
        dropoff: stay.dropoff,
      };
      const { due, columns } = decideStayChange(stay, after, { ...terms, failure, waives: (sum) => sum < 30 });
      if (due > 0 && !each.pays) return;
      const payment = due > 0 ? { id: `payment-${++this.payments}`, amount: due } : null;
      this.take(settleChange(stay, columns, payment), columns);
    }
    if (each.kind === 'report' && open && !report)
      this.report = {
        id: 'report',
        stashpoint_id: stay.stashpoint_id,
        withheld: 0,
        keepsCredit: false,
        standing: 'unproven',
      };
    if (each.kind === 'move' && open && each.to !== stay.stashpoint_id && (each.byStaff || failure !== 'none')) {
      const there = {
        ...priceOf(2, 1, Math.round(scale * each.scale), this.told.off, this.told.prepaid),
        stashpoint_id: each.to,
      };
      const how = { ...terms, failure: each.byStaff ? ('proven' as const) : failure, takesCredit, incident_id };
      const settlement = settleMove(stay, there, how);
      if (report && failure === 'unproven' && !each.byStaff) report.withheld = settlement.withheld;
      this.take(settlement, { ...decideMove(stay, there, how).columns, stashpoint_id: each.to });
    }
    if (each.kind === 'cancel' && this.state === 'confirmed') {
      const to = takesCredit ? each.to : 'source';
      const settlement = settleCancellation(stay, { ...terms, failure, incident_id, to, takesCredit });
      if (report && failure === 'unproven')
        Object.assign(report, { withheld: settlement.withheld, keepsCredit: to === 'credit' });
      this.state = 'cancelled';
      this.take(settlement);
    }
    if (each.kind === 'refund') {
      const left = refundableOf(stay);
      const amount = Math.floor((left.card + left.credit) * Math.min(1, each.part));
      if (amount <= 0) return;
      const settlement = settleStaffRefund(stay, { amount, to: takesCredit ? each.to : 'source', borne_by: each.by });
      if (each.by) this.borne.set(each.by, (this.borne.get(each.by) ?? 0) + settlement.host);
      this.take(settlement);
    }
    if (each.kind === 'prove' && report && report.standing !== 'proven') {
      report.standing = 'proven';
      const isElsewhere = this.state === 'cancelled' || stay.stashpoint_id !== report.stashpoint_id;
      const settlement = settleProven(stay, report, { balance: this.credit, isElsewhere });
      this.take(settlement, settlement.columns);
    }
    if (each.kind === 'dismiss' && report && report.standing !== 'dismissed') {
      report.standing = 'dismissed';
      const settlement = settleDismissed(stay, report, {
        balance: this.credit,
        isCancelled: this.state === 'cancelled',
      });
      this.take(settlement, settlement.columns);
    }
    if (each.kind === 'spend') this.credit = 0;
    if (each.kind === 'late') this.append(settleLatePayment({ id: `payment-${++this.payments}`, amount: scale }).rows);
    if (each.kind === 'outside') {
      const [payment] = refundableOf(stay).payments;
      if (payment)
        this.take(settleOutsideRefund(stay, { payment_id: payment.id, amount: Math.ceil(payment.left * each.part) }));
    }
    if (each.kind === 'dispute' || each.kind === 'won') {
      const failedAt = report?.standing === 'proven' ? report.stashpoint_id : null;
      const before = earnedBy(stay, failedAt ?? '');
      const amount = Math.max(0, (stay.ledger ?? []).find(({ kind }) => kind === 'charge')?.amount ?? 0);
      const dispute = { dispute_id: 'dispute', payment_id: 'first', amount, failedAt };
      this.take(settleDispute(stay, { ...dispute, isWithdrawn: each.kind === 'dispute' }));
      if (failedAt)
        this.borne.set(failedAt, (this.borne.get(failedAt) ?? 0) + Math.abs(before - earnedBy(this.stay, failedAt)));
    }
    if (each.kind === 'claim')
      this.append(
        settleClaim(
          { claim_id: 'claim', stashpoint_id: stay.stashpoint_id },
          { amount: Math.round(scale * each.part), bearer: each.bearer },
        ),
      );
  }
}

/** Sums the ledger by kind, place and payment, without zeros. */
function booksOf({ stay }: World): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const { kind, amount, stashpoint_id, payment_id } of stay.ledger ?? []) {
    const key = [kind, stashpoint_id, payment_id].filter(Boolean).join(' ');
    sums[key] = (sums[key] ?? 0) + amount;
  }
  return Object.fromEntries(Object.entries(sums).filter(([, amount]) => amount !== 0));
}

const told = (one: Story, ...events: Event[]): World => {
  const world = new World(one);
  for (const each of [...one.events, ...events]) world.do(each);
  return world;
};

describe('the laws of a stay’s money', () => {
  it(`hold after every event of ${RUNS} random stories`, () => {
    fc.assert(
      fc.property(story, (one) => {
        const world = new World(one);
        for (const each of one.events) {
          const wasOver = isRefunded(world.stay);
          const before = sumsOf(world.stay);
          world.do(each);
          const { stay } = world;
          const rows = stay.ledger ?? [];
          const sums = sumsOf(stay);
          expect(isBalanced(rows), 'money in is what everyone has').toBe(true);
          // Banks, and people at the payment service, may give back what was refunded already.
          if (each.kind !== 'dispute' && each.kind !== 'outside')
            expect(sums.left, 'we give back no more than was paid').toBeGreaterThanOrEqual(Math.min(0, before.left));
          for (const { id, left } of refundableOf(stay).payments) expect(left, id).toBeGreaterThanOrEqual(0);
          for (const place of places)
            expect(earnedBy(stay, place), `${place} is not below nothing`).toBeGreaterThanOrEqual(0);
          if (wasOver && each.kind !== 'late' && each.kind !== 'won')
            expect(sums.charged, 'what is refunded in full is over').toBe(before.charged);
          if (world.state !== 'cancelled' && world.report === null) {
            const least = stay.host_share - (world.borne.get(stay.stashpoint_id) ?? 0);
            expect(earnedBy(stay, stay.stashpoint_id), 'a host bears each refund once').toBeGreaterThanOrEqual(least);
          }
        }
        // Nothing is ever to be corrected.
        expect(settleBelowZero(world.stay)).toEqual([]);
      }),
      { numRuns: RUNS, ...seed },
    );
  }, 600_000);

  it('a report that is dismissed leaves the books as if it had not been made, while its credit is unspent', () => {
    fc.assert(
      fc.property(story, fc.constantFrom('source' as const, 'credit' as const), (one, to) => {
        const quiet = {
          ...one,
          events: one.events.filter(({ kind }) => !['report', 'prove', 'dismiss', 'cancel'].includes(kind)),
        };
        const cancel = { kind: 'cancel', to } as const;
        const honest = told(quiet, cancel);
        const claimed = told(quiet, { kind: 'report' }, cancel, { kind: 'dismiss' });
        expect(booksOf(claimed)).toEqual(booksOf(honest));
        expect(claimed.credit).toBe(honest.credit);
      }),
      { numRuns: RUNS / 4, ...seed },
    );
  }, 600_000);

  it('a report that is proven gives back everything, by card what came by card, and the place earns nothing', () => {
    fc.assert(
      fc.property(story, fc.boolean(), (one, disputedFirst) => {
        const quiet = {
          ...one,
          events: one.events.filter(({ kind }) => !['report', 'prove', 'dismiss', 'cancel', 'dispute'].includes(kind)),
        };
        const cancel = { kind: 'cancel', to: 'source' } as const;
        const later = told(
          quiet,
          { kind: 'report' },
          cancel,
          ...(disputedFirst ? [{ kind: 'dismiss' as const }] : []),
          { kind: 'prove' },
        );
        const atOnce = told(quiet, { kind: 'report' }, { kind: 'prove' }, cancel);
        if (later.report === null) return;
        expect(booksOf(later)).toEqual(booksOf(atOnce));
        expect(sumsOf(later.stay).left).toBe(0);
        expect(earnedBy(later.stay, later.stay.stashpoint_id)).toBe(0);
      }),
      { numRuns: RUNS / 4, ...seed },
    );
  }, 600_000);

  it('what only the traveller says moves no card money and no share, by a move or a cancellation', () => {
    fc.assert(
      fc.property(story, (one) => {
        const quiet = {
          ...one,
          events: one.events.filter(({ kind }) => !['report', 'prove', 'dismiss', 'cancel'].includes(kind)),
        };
        const byCard = (world: World) =>
          Object.entries(booksOf(world)).filter(([key]) => /^(refund_card|host_share)/.test(key));
        const cancel = { kind: 'cancel', to: 'source' } as const;
        expect(byCard(told(quiet, { kind: 'report' }, cancel))).toEqual(byCard(told(quiet, cancel)));
        const before = told(quiet, { kind: 'report' });
        const moved = told(quiet, { kind: 'report' }, { kind: 'move', to: 'yonder', scale: 0.1, byStaff: false });
        const allowed = told(quiet, cancel);
        const cards = (world: World) =>
          (world.stay.ledger ?? []).reduce((all, { kind, amount }) => all - (kind === 'refund_card' ? amount : 0), 0);
        expect(cards(moved)).toBeLessThanOrEqual(Math.max(cards(before), cards(allowed)));
      }),
      { numRuns: RUNS / 4, ...seed },
    );
  }, 600_000);
});

it.each([
  [
    'to cards first, then as credit',
    { amount: 1500, to: 'source', byHost: false },
    { card: 1200, credit: 300, host: 0, platform: 1500 },
  ],
  ['all as credit', { amount: 500, to: 'credit', byHost: false }, { card: 0, credit: 500, host: 0, platform: 500 }],
  [
    'a host at most their share',
    { amount: 500, to: 'source', byHost: true },
    { card: 500, credit: 0, host: 400, platform: 100 },
  ],
] as const)('a refund by staff goes %s', (_how, order, parts) =>
  expect(splitStaffRefund({ card: 1200, earned: 400 }, order)).toEqual(parts),
);
