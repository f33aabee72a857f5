import { BackLink } from '@cubby/design-system';
import { useNotify, useTranslate } from 'ra-core';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../lib/routing/paths.ts';
import { PageHead } from '../../shared/page/PageHead.tsx';
import { HostForm } from './HostForm.tsx';

export function HostCreate() {
  const t = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  return (
    <>
      <BackLink href={paths.hosts}>{t('hosts.back')}</BackLink>
      <PageHead title={t('hosts.add')} text={t('hosts.add_text')} />
      <HostForm
        onSaved={({ id }) => {
          notify('shared.created', { type: 'success' });
          navigate(paths.host(id));
        }}
      />
    </>
  );
}
