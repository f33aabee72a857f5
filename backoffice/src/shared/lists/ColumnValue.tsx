import { useFieldValue, useRecordContext } from 'ra-core';
import type { ColumnProps } from './list-columns.ts';

/** The cell of a column for the record around it. */
export function ColumnValue({ column }: { column: ColumnProps<never> }) {
  const { children, render, field: Field, source } = column;
  const record = useRecordContext();
  const value = useFieldValue({ source });
  if (children !== undefined) return children;
  if (render) return record && render(record as never);
  // Texts for people are rendered by a column; what is left are names, numbers and codes.
  return Field ? <Field source={source} /> : <span translate="no">{value?.toString()}</span>;
}
