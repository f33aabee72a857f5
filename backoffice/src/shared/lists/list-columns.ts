import { type RaRecord, useResourceContext, useStore } from 'ra-core';
import { Children, createContext, isValidElement, type ReactNode, useContext } from 'react';
import type { DataTableColumnProps } from 'react-admin';
import type { ReadableField } from '../../lib/api/readable-csv.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { isField, resourceOf } from '../../lib/resources/resources.ts';

/** A column of a list: react-admin's, with the fields it exports. */
export interface ColumnProps<T extends RaRecord = RaRecord> extends DataTableColumnProps<T> {
  /** The API's sort field if the resource has it; otherwise any unique name. */
  source: string;
  /** A text of the dictionary; by default the field's name in the resource's section. */
  label?: string;
  /** The fields of the API an export writes for it, and how; by default its source, if that is a field. */
  csv?: { readonly [Field in FieldOf<T>]?: CsvField };
}

/** The way an export writes a field for people to read: the key of its heading, by default the column's, or more than that. */
type CsvField =
  | string
  | {
      label?: string;
      /** The section of the dictionary with the names of its values. */
      words?: string;
      /** The field with the time zone on whose clock an instant is written; by default the reader's. */
      clock?: string;
    };

/** A field of a record, or a field of a record or a list in it: `id`, `customer.email`. */
type FieldOf<T> = {
  [K in keyof T & string]: K | (Inner<T[K]> extends object ? `${K}.${keyof Inner<T[K]> & string}` : never);
}[keyof T & string];
type Inner<V> = NonNullable<V> extends readonly (infer E)[] ? E : NonNullable<V>;

/** Returns the address of a record, as react-admin’s `rowClick` does. */
export type RowLink<T extends RaRecord> = (id: T['id'], resource: string, record: T) => string;

/** The columns of a list's table, for the parts of the page above it. */
export interface ListColumns {
  columns: readonly ColumnProps[];
  /** The sources of the columns that are hidden until they are chosen. */
  hiddenColumns: readonly string[];
}

export const ListColumnsContext = createContext<ListColumns & { setColumns: (columns: ListColumns) => void }>({
  columns: [],
  hiddenColumns: [],
  setColumns: () => undefined,
});

/** Returns the columns that are children of a table. */
export function columnsOf(children: ReactNode): ColumnProps[] {
  return Children.toArray(children).flatMap((child) => (isValidElement<ColumnProps>(child) ? [child.props] : []));
}

/** Returns the section of the dictionary that names a list's resource and its fields. */
export function useListWords(): string {
  return resourceOf(useResourceContext() ?? '').words;
}

/** Returns the dictionary's key of the name of a field of the list's resource. */
export function useLabelKey(): (column: { source: string; label?: string | undefined }) => string {
  const words = useListWords();
  return ({ source, label }) =>
    label ?? `${words}.field.${source.replace(/_(\w)/g, (_, first: string) => first.toUpperCase())}`;
}

/** Returns the fields the list can be sorted by. */
export function useSortFields(): readonly string[] {
  return resourceOf(useResourceContext() ?? '').sort;
}

/** Returns the fields that an export of the chosen columns writes for people to read. */
export function useReadableFields(): readonly ReadableField[] {
  const t = useTranslate();
  const keyOf = useLabelKey();
  const resource = useResourceContext() ?? '';
  return useVisibleColumns().flatMap((column) => {
    const own: Record<string, CsvField> = isField(resource, column.source) ? { [column.source]: {} } : {};
    return Object.entries((column.csv as typeof own) ?? own).map(([field, how]) => {
      const { label = keyOf(column), words, clock } = typeof how === 'string' ? { label: how } : how;
      return {
        field,
        heading: t(label),
        ...(words && { write: (value: string) => t(`${words}.${value}`, { _: value }) }),
        ...(clock && { clock }),
      };
    });
  });
}

/** Returns the columns that the reader has chosen, in their order, as the table reads them from the store. */
function useVisibleColumns(): readonly ColumnProps[] {
  const resource = useResourceContext();
  const { columns, hiddenColumns } = useContext(ListColumnsContext);
  const key = `${resource}.datatable`;
  const [hidden] = useStore<readonly string[]>(key, hiddenColumns);
  const [ranks = []] = useStore<number[]>(`${key}_columnRanks`);
  const rankOf = (index: number) => {
    const rank = ranks.indexOf(index);
    return rank === -1 ? index : rank;
  };
  return columns
    .map((column, index) => ({ column, rank: rankOf(index) }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ column }) => column)
    .filter(({ source }) => !hidden.includes(source));
}
