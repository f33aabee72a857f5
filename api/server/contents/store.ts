import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';

interface Filter {
  language?: string | undefined;
  location_id?: string | undefined;
}

/** What is published, place by place. */
export async function listPublished(query: Kysely<Schema>, filter: Filter, limit: number, offset: number) {
  const { language, location_id } = filter;
  const found = query
    .selectFrom('seo_contents')
    .where('live', 'is not', null)
    .$if(language !== undefined, (rows) => rows.where('language', '=', language ?? ''))
    .$if(location_id !== undefined, (rows) => rows.where('location_id', '=', location_id ?? ''));
  const { total } = await found.select(({ fn }) => fn.countAll<string>().as('total')).executeTakeFirstOrThrow();
  const rows = await found
    .select(['id', 'language', 'location_id', 'prompt_id', 'live', 'published_at', 'updated'])
    .orderBy('location_id')
    .orderBy('prompt_id')
    .orderBy('language')
    .limit(limit)
    .offset(offset)
    .execute();
  return { rows, total: Number(total) };
}
