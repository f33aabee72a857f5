import { CubbyError } from '../../../contract/errors.ts';
import type { Dispute } from '../../../contract/structs/dispute.ts';
import { giveBackForEvidence, takeForEvidence } from '../../money/payments/disputes.ts';
import type { HasPayments } from '../../money/payments/gateway.ts';
import { recordChange } from '../../platform/audit/record-change.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { Caller } from '../../platform/http/call.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import type { HasRefundPolicy } from '../../stays/bookings/record/refund-terms.ts';
import { getDispute } from './get-dispute.ts';

/**
 * Submits our evidence to the bank, which accepts it once: the first submission counts, and where the service cannot be
 * reached nothing counts as sent.
 *
 * @throws CubbyError NOT_FOUND; CONFLICT when it was sent before or the dispute is over.
 */
export async function sendEvidence(
  services: HasDatabase & HasClock & HasPayments & HasRefundPolicy,
  caller: Caller,
  id: string,
  statement: string | undefined,
): Promise<Dispute> {
  const dispute = await getDispute(services, caller, id, statement);
  const now = services.now();
  if (!(await takeForEvidence(services.database.query, id, now)))
    throw new CubbyError('CONFLICT', 'Evidence for this dispute has already been submitted.');
  try {
    await services.payments.sendEvidence(id, dispute.evidence);
  } catch (error) {
    await giveBackForEvidence(services.database.query, id, now);
    throw error;
  }
  await services.database.transaction((transaction) =>
    recordChange(transaction, {
      caller,
      action: 'evidence_sent',
      entity: 'booking',
      id: dispute.booking_id,
      before: null,
      after: { dispute: id, statement: dispute.evidence.uncategorized_text },
      now,
    }),
  );
  return { ...dispute, evidence_sent_at: now.toISOString() };
}
