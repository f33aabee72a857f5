import { createHash } from 'node:crypto';
import { type Kysely, type Selectable, sql } from 'kysely';
import { BOOKING_ID_ALPHABET, BOOKING_ID_LENGTH } from '../../../contract/rules/booking-ids.ts';
import type { Schema } from '../../database/schema.ts';

/** A row as the database answers it: JSON as values, times as dates. Columns with defaults may be left out. */
export type Row<Table extends keyof Schema> = Partial<Selectable<Schema[Table]>>;

/**
 * Inserts many rows as one JSON parameter: no limit on parameters, one short statement, and PostgreSQL itself
 * turns the values into the columns' types. All rows have the columns of the first.
 */
export async function insertRows<Table extends keyof Schema>(
  db: Kysely<Schema>,
  table: Table,
  rows: readonly Row<Table>[],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = sql.join(Object.keys(first).map((column) => sql.ref(column)));
  const target = sql.table(table);
  await sql`insert into ${target} (${columns}) select ${columns} from json_populate_recordset(null::${target}, ${JSON.stringify(rows)}::json)`.execute(
    db,
  );
}

/** The same words give the same id, on every machine. */
export function idOf(words: string, length: 12 | 24 | 32): string {
  return createHash('sha256').update(words).digest('hex').slice(0, length);
}

/** An id to be read out at a counter. Hashed rather than drawn: a stream of 32 bits repeats itself among a million. */
export function bookingIdOf(words: string): string {
  const bytes = createHash('sha256').update(`booking:${words}`).digest().subarray(0, BOOKING_ID_LENGTH);
  return Array.from(bytes, (byte) => BOOKING_ID_ALPHABET[byte % BOOKING_ID_ALPHABET.length]).join('');
}
