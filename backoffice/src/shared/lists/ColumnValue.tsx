import { useFieldValue, useRecordContext } from 'ra-core';
import type { ColumnProps } from './list-columns.ts';

/** The cell of a column for the record around it. */
export function ColumnValue({ column }: { column: ColumnProps<never> }) {
  const { children, render, field: Field, source } = column;
  const record = useRecordContext();
  const value = useFieldValue({ source });
  if (children !== undefined) return children;
  if (render) return record && render(record as never);
  return Field ? <Field source={source} /> : value?.toString();
}
