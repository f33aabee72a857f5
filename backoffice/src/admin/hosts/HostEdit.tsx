import type { Host } from '@cubby/api';
import Link from '@mui/material/Link';
import { useNotify, useTranslate } from 'ra-core';
import { useNavigate, useParams } from 'react-router-dom';
import { paths } from '../../lib/routing/paths.ts';
import { PageHead } from '../../shared/page/PageHead.tsx';
import { RecordPage } from '../../shared/page/RecordPage.tsx';
import { HostForm } from './HostForm.tsx';

export function HostEdit() {
  const t = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const { hostId = '' } = useParams();
  return (
    <RecordPage<Host> resource="hosts" id={hostId}>
      {(host) => (
        <>
          <Link href={paths.host(host.id)} sx={{ display: 'inline-block', py: 1 }}>
            ← {host.business_name}
          </Link>
          <PageHead title={t('hosts.edit_title', { name: host.business_name })} />
          <HostForm
            host={host}
            onSaved={({ id }) => {
              notify('shared.saved', { type: 'success' });
              navigate(paths.host(id));
            }}
          />
        </>
      )}
    </RecordPage>
  );
}
