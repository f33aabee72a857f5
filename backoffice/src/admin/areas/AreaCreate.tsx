import { AREA_DEFAULT_RADIUS_METRES, type Area } from '@cubby/api';
import { BackLink } from '@cubby/design-system';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { listPath, recordPath } from '../../lib/routing/paths.ts';
import { PageHead } from '../../shared/page/PageHead.tsx';
import { RecordCreate } from '../../shared/records/RecordCreate.tsx';
import { RecordForm } from '../../shared/records/RecordForm.tsx';
import { AreaInputs } from './AreaInputs.tsx';

export function AreaCreate() {
  const t = useTranslate();
  return (
    <RecordCreate<Area>
      record={{ name: '', radius: AREA_DEFAULT_RADIUS_METRES }}
      redirect={(_resource, id) => recordPath('areas', String(id))}
    >
      <BackLink href={listPath('areas')}>{t('areas.title')}</BackLink>
      <PageHead title={t('areas.create')} text={t('areas.create_text')} />
      <RecordForm>
        <AreaInputs />
      </RecordForm>
    </RecordCreate>
  );
}
