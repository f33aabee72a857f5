import { type Kysely, sql } from 'kysely';
import type { Impact } from '../../../contract/structs/impact.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { leaveOut, listBookingsAhead } from '../../stays/bookings/record/bookings-ahead.ts';

export interface Stranded {
  id: string;
  state: 'held' | 'confirmed' | 'checked_in';
  reason: Impact['bookings'][number]['reason'];
}

/**
 * Finds the upcoming bookings that a place, as it is in this transaction, cannot serve. Earlier bookings keep their
 * space: the latest are checked first, and those that do not fit are left out for the ones before them. Everything
 * written in between is rolled back, so a caller may go on to write.
 */
export async function strandedBookings(
  transaction: Kysely<Schema>,
  stashpointId: string,
  now: Date,
): Promise<Stranded[]> {
  const ahead = await listBookingsAhead(transaction, stashpointId, now);
  const stranded: Stranded[] = [];
  // If all of them fit together, one query answers it.
  if (ahead.every(({ reason }) => reason === null)) return stranded;
  await sql`savepoint impact`.execute(transaction);
  for (const { id, state } of ahead) {
    const reason = await reasonOf(transaction, id, now);
    if (!reason) continue;
    stranded.push({ id, state, reason });
    await leaveOut(transaction, id);
  }
  await sql`rollback to savepoint impact`.execute(transaction);
  return stranded;
}

async function reasonOf(transaction: Kysely<Schema>, id: string, now: Date): Promise<Stranded['reason'] | null> {
  const { rows } = await sql<{ reason: Stranded['reason'] | null }>`
    select stranded_reason(${id}, ${now}) as reason`.execute(transaction);
  return rows[0]?.reason ?? null;
}
