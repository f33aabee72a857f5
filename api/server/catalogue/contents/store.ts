import { type Insertable, type Kysely, sql, type Updateable } from 'kysely';
import { containing } from '../../platform/database/list-rows.ts';
import type { Schema } from '../../platform/database/schema.ts';

interface Filter {
  language?: string | undefined;
  location_id?: string | undefined;
}

/** Lists the published texts by place. */
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

interface AdminFilter extends Filter {
  q?: string | undefined;
  state?: 'draft' | 'published' | 'changed' | undefined;
}

/** Selects the texts that match a filter, with the place each is about. */
export function matchingContents(query: Kysely<Schema>, { q, language, location_id, state }: AdminFilter) {
  const text = q?.trim();
  return query
    .selectFrom('seo_contents as c')
    .innerJoin('places as p', 'p.id', 'c.location_id')
    .$if(Boolean(text), (rows) =>
      rows.where((or) =>
        or.or([
          or('p.name', 'ilike', containing(text ?? '')),
          or('c.prompt_id', 'ilike', containing(text ?? '')),
          or(sql<string>`c."values"::text`, 'ilike', containing(text ?? '')),
        ]),
      ),
    )
    .$if(language !== undefined, (rows) => rows.where('c.language', '=', language ?? ''))
    .$if(location_id !== undefined, (rows) => rows.where('c.location_id', '=', location_id ?? ''))
    .$if(state === 'draft', (rows) => rows.where('c.live', 'is', null))
    .$if(state === 'published', (rows) => rows.where(sql<boolean>`c.live = c."values"`))
    .$if(state === 'changed', (rows) => rows.where(sql<boolean>`c.live <> c."values"`));
}

export type ContentRow = Awaited<ReturnType<typeof findContents>>[number];

export async function findContents(query: Kysely<Schema>, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return query
    .selectFrom('seo_contents as c')
    .innerJoin('places as p', 'p.id', 'c.location_id')
    .selectAll('c')
    .select(['p.name', 'p.type', 'p.translations'])
    .where('c.id', 'in', ids)
    .execute();
}

export async function findContentsOf(query: Kysely<Schema>, stashpointIds: readonly string[]) {
  if (stashpointIds.length === 0) return [];
  return query
    .selectFrom('seo_contents')
    .select(['id', 'language', 'location_id', 'values', 'live'])
    .where('location_id', 'in', stashpointIds)
    .execute();
}

export function lockContent(transaction: Kysely<Schema>, id: string) {
  return transaction.selectFrom('seo_contents').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Finds another text for the same place, language and prompt. */
export function findTwin(
  transaction: Kysely<Schema>,
  { id, location_id, language, prompt_id }: { id: string; location_id: string; language: string; prompt_id: string },
) {
  return transaction
    .selectFrom('seo_contents')
    .select('id')
    .where('location_id', '=', location_id)
    .where('language', '=', language)
    .where('prompt_id', '=', prompt_id)
    .where('id', '<>', id)
    .executeTakeFirst();
}

/** Inserts a text; false when one exists already. */
export async function insertContent(
  transaction: Kysely<Schema>,
  row: Insertable<Schema['seo_contents']>,
): Promise<boolean> {
  const written = await transaction
    .insertInto('seo_contents')
    .values(row)
    .onConflict((conflict) => conflict.columns(['location_id', 'language', 'prompt_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return written !== undefined;
}

export async function updateContentRow(
  transaction: Kysely<Schema>,
  id: string,
  columns: Updateable<Schema['seo_contents']>,
): Promise<void> {
  await transaction.updateTable('seo_contents').set(columns).where('id', '=', id).execute();
}
