import { type Kysely, sql } from 'kysely';
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
  const { query } = services.database;
  const mine = bookingId === undefined ? await divide(await listPending(query), ({ id }) => id) : null;
  // Recorded first, so that a failing one moves behind the others.
  const taken = await query
    .updateTable('refunds')
    .from('payments')
    .set({ asked_at: services.now() })
    .whereRef('payments.id', '=', 'refunds.payment_id')
    .where('refunds.status', '=', 'pending')
    .$if(mine === null, (rows) => rows.where('refunds.booking_id', '=', bookingId ?? ''))
    .$if(mine !== null, (rows) => rows.where('refunds.id', '=', sql<string>`any(${mine?.map(({ id }) => id)})`))
    .returning(['refunds.id', 'refunds.booking_id', 'refunds.amount', 'refunds.tries', 'payments.intent_id'])
    .$narrowType<{ intent_id: string }>()
    .execute();
  return forEachIsolated(services.log, 'send-refunds', taken, (refund) => send(services, refund));
}

function listPending(query: Kysely<Schema>): Promise<{ id: string }[]> {
  return query
    .selectFrom('refunds')
    .select('id')
    .where('status', '=', 'pending')
    .orderBy('asked_at', (order) => order.asc().nullsFirst())
    .orderBy('created')
    .limit(100)
    .execute();
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
  const refusal = await payments.refund({ intentId: intent_id, amount, refundId: id, tries });
  await database.query
    .updateTable('refunds')
    .set({ status: refusal === null ? 'succeeded' : 'failed', refusal, settled_at: now() })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .execute();
  if (refusal !== null) log.error({ refund: id, booking: booking_id, refusal }, 'a refund was refused for good');
  return refusal === null;
}
