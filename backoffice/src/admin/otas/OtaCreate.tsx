import type { Ota } from '@cubby/api';
import { BackLink } from '@cubby/design-system';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { listPath, recordPath } from '../../lib/routing/paths.ts';
import { PageHead } from '../../shared/page/PageHead.tsx';
import { RecordCreate } from '../../shared/records/RecordCreate.tsx';
import { RecordForm } from '../../shared/records/RecordForm.tsx';
import { OtaInputs } from './OtaInputs.tsx';

export function OtaCreate() {
  const t = useTranslate();
  return (
    <RecordCreate<Ota> record={{ name: '', email: '' }} redirect={(_resource, id) => recordPath('otas', String(id))}>
      <BackLink href={listPath('otas')}>{t('otas.title')}</BackLink>
      <PageHead title={t('otas.create')} text={t('otas.create_text')} />
      <RecordForm>
        <OtaInputs />
      </RecordForm>
    </RecordCreate>
  );
}
