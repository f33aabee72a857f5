import type { RaRecord } from 'ra-core';
import type { ReactNode } from 'react';

/** A column of a list: a cell in the table, or a line of the card on a phone. */
export interface Column<T extends RaRecord> {
  /** The API's sort field if `sortable`; otherwise any unique name. */
  source: string;
  label: string;
  sortable?: boolean;
  align?: 'right';
  /** True for a column that is hidden until it is chosen. */
  hidden?: boolean;
  /** The fields of the API an export writes for it; by default its source, if that is a field. */
  csv?: readonly FieldOf<T>[];
  render: (record: T) => ReactNode;
}

/** A field of a record, or a field of a record or a list in it: `id`, `customer.email`. */
export type FieldOf<T> = {
  [K in keyof T & string]: K | (Inner<T[K]> extends object ? `${K}.${keyof Inner<T[K]> & string}` : never);
}[keyof T & string];
type Inner<V> = NonNullable<V> extends readonly (infer E)[] ? E : NonNullable<V>;

/** A filter of a list: one of a few values, or a day from or until which. */
export type Filter = ChoiceFilter | DayFilter;

export interface ChoiceFilter {
  name: string;
  label: string;
  options: readonly (readonly [value: string, label: string])[];
}

export interface DayFilter {
  name: string;
  label: string;
  /** The boundary sent to the API: the beginning of the chosen day, or of the day after. */
  day: 'from' | 'until';
}
