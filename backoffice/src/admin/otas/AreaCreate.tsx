import { AREA_DEFAULT_RADIUS_METRES, type Area } from '@cubby/api';
import { BackLink } from '@cubby/design-system';
import { useNotify, useTranslate } from 'ra-core';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../lib/routing/paths.ts';
import { PageHead } from '../../shared/page/PageHead.tsx';
import { RecordForm } from '../../shared/records/RecordForm.tsx';
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
          notify('shared.created', { type: 'success' });
          go(paths.area(id));
        }}
      >
        <AreaInputs />
      </RecordForm>
    </>
  );
}
