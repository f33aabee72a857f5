import type { Change } from '@cubby/api';
import { toDraft } from '@cubby/api/react-admin';
import { textSize } from '@cubby/design-system';
import Box from '@mui/material/Box';
import type { ResourceName } from '../../lib/resources/resources.ts';
import { isShown } from '../values/field-kinds.ts';
import { useFieldLabel } from '../values/use-field-label.ts';
import { ValueText } from '../values/ValueText.tsx';

interface ChangedFieldsProps {
  change: Change;
  resource: ResourceName;
  /** Names the currency of the record's amounts. */
  of: Record<string, unknown>;
}

/** The fields of a change with their values before and after; nothing where the reader may see none. */
export function ChangedFields({ change, resource, of }: ChangedFieldsProps) {
  const labelOf = useFieldLabel(resource);
  const before = toDraft(change.before ?? {});
  const after = toDraft(change.after ?? {});
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(isShown);
  if (fields.length === 0) return null;
  return (
    <Box component="ul" sx={{ m: 0, mt: 0.5, paddingInlineStart: 2.5, fontSize: textSize.medium }}>
      {fields.map((field) => (
        <li key={field}>
          {labelOf(field)}:{' '}
          {change.before && (
            <>
              <ValueText resource={resource} field={field} value={before[field]} of={{ ...of, ...before }} /> →{' '}
            </>
          )}
          <ValueText resource={resource} field={field} value={after[field]} of={{ ...of, ...after }} />
        </li>
      ))}
    </Box>
  );
}
