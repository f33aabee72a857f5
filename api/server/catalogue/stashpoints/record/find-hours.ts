import type { Kysely } from 'kysely';
import { type CompiledHours, compileOpeningHours } from '../../../../contract/rules/opening-hours.ts';
import type { Schema } from '../../../platform/database/schema.ts';

/** Finds when a place is open, ready for queries. */
export async function findHours(query: Kysely<Schema>, stashpointId: string): Promise<CompiledHours> {
  const place = await query
    .selectFrom('stashpoints')
    .select(['opening_hours', 'opening_hours_exceptions', 'closures'])
    .where('id', '=', stashpointId)
    .executeTakeFirstOrThrow();
  return compileOpeningHours(place.opening_hours, place.opening_hours_exceptions, place.closures);
}
