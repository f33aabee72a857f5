import type { Kysely } from 'kysely';
import type { BodyOf } from '../../../contract/endpoint.ts';
import type { Endpoints } from '../../../contract/endpoints.ts';
import { CubbyError } from '../../../contract/errors.ts';
import { isDecidable } from '../../../contract/rules/incidents.ts';
import { earnedBy, refundableOf } from '../../../contract/rules/settlement.ts';
import type { IncidentDetail } from '../../../contract/structs/incident.ts';
import type { DecidedIncident } from '../../../mails/incident-texts.ts';
import { type SendsRefunds, sendRefunds } from '../../money/payments/send-refunds.ts';
import { recordChange } from '../../platform/audit/record-change.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { type Caller, requireScope } from '../../platform/http/call.ts';
import type { HasSecret } from '../../platform/secrets/server-secret.ts';
import type { HasConfig } from '../../platform/settings/config.ts';
import { type BookingRow, lockWithTraveller } from '../../stays/bookings/record/booking.ts';
import { findMailedBooking } from '../../stays/bookings/record/find-mailed-booking.ts';
import { lockIncident, writeVerdict } from '../../stays/incidents/settle-incidents.ts';
import { refundByStaff } from '../support/refund-by-staff.ts';
import { getIncident, requireIncident } from './get-incident.ts';
import { settleReport } from './settle-report.ts';
import { writeDecidedMail } from './write-decided-mail.ts';

type Decision = BodyOf<Endpoints['decideIncident']>;

/**
 * Decides whether a report counts against its place, refunds the traveller if that follows, and tells the host why. A
 * decision can be replaced by another later. Repeating a key decides once.
 *
 * @throws CubbyError NOT_FOUND; FORBIDDEN for a refund without the right to money; CONFLICT of a report that never
 * counts, was decided like this already, or if the decision or the money left is not what the caller knows; INVALID_DATA on `refund.amount` for
 * more than is left, on `refund.to` for credit without an account; IDEMPOTENCY_KEY_REUSED for the same key with another verdict.
 */
export async function decideIncident(
  services: SendsRefunds & HasSecret & HasConfig,
  caller: Caller,
  id: string,
  { verdict, text, refund, expected_decided_at = null }: Decision,
  idempotencyKey: string | null,
): Promise<IncidentDetail> {
  if (refund) requireScope(caller, 'money:all');
  const known = await requireIncident(services, caller, id);
  const now = services.now();
  const verdict_text = text?.trim() || null;
  await services.database.transaction(async (transaction) => {
    // The traveller and the booking first, as all else that changes a booking and its reports locks them.
    const booking = await lockWithTraveller(transaction, known.booking_id);
    const incident = await lockIncident(transaction, id);
    if (!incident || !isDecidable(incident)) throw new CubbyError('CONFLICT', 'This report does not need a decision.');
    if (idempotencyKey && incident.decision_key === idempotencyKey) return requireSame(incident, verdict);
    if ((incident.decided_at?.getTime() ?? null) !== (expected_decided_at && new Date(expected_decided_at).getTime()))
      throw new CubbyError('CONFLICT', 'This report has been decided in the meantime: reload and review the decision.');
    if (incident.verdict === verdict)
      throw new CubbyError('CONFLICT', 'This report has already been decided like this.');
    if (refund) await requireLeft(transaction, known.booking_id, refund.expected_left);
    await writeVerdict(
      transaction,
      id,
      { verdict, verdict_text, decided_by: caller.userId, decision_key: idempotencyKey },
      now,
    );
    await recordChange(transaction, {
      caller,
      action: 'decided',
      entity: 'booking',
      id: incident.booking_id,
      before: incident.verdict ? { verdict: incident.verdict } : null,
      after: { verdict },
      now,
    });
    const settled = await settleReport(transaction, incident, verdict === 'upheld' ? 'proven' : 'dismissed', now);
    // The refund's own key stays empty: the decision's key guards both.
    const order = refund && { ...refund, incidentId: id, idempotencyKey: null, path: 'refund.' };
    const place = { stashpoint_id: incident.stashpoint_id };
    const refunded =
      booking && order ? await refundFor(transaction, caller, booking, { ...order, ...place }, now) : null;
    const share = settled && refunded ? { ...settled, after: refunded.after } : (refunded ?? settled);
    await writeDecidedMail(services, transaction, { ...known, outcome: verdict, text: verdict_text, share });
  });
  await sendRefunds(services, { bookingId: known.booking_id });
  return getIncident(services, caller, id);
}

/** Refunds the traveller, and returns what becomes of the host's share; null if it stays. */
async function refundFor(
  transaction: Kysely<Schema>,
  caller: Caller,
  booking: BookingRow,
  order: Parameters<typeof refundByStaff>[3],
  now: Date,
): Promise<DecidedIncident['share']> {
  const earned = async () => earnedBy(await findMailedBooking(transaction, booking.id), order.stashpoint_id ?? '');
  const before = await earned();
  await refundByStaff(transaction, caller, booking, order, now);
  const after = await earned();
  return after === before ? null : { before, after, currency_code: booking.currency_code };
}

function requireSame(decided: { verdict: string | null }, verdict: string): void {
  if (decided.verdict !== verdict)
    throw new CubbyError(
      'IDEMPOTENCY_KEY_REUSED',
      'This Idempotency-Key has already been used for another decision: send a new one.',
    );
}

async function requireLeft(transaction: Kysely<Schema>, bookingId: string, expected: number): Promise<void> {
  const { card, credit } = refundableOf(await findMailedBooking(transaction, bookingId));
  if (card + credit !== expected)
    throw new CubbyError('CONFLICT', 'The money of this booking has changed: reload and review the sums.');
}
