/** Money that can still be refunded of a booking, and the host's share in it. Amounts are minor units. */
export interface RefundSource {
  card: number;
  host_share: number;
}

/** A refund beyond the refund policy, as staff order it. */
export interface StaffRefund {
  /** Minor units. */
  amount: number;
  to: 'source' | 'credit';
  borne_by: 'platform' | 'host';
}

/** The parts of a refund by its destinations, and by those who bear it. Minor units; either pair adds up to it. */
export interface StaffRefundParts {
  card: number;
  credit: number;
  host: number;
  platform: number;
}

/**
 * Splits a refund: to cards first and the rest to credit, unless all of it becomes credit. A host bears their share at
 * most, and Cubby what is above it.
 */
export function splitStaffRefund(
  { card: left, host_share }: RefundSource,
  { amount, to, borne_by }: StaffRefund,
): StaffRefundParts {
  const card = cardPartOf(amount, left, to);
  const host = borne_by === 'host' ? Math.min(Math.max(host_share, 0), amount) : 0;
  return { card, credit: amount - card, host, platform: amount - host };
}

/** Returns how much of a refund goes to cards, if `left` can still be refunded to them. Minor units. */
export function cardPartOf(amount: number, left: number, to: StaffRefund['to']): number {
  return to === 'credit' ? 0 : Math.min(amount, left);
}
