import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../../testing/test-database.ts';
import type { Database } from './connect.ts';

const API = fileURLToPath(new URL('../../../', import.meta.url));
const TSC = fileURLToPath(new URL('../../../../node_modules/typescript/lib/tsc.js', import.meta.url));

interface Column {
  table: string;
  name: string;
  type: string;
  nullable: boolean;
  has_default: boolean;
  generated: boolean;
}

/** What a column of PostgreSQL is once our drivers have read it. */
const KINDS: Record<string, string> = {
  text: 'string',
  varchar: 'string',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  float4: 'number',
  float8: 'number',
  bool: 'boolean',
  timestamptz: 'Date',
  jsonb: 'object',
  bytea: 'Uint8Array',
  _text: 'string[]',
  _int4: 'number[]',
  // Only ever handed back to the database.
  point: 'string',
  tsvector: 'string',
  int4multirange: 'string',
  tsmultirange: 'string',
};

let database: Database;
let columns: Column[];
let folder: string;

beforeAll(async () => {
  database = await openTestDatabase();
  const { rows } = await database.executeSql(`
    select c.table_name as "table", c.column_name as name, c.udt_name as type, c.is_nullable = 'YES' as nullable,
      (c.column_default is not null or c.is_identity = 'YES') as has_default, c.is_generated = 'ALWAYS' as generated
    from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.table_name <> 'schema_migrations'
    order by 1, 2`);
  columns = rows as unknown as Column[];
  folder = mkdtempSync(join(tmpdir(), 'cubby-schema-'));
});

afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await database.close();
});

/** One question a line, with what it asks. */
function questions(of: Column[]): { asks: string; type: string }[] {
  const tables = [...new Set(of.map(({ table }) => table))];
  const union = (names: string[]) => names.map((name) => `'${name}'`).join(' | ') || 'never';
  return [
    { asks: 'the tables', type: `HasTables<${union(tables)}>` },
    ...tables.map((table) => ({
      asks: `the columns of ${table}`,
      type: `HasColumns<'${table}', ${union(of.filter((column) => column.table === table).map(({ name }) => name))}>`,
    })),
    ...of.flatMap(({ table, name, type, nullable, has_default, generated }) => [
      {
        asks: `${table}.${name} is ${type}${nullable ? ', or null' : ''}`,
        type: `Reads<'${table}', '${name}', ${KINDS[type] ?? 'never'}, ${nullable && !generated}>`,
      },
      ...(generated
        ? [{ asks: `${table}.${name} cannot be written`, type: `CannotBeWritten<'${table}', '${name}'>` }]
        : []),
      ...(!generated && !nullable && !has_default
        ? [{ asks: `${table}.${name} must be written`, type: `MustBeWritten<'${table}', '${name}'>` }]
        : []),
    ]),
  ];
}

/** What the compiler refuses, by what was asked. */
function refusedBy(asked: { asks: string; type: string }[]): string[] {
  const file = join(folder, 'questions.ts');
  const imported = [...new Set(asked.map(({ type }) => type.slice(0, type.indexOf('<'))))];
  const lines = [
    `import type { Holds, ${imported.join(', ')} } from '${API}testing/column-checks.ts';`,
    ...asked.map(({ type }, index) => `export type Q${index} = Holds<${type}>;`),
  ];
  writeFileSync(file, lines.join('\n'));
  const project = { extends: join(API, 'tsconfig.json'), include: [], files: [file] };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ ...project, compilerOptions: { types: [] } }));
  const { stdout, status } = spawnSync(process.execPath, [TSC, '-p', folder], { encoding: 'utf8' });
  const refused = [...stdout.matchAll(/questions\.ts\((\d+),\d+\)/g)].map(([, line]) => asked[Number(line) - 2]?.asks);
  if (status !== 0 && refused.length === 0) throw new Error(stdout);
  return refused.map((asks) => asks ?? 'what is imported');
}

describe('the types of the database', () => {
  it('say what its tables really are', () => {
    expect(columns.length).toBeGreaterThan(300);
    expect(refusedBy(questions(columns))).toEqual([]);
  });

  it('would not compile if a table, a column, its kind, its nulls or its default were others', () => {
    const first = (matches: (column: Column) => boolean) => columns.find(matches) ?? expect.fail('no such column');
    const id = first(({ table, name }) => table === 'bookings' && name === 'id');
    const total = { ...first(({ table, name }) => table === 'bookings' && name === 'total'), type: 'text' };
    const email = { ...first(({ table, name }) => table === 'users' && name === 'email'), nullable: false };
    const language = { ...first(({ table, name }) => table === 'users' && name === 'language'), has_default: false };
    expect(refusedBy(questions([id]))).toEqual(['the tables', 'the columns of bookings']);
    expect(refusedBy(questions([total]).slice(2))).toEqual(['bookings.total is text']);
    expect(refusedBy(questions([email]).slice(2))).toContain('users.email is text');
    expect(refusedBy(questions([language]).slice(2))).toEqual(['users.language must be written']);
  });
});
