import type { Updateable } from 'kysely';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { type Divide, undivided } from '../../platform/jobs/divide.ts';
import { forEachIsolated } from '../../platform/jobs/for-each-isolated.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import type { HasLog } from '../../platform/runtime/log.ts';
import type { HasPayments } from './gateway.ts';

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
