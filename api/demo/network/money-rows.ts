import { allocate } from '../../server/money/ledger/entries.ts';
import type { LedgerKind } from '../../server/money/ledger/ledger-kind.ts';
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
  rows.ledger.push(...movement(booking, 'charge', 1, created, payment.id, null));
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
    rows.ledger.push(...movement(booking, 'refund_card', -1, cancelled_at, payment.id, refund));
  }
  // The payment sandbox only has payments that can still be refunded.
  if (booking.pickup > now && state !== 'cancelled') rows.sandbox.push(intentOf(payment.intent, booking));
}

function movement(
  booking: BookingRow,
  kind: 'charge' | 'refund_card',
  sign: 1 | -1,
  created: Date,
  payment_id: string,
  refund_id: string | null,
): Row<'ledger_entries'>[] {
  const amounts: Partial<Record<LedgerKind, number>> = { [kind]: booking.total, ...allocate(booking) };
  return (Object.entries(amounts) as [LedgerKind, number][])
    .filter(([, amount]) => amount !== 0)
    .map(([each, amount]) => ({
      booking_id: booking.id,
      kind: each,
      amount: sign * amount,
      currency_code: booking.currency_code,
      payment_id,
      refund_id,
      created,
    }));
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
