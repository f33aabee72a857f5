import { Readable } from 'node:stream';
import { type Stringifier, stringify } from 'csv-stringify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { itemOf } from '../../../contract/list-fields.ts';
import type { Page } from '../../../contract/vocabulary/words.ts';
import { chosenColumns, wholeColumns } from './csv-columns.ts';
import { safeCell } from './safe-cell.ts';

const ROWS_A_STEP = 500;

export function wantsCsv(request: FastifyRequest): boolean {
  return request.headers.accept?.includes('text/csv') ?? false;
}

type Row = { id: string } & Record<string, unknown>;
type ReadPage = (query: Record<string, unknown>) => Promise<unknown>;

/**
 * Streams everything a list's filters select, a batch at a time by id, so that rows written during the export neither
 * duplicate nor hide others. `columns` chooses fields, written for people to read; else all are written.
 * `X-Total-Count` is the number of rows at the beginning, for a progress bar.
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
    columns: chosen,
    ...filter
  } = (query ?? {}) as Record<string, unknown>;
  const columns = chosen ? chosenColumns(itemOf(endpoint), String(chosen)) : wholeColumns(itemOf(endpoint));
  const { total } = (await readPage({ ...filter, per_page: 1 })) as Page<Row>;
  const text: Stringifier = stringify({ header: true, columns: columns.map(({ heading }) => heading), bom: true });
  const rows = Readable.from(walk(readPage, filter));
  rows.on('error', (error) => text.destroy(error));
  return reply
    .type('text/csv; charset=utf-8')
    .header('X-Total-Count', total)
    .header('Access-Control-Expose-Headers', 'X-Total-Count')
    .send(rows.map((row: Row) => columns.map(({ cellOf }) => safeCell(cellOf(row)))).pipe(text));
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
