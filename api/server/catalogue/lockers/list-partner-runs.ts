import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

/** Lists the results of the last attempts to reach each partner. */
export function listPartnerRuns(query: Kysely<Schema>) {
  return query.selectFrom('partner_runs').selectAll().execute();
}
