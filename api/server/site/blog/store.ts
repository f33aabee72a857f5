import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

export async function readAnswer(query: Kysely<Schema>, address: string) {
  const row = await query.selectFrom('kept_answers').selectAll().where('address', '=', address).executeTakeFirst();
  return row && { body: row.body as unknown, total: row.total, readAt: row.read_at.getTime() };
}

export async function writeAnswer(
  query: Kysely<Schema>,
  address: string,
  { body, total }: { body: unknown; total: number },
  now: Date,
): Promise<void> {
  const row = { body: JSON.stringify(body), total, read_at: now };
  await query
    .insertInto('kept_answers')
    .values({ address, ...row })
    .onConflict((conflict) => conflict.column('address').doUpdateSet(row))
    .execute();
}

export async function forgetAnswer(query: Kysely<Schema>, address: string): Promise<void> {
  await query.deleteFrom('kept_answers').where('address', '=', address).execute();
}
