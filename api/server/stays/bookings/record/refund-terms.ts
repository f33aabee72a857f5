import type { RefundPolicy } from '../../../../contract/rules/refunds.ts';
import type { Terms } from '../../../../contract/rules/settlement.ts';
import type { HasClock } from '../../../platform/runtime/clock.ts';

export interface HasRefundPolicy {
  /** The refund for cancelling. */
  refundPolicy: RefundPolicy;
}

/** Returns the terms of a settlement at this moment. */
export function termsNow({ now, refundPolicy: policy }: HasClock & HasRefundPolicy): Terms {
  return { at: now(), policy };
}
