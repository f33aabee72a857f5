import { type Kysely, sql, type Updateable } from 'kysely';
import type { Schema } from '../database/schema.ts';

/** A place with its city and host, as staff see it. */
function adminRows(query: Kysely<Schema>) {
  return query
    .selectFrom('stashpoints as s')
    .innerJoin('places as c', 'c.id', 's.city_id')
    .innerJoin('users as h', 'h.id', 's.host_id')
    .selectAll('s')
    .select([
      'c.name as city_name',
      'c.translations as city_translations',
      'h.email as host_email',
      'h.first_name as host_first_name',
      'h.last_name as host_last_name',
    ]);
}

export type AdminRow = Awaited<ReturnType<ReturnType<typeof adminRows>['executeTakeFirstOrThrow']>>;

export function findAdminRow(query: Kysely<Schema>, id: string): Promise<AdminRow | undefined> {
  return adminRows(query).where('s.id', '=', id).executeTakeFirst();
}

export function lockAdminRow(transaction: Kysely<Schema>, id: string) {
  return transaction
    .selectFrom('stashpoints')
    .select(['id', 'status', 'active', 'rejection_reason'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export interface AdminFilter {
  q?: string;
  status?: AdminRow['status'];
  active?: boolean;
  cityId?: string;
  sort: 'name' | 'created' | 'updated' | 'status';
  order: 'asc' | 'desc';
  offset: number;
  limit: number;
}

export async function listAdminRows(query: Kysely<Schema>, filter: AdminFilter) {
  const { q, status, active, cityId } = filter;
  const text = `%${(q ?? '').replace(/[\\%_]/g, '\\$&')}%`;
  const matching = adminRows(query)
    .$if(q !== undefined, (rows) =>
      rows.where((or) =>
        or.or([
          or('s.name', 'ilike', text),
          or('s.business_name', 'ilike', text),
          or('s.address', 'ilike', text),
          or('c.name', 'ilike', text),
          or('h.email', 'ilike', text),
          or(sql<string>`h.first_name || ' ' || h.last_name`, 'ilike', text),
          or('s.id', '=', q ?? ''),
        ]),
      ),
    )
    .$if(status !== undefined, (rows) => rows.where('s.status', '=', status ?? 'draft'))
    .$if(active !== undefined, (rows) => rows.where('s.active', '=', active ?? true))
    .$if(cityId !== undefined, (rows) => rows.where('s.city_id', '=', cityId ?? ''));
  const { total } = await matching
    .clearSelect()
    .select((all) => all.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await matching
    .orderBy(`s.${filter.sort}`, filter.order)
    .orderBy('s.id')
    .offset(filter.offset)
    .limit(filter.limit)
    .execute();
  return { rows, total: Number(total) };
}

export async function updateAdminRow(
  transaction: Kysely<Schema>,
  id: string,
  changes: Updateable<Schema['stashpoints']>,
): Promise<void> {
  await transaction.updateTable('stashpoints').set(changes).where('id', '=', id).execute();
}
