import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { COUNTED_EXACTLY } from '../../../contract/vocabulary/words.ts';

/** The parameters of a list, as `listing()` of the contract reads them. */
export interface Listing {
  page?: number;
  per_page?: number;
  ids?: string;
  sort?: string;
  order?: 'ASC' | 'DESC';
  after?: string;
}

interface Order {
  /** The column of the record's id, such as `b.id`. */
  id: string;
  /** Name on the wire → column, or SQL for one. Those of large tables have an index with the id behind it. */
  columns: Record<string, string | RawBuilder<unknown>>;
  by: string;
  order?: 'ASC' | 'DESC';
  /** True for records with numbers for ids: a whole list is read from the first one on. */
  isNumbered?: boolean;
}

const PAGE_SIZE = 20;

/**
 * Returns one page of the ids a query selects, and how many there are, beyond `COUNTED_EXACTLY` about. Only ids are
 * scanned, in an index, and from the nearer end: so the last of a hundred thousand pages costs as much as the first. The
 * caller then reads those few records with all that belongs to them, and puts them `inOrder`.
 */
export async function listIds(
  // biome-ignore lint/suspicious/noExplicitAny: the query may have joined and selected anything.
  matching: SelectQueryBuilder<any, any, any>,
  listing: Listing,
  { id, columns, by, order = 'DESC', isNumbered = false }: Order,
): Promise<{ ids: string[]; total: number }> {
  const chosen = listing.ids === undefined ? matching : matching.where(sql.ref(id), 'in', listing.ids.split(','));
  const ids = chosen.clearSelect().select(sql.ref<string>(id).as('id'));
  const size = listing.per_page ?? PAGE_SIZE;
  if (listing.after !== undefined) {
    const after = isNumbered ? Number(listing.after) : listing.after;
    const rows = await ids.where(sql.ref(id), '>', after).orderBy(sql.ref(id)).limit(size).execute();
    return { ids: rows.map((row) => row.id), total: 0 };
  }
  const count = await countOf(chosen);
  const offset = (Math.max(listing.page ?? 1, 1) - 1) * size;
  const backwards = offset > count / 2;
  const wanted = Math.min(size, count - offset);
  if (wanted <= 0) return { ids: [], total: count };
  const ascending = (listing.order ?? order) === 'ASC';
  const direction = ascending === backwards ? 'desc' : 'asc';
  const column = columns[listing.sort ?? by] ?? id;
  const rows = await ids
    .orderBy(typeof column === 'string' ? sql.ref(column) : column, direction)
    .orderBy(sql.ref(id), direction)
    .offset(backwards ? count - offset - wanted : offset)
    .limit(wanted)
    .execute();
  const page = rows.map((row) => row.id);
  return { ids: backwards ? page.reverse() : page, total: count };
}

/**
 * Returns one page of rows that are sums over a whole table, and how many there are. What costs is reading that table: it
 * is read once.
 */
export async function listSums<Row extends { id: string }>(
  // biome-ignore lint/suspicious/noExplicitAny: the query may have joined anything.
  matching: SelectQueryBuilder<any, any, Row>,
  listing: Listing,
  { id, columns, by, order = 'DESC' }: Pick<Order, 'id' | 'columns' | 'by' | 'order'>,
): Promise<{ rows: Row[]; total: number }> {
  const chosen = listing.ids === undefined ? matching : matching.where(sql.ref(id), 'in', listing.ids.split(','));
  const size = listing.per_page ?? PAGE_SIZE;
  if (listing.after !== undefined) {
    const after = chosen.where(sql.ref(id), '>', listing.after);
    return { rows: await after.orderBy(sql.ref(id)).limit(size).execute(), total: 0 };
  }
  const column = columns[listing.sort ?? by] ?? id;
  const direction = (listing.order ?? order) === 'ASC' ? 'asc' : 'desc';
  const rows = await chosen
    .select(sql<number>`count(*) over ()`.as('all_rows'))
    .orderBy(typeof column === 'string' ? sql.ref(column) : column, direction)
    .orderBy(sql.ref(id), direction)
    .offset((Math.max(listing.page ?? 1, 1) - 1) * size)
    .limit(size)
    .execute();
  const [first] = rows;
  return {
    rows: rows.map(({ all_rows: _, ...row }) => row as unknown as Row),
    total: first ? Number(first.all_rows) : await countOf(chosen),
  };
}

/**
 * Counts exactly up to a limit, because counting a million records takes longer than reading a page of them; beyond it
 * PostgreSQL's own estimate is rounded.
 */
// biome-ignore lint/suspicious/noExplicitAny: the query may have joined and selected anything.
async function countOf(matching: SelectQueryBuilder<any, any, any>): Promise<number> {
  const one = matching.clearSelect().select(sql`1`.as('one'));
  const isLong = await one.offset(COUNTED_EXACTLY).limit(1).executeTakeFirst();
  if (isLong) {
    const [explained] = await one.explain<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>('json');
    const estimate = explained?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0;
    return Math.max(COUNTED_EXACTLY + 1, Number(estimate.toPrecision(2)));
  }
  const { total } = await matching
    .clearSelect()
    .select((all) => all.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** Sorts records read by their ids into the order of those ids. */
export function inOrder<Row extends { id: string }>(ids: readonly string[], rows: readonly Row[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Returns `q` as a pattern for ILIKE, its own wildcards taken as letters. */
export function containing(q: string): string {
  return `%${startingWith(q)}`;
}

/** Returns a pattern for LIKE that matches texts beginning with `q`, its own wildcards taken as letters. */
export function startingWith(q: string): string {
  return `${q.replace(/[\\%_]/g, '\\$&')}%`;
}
