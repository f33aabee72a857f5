import { Readable } from 'node:stream';
import { type Stringifier, stringify } from 'csv-stringify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { itemOf, leavesOf } from '../../../contract/list-fields.ts';
import type { Page } from '../../../contract/vocabulary/words.ts';
import { safeCell } from './safe-cell.ts';

const ROWS_A_STEP = 500;

export function wantsCsv(request: FastifyRequest): boolean {
  return request.headers.accept?.includes('text/csv') ?? false;
}

type Row = { id: string } & Record<string, unknown>;
type ReadPage = (query: Record<string, unknown>) => Promise<unknown>;

/**
 * Streams everything a list's filters select, a batch at a time by id, so that rows written during the export neither
 * duplicate nor hide others. Fields are as the API has them: amounts in minor units, lists as JSON, `host.email` for a
 * field of another; the consoles make the form that people read. `X-Total-Count` is the number of rows at the beginning, for a progress bar.
 */
export async function sendCsv(
  endpoint: Endpoint,
  readPage: ReadPage,
  query: unknown,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const {
    page: _page,
    after: _after,
    sort: _sort,
    order: _order,
    ...filter
  } = (query ?? {}) as Record<string, unknown>;
  const columns = leavesOf(itemOf(endpoint));
  const { total } = (await readPage({ ...filter, per_page: 1 })) as Page<Row>;
  const text: Stringifier = stringify({ header: true, columns, bom: true });
  const rows = Readable.from(walk(readPage, filter));
  rows.on('error', (error) => text.destroy(error));
  return reply
    .type('text/csv; charset=utf-8')
    .header('X-Total-Count', total)
    .header('Access-Control-Expose-Headers', 'X-Total-Count')
    .send(rows.map((row: Row) => columns.map((path) => safeCell(cellOf(row, path)))).pipe(text));
}

async function* walk(readPage: ReadPage, filter: Record<string, unknown>): AsyncGenerator<Row> {
  for (let after = ''; ; ) {
    const { items } = (await readPage({ ...filter, after, per_page: ROWS_A_STEP })) as Page<Row>;
    yield* items;
    const last = items.at(-1);
    if (!last || items.length < ROWS_A_STEP) return;
    after = last.id;
  }
}

function cellOf(row: Row, path: string): string | number {
  const value = path.split('.').reduce<unknown>((part, name) => (part as Record<string, unknown> | null)?.[name], row);
  if (value === null || value === undefined) return '';
  if (typeof value === 'object') return JSON.stringify(value);
  return typeof value === 'number' ? value : String(value);
}
