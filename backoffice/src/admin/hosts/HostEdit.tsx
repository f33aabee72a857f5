import type { Host } from '@cubby/api';
import Link from '@mui/material/Link';
import { useRecordContext } from 'ra-core';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { recordPath } from '../../lib/routing/paths.ts';
import { PageHead } from '../../shared/page/PageHead.tsx';
import { RecordEdit } from '../../shared/records/RecordEdit.tsx';
import { HostForm } from './HostForm.tsx';

export function HostEdit() {
  return (
    <RecordEdit<Host> redirect={(_resource, id) => recordPath('hosts', String(id))}>
      <HostHead />
      <HostForm />
    </RecordEdit>
  );
}

function HostHead() {
  const t = useTranslate();
  const host = useRecordContext<Host>();
  if (!host) return null;
  return (
    <>
      <Link href={recordPath('hosts', host.id)} sx={{ display: 'inline-block', py: 1 }}>
        ← {host.business_name}
      </Link>
      <PageHead title={t('hosts.edit_title', { name: host.business_name })} />
    </>
  );
}
