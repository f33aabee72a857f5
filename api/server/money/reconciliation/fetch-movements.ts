import type { Kysely } from 'kysely';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import { writeFees } from '../ledger/entries.ts';
import type { HasPayments, Movement } from '../payments/gateway.ts';

/** The days covered by the first fetch, and the overlap of all later ones: the service may record a movement late. */
const FIRST_DAYS = 35;
const AGAIN_DAYS = 3;
const DAY_MS = 86_400_000;
const AT_ONCE = 200;

/**
 * Records movements at the payment service since the last fetch, each once, and its fee in the ledger with it. Returns
 * how many were new.
 */
export async function fetchMovements({
  database,
  payments,
  now,
}: HasDatabase & HasPayments & HasClock): Promise<number> {
  const newest = await database.query
    .selectFrom('processor_transactions')
    .select(({ fn }) => fn.max('occurred').as('occurred'))
    .executeTakeFirst();
  const since = newest?.occurred
    ? new Date(newest.occurred.getTime() - AGAIN_DAYS * DAY_MS)
    : new Date(now().getTime() - FIRST_DAYS * DAY_MS);
  let count = 0;
  let batch: Movement[] = [];
  const flush = async () => {
    const written = batch;
    batch = [];
    if (written.length > 0)
      count += await database.transaction((transaction) => writeMovements(transaction, written, now()));
  };
  for await (const movement of payments.listMovements(since)) {
    batch.push(movement);
    if (batch.length === AT_ONCE) await flush();
  }
  await flush();
  return count;
}

async function writeMovements(transaction: Kysely<Schema>, movements: Movement[], now: Date): Promise<number> {
  const known = await bookingsOf(transaction, movements);
  const rows = movements.map(({ bookingId, currency, feeCurrency, ...movement }) => ({
    ...movement,
    currency_code: currency,
    fee_currency_code: feeCurrency,
    booking_id: bookingId !== null && known.has(bookingId) ? bookingId : null,
  }));
  const written = await transaction
    .insertInto('processor_transactions')
    .values(rows)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning(['id', 'booking_id', 'fee', 'fee_currency_code'])
    .execute();
  const fees = written
    .filter(({ fee }) => fee !== 0)
    .map(({ id, booking_id, fee, fee_currency_code }) => ({
      transactionId: id,
      bookingId: booking_id,
      currency: fee_currency_code,
      amount: fee,
    }));
  await writeFees(transaction, fees, now);
  return written.length;
}

/** Returns those bookings that exist: the service's references to others are ignored. */
async function bookingsOf(transaction: Kysely<Schema>, movements: Movement[]): Promise<Set<string>> {
  const named = movements.flatMap(({ bookingId }) => bookingId ?? []);
  if (named.length === 0) return new Set();
  const rows = await transaction.selectFrom('bookings').select('id').where('id', 'in', named).execute();
  return new Set(rows.map(({ id }) => id));
}
