import { useFieldValue } from 'ra-core';
import { useFormats } from '../../lib/i18n/use-formats.ts';

/** A field of the record around it as a moment in the reader’s language; nothing if it is null. */
export function MomentText({ source }: { source: string }) {
  const { moment } = useFormats();
  const value: string | null | undefined = useFieldValue({ source });
  return value == null ? null : moment(value);
}
