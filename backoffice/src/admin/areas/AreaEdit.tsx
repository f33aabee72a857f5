import type { Area } from '@cubby/api';
import { BackLink } from '@cubby/design-system';
import Button from '@mui/material/Button';
import { useRecordContext } from 'ra-core';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { filtered, listPath, newPath } from '../../lib/routing/paths.ts';
import { TeamAndHistory } from '../../shared/history/TeamAndHistory.tsx';
import { PageHead } from '../../shared/page/PageHead.tsx';
import { FormAndMore } from '../../shared/records/FormColumns.tsx';
import { RecordEdit } from '../../shared/records/RecordEdit.tsx';
import { RecordForm } from '../../shared/records/RecordForm.tsx';
import { AreaInputs } from './AreaInputs.tsx';

export function AreaEdit() {
  return (
    <RecordEdit<Area>>
      <AreaPage />
    </RecordEdit>
  );
}

function AreaPage() {
  const area = useRecordContext<Area>();
  const t = useTranslate();
  if (!area) return null;
  return (
    <>
      <BackLink href={listPath('areas')}>{t('areas.title')}</BackLink>
      <PageHead
        title={area.name}
        isName
        text={area.city_name}
        actions={
          <>
            <Button href={filtered(listPath('vouchers'), { area_id: area.id })}>{t('otas.see_vouchers')}</Button>
            <Button variant="outlined" href={`${newPath('vouchers')}?area=${area.id}`}>
              {t('vouchers.create')}
            </Button>
          </>
        }
      />
      <FormAndMore
        form={
          <RecordForm>
            <AreaInputs />
          </RecordForm>
        }
        more={<TeamAndHistory />}
      />
    </>
  );
}
