import type { Kysely, Updateable } from 'kysely';
import type { RefundLine } from '../../../contract/rules/refunds.ts';
import { cardPartOf } from '../../../contract/rules/staff-refunds.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { type Divide, undivided } from '../../platform/jobs/divide.ts';
import { forEachIsolated } from '../../platform/jobs/for-each-isolated.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import type { HasLog } from '../../platform/runtime/log.ts';
import { hexId } from '../../platform/secrets/ids.ts';
import { type Allocation, currentAllocation, NOTHING, writeMovement, writePrepaid } from '../ledger/entries.ts';
import type { HasPayments } from './gateway.ts';
import { findRefundable, type Refundable } from './refundable.ts';

interface RefundedBooking {
  id: string;
  currency_code: string;
  prepaid_amount: number;
}

interface RefundOrder {
  /** Minor units. For a stay that was free for its traveller, the shares are reversed all the same. */
  amount: number;
  /** The shares to reverse: those of a cancelled stay’s lines, prepaid bags too, or the difference of a change. */
  releases: { lines: Record<RefundLine, number> } | { from: Allocation; to: Allocation };
  /**
   * `source`: first to cards what was paid by card, then to credit what was paid with credit; `credit`: all to credit.
   */
  to?: 'source' | 'credit';
  /** The one payment to refund; otherwise the booking's payments, latest first. */
  payment?: { id: string; amount: number };
}

/** The destinations of a refund, minor units. */
export interface RefundParts {
  card: number;
  credit: number;
}

/**
 * Owes a refund, inside the transaction that causes it: rows in the ledger, and refunds that `sendRefunds` sends to the
 * payment service once all is written. A crash in between loses nothing. Returns its parts, and the ids of those.
 */
export async function refundBooking(
  transaction: Kysely<Schema>,
  booking: RefundedBooking,
  { amount, releases, to = 'source', payment }: RefundOrder,
  now: Date,
): Promise<RefundParts & { refundIds: string[] }> {
  let shares = 'lines' in releases ? await releaseLines(transaction, booking, amount, releases.lines, now) : releases;
  if (amount <= 0) {
    const { id: bookingId, currency_code: currency } = booking;
    await writeMovement(transaction, { bookingId, currency, kind: 'refund_card', amount: 0, ...shares, now });
    return { card: 0, credit: 0, refundIds: [] };
  }
  const refundable = payment ? wholePayment(payment) : await findRefundable(transaction, booking.id);
  const movements = splitRefund(booking.id, refundable, amount, to);
  const refundIds: string[] = [];
  for (const { kind, part, paymentId } of movements) {
    const refundId = paymentId ? await insertRefund(transaction, booking.id, paymentId, part, now) : null;
    if (refundId) refundIds.push(refundId);
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
  return { card: sumOf('refund_card'), credit: sumOf('refund_credit'), refundIds };
}

/**
 * Reverses every share of the refunded lines: the host's share is reversed with the bags. Reads the ledger, not the
 * price, because staff may have refunded a part before. The platform keeps what does not divide evenly.
 */
async function releaseLines(
  transaction: Kysely<Schema>,
  booking: RefundedBooking,
  amount: number,
  lines: Record<RefundLine, number>,
  now: Date,
): Promise<{ from: Allocation; to: Allocation }> {
  const from = await currentAllocation(transaction, booking.id);
  const prepaid = Math.round(booking.prepaid_amount * lines.bags);
  await writePrepaid(transaction, booking, -prepaid, now);
  const kept = (part: number, line: RefundLine) => part - Math.round(part * lines[line]);
  const others = {
    host_share: kept(from.host_share, 'bags'),
    guarantee: kept(from.guarantee, 'guarantee'),
    trees: kept(from.trees, 'trees'),
  };
  const sumOf = (parts: object) => Object.values(parts).reduce((sum, part) => sum + part, 0);
  return { from, to: { ...others, platform_fee: sumOf(from) - amount - prepaid - sumOf(others) } };
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
  let left = cardPartOf(amount, card, to);
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

/** Services needed to send refunds to the payment service. */
export type SendsRefunds = HasDatabase & HasClock & HasLog & HasPayments;

/**
 * Sends owed refunds to the payment service, each on its own. A refund without an answer stays pending and is tried
 * again after the others; a final refusal is stored with its reason, for staff.
 */
export async function sendRefunds(
  services: SendsRefunds,
  { bookingId, divide = undivided }: { bookingId?: string; divide?: Divide } = {},
): Promise<number> {
  const pending = await services.database.query
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .select(['refunds.id', 'refunds.booking_id', 'refunds.amount', 'refunds.tries', 'payments.intent_id'])
    .$narrowType<{ intent_id: string }>()
    .where('refunds.status', '=', 'pending')
    .$if(bookingId !== undefined, (rows) => rows.where('refunds.booking_id', '=', bookingId ?? ''))
    .orderBy('refunds.asked_at', (order) => order.asc().nullsFirst())
    .orderBy('refunds.created')
    .limit(100)
    .execute();
  const mine = await divide(pending, ({ id }) => id);
  return forEachIsolated(services.log, 'send-refunds', mine, (refund) => send(services, refund));
}

interface PendingRefund {
  id: string;
  booking_id: string;
  amount: number;
  tries: number;
  intent_id: string;
}

async function send(
  { database, payments, log, now }: SendsRefunds,
  { id, booking_id, amount, tries, intent_id }: PendingRefund,
): Promise<boolean> {
  const write = (changes: Updateable<Schema['refunds']>) =>
    database.query.updateTable('refunds').set(changes).where('id', '=', id).where('status', '=', 'pending').execute();
  await write({ asked_at: now() });
  const refusal = await payments.refund({ intentId: intent_id, amount, refundId: id, tries });
  await write({ status: refusal === null ? 'succeeded' : 'failed', refusal, settled_at: now() });
  if (refusal !== null) log.error({ refund: id, booking: booking_id, refusal }, 'a refund was refused for good');
  return refusal === null;
}
