import assert from 'node:assert/strict';
import type { LedgerKind } from '../contract/rules/settlement.ts';
import type { TestServer } from './test-server.ts';

const CAME_IN: LedgerKind[] = ['charge', 'charge_credit', 'prepaid', 'refund_card', 'refund_credit', 'chargeback'];
const BELONGS: LedgerKind[] = ['host_share', 'guarantee', 'trees', 'platform_fee', 'compensation'];

/**
 * Returns a booking's ledger summed by kind, in minor units, without kinds that were never booked. Throws if the money
 * received (and not paid out) differs from the money owed, so that every test that reads a ledger also checks this
 * rule.
 */
export async function ledgerOf(
  server: Pick<TestServer, 'database'>,
  bookingId: string,
): Promise<Partial<Record<LedgerKind, number>>> {
  const rows = await server.database.query
    .selectFrom('ledger_entries')
    .select(['kind', 'amount'])
    .where('booking_id', '=', bookingId)
    .execute();
  const sums: Partial<Record<LedgerKind, number>> = {};
  for (const { kind, amount } of rows) sums[kind] = (sums[kind] ?? 0) + amount;
  const total = (kinds: LedgerKind[]) => kinds.reduce((sum, kind) => sum + (sums[kind] ?? 0), 0);
  assert.equal(total(BELONGS), total(CAME_IN), `the ledger of ${bookingId} does not balance`);
  return sums;
}
