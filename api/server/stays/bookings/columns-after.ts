import { type DecidedChange, decideStayChange } from '../../../contract/rules/settlement.ts';
import { isWaived } from '../../../contract/rules/waive.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import type { stayColumns } from '../pricing/stay-columns.ts';
import { failureAt } from './record/failure-at.ts';
import { type HasRefundPolicy, termsNow } from './record/refund-terms.ts';
import type { BookingWithStashpoint } from './record/store.ts';

type StayColumns = ReturnType<typeof stayColumns>;

/** Decides the amount a change of a booking costs or refunds now, and the new values of its columns. */
export function columnsAfter(
  services: HasClock & HasRefundPolicy,
  booking: BookingWithStashpoint,
  columns: StayColumns,
): DecidedChange<StayColumns> {
  const terms = termsNow(services);
  const waives = (due: number) => isWaived(due, booking.currency_code);
  return decideStayChange(booking, columns, { ...terms, failure: failureAt(booking, terms.at).failure, waives });
}
