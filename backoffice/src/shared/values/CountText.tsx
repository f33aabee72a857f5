import { useFieldValue } from 'ra-core';
import { useFormats } from '../../lib/i18n/use-formats.ts';

/** A field of the record around it as a number in the reader’s language; nothing if it is null. */
export function CountText({ source }: { source: string }) {
  const { count } = useFormats();
  const value: number | null | undefined = useFieldValue({ source });
  return value == null ? null : count(value);
}
