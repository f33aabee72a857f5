import { type ChangeDecision, decideChange } from '../../../contract/rules/refunds.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import type { stayColumns } from '../pricing/stay-columns.ts';
import { type HasRefundPolicy, refundableStay, refundLines } from './record/refundable-stay.ts';
import type { BookingWithStashpoint } from './record/store.ts';

/** A booking after a change, with its prices: as priced, or as a pending change holds it. */
export type StayColumns = Omit<ReturnType<typeof stayColumns>, 'total'>;

/** The columns of a changed booking, and what its traveller pays or gets back now. */
export interface DecidedChange extends Pick<ChangeDecision, 'due'> {
  columns: ReturnType<typeof stayColumns> & { kept_amount: number; refund_dropoff: Date | null };
  /** No more than was paid: an amount staff refunded before is not refunded again. */
  refund: number;
  /** Paid before, saved by this change or an earlier one, and not refunded. */
  unrefunded: number;
}

/**
 * Decides by the refund rule what a change costs or gives back, and who keeps what: host and agency give back as much
 * of their part as the traveller gets back of theirs.
 */
export function columnsAfter(
  { refundPolicy: policy, now }: HasClock & HasRefundPolicy,
  booking: BookingWithStashpoint,
  columns: StayColumns,
): DecidedChange {
  const stay = refundableStay(booking);
  const after = refundLines(columns);
  const stashpointFailed = Boolean(booking.stashpoint_failed);
  const decided = decideChange(stay, after, now(), { stashpointFailed, policy });
  const { total, kept, due, refund, share, best, price } = decided;
  const left = (before: number, wanted: number) =>
    wanted >= before ? wanted : before - Math.round((before - wanted) * share);
  return {
    due,
    refund: Math.min(refund, stay.paid),
    unrefunded: total - price,
    columns: {
      ...columns,
      host_share: left(booking.host_share, columns.host_share),
      prepaid_amount: left(booking.prepaid_amount, columns.prepaid_amount),
      total,
      kept_amount: kept,
      refund_dropoff: best || columns.dropoff <= stay.dropoff ? null : stay.dropoff,
    },
  };
}
