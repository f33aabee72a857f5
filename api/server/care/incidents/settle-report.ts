import type { Kysely } from 'kysely';
import { type IncidentKind, STASHPOINT_FAILURES } from '../../../contract/rules/incidents.ts';
import {
  earnedBy,
  refundableOf,
  type SettledReport,
  settleDismissed,
  settleProven,
} from '../../../contract/rules/settlement.ts';
import { type DecidedIncident, reportDecidedMail } from '../../../mails/incident-texts.ts';
import { creditBalance } from '../../money/ledger/credit.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { writeMail } from '../../platform/mail/write-mail.ts';
import { writeSettledReport } from '../../stays/bookings/apply-change.ts';
import { findMailedBooking, type MailedStay } from '../../stays/bookings/record/find-mailed-booking.ts';

interface Report {
  id: string;
  booking_id: string;
  stashpoint_id: string;
  kind: IncidentKind;
  withheld: number;
  keeps_credit: boolean;
}

export type ReportOutcome = 'proven' | 'dismissed';

/** The effects of an outcome: the credit it withdraws and the change of the reported place's share, in minor units. */
export interface PlannedReport extends SettledReport {
  withdrawn: number;
  share: { before: number; after: number };
}

/** Plans the end of a report, for staff who decide it and for the decision itself. */
export function planReport(stay: MailedStay, report: Report, outcome: ReportOutcome, balance: number): PlannedReport {
  const wasMissed = stay.state === 'no_show' && stay.stashpoint_id === report.stashpoint_id;
  const isCancelled = stay.state === 'cancelled' || wasMissed;
  const isElsewhere = isCancelled || stay.stashpoint_id !== report.stashpoint_id;
  const { card, credit } = refundableOf(stay);
  // A traveller who found the place closed and was recorded as a no-show has not cancelled: the whole price is pending.
  const withheld = wasMissed ? card + credit : report.withheld;
  const waiting = { ...report, withheld, keepsCredit: report.keeps_credit };
  const settlement =
    outcome === 'proven'
      ? settleProven(stay, waiting, { balance, isElsewhere })
      : settleDismissed(stay, waiting, { balance, isCancelled });
  const sumOf = (wanted: (row: SettledReport['rows'][number]) => boolean) =>
    settlement.rows.filter(wanted).reduce((sum, { amount }) => sum + amount, 0);
  const before = earnedBy(stay, report.stashpoint_id);
  return {
    ...settlement,
    withdrawn: sumOf(({ kind, amount }) => kind === 'refund_credit' && amount > 0),
    share: { before, after: before + sumOf(({ kind }) => kind === 'host_share') },
  };
}

/**
 * Settles the money that waited for a report, once it is proven or dismissed, and tells the traveller. The booking's row
 * must be locked. Returns what becomes of the reported place's share; null if it stays.
 */
export async function settleReport(
  transaction: Kysely<Schema>,
  report: Report,
  outcome: ReportOutcome,
  now: Date,
): Promise<DecidedIncident['share']> {
  if (!STASHPOINT_FAILURES.some((kind) => kind === report.kind)) return null;
  const stay = await findMailedBooking(transaction, report.booking_id);
  const balance = await creditBalance(transaction, stay.user_id, stay.currency_code, now);
  const planned = planReport(stay, report, outcome, balance);
  await writeSettledReport(transaction, stay, planned, now);
  const { rows, refund, withdrawn, share } = planned;
  if (report.withheld > 0 || rows.length > 0)
    await writeMail(transaction, reportDecidedMail(stay, { outcome, ...refund, withdrawn }), now);
  return share.before === share.after ? null : { ...share, currency_code: stay.currency_code };
}
