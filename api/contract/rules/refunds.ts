import { addMinutes, max, subMinutes } from 'date-fns';

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

/** A stay that may be cancelled. Amounts are minor units. */
export interface RefundableStay {
  /** The amount paid and not yet refunded. */
  paid: number;
  dropoff: Date;
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
}

/**
 * Decides the refund of a booking cancelled at `at`. `placeFailed` means that the place was closed or refused the bags:
 * then everything is refunded, at any time.
 */
export function decideRefund(
  stay: RefundableStay,
  at: Date,
  { placeFailed = false, policy = REFUND_POLICY }: { placeFailed?: boolean; policy?: RefundPolicy } = {},
): RefundDecision {
  if (placeFailed) return decision(stay, 1, REFUND_LINES, null);
  const tier = policy.find((each) => each.until === null || at < endOf(each.until, stay, at));
  if (!tier) throw new Error('A refund policy must end with a tier that has no end.');
  return decision(stay, tier.share, tier.of, tier.until && endOf(tier.until, stay, at));
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
  return policy
    .filter(({ until }) => until === null || at < endOf(until, stay, at))
    .map(({ share, of, until }) => {
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

function endOf(until: NonNullable<RefundTier['until']>, { dropoff, paidAt }: RefundableStay, at: Date): Date {
  return max([subMinutes(dropoff, until.beforeDropoff), addMinutes(paidAt ?? at, until.afterPaying)]);
}

function decision(stay: RefundableStay, share: number, of: readonly RefundLine[], until: Date | null): RefundDecision {
  const shares = Object.fromEntries(
    REFUND_LINES.map((line) => [line, of.includes(line) ? share : 0]),
  ) as RefundDecision['shares'];
  const whole = REFUND_LINES.every((line) => shares[line] === 1);
  const costs = costOfLines(stay);
  const owed = Math.round(REFUND_LINES.reduce((sum, line) => sum + costs[line] * shares[line], 0));
  // A full refund is the amount left: a change may have been paid, or staff may have refunded a part before.
  return { shares, whole, amount: whole ? stay.paid : Math.min(stay.paid, owed), until };
}

/** Returns the traveller's cost of each line. The discount is shared in proportion; the bags take the remainder. */
function costOfLines({ lines, discount }: RefundableStay): Record<RefundLine, number> {
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
