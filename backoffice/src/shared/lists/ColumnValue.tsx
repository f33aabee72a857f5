import { useFieldValue, useRecordContext } from 'ra-core';
import type { ColumnProps } from './list-columns.ts';

/** What a column shows of the record around it. */
export function ColumnValue({ column }: { column: ColumnProps<never> }) {
  const { children, render, field: Field, source } = column;
  const record = useRecordContext();
  const value = useFieldValue({ source });
  if (children !== undefined) return children;
  if (render) return record && render(record as never);
  return Field ? <Field source={source} /> : value?.toString();
}
