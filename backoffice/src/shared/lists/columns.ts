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
  render: (record: T) => ReactNode;
}

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
