import type { RaRecord } from 'ra-core';
import type { ReactNode } from 'react';

/** A column of a list: in the table a cell, on a phone a line of the card. */
export interface Column<T extends RaRecord> {
  /** The name the API sorts by, where `sortable`; else any name of its own. */
  source: string;
  label: string;
  sortable?: boolean;
  align?: 'right';
  /** Not shown until it is chosen. */
  hidden?: boolean;
  render: (record: T) => ReactNode;
}

/** What a list can be narrowed by: one of a few values, or a day from or until which. */
export type Filter = ChoiceFilter | DayFilter;

export interface ChoiceFilter {
  name: string;
  label: string;
  options: readonly (readonly [value: string, label: string])[];
}

export interface DayFilter {
  name: string;
  label: string;
  /** The instant asked for is the beginning of the chosen day, or that of the day after. */
  day: 'from' | 'until';
}
