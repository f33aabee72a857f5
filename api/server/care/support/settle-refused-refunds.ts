import type { BodyOf } from '../../../contract/endpoint.ts';
import type { Endpoints } from '../../../contract/endpoints.ts';
import { CubbyError } from '../../../contract/errors.ts';
import { sendRefunds } from '../../money/payments/refund-booking.ts';
import { recordChange } from '../../platform/audit/record-change.ts';
import type { Caller } from '../../platform/http/call.ts';
import type { Services } from '../../services.ts';
import { requireBooking } from '../../stays/bookings/record/get-booking.ts';

/**
 * Settles the refunds of a booking that the payment service has refused: sends them again, or notes that the money
 * has gone back another way. The ledger holds them already.
 *
 * @throws CubbyError NOT_FOUND for a booking without any.
 */
export async function settleRefusedRefunds(
  services: Services,
  caller: Caller,
  id: string,
  { outcome }: BodyOf<Endpoints['settleRefusedRefunds']>,
): Promise<void> {
  const booking = await requireBooking(services, id, caller);
  const now = services.now();
  const retry = outcome === 'retry';
  await services.database.transaction(async (transaction) => {
    const refunds = await transaction
      .updateTable('refunds')
      .set((row) =>
        retry
          ? { status: 'pending', refusal: null, settled_at: null, tries: row('tries', '+', 1) }
          : { status: 'succeeded', settled_at: now },
      )
      .where('booking_id', '=', booking.id)
      .where('status', '=', 'failed')
      .returning('amount')
      .execute();
    if (refunds.length === 0) throw new CubbyError('NOT_FOUND', 'No refund of this booking was refused.');
    const amount = refunds.reduce((sum, refund) => sum + refund.amount, 0);
    await recordChange(transaction, {
      caller,
      action: retry ? 'refund_retried' : 'refund_paid_otherwise',
      entity: 'booking',
      id: booking.id,
      before: null,
      after: { amount },
      now,
    });
  });
  if (retry) await sendRefunds(services, booking.id);
}
