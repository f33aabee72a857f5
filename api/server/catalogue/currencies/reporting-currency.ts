import { type Kysely, sql } from 'kysely';
import type { CurrencyCode } from '../../../contract/vocabulary/currencies.ts';
import type { Schema } from '../../platform/database/schema.ts';

/** Returns the currency that totals are shown in: there is always exactly one. */
export async function findReportingCode(query: Kysely<Schema>): Promise<CurrencyCode> {
  const { code } = await query
    .selectFrom('currencies')
    .select(sql<CurrencyCode>`code`.as('code'))
    .where('reporting', '=', true)
    .executeTakeFirstOrThrow();
  return code;
}
