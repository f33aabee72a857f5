import type { HasPayments } from '../../money/payments/gateway.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { HandlersOf } from '../../platform/http/call.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import type { HasRefundPolicy } from '../../stays/bookings/record/refund-terms.ts';
import { getDispute } from './get-dispute.ts';
import { sendEvidence } from './send-evidence.ts';

export function disputeRoutes(
  services: HasDatabase & HasClock & HasPayments & HasRefundPolicy,
): HandlersOf<'getDispute' | 'sendDisputeEvidence'> {
  return {
    getDispute: ({ caller, params }) => getDispute(services, caller, params.id),
    sendDisputeEvidence: ({ caller, params, body }) => sendEvidence(services, caller, params.id, body.statement),
  };
}
