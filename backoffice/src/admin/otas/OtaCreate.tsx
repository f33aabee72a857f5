import type { Ota } from '@cubby/api';
import { BackLink } from '@cubby/design-system';
import { useNotify, useTranslate } from 'ra-core';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../lib/routing/paths.ts';
import { PageHead } from '../../shared/page/PageHead.tsx';
import { RecordForm } from '../../shared/records/RecordForm.tsx';
import { OtaInputs } from './OtaInputs.tsx';

export function OtaCreate() {
  const t = useTranslate();
  const notify = useNotify();
  const go = useNavigate();
  return (
    <>
      <BackLink href={paths.otas}>{t('otas.title')}</BackLink>
      <PageHead title={t('otas.create')} text={t('otas.create_text')} />
      <RecordForm<Ota>
        resource="otas"
        start={{ name: '', email: '' }}
        onSaved={({ id }) => {
          notify('shared.created', { type: 'success' });
          go(paths.ota(id));
        }}
      >
        <OtaInputs />
      </RecordForm>
    </>
  );
}
