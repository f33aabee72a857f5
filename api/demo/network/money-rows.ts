import { type Settlement, settleCancellation, settlePaid } from '../../contract/rules/settlement.ts';
import type { BookingRow } from './bookings.ts';
import type { Row } from './rows.ts';

export interface MoneyRows {
  payments: Row<'payments'>[];
  refunds: Row<'refunds'>[];
  ledger: Row<'ledger_entries'>[];
  sandbox: Row<'sandbox_objects'>[];
}

/** Returns the payments of these bookings, and the refunds of the cancelled ones. */
export function moneyOf(bookings: readonly BookingRow[], now: Date): MoneyRows {
  const rows: MoneyRows = { payments: [], refunds: [], ledger: [], sandbox: [] };
  for (const booking of bookings) {
    if (booking.total > 0) addPayment(rows, booking, now);
  }
  return rows;
}

function addPayment(rows: MoneyRows, booking: BookingRow, now: Date): void {
  const { id, total, currency_code, created, state, cancelled_at } = booking;
  const payment = { id: `pay_${id}`, intent: `pi_demo_${id}` };
  rows.payments.push({
    id: payment.id,
    booking_id: id,
    intent_id: payment.intent,
    amount: total,
    currency_code,
    status: 'succeeded',
    created,
    settled_at: created,
    ended_at: created,
  });
  const paid = settlePaid(booking, { payment_id: payment.id, credit: 0 });
  rows.ledger.push(...rowsOf(booking, paid, created, null));
  if (state === 'cancelled' && cancelled_at) {
    const refund = `ref_${id}`;
    rows.refunds.push({
      id: refund,
      booking_id: id,
      payment_id: payment.id,
      amount: total,
      status: 'succeeded',
      created: cancelled_at,
      settled_at: cancelled_at,
    });
    const ledger = paid.rows.map((row) => ({ ...row, created }));
    const terms = { at: created, to: 'source', takesCredit: true } as const;
    rows.ledger.push(...rowsOf(booking, settleCancellation({ ...booking, ledger }, terms), cancelled_at, refund));
  }
  // The payment sandbox only has payments that can still be refunded.
  if (booking.pickup > now && state !== 'cancelled') rows.sandbox.push(intentOf(payment.intent, booking));
}

function rowsOf(
  { id: booking_id, currency_code }: BookingRow,
  { rows }: Settlement,
  created: Date,
  refund_id: string | null,
): Row<'ledger_entries'>[] {
  return rows.map((row) => ({ ...row, booking_id, currency_code, refund_id, created }));
}

function intentOf(id: string, booking: BookingRow): Row<'sandbox_objects'> {
  const body = {
    id,
    object: 'payment_intent',
    amount: booking.total,
    currency: booking.currency_code.toLowerCase(),
    client_secret: `${id}_secret_demo`,
    metadata: { booking_id: booking.id },
    status: 'succeeded',
    next_action: null,
    last_payment_error: null,
  };
  return { id, idempotency_key: null, body };
}
