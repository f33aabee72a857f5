/**
 * What a cancellation pays back (design §4.5), as data: the first rule that applies decides. The sites show it
 * before and after buying through the same function that the server applies.
 */
export const REFUND_RULES = [
  { when: 'place_failed', share: 1 },
  { when: 'before_dropoff', share: 1 },
  { when: 'after_dropoff', share: 0 },
] as const;

export type RefundCondition = (typeof REFUND_RULES)[number]['when'];

export interface RefundDecision {
  condition: RefundCondition;
  /** Whether the stay is taken back, so that nobody earns of it and nobody owes for it. */
  releases: boolean;
  /** Minor units. */
  amount: number;
  /** The instant until which this amount is paid back; null when nothing changes any more. */
  until: Date | null;
}

/**
 * Decides the refund of a booking cancelled at `at`. `paid` is what has been paid and not yet paid back, minor
 * units; `placeFailed` says that the place was closed or refused the bags.
 */
export function decideRefund(
  { paid, dropoff }: { paid: number; dropoff: Date },
  at: Date,
  { placeFailed = false } = {},
): RefundDecision {
  const applies: Record<RefundCondition, boolean> = {
    place_failed: placeFailed,
    before_dropoff: at < dropoff,
    after_dropoff: at >= dropoff,
  };
  const rule = REFUND_RULES.find(({ when }) => applies[when]);
  if (!rule) throw new Error('No refund rule applies.');
  return {
    condition: rule.when,
    releases: rule.share > 0,
    amount: Math.floor(paid * rule.share),
    until: rule.when === 'before_dropoff' ? dropoff : null,
  };
}
