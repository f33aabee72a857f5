import { type Kysely, sql } from 'kysely';
import { CubbyError } from '../../../contract/errors.ts';
import type { Schema } from '../../platform/database/schema.ts';

/** Texts that people write once for a key and in limited numbers, by their table, and the column of their subject. */
const SUBJECTS = { booking_messages: 'booking_id', incident_replies: 'incident_id' } as const;
type WrittenIn = keyof typeof SUBJECTS;

/**
 * Tells whether a key was used before for the same. The caller has locked the subject, so that the second of two
 * concurrent calls finds what the first has written.
 *
 * @throws CubbyError IDEMPOTENCY_KEY_REUSED for a key that was used for something else.
 */
export async function isRepeated(
  transaction: Kysely<Schema>,
  table: WrittenIn,
  key: string | null,
  same: Record<string, string | null>,
): Promise<boolean> {
  if (key === null) return false;
  const { rows } = await sql<Record<string, unknown>>`
    select * from ${sql.table(table)} where idempotency_key = ${key}`.execute(transaction);
  const [before] = rows;
  if (!before) return false;
  if (Object.entries(same).every(([column, value]) => before[column] === value)) return true;
  throw new CubbyError(
    'IDEMPOTENCY_KEY_REUSED',
    'This Idempotency-Key has already been used for something else: send a new one.',
  );
}

/** Counts what was written about a subject since a moment; `only` narrows it by its columns. */
export async function countWritten(
  query: Kysely<Schema>,
  table: WrittenIn,
  subject: string,
  { since, only = sql`true` }: { since: Date; only?: ReturnType<typeof sql<boolean>> },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(table)}
    where ${sql.ref(SUBJECTS[table])} = ${subject} and created > ${since} and ${only}`.execute(query);
  return rows[0]?.count ?? 0;
}
