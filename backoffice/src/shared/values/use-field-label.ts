import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { resourceOf } from '../../lib/resources/resources.ts';

/**
 * Returns a form's label for a field of the draft. Fields that only the log has share theirs; a field without a label has
 * its own name.
 */
export function useFieldLabel(resource: string): (field: string) => string {
  const t = useTranslate();
  const { words } = resourceOf(resource);
  return (field) => t(`${words}.field.${field}`, { _: t(`shared.field_name.${field}`, { _: field }) });
}
