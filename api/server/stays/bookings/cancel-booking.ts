import { CubbyError, fieldError } from '../../../contract/errors.ts';
import { normaliseBookingId } from '../../../contract/rules/booking-ids.ts';
import { mayStep } from '../../../contract/rules/booking-lifecycle.ts';
import { settleCancellation } from '../../../contract/rules/settlement.ts';
import type { Booking } from '../../../contract/structs/booking.ts';
import { cancellationMail } from '../../../mails/texts.ts';
import { appendRows } from '../../money/ledger/entries.ts';
import { type SendsRefunds, sendRefunds } from '../../money/payments/send-refunds.ts';
import type { Caller } from '../../platform/http/call.ts';
import { writeMails } from '../../platform/mail/write-mail.ts';
import { resolveIncidents } from '../incidents/resolve-incidents.ts';
import { withhold } from '../incidents/settle-incidents.ts';
import { hostMailsAbout } from './host-mails.ts';
import { lockBookingRow, stepBooking } from './record/booking.ts';
import { actorOf } from './record/booking-rights.ts';
import { failureAt } from './record/failure-at.ts';
import { getBooking, requireBooking } from './record/get-booking.ts';
import { dropPendingChanges } from './record/pending-changes.ts';
import { termsNow } from './record/refund-terms.ts';
import type { SerializesBookings } from './record/serialize-booking.ts';

interface Cancellation {
  reason?: string | undefined;
  reason_text?: string | undefined;
  refund_type?: 'card' | 'credit' | undefined;
}

/**
 * Cancels a booking and refunds what the refund policy gives at this moment. Cancelling twice changes nothing.
 *
 * @throws CubbyError NOT_FOUND, INVALID_DATA on `refund_type` for credit without an account, or BOOKING_NOT_CHANGEABLE
 * once the bags have been handed over.
 */
export async function cancelBooking(
  services: SendsRefunds & SerializesBookings,
  caller: Caller,
  id: string,
  cancellation: Cancellation,
): Promise<Booking> {
  const bookingId = normaliseBookingId(id);
  const now = services.now();
  const refunds = await services.database.transaction(async (transaction) => {
    await lockBookingRow(transaction, bookingId);
    const { rights, ...row } = await requireBooking(services, bookingId, caller);
    const { state, takes_credit: takesCredit } = row;
    if (cancellation.refund_type === 'credit' && !takesCredit)
      throw fieldError('refund_type', 'Credit requires an account. Without one, the refund goes to the card.');
    if (state === 'cancelled') return [];
    if (!mayStep(state, 'cancel', actorOf(rights)))
      throw new CubbyError('BOOKING_NOT_CHANGEABLE', 'This booking can no longer be cancelled.');
    const terms = termsNow(services);
    const { failure, report } = failureAt(row, terms.at);
    const to = cancellation.refund_type === 'credit' ? 'credit' : 'source';
    await stepBooking(transaction, bookingId, 'cancel', {
      cancelled_at: now,
      hold_expires_at: null,
      cancel_reason: cancellation.reason ?? null,
      cancel_reason_text: cancellation.reason_text ?? null,
    });
    if (row.is_changing) await dropPendingChanges(transaction, bookingId);
    if (row.incident) await resolveIncidents(transaction, bookingId, 'cancelled', now);
    if (state === 'held') return [];
    const incident_id = report?.id ?? null;
    const settlement = settleCancellation(row, { ...terms, failure, incident_id, to, takesCredit });
    const owed = await appendRows(transaction, row, settlement.rows, now);
    if (failure === 'unproven' && report) await withhold(transaction, report.id, settlement.withheld, to === 'credit');
    const toHost = await hostMailsAbout(services, transaction, 'lostBooking', row);
    await writeMails(transaction, [cancellationMail(row, settlement, services.config), ...toHost], now);
    return owed;
  });
  if (refunds.length > 0) await sendRefunds(services, { bookingId });
  return getBooking(services, bookingId, caller);
}
