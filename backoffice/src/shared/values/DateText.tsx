import { useFieldValue } from 'ra-core';
import { useFormats } from '../../lib/i18n/use-formats.ts';

/** A field of the record around it as a date in the reader’s language; nothing if it is null. */
export function DateText({ source }: { source: string }) {
  const { date } = useFormats();
  const value: string | null | undefined = useFieldValue({ source });
  return value == null ? null : date(value);
}
