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

/** One of a few values a list can be narrowed to. */
export interface Filter {
  name: string;
  label: string;
  options: readonly (readonly [value: string, label: string])[];
}
