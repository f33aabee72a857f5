import { type Kysely, sql } from 'kysely';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import type { HasLog } from '../../platform/runtime/log.ts';
import { hexId } from '../../platform/secrets/ids.ts';
import type { HasPayments } from '../payments/gateway.ts';
import { fetchMovements } from './fetch-movements.ts';
import { type Difference, keyOf, listDifferences, listOpen, listSettled } from './store.ts';

/** The time span of the comparison, and the time for which a payment may be on its way before it is a difference. */
const COMPARED_MS = 33 * 86_400_000;
export const GRACE_MS = 2 * 3_600_000;

/**
 * Compares the payment service with the ledger in both directions, and keeps a row for each difference: until both
 * agree, or staff explain it. Returns how many are new.
 */
export async function reconcile(services: HasDatabase & HasPayments & HasClock & HasLog): Promise<number> {
  await fetchMovements(services);
  const { database, log, now } = services;
  return database.transaction(async (transaction) => {
    // Two servers at once would find the same differences.
    await sql`select pg_advisory_xact_lock(hashtext('reconcile'))`.execute(transaction);
    const at = now();
    const from = new Date(at.getTime() - COMPARED_MS);
    const found = await listDifferences(transaction, from, new Date(at.getTime() - GRACE_MS));
    const settled = await listSettled(
      transaction,
      found.map(({ subject }) => subject),
    );
    const raised = await raise(
      transaction,
      found.filter((difference) => !settled.has(keyOf(difference))),
      at,
    );
    await closeAgreed(transaction, found, from, at);
    if (raised > 0) log.error({ count: raised }, 'unexplained differences between the payment service and the ledger');
    return raised;
  });
}

async function raise(transaction: Kysely<Schema>, differences: Difference[], now: Date): Promise<number> {
  let raised = 0;
  for (const { kind, at_service, in_ledger, booking_id, ...others } of differences) {
    const id = hexId(12);
    const sums = { kind, at_service, in_ledger, booking_id };
    const row = await transaction
      .insertInto('unexplained')
      .values({ ...others, ...sums, id, found: now, settled_at: null, settled_by: null, note: null })
      .onConflict((conflict) =>
        conflict.columns(['subject', 'currency_code']).where('settled_at', 'is', null).doUpdateSet(sums),
      )
      .returning('id')
      .executeTakeFirstOrThrow();
    if (row.id === id) raised += 1;
  }
  return raised;
}

/** Closes open rows that no longer differ. Rows older than the comparison stay open. */
async function closeAgreed(transaction: Kysely<Schema>, found: Difference[], from: Date, now: Date): Promise<void> {
  const differing = new Set(found.map(({ subject, currency_code }) => `${subject} ${currency_code}`));
  const agreed = (await listOpen(transaction)).filter(
    ({ subject, currency_code, occurred }) => occurred >= from && !differing.has(`${subject} ${currency_code}`),
  );
  if (agreed.length === 0) return;
  await transaction
    .updateTable('unexplained')
    .set({ settled_at: now, version: sql`version + 1` })
    .where(
      'id',
      'in',
      agreed.map(({ id }) => id),
    )
    .execute();
}
