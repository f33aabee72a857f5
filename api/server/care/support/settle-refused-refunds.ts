import type { BodyOf } from '../../../contract/endpoint.ts';
import type { Endpoints } from '../../../contract/endpoints.ts';
import { CubbyError } from '../../../contract/errors.ts';
import { type SendsRefunds, sendRefunds } from '../../money/payments/send-refunds.ts';
import { settleRefused } from '../../money/payments/settle-refund.ts';
import { recordChange } from '../../platform/audit/record-change.ts';
import type { Caller } from '../../platform/http/call.ts';
import { requireBooking } from '../../stays/bookings/record/get-booking.ts';

/**
 * Settles the refunds of a booking that the payment service has refused: sends them again, or records that the money
 * was returned another way. They are in the ledger already; the log keeps the reason.
 *
 * @throws CubbyError NOT_FOUND for a booking without such refunds; CONFLICT if their sum is not the reviewed one.
 */
export async function settleRefusedRefunds(
  services: SendsRefunds,
  caller: Caller,
  id: string,
  { outcome, amount: reviewed, note }: BodyOf<Endpoints['settleRefusedRefunds']>,
): Promise<void> {
  const booking = await requireBooking(services, id, caller);
  const now = services.now();
  const retry = outcome === 'retry';
  await services.database.transaction(async (transaction) => {
    const refunds = await settleRefused(transaction, booking.id, outcome, now);
    if (refunds.length === 0) throw new CubbyError('NOT_FOUND', 'This booking has no refused refund.');
    const amount = refunds.reduce((sum, refund) => sum + refund.amount, 0);
    if (reviewed !== undefined && reviewed !== amount)
      throw new CubbyError('CONFLICT', 'The refused refunds have changed: reload and review them again.');
    await recordChange(transaction, {
      caller,
      action: retry ? 'refund_retried' : 'refund_paid_otherwise',
      entity: 'booking',
      id: booking.id,
      before: null,
      after: { amount, ...(note && { note }) },
      now,
    });
  });
  if (retry) await sendRefunds(services, { bookingId: booking.id });
}
