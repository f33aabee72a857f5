/** Outcome of a payment disputed at the payer's bank. */
export const DISPUTE_STATUSES = ['open', 'won', 'lost'] as const;
export type DisputeStatus = (typeof DISPUTE_STATUSES)[number];

/**
 * Divides the cost of a chargeback, in minor units. A host who stored the bags has earned their share, so the platform
 * pays; if the place was closed or refused the bags, the host's share pays first.
 */
export function bearersOfChargeback(
  amount: number,
  { hostShare, stashpointFailed }: { hostShare: number; stashpointFailed: boolean },
): { host: number; platform: number } {
  const host = stashpointFailed ? Math.min(Math.max(0, hostShare), amount) : 0;
  return { host, platform: amount - host };
}
