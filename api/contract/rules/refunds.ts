import { addMinutes } from 'date-fns/addMinutes';
import { max } from 'date-fns/max';
import { subMinutes } from 'date-fns/subMinutes';

/** The parts of a price that refunds treat separately. */
export const REFUND_LINES = ['bags', 'booking_fee', 'guarantee', 'trees'] as const;
export type RefundLine = (typeof REFUND_LINES)[number];

/** A tier of a refund policy: its deadline, and the share it refunds of each line. */
export interface RefundTier {
  /** The later of two instants, both in minutes; null for the tier after all others. */
  until: { beforeDropoff: number; afterPaying: number } | null;
  /** 0 to 1. */
  share: number;
  of: readonly RefundLine[];
}

/** A list of tiers: the first one that has not ended applies; the last one has no end. */
export type RefundPolicy = readonly RefundTier[];

/**
 * The refund policy (design §4.5), before the bags are checked in. Server, both sites and emails take sums and
 * sentences from this table alone.
 */
export const REFUND_POLICY: RefundPolicy = [
  { until: { beforeDropoff: 0, afterPaying: 60 }, share: 1, of: REFUND_LINES },
  { until: null, share: 0, of: REFUND_LINES },
];

/** A stay that may be cancelled or changed. Amounts are minor units. */
export interface RefundableStay {
  /** The amount paid and not yet refunded. */
  paid: number;
  /** The drop-off by which refunds go: a later one does not bring back a refund that has ended. */
  dropoff: Date;
  /** True once the bags have been dropped off: then only the last tier is left. */
  inside?: boolean;
  /** The whole price, where earlier changes gave back less than they saved: `kept` of it is never refunded. */
  keeps?: { total: number; kept: number };
  /** Null before payment: then the time of the calculation counts as the time of payment. */
  paidAt: Date | null;
  /** The cost of each line before the discount, which applies to everything but the trees. */
  lines: Record<RefundLine, number>;
  discount: number;
}

export interface RefundDecision {
  /** The refunded share of each line, 0 to 1; host and platform return their parts of it. */
  shares: Record<RefundLine, number>;
  /** True if the stay is reversed in full, so that no one earns or owes anything for it. */
  whole: boolean;
  /** Minor units. */
  amount: number;
  /** The instant until which this amount is refunded; null if it no longer changes. */
  until: Date | null;
  /** The tier that applied. */
  tier: Pick<RefundTier, 'share' | 'of'>;
}

/**
 * Decides the refund of a booking cancelled at `at`. `stashpointFailed` means that the place was closed or refused the bags:
 * then everything is refunded, at any time.
 */
export function decideRefund(
  stay: RefundableStay,
  at: Date,
  { stashpointFailed = false, policy = REFUND_POLICY }: { stashpointFailed?: boolean; policy?: RefundPolicy } = {},
): RefundDecision {
  if (stashpointFailed) return decision(stay, 1, REFUND_LINES, null);
  const tier = tiersAhead(stay, at, policy)[0];
  if (!tier) throw new Error('A refund policy must end with a tier that has no end.');
  return decision(stay, tier.share, tier.of, tier.until && endOf(tier.until, stay, at));
}

/** The cost or refund of changing a stay. Amounts are minor units. */
export interface ChangeDecision {
  /** The whole price after the change: the new stay's, and what was saved and not refunded. */
  total: number;
  /** The part of the total for which no refund will be given: decided once, it counts towards a dearer stay. */
  kept: number;
  /** The price of the new stay alone. */
  price: number;
  /** To be paid before the change takes effect. */
  due: number;
  refund: number;
  /** The part, 0 to 1, that host and agency give back of what they would have earned and paid for a larger stay. */
  share: number;
  /** True while nothing has run out: the refund then goes by the new drop-off. */
  best: boolean;
}

/**
 * Decides what a change at `at` costs or gives back: as much less as cancelling would refund after it. What it saves
 * and does not give back stays paid, and counts towards a later increase.
 */
export function decideChange(
  stay: RefundableStay,
  after: Pick<RefundableStay, 'lines' | 'discount'>,
  at: Date,
  options: { stashpointFailed?: boolean; policy?: RefundPolicy } = {},
): ChangeDecision {
  const { policy = REFUND_POLICY } = options;
  const now = decideRefund(stay, at, options);
  const { total, kept } = stay.keeps ?? { total: priceOf(stay), kept: 0 };
  const price = priceOf(after);
  const best = now.whole || tiersAhead(stay, at, policy).length === policy.length;
  const share = now.tier.of.includes('bags') ? now.tier.share : 0;
  const saved = total - price;
  if (now.whole)
    return { total: price, kept: 0, price, due: Math.max(0, -saved), refund: Math.max(0, saved), share: 1, best };
  if (saved <= 0) return { total: price, kept, price, due: price - total, refund: 0, share, best };
  const open = Math.min(total - kept, price);
  const freed = total - kept - open;
  const value = (of: RefundableStay) => refundOfTier(of, now.tier);
  const less = value(stay) - value({ ...stay, ...after, keeps: { total: price, kept: price - open } });
  const refund = Math.min(freed, Math.max(0, Math.floor(withoutNoise(less))));
  return {
    total: total - refund,
    kept: total - refund - open,
    price,
    due: 0,
    refund,
    share: (share * freed) / saved,
    best,
  };
}

/** Returns the price of a stay: its lines less the discount. */
export function priceOf({ lines, discount }: Pick<RefundableStay, 'lines' | 'discount'>): number {
  return REFUND_LINES.reduce((sum, line) => sum + lines[line], 0) - discount;
}

/**
 * Returns the tiers of a stay that are still ahead at `at`, earliest first: amounts and deadlines. Tiers that have
 * ended are left out.
 */
export function refundSchedule(
  stay: RefundableStay,
  at: Date,
  policy: RefundPolicy = REFUND_POLICY,
): { amount: number; until: Date | null; afterPaying: number | null }[] {
  return tiersAhead(stay, at, policy).map(({ share, of, until }) => {
    const end = until && endOf(until, stay, at);
    // Before payment, an end counted from the payment has no time on the clock yet.
    const counts = until && stay.paidAt === null && end?.getTime() === addMinutes(at, until.afterPaying).getTime();
    const { amount } = decision(stay, share, of, end);
    return { amount, until: end, afterPaying: counts ? until.afterPaying : null };
  });
}

/** Returns the highest refundable share of a line, 0 to 1. */
export function bestShareOf(line: RefundLine, policy: RefundPolicy = REFUND_POLICY): number {
  return Math.max(...policy.map(({ share, of }) => (of.includes(line) ? share : 0)));
}

/** Returns the tiers that have not ended at `at`. */
function tiersAhead(stay: RefundableStay, at: Date, policy: RefundPolicy): RefundPolicy {
  return policy.filter(({ until }) => until === null || (!stay.inside && at < endOf(until, stay, at)));
}

function endOf(until: NonNullable<RefundTier['until']>, { dropoff, paidAt }: RefundableStay, at: Date): Date {
  return max([subMinutes(dropoff, until.beforeDropoff), addMinutes(paidAt ?? at, until.afterPaying)]);
}

function decision(stay: RefundableStay, share: number, of: readonly RefundLine[], until: Date | null): RefundDecision {
  const whole = share === 1 && REFUND_LINES.every((line) => of.includes(line));
  const tier = { share, of };
  const { total, kept } = stay.keeps ?? { total: 0, kept: 0 };
  // If a part of a price is kept, only the rest is shared out again.
  const open = whole || kept === 0 ? 1 : (total - kept) / total;
  const shares = Object.fromEntries(
    REFUND_LINES.map((line) => [line, of.includes(line) ? share * open : 0]),
  ) as RefundDecision['shares'];
  // A full refund is the amount left: a change may have been paid, or staff may have refunded a part before.
  const amount = whole ? stay.paid : Math.min(stay.paid, Math.round(refundOfTier(stay, tier)));
  return { shares, whole, amount, until, tier };
}

/** Returns what a tier refunds of a stay, however much of it was paid: in proportion to what was not kept before. */
function refundOfTier(stay: RefundableStay, { share, of }: Pick<RefundTier, 'share' | 'of'>): number {
  const costs = costOfLines(stay);
  const price = priceOf(stay);
  const { total, kept } = stay.keeps ?? { total: price, kept: 0 };
  const open = kept === 0 || price === 0 ? 1 : Math.min(1, (total - kept) / price);
  return withoutNoise(
    REFUND_LINES.reduce((sum, line) => sum + (of.includes(line) ? costs[line] * share : 0), 0) * open,
  );
}

/** Products of shares are a little beside the half pennies that rounding decides by. */
function withoutNoise(amount: number): number {
  return Math.round(amount * 1e6) / 1e6;
}

/** Returns the traveller's cost of each line. The discount is shared in proportion; the bags take the remainder. */
function costOfLines({ lines, discount }: Pick<RefundableStay, 'lines' | 'discount'>): Record<RefundLine, number> {
  const discounted = lines.bags + lines.booking_fee + lines.guarantee;
  const offOthers = Math.min(discount, discounted);
  const off = (amount: number) => (discounted === 0 ? 0 : Math.floor((offOthers * amount) / discounted));
  const booking_fee = lines.booking_fee - off(lines.booking_fee);
  const guarantee = lines.guarantee - off(lines.guarantee);
  return {
    bags: discounted - offOthers - booking_fee - guarantee,
    booking_fee,
    guarantee,
    trees: lines.trees - (discount - offOthers),
  };
}
