import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';

interface ReviewFilter {
  stashpoint_id?: string | undefined;
  city_id?: string | undefined;
  minimum_rating?: number | undefined;
  language?: string | undefined;
}

/** Reviews, newest first, with how many there are in all. */
export async function listReviewRows(
  query: Kysely<Schema>,
  { stashpoint_id, city_id, minimum_rating, language }: ReviewFilter,
  { offset, perPage }: { offset: number; perPage: number },
) {
  const matching = query
    .selectFrom('reviews as r')
    .innerJoin('places as c', 'c.id', 'r.city_id')
    .$if(stashpoint_id !== undefined, (rows) => rows.where('r.stashpoint_id', '=', stashpoint_id ?? ''))
    .$if(city_id !== undefined, (rows) => rows.where('r.city_id', '=', city_id ?? ''))
    .$if(minimum_rating !== undefined, (rows) => rows.where('r.stashpoint_rating', '>=', minimum_rating ?? 1))
    .$if(language !== undefined, (rows) => rows.where('r.language', '=', language ?? 'en'));
  const { total } = await matching.select((all) => all.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await matching
    .selectAll('r')
    .select('c.name as city_name')
    .orderBy('r.created', 'desc')
    .orderBy('r.id')
    .offset(offset)
    .limit(perPage)
    .execute();
  return { rows, total: Number(total) };
}
