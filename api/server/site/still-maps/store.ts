import type { Database } from '../../platform/database/connect.ts';

/** Finds the position of an approved place, which is public already. */
export async function findStashpointPosition(
  query: Database['query'],
  id: string,
): Promise<{ lat: number; lng: number } | undefined> {
  return query
    .selectFrom('stashpoints')
    .select(['lat', 'lng'])
    .where('id', '=', id)
    .where('status', '=', 'approved')
    .executeTakeFirst();
}
