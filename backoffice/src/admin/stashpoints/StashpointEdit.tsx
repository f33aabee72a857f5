import type { AdminStashpoint } from '@cubby/api';
import Link from '@mui/material/Link';
import { useNotify, useTranslate } from 'ra-core';
import { useNavigate, useParams } from 'react-router-dom';
import { paths } from '../../lib/routing/paths.ts';
import { PageHead } from '../../shared/page/PageHead.tsx';
import { RecordPage } from '../../shared/page/RecordPage.tsx';
import { StashpointForm } from './form/StashpointForm.tsx';

export function StashpointEdit() {
  const t = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const { stashpointId = '' } = useParams();
  return (
    <RecordPage<AdminStashpoint> resource="stashpoints" id={stashpointId}>
      {(stashpoint) => (
        <>
          <Link href={paths.stashpoint(stashpoint.id)} sx={{ display: 'inline-block', py: 1 }}>
            ← {stashpoint.name}
          </Link>
          <PageHead title={t('stashpoints.edit_title', { name: stashpoint.name })} />
          <StashpointForm
            stashpoint={stashpoint}
            onSaved={({ id }) => {
              notify('shared.saved', { type: 'success' });
              navigate(paths.stashpoint(id));
            }}
          />
        </>
      )}
    </RecordPage>
  );
}
