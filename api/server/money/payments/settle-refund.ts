import type { Kysely } from 'kysely';
import type { BodyOf } from '../../../contract/endpoint.ts';
import type { Endpoints } from '../../../contract/endpoints.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import type { HasLog } from '../../platform/runtime/log.ts';
import type { SentRefund } from './gateway.ts';

/**
 * Records that a refund on its way has failed: a closed account, or a cancelled card. Refunds that staff have settled
 * another way since, or sent again, are left alone.
 */
export async function settleRefund(
  { database, log, now }: HasDatabase & HasClock & HasLog,
  refund: SentRefund,
): Promise<void> {
  const { refundId, tries, refusal } = refund;
  if (refundId === null || refusal === null) return;
  const row = await database.query
    .updateTable('refunds')
    .set({ status: 'failed', refusal, settled_at: now() })
    .where('id', '=', refundId)
    .where('tries', '=', tries)
    .where('status', '<>', 'failed')
    .where('refusal', 'is', null)
    .returning('booking_id')
    .executeTakeFirst();
  if (row) log.error({ refund: refundId, booking: row.booking_id, refusal }, 'a refund was returned');
}

/** Sends the refused refunds of a booking again, or records that they were paid another way; returns which. */
export function settleRefused(
  transaction: Kysely<Schema>,
  bookingId: string,
  outcome: BodyOf<Endpoints['settleRefusedRefunds']>['outcome'],
  now: Date,
): Promise<{ amount: number }[]> {
  return transaction
    .updateTable('refunds')
    .set((row) =>
      outcome === 'retry'
        ? { status: 'pending', refusal: null, settled_at: null, tries: row('tries', '+', 1) }
        : { status: 'succeeded', settled_at: now },
    )
    .where('booking_id', '=', bookingId)
    .where('status', '=', 'failed')
    .returning('amount')
    .execute();
}
