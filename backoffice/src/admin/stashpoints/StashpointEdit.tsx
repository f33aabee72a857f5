import type { AdminStashpoint } from '@cubby/api';
import Link from '@mui/material/Link';
import { useRecordContext } from 'ra-core';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { recordPath } from '../../lib/routing/paths.ts';
import { PageHead } from '../../shared/page/PageHead.tsx';
import { RecordEdit } from '../../shared/records/RecordEdit.tsx';
import { StashpointForm } from '../stashpoint-form/StashpointForm.tsx';

export function StashpointEdit() {
  return (
    <RecordEdit<AdminStashpoint> redirect={(_resource, id) => recordPath('stashpoints', String(id))}>
      <StashpointHead />
      <StashpointForm />
    </RecordEdit>
  );
}

function StashpointHead() {
  const t = useTranslate();
  const stashpoint = useRecordContext<AdminStashpoint>();
  if (!stashpoint) return null;
  return (
    <>
      <Link href={recordPath('stashpoints', stashpoint.id)} sx={{ display: 'inline-block', py: 1 }}>
        ← {stashpoint.name}
      </Link>
      <PageHead title={t('stashpoints.edit_title', { name: stashpoint.name })} />
    </>
  );
}
