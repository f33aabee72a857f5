import { useTranslate } from 'ra-core';
import { resourceOf } from '../../lib/api/resources.ts';

/** What a form calls a field of the draft; a field no form shows goes by its own name. */
export function useFieldLabel(resource: string): (field: string) => string {
  const t = useTranslate();
  const { words = resource } = resourceOf(resource);
  return (field) => t(`${words}.field.${field}`, { _: field });
}
