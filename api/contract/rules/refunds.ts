import { addMinutes, max, subMinutes } from 'date-fns';

/** What a price is made of, as far as paying back tells it apart. */
export const REFUND_LINES = ['bags', 'booking_fee', 'guarantee', 'trees'] as const;
export type RefundLine = (typeof REFUND_LINES)[number];

/** Until when a cancellation pays back which share of which lines. */
export interface RefundTier {
  /** The later of two instants, both minutes; null for whatever comes after all others. */
  until: { beforeDropoff: number; afterPaying: number } | null;
  /** 0 to 1. */
  share: number;
  of: readonly RefundLine[];
}

/** The first tier that still lasts decides; the last one has no end. */
export type RefundPolicy = readonly RefundTier[];

/**
 * What a cancellation pays back (design §4.5) while nothing has been handed over. Server, both sites and mails take
 * sums and sentences from this table alone.
 */
export const REFUND_POLICY: RefundPolicy = [
  { until: { beforeDropoff: 0, afterPaying: 60 }, share: 1, of: REFUND_LINES },
  { until: null, share: 0, of: REFUND_LINES },
];

/** A stay that may be cancelled. Amounts are minor units. */
export interface RefundableStay {
  /** What has been paid and not yet paid back. */
  paid: number;
  dropoff: Date;
  /** Null before it is paid: then it counts as paid at the moment one asks. */
  paidAt: Date | null;
  /** What each line costs before the discount, which takes from everything but the trees. */
  lines: Record<RefundLine, number>;
  discount: number;
}

export interface RefundDecision {
  /** Which share of each line is refunded, 0 to 1; host and platform give back their parts of it. */
  shares: Record<RefundLine, number>;
  /** Whether the stay is taken back whole, so that nobody earns of it and nobody owes for it. */
  whole: boolean;
  /** Minor units. */
  amount: number;
  /** The instant until which this amount is paid back; null when nothing changes any more. */
  until: Date | null;
}

/**
 * Decides the refund of a booking cancelled at `at`. `placeFailed` says that the place was closed or refused the
 * bags: then everything goes back, whatever the time.
 */
export function decideRefund(
  stay: RefundableStay,
  at: Date,
  { placeFailed = false, policy = REFUND_POLICY }: { placeFailed?: boolean; policy?: RefundPolicy } = {},
): RefundDecision {
  if (placeFailed) return decision(stay, 1, REFUND_LINES, null);
  const tier = policy.find((each) => each.until === null || at < endOf(each.until, stay, at));
  if (!tier) throw new Error('A refund policy ends with a tier that has no end.');
  return decision(stay, tier.share, tier.of, tier.until && endOf(tier.until, stay, at));
}

/** What is still ahead of a stay at `at`, the earliest first: amounts, and until when. Tiers that are over are left out. */
export function refundSchedule(
  stay: RefundableStay,
  at: Date,
  policy: RefundPolicy = REFUND_POLICY,
): { amount: number; until: Date | null; afterPaying: number | null }[] {
  return policy
    .filter(({ until }) => until === null || at < endOf(until, stay, at))
    .map(({ share, of, until }) => {
      const end = until && endOf(until, stay, at);
      // Before it is paid, an end that counts from paying has no time of the clock yet.
      const counts = until && stay.paidAt === null && end?.getTime() === addMinutes(at, until.afterPaying).getTime();
      const { amount } = decision(stay, share, of, end);
      return { amount, until: end, afterPaying: counts ? until.afterPaying : null };
    });
}

/** The most of a line that can come back, 0 to 1. */
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
  // By what is left where all of it goes back: a change may have been paid, staff may have paid back before.
  return { shares, whole, amount: whole ? stay.paid : Math.min(stay.paid, owed), until };
}

/** What each line has cost its traveller. The discount is shared in proportion; the bags take what does not divide. */
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
