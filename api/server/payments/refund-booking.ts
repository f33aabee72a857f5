import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { type Allocation, currentAllocation, NOTHING, writeMovement, writePrepaid } from '../ledger/entries.ts';
import { hexId } from '../secrets/ids.ts';
import type { Services } from '../services.ts';
import { findRefundable, type Refundable } from './refundable.ts';

interface RefundedBooking {
  id: string;
  currency_code: string;
  prepaid_amount: number;
}

interface RefundOrder {
  /** Minor units. Of a stay that cost its traveller nothing, the shares go back all the same. */
  amount: number;
  /** Whose shares go back: everything of a cancelled stay, prepaid bags too, or the difference of a change. */
  releases: 'all' | { from: Allocation; to: Allocation };
  /** `source`: to cards what cards have paid, then to credit what credit has; `credit`: all to credit. */
  to?: 'source' | 'credit';
  /** The one payment to pay back; otherwise the booking's payments, the latest first. */
  payment?: { id: string; amount: number };
}

/** Where a refund went, minor units. */
export interface RefundParts {
  card: number;
  credit: number;
}

/**
 * Owes money back, inside the transaction that causes it: rows in the ledger, and refunds that `sendRefunds`
 * hands to the payment service once all is written. A crash in between loses nothing.
 */
export async function refundBooking(
  transaction: Kysely<Schema>,
  booking: RefundedBooking,
  { amount, releases, to = 'source', payment }: RefundOrder,
  now: Date,
): Promise<RefundParts> {
  // By the ledger, not by the price: staff may have paid back a part before, at somebody's cost.
  let shares = releases === 'all' ? { from: await currentAllocation(transaction, booking.id), to: NOTHING } : releases;
  if (releases === 'all') await writePrepaid(transaction, booking, -booking.prepaid_amount, now);
  if (amount <= 0) {
    const { id: bookingId, currency_code: currency } = booking;
    await writeMovement(transaction, { bookingId, currency, kind: 'refund_card', amount: 0, ...shares, now });
    return { card: 0, credit: 0 };
  }
  const refundable = payment ? wholePayment(payment) : await findRefundable(transaction, booking.id);
  const movements = splitRefund(booking.id, refundable, amount, to);
  for (const { kind, part, paymentId } of movements) {
    const refundId = paymentId ? await insertRefund(transaction, booking.id, paymentId, part, now) : null;
    await writeMovement(transaction, {
      bookingId: booking.id,
      currency: booking.currency_code,
      kind,
      amount: -part,
      refundId,
      ...shares,
      now,
    });
    // The shares move once, with the first part.
    shares = { from: NOTHING, to: NOTHING };
  }
  const sumOf = (wanted: Movement['kind']) =>
    movements.reduce((sum, { kind, part }) => sum + (kind === wanted ? part : 0), 0);
  return { card: sumOf('refund_card'), credit: sumOf('refund_credit') };
}

interface Movement {
  kind: 'refund_card' | 'refund_credit';
  part: number;
  paymentId: string | null;
}

function wholePayment({ id, amount }: { id: string; amount: number }): Refundable {
  return { payments: [{ id, refundable: amount }], card: amount, credit: 0 };
}

function splitRefund(bookingId: string, refundable: Refundable, amount: number, to: 'source' | 'credit'): Movement[] {
  const { payments, card, credit } = refundable;
  if (amount > card + credit)
    throw new Error(`Booking ${bookingId} owes back ${amount - card - credit} more than was paid for it.`);
  const movements: Movement[] = [];
  let left = to === 'credit' ? 0 : Math.min(amount, card);
  const toCredit = amount - left;
  for (const payment of payments) {
    const part = Math.min(left, payment.refundable);
    if (part > 0) movements.push({ kind: 'refund_card', part, paymentId: payment.id });
    left -= part;
  }
  if (toCredit > 0) movements.push({ kind: 'refund_credit', part: toCredit, paymentId: null });
  return movements;
}

async function insertRefund(
  transaction: Kysely<Schema>,
  bookingId: string,
  paymentId: string,
  amount: number,
  now: Date,
): Promise<string> {
  const id = hexId(16);
  await transaction
    .insertInto('refunds')
    .values({
      id,
      booking_id: bookingId,
      payment_id: paymentId,
      amount,
      status: 'pending',
      created: now,
      settled_at: null,
    })
    .execute();
  return id;
}

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
