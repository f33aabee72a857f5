import { createHash } from 'node:crypto';
import { type Kysely, type Selectable, sql } from 'kysely';
import { BOOKING_ID_ALPHABET, BOOKING_ID_LENGTH } from '../../contract/rules/booking-ids.ts';
import type { Schema } from '../../server/platform/database/schema.ts';

/** A row as the database returns it: JSON as values, times as dates. Columns with defaults may be left out. */
export type Row<Table extends keyof Schema> = Partial<Selectable<Schema[Table]>>;

/**
 * Inserts many rows as one JSON parameter for each set of columns: no limit on parameters, few short statements, and
 * PostgreSQL itself converts the values to the columns' types. A column that a row leaves out keeps its default, which
 * a null beside rows that have the column would not.
 */
export async function insertRows<Table extends keyof Schema>(
  db: Kysely<Schema>,
  table: Table,
  rows: readonly Row<Table>[],
): Promise<void> {
  for (const [columns, alike] of Map.groupBy(rows, columnsOf)) await insertAlike(db, table, columns.split(','), alike);
}

function columnsOf(row: object): string {
  return Object.keys(row).sort().join(',');
}

async function insertAlike<Table extends keyof Schema>(
  db: Kysely<Schema>,
  table: Table,
  names: readonly string[],
  rows: readonly Row<Table>[],
): Promise<void> {
  const columns = sql.join(names.map((name) => sql.ref(name)));
  const target = sql.table(table);
  await sql`insert into ${target} (${columns}) select ${columns} from json_populate_recordset(null::${target}, ${JSON.stringify(rows)}::json)`.execute(
    db,
  );
}

/** Returns the same ID for the same words, on every machine. */
export function idOf(words: string, length: 12 | 24 | 32): string {
  return createHash('sha256').update(words).digest('hex').slice(0, length);
}

/**
 * Returns an ID that can be read out at a counter. Hashed rather than drawn: a stream of 32 bits repeats itself among a
 * million.
 */
export function bookingIdOf(words: string): string {
  const bytes = createHash('sha256').update(`booking:${words}`).digest().subarray(0, BOOKING_ID_LENGTH);
  return Array.from(bytes, (byte) => BOOKING_ID_ALPHABET[byte % BOOKING_ID_ALPHABET.length]).join('');
}
