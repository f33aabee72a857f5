import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { type Allocation, allocate, NOTHING, writeMovement } from '../ledger/entries.ts';
import { hexId } from '../secrets/ids.ts';
import type { Services } from '../services.ts';
import { listPayments, type PaymentRow } from './store.ts';

interface RefundedBooking {
  id: string;
  currency_code: string;
  total: number;
  host_share: number;
  guarantee_fee: number;
  tree_price: number;
}

interface RefundOrder {
  /** Minor units; nothing happens for less than one. */
  amount: number;
  /** Whose shares go back: everything of a cancelled stay, or the difference of a change. */
  releases: 'all' | { from: Allocation; to: Allocation };
  /** The payment to pay back; otherwise the booking's payments, the latest first. */
  payment?: PaymentRow;
}

/**
 * Owes money back, inside the transaction that causes it: rows in the ledger, and refunds that `sendRefunds`
 * hands to the payment service once all is written. A crash in between loses nothing.
 */
export async function refundBooking(
  transaction: Kysely<Schema>,
  booking: RefundedBooking,
  { amount, releases, payment }: RefundOrder,
  now: Date,
): Promise<void> {
  if (amount <= 0) return;
  const shares = releases === 'all' ? { from: allocate(booking), to: NOTHING } : releases;
  let left = amount;
  let first = true;
  const sources: Refundable[] = payment ? [payment] : await refundablePayments(transaction, booking.id);
  for (const source of sources) {
    const part = Math.min(left, source.refundable ?? source.amount);
    if (part <= 0) continue;
    const refundId = hexId(16);
    await transaction
      .insertInto('refunds')
      .values({
        id: refundId,
        booking_id: booking.id,
        payment_id: source.id,
        amount: part,
        status: 'pending',
        created: now,
        settled_at: null,
      })
      .execute();
    await writeMovement(transaction, {
      bookingId: booking.id,
      currency: booking.currency_code,
      kind: 'refund_card',
      amount: -part,
      refundId,
      // The shares move once, with the first part.
      ...(first ? shares : { from: NOTHING, to: NOTHING }),
      now,
    });
    first = false;
    left -= part;
    if (left === 0) break;
  }
  if (left > 0) throw new Error(`Booking ${booking.id} owes back ${left} more than was paid for it.`);
}

/** Payments of a booking and of its changes, with what of each has not been paid back. */
async function refundablePayments(transaction: Kysely<Schema>, bookingId: string): Promise<Refundable[]> {
  const changes = await transaction
    .selectFrom('bookings')
    .select('id')
    .where('changes_booking_id', '=', bookingId)
    .execute();
  const payments = await Promise.all(
    [bookingId, ...changes.map(({ id }) => id)].map((id) => listPayments(transaction, id)),
  );
  const refunds = await transaction
    .selectFrom('refunds')
    .select(['payment_id', 'amount'])
    .where('booking_id', '=', bookingId)
    .execute();
  return payments
    .flat()
    .filter(({ status }) => status === 'succeeded')
    .map((payment) => {
      const back = refunds.filter((refund) => refund.payment_id === payment.id);
      return { ...payment, refundable: payment.amount - back.reduce((sum, { amount }) => sum + amount, 0) };
    });
}

type Refundable = PaymentRow & { refundable?: number };

/** Hands what is owed to the payment service. What fails stays pending, and the job tries again. */
export async function sendRefunds(services: Services, bookingId?: string): Promise<number> {
  const { query } = services.database;
  const pending = await query
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .select(['refunds.id', 'refunds.amount', 'payments.intent_id'])
    .where('refunds.status', '=', 'pending')
    .$if(bookingId !== undefined, (rows) => rows.where('refunds.booking_id', '=', bookingId ?? ''))
    .orderBy('refunds.created')
    .limit(100)
    .execute();
  let sent = 0;
  for (const { id, amount, intent_id } of pending) {
    if (!(await trySend(services, { intentId: intent_id, amount, idempotencyKey: `refund:${id}` }))) continue;
    await query
      .updateTable('refunds')
      .set({ status: 'succeeded', settled_at: services.now() })
      .where('id', '=', id)
      .execute();
    sent += 1;
  }
  return sent;
}

/** An edge: a payment service that does not answer must not undo a cancellation that is written. */
async function trySend(
  { payments }: Services,
  refund: { intentId: string; amount: number; idempotencyKey: string },
): Promise<boolean> {
  try {
    await payments.refund(refund);
    return true;
  } catch {
    return false;
  }
}
