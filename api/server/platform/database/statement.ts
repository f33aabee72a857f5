import { CompiledQuery, type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from './schema.ts';

/** Stands for a value of a statement until it runs. */
class Slot {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/** Writes a statement; `value` names a value that each run brings. All others stay as they are. */
export type WriteStatement<Row, Values> = (
  value: <Name extends keyof Values & string>(name: Name) => RawBuilder<Values[Name]>,
) => RawBuilder<Row>;

/**
 * A statement whose text Kysely writes once. Of a search, that is a tenth of the processor time of the server: its text
 * has 5 kB, and only values differ.
 */
export class Statement<Row, Values extends object> {
  readonly #write: WriteStatement<Row, Values>;
  #text = '';
  #values: readonly unknown[] = [];

  constructor(write: WriteStatement<Row, Values>) {
    this.#write = write;
  }

  async run(query: Kysely<Schema>, values: Values): Promise<Row[]> {
    if (this.#text === '') {
      const compiled = this.#write((name) => sql`${new Slot(name)}`).compile(query);
      this.#text = compiled.sql;
      this.#values = compiled.parameters;
    }
    const parameters = this.#values.map((value) =>
      value instanceof Slot ? values[value.name as keyof Values] : value,
    );
    return (await query.executeQuery<Row>(CompiledQuery.raw(this.#text, parameters))).rows;
  }
}
