import type { Kysely } from 'kysely';
import { type CompiledHours, compileOpeningHours } from '../../../../contract/rules/opening-hours.ts';
import type { Schema } from '../../../platform/database/schema.ts';

/** Finds when a place is open, ready for queries. */
export async function findHours(query: Kysely<Schema>, stashpointId: string): Promise<CompiledHours> {
  const stashpoint = await query
    .selectFrom('stashpoints')
    .select(['opening_hours', 'opening_hours_exceptions', 'closures'])
    .where('id', '=', stashpointId)
    .executeTakeFirstOrThrow();
  return compileOpeningHours(stashpoint.opening_hours, stashpoint.opening_hours_exceptions, stashpoint.closures);
}
