import { Readable } from 'node:stream';
import { type Stringifier, stringify } from 'csv-stringify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AnyStruct, Endpoint } from '../../../contract/endpoint.ts';
import type { Page } from '../../../contract/vocabulary/words.ts';

const ROWS_A_STEP = 500;

export function wantsCsv(request: FastifyRequest): boolean {
  return request.headers.accept?.includes('text/csv') ?? false;
}

type Row = { id: string } & Record<string, unknown>;
type ReadPage = (query: Record<string, unknown>) => Promise<unknown>;

/**
 * Streams everything a list's filters select, a batch at a time by id, so that rows written during the export neither
 * duplicate nor hide others. `X-Total-Count` is the number of rows at the beginning, for a progress bar.
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
  const { total } = (await readPage({ ...filter, per_page: 1 })) as Page<Row>;
  const columns = columnsOf(itemOf(endpoint));
  // Travellers' texts end up in spreadsheets: text that would run there as a formula is escaped.
  const text: Stringifier = stringify({ header: true, columns, escape_formulas: true, bom: true });
  const rows = Readable.from(walk(readPage, filter));
  rows.on('error', (error) => text.destroy(error));
  return reply
    .type('text/csv; charset=utf-8')
    .header('X-Total-Count', total)
    .header('Access-Control-Expose-Headers', 'X-Total-Count')
    .send(rows.map((row: Row) => cellsOf(row, columns)).pipe(text));
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

function itemOf({ response }: Endpoint): AnyStruct {
  return response?.schema.items.schema;
}

/** Returns a column for each plain field, `host.email` for one within another; lists stay one cell of JSON. */
function columnsOf(struct: AnyStruct, prefix = ''): string[] {
  if (struct.type !== 'type' && struct.type !== 'object') return [prefix];
  return Object.entries<AnyStruct>(struct.schema ?? {}).flatMap(([name, field]) =>
    columnsOf(field, prefix ? `${prefix}.${name}` : name),
  );
}

function cellsOf(row: Row, columns: readonly string[]): Record<string, string> {
  return Object.fromEntries(columns.map((column) => [column, cellOf(row, column)]));
}

function cellOf(row: Row, column: string): string {
  const value = column
    .split('.')
    .reduce<unknown>((part, name) => (part as Record<string, unknown> | null | undefined)?.[name], row);
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
