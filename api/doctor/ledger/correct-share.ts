import { settleBelowZero } from '../../contract/rules/settlement.ts';
import { appendRows } from '../../server/money/ledger/entries.ts';
import { ledgerOf } from '../../server/money/ledger/ledger-of.ts';
import { recordChange } from '../../server/platform/audit/record-change.ts';
import type { Database } from '../../server/platform/database/connect.ts';

/**
 * Lifts the shares of a stay that are below zero to zero, at the platform's cost, and records why in its history. Returns
 * whether there was anything to correct: a second time there is not.
 */
export function correctShare(database: Database, bookingId: string, now: Date): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const stay = await transaction
      .selectFrom('bookings as b')
      .select(['b.id', 'b.currency_code', ledgerOf.as('ledger')])
      .where('b.id', '=', bookingId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const rows = settleBelowZero(stay);
    if (rows.length === 0) return false;
    await appendRows(transaction, stay, rows, now);
    const lifted = rows.filter(({ kind }) => kind === 'host_share');
    await recordChange(transaction, {
      caller: { userId: null },
      action: 'share_corrected',
      entity: 'booking',
      id: stay.id,
      before: null,
      after: {
        amount: lifted.reduce((sum, { amount }) => sum + amount, 0),
        ccy_code: stay.currency_code,
        borne_by: 'platform',
        reason: 'Former rules had taken more from this share than the stay earned.',
      },
      now,
    });
    return true;
  });
}
