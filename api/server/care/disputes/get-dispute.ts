import { CubbyError } from '../../../contract/errors.ts';
import { describeRefundPolicy } from '../../../contract/rules/describe-refunds.ts';
import type { Dispute } from '../../../contract/structs/dispute.ts';
import { CURRENCIES, type CurrencyCode } from '../../../contract/vocabulary/currencies.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { Caller } from '../../platform/http/call.ts';
import { requireBooking } from '../../stays/bookings/record/get-booking.ts';
import type { HasRefundPolicy } from '../../stays/bookings/record/refund-terms.ts';
import { listCustody } from '../../stays/custody/chain.ts';
import { findDisputeRow, readWitnesses } from './store.ts';
import { writeEvidence } from './write-evidence.ts';

/**
 * Returns a disputed payment with the evidence as it would be sent now.
 *
 * @throws CubbyError NOT_FOUND.
 */
export async function getDispute(
  services: HasDatabase & HasRefundPolicy,
  caller: Caller,
  id: string,
  statement?: string,
): Promise<Dispute> {
  const { query } = services.database;
  const row = await findDisputeRow(query, id);
  if (!row) throw new CubbyError('NOT_FOUND', 'Dispute not found.');
  const booking = await requireBooking(services, row.booking_id, caller);
  const custody = await listCustody(query, booking.id, 'staff');
  const stay = { ...booking, custody, ...(await readWitnesses(query, booking.id)) };
  const currency = row.currency_code as CurrencyCode;
  return {
    id: row.id,
    booking_id: booking.id,
    amount: row.amount,
    ccy_code: currency,
    ccy_minor_in_major: CURRENCIES[currency].minorInMajor,
    reason: row.reason,
    status: row.status,
    due_by: row.due_by?.toISOString() ?? null,
    evidence_sent_at: row.evidence_sent_at?.toISOString() ?? null,
    evidence: writeEvidence(stay, describeRefundPolicy('en', services.refundPolicy), statement),
  };
}
