import { useWatch } from 'react-hook-form';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { kindOf } from '../values/field-kinds.ts';
import { useFieldLabel } from '../values/use-field-label.ts';
import { useValueText } from '../values/use-value-text.ts';

const RESOURCE = 'stashpoints';

/** Fields whose values mean nothing to a reader (ids, a position), or are shown with another (the currency). */
const UNSAID: readonly string[] = ['hostId', 'nearestCityId', 'coordinates', 'currencyCode'];

/** Returns the values of a group of fields in one line, such as "First day £5.00 · Extra day £4.00". */
export function useSummary(fields: readonly string[]): string {
  const t = useTranslate();
  const labelOf = useFieldLabel(RESOURCE);
  const write = useValueText(RESOURCE);
  const draft = useWatch() as Record<string, unknown>;
  const said = fields
    .filter((field) => !UNSAID.includes(field))
    .map((field) => {
      const value = draft[field];
      const kind = kindOf(RESOURCE, field);
      if (kind === 'pictures') {
        const count = [value ?? []].flat().length;
        return count > 0 ? t('approval.check.pictures', { smart_count: count }) : '';
      }
      if (typeof value === 'boolean') return value ? labelOf(field) : '';
      const text = write(field, value, draft).replaceAll('\n', ', ');
      return text && kind === 'money' ? `${labelOf(field)} ${text}` : text;
    });
  return said.filter((text) => text !== '').join(' · ') || t('shared.nothing');
}
