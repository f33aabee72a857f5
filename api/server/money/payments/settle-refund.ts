import type { Services } from '../../services.ts';
import type { SentRefund } from './gateway.ts';

/**
 * Writes down that a refund which was on its way has come back: a closed account, a card that is no more. What staff
 * have settled another way since, or sent again, is left alone.
 */
export async function settleRefund({ database, log, now }: Services, refund: SentRefund): Promise<void> {
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
  if (row) log.error({ refund: refundId, booking: row.booking_id, refusal }, 'a refund has come back');
}
