import { type Change, isNoted } from '@cubby/api';
import Link from '@mui/material/Link';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { RESOURCE_OF_ENTITY } from '../../lib/resources/resources.ts';
import { listPath, recordPath } from '../../lib/routing/paths.ts';
import { isReference, RecordName } from '../values/RecordName.tsx';

/** The record of a change: its kind and its name, which leads to it. */
export function ChangedRecord({ change: { entity, entity_id } }: { change: Pick<Change, 'entity' | 'entity_id'> }) {
  const t = useTranslate();
  const { monthOf } = useFormats();
  const kind = t(`home.entity.${entity}`);
  const { [entity]: resource } = RESOURCE_OF_ENTITY;
  if (isReference(resource))
    return (
      <>
        {kind} <RecordName of={resource} id={entity_id} />
      </>
    );
  const href = isNoted(entity) || entity === 'month' ? recordPath(resource, entity_id) : listPath(resource);
  return <Link href={href}>{entity === 'month' ? monthOf(entity_id) : kind}</Link>;
}
