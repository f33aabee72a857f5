import { AREA_DEFAULT_RADIUS_METRES, type Area } from '@cubby/api';
import { useNotify, useTranslate } from 'ra-core';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { BackLink } from '../kit/BackLink.tsx';
import { RecordForm } from '../kit/RecordForm.tsx';
import { PageHead } from '../layout/PageHead.tsx';
import { AreaInputs } from './AreaInputs.tsx';

export function AreaCreate() {
  const t = useTranslate();
  const notify = useNotify();
  const go = useNavigate();
  return (
    <>
      <BackLink href={paths.areas}>{t('areas.title')}</BackLink>
      <PageHead title={t('areas.create')} text={t('areas.create_text')} />
      <RecordForm<Area>
        resource="areas"
        start={{ name: '', radius: AREA_DEFAULT_RADIUS_METRES }}
        onSaved={({ id }) => {
          notify('kit.created', { type: 'success' });
          go(paths.area(id));
        }}
      >
        <AreaInputs />
      </RecordForm>
    </>
  );
}
