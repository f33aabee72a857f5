import type { Ota } from '@cubby/api';
import { useNotify, useTranslate } from 'ra-core';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { BackLink } from '../kit/BackLink.tsx';
import { RecordForm } from '../kit/RecordForm.tsx';
import { PageHead } from '../layout/PageHead.tsx';
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
          notify('kit.created', { type: 'success' });
          go(paths.ota(id));
        }}
      >
        <OtaInputs />
      </RecordForm>
    </>
  );
}
