import { useTranslate } from 'ra-core';
import { resourceOf } from '../../lib/api/resources.ts';

/** Returns a form's label for a field of the draft; a field without one has its own name. */
export function useFieldLabel(resource: string): (field: string) => string {
  const t = useTranslate();
  const { words = resource } = resourceOf(resource);
  return (field) => t(`${words}.field.${field}`, { _: field });
}
