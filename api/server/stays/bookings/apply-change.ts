import type { Kysely } from 'kysely';
import type { DecidedChange, RefundParts, SettledReport, Settlement } from '../../../contract/rules/settlement.ts';
import { settleChange } from '../../../contract/rules/settlement.ts';
import { sizesOf } from '../../catalogue/stashpoints/availability/size-columns.ts';
import { appendRows } from '../../money/ledger/entries.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { stayColumns } from '../pricing/stay-columns.ts';
import type { BookingRow } from './record/booking.ts';
import { issueLockerCodes } from './record/locker-codes.ts';
import type { BookingWithStashpoint } from './record/store.ts';

type ChangedColumns = DecidedChange<ReturnType<typeof stayColumns>>['columns'];

/**
 * Gives a booking its new times, bags and prices inside a transaction that reserves its space, with the payment of what
 * it costs more or the refund of what it costs less, whose parts are returned.
 */
export async function applyChange(
  transaction: Kysely<Schema>,
  booking: BookingWithStashpoint,
  columns: ChangedColumns,
  payment: { id: string; amount: number } | null,
  now: Date,
): Promise<RefundParts> {
  return writeStay(transaction, booking, columns, settleChange(booking, columns, payment), now);
}

/** Writes what a change or a move makes of a booking: its columns, its lockers, and the rows of its settlement. */
export async function writeStay(
  transaction: Kysely<Schema>,
  booking: BookingRow,
  columns: ChangedColumns & { stashpoint_id?: string },
  { rows, refund }: Settlement,
  now: Date,
): Promise<RefundParts> {
  const after = { ...booking, ...columns };
  const stays = after.stashpoint_id === booking.stashpoint_id;
  const issued = stays
    ? await issueLockerCodes(transaction, after, booking.locker_codes)
    : await issueLockerCodes(transaction, { ...after, storage_type: null });
  const locker_codes = JSON.stringify(issued);
  await transaction
    .updateTable('bookings')
    .set({ ...columns, locker_codes })
    .where('id', '=', booking.id)
    .execute();
  await appendRows(transaction, booking, rows, now);
  return refund;
}

/** Writes what the end of a report makes of a booking: its columns, and the rows of its settlement. */
export async function writeSettledReport(
  transaction: Kysely<Schema>,
  booking: BookingRow,
  { rows, columns }: SettledReport,
  now: Date,
): Promise<void> {
  await transaction.updateTable('bookings').set(columns).where('id', '=', booking.id).execute();
  await appendRows(transaction, booking, rows, now);
}

/** Returns the stay that a pending change would make of its booking, as it was decided when it was held. */
export function stayOf(row: BookingRow): ChangedColumns {
  const { dropoff, pickup, bag_count, currency_code, first_day_price } = row;
  const { extra_day_price, booking_fee, guarantee_fee, tree_count, tree_price, discount_amount, prepaid_amount } = row;
  const { total, host_share, kept_amount, refund_dropoff } = row;
  return {
    ...{ dropoff, pickup, bag_count, currency_code, first_day_price },
    ...sizesOf(row),
    ...{ extra_day_price, booking_fee, guarantee_fee, tree_count, tree_price, discount_amount, prepaid_amount },
    ...{ total, host_share, kept_amount, refund_dropoff },
  };
}
