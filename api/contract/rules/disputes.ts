/** What became of a payment that was contested at its bank. */
export const DISPUTE_STATUSES = ['open', 'won', 'lost'] as const;
export type DisputeStatus = (typeof DISPUTE_STATUSES)[number];

/**
 * How a chargeback is borne, minor units. A host who has kept the bags has earned their share, so the platform bears
 * it; where the place was closed or refused them, it comes out of the host's share first.
 */
export function bearersOfChargeback(
  amount: number,
  { hostShare, placeFailed }: { hostShare: number; placeFailed: boolean },
): { host: number; platform: number } {
  const host = placeFailed ? Math.min(Math.max(0, hostShare), amount) : 0;
  return { host, platform: amount - host };
}
