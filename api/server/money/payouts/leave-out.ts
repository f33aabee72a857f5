import type { Kysely } from 'kysely';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { forEachIsolated } from '../../platform/jobs/for-each-isolated.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import type { HasLog } from '../../platform/runtime/log.ts';
import { writeCompensationPayout, writePayout } from '../ledger/entries.ts';
import { endPayout, findBookingOfClaim, listPaidBookings, listStale, lockPayee, type PayoutRow } from './store.ts';

/** Ends a payout that will not arrive, and returns its amount to the balance, booking by booking. */
export async function giveBack(
  transaction: Kysely<Schema>,
  payout: PayoutRow,
  end: { status: 'left_out' | 'returned'; reason: string },
  now: Date,
): Promise<void> {
  const { id, claim_id: claimId, amount, currency_code: currency } = payout;
  if (claimId) {
    const bookingId = await findBookingOfClaim(transaction, claimId);
    await writeCompensationPayout(transaction, id, { claimId, bookingId, currency, amount: -amount }, now);
  }
  const paid = claimId ? [] : await listPaidBookings(transaction, id);
  // Amounts in the ledger are negative: written as a payout once more, they cancel out.
  await writePayout(transaction, payout, paid, now);
  await endPayout(transaction, id, { ...end, now });
}

/** The reason given when a payout is left out automatically. */
export const ACCOUNT_CHANGED = 'ACCOUNT_CHANGED';

/**
 * Leaves out payouts prepared for an account that has changed since or is on hold: they are prepared again for the
 * current one. Returns how many.
 */
export async function leaveOutStale(services: HasDatabase & HasClock & HasLog, runId?: string): Promise<number> {
  const { database, log, now } = services;
  const stale = await listStale(database.query, runId);
  return forEachIsolated(log, 'leave-out-stale-payouts', stale, ({ id, ...payee }) =>
    database.transaction(async (transaction) => {
      await lockPayee(transaction, payee);
      const [payout] = await listStale(transaction, undefined, id);
      if (!payout) return false;
      await giveBack(transaction, payout, { status: 'left_out', reason: ACCOUNT_CHANGED }, now());
      return true;
    }),
  );
}
