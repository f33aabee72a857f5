import Link from '@mui/material/Link';
import { useNotify, useTranslate } from 'ra-core';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { PageHead } from '../layout/PageHead.tsx';
import { HostForm } from './HostForm.tsx';

export function HostCreate() {
  const t = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  return (
    <>
      <Link href={paths.hosts} sx={{ display: 'inline-block', py: 1 }}>
        ← {t('hosts.back')}
      </Link>
      <PageHead title={t('hosts.add')} text={t('hosts.add_text')} />
      <HostForm
        onSaved={({ id }) => {
          notify('kit.created', { type: 'success' });
          navigate(paths.host(id));
        }}
      />
    </>
  );
}
