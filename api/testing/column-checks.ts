import type { Insertable, Selectable } from 'kysely';
import type { Schema } from '../server/platform/database/schema.ts';

/*
 * What can be asked of the hand-written types of the database. Each answers `true`, or a type that says what is wrong,
 * which then does not compile. The test of the schema writes a file of such questions from the real database.
 */

export type Holds<Answer extends true> = Answer;

type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;
type Table = keyof Schema;
type Row<T extends Table> = Selectable<Schema[T]>;

/** Whether the schema has these tables and no others. */
export type HasTables<Names extends string> = Same<Table, Names>;

/** Whether a table has these columns and no others. */
export type HasColumns<T extends Table, Names extends string> = Same<keyof Schema[T], Names>;

/** Whether what is read of a column is of this kind, and null exactly where the database allows it. */
export type Reads<T extends Table, C extends keyof Row<T>, Kind, Nullable extends boolean> =
  NonNullable<Row<T>[C]> extends Kind ? Same<null extends Row<T>[C] ? true : false, Nullable> : false;

/** Whether a column without a default must be written with a new row. */
export type MustBeWritten<T extends Table, C extends string> =
  Record<never, never> extends {
    [K in keyof Insertable<Schema[T]> as K extends C ? K : never]: Insertable<Schema[T]>[K];
  }
    ? false
    : true;

/** Whether nobody can write a column that the database works out. */
export type CannotBeWritten<T extends Table, C extends string> = C extends keyof Insertable<Schema[T]> ? false : true;
