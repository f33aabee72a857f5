import { CubbyError, fieldError } from '../../../contract/errors.ts';
import { mayStep } from '../../../contract/rules/booking-lifecycle.ts';
import { settleCancellation } from '../../../contract/rules/settlement.ts';
import type { Booking } from '../../../contract/structs/booking.ts';
import { cancellationMail } from '../../../mails/texts.ts';
import { appendRows } from '../../money/ledger/entries.ts';
import { type SendsRefunds, sendRefunds } from '../../money/payments/send-refunds.ts';
import { hasAccount } from '../../people/users/accounts.ts';
import type { Caller } from '../../platform/http/call.ts';
import { writeMail } from '../../platform/mail/write-mail.ts';
import { resolveIncidents } from '../incidents/resolve-incidents.ts';
import { withhold } from '../incidents/settle-incidents.ts';
import { lockBookingRow, stepBooking } from './record/booking.ts';
import { actorOf } from './record/booking-rights.ts';
import { failureAt } from './record/failure-at.ts';
import { findMailedBooking } from './record/find-mailed-booking.ts';
import { getBooking, requireBooking } from './record/get-booking.ts';
import { dropPendingChanges } from './record/pending-changes.ts';
import { termsNow } from './record/refund-terms.ts';
import type { SerializesBookings } from './record/serialize-booking.ts';
import { tellHostOfBooking } from './write-host-notices.ts';

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
  const { id: bookingId, user_id, rights } = await requireBooking(services, id, caller);
  if (cancellation.refund_type === 'credit' && !(await hasAccount(services.database.query, user_id)))
    throw fieldError('refund_type', 'Credit requires an account. Without one, the refund goes to the card.');
  const now = services.now();
  await services.database.transaction(async (transaction) => {
    const booking = await lockBookingRow(transaction, bookingId);
    if (!booking || booking.state === 'cancelled') return;
    if (!mayStep(booking.state, 'cancel', actorOf(rights)))
      throw new CubbyError('BOOKING_NOT_CHANGEABLE', 'This booking can no longer be cancelled.');
    const row = await findMailedBooking(transaction, bookingId);
    const terms = termsNow(services);
    const { failure, report } = failureAt(row, terms.at);
    const to = cancellation.refund_type === 'credit' ? 'credit' : 'source';
    const takesCredit = await hasAccount(transaction, row.user_id);
    await stepBooking(transaction, bookingId, 'cancel', {
      cancelled_at: now,
      hold_expires_at: null,
      cancel_reason: cancellation.reason ?? null,
      cancel_reason_text: cancellation.reason_text ?? null,
    });
    await dropPendingChanges(transaction, bookingId);
    await resolveIncidents(transaction, bookingId, 'cancelled', now);
    if (booking.state === 'held') return;
    const incident_id = report?.id ?? null;
    const settlement = settleCancellation(row, { ...terms, failure, incident_id, to, takesCredit });
    await appendRows(transaction, row, settlement.rows, now);
    if (failure === 'unproven' && report) await withhold(transaction, report.id, settlement.withheld, to === 'credit');
    await writeMail(transaction, cancellationMail(row, settlement), now);
    await tellHostOfBooking(services, transaction, 'lostBooking', row);
  });
  await sendRefunds(services, { bookingId });
  return getBooking(services, bookingId, caller);
}
