import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

/** Lists the codes of the active currencies. */
export async function listActiveCurrencies(query: Kysely<Schema>): Promise<string[]> {
  const rows = await query.selectFrom('currencies').select('code').where('active', '=', true).orderBy('code').execute();
  return rows.map(({ code }) => code);
}
