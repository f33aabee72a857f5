import type { Ota } from '@cubby/api';
import { BackLink, FactCard, FactList } from '@cubby/design-system';
import Button from '@mui/material/Button';
import { useRecordContext } from 'ra-core';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { filtered, listPath, newPath } from '../../lib/routing/paths.ts';
import { TeamAndHistory } from '../../shared/history/TeamAndHistory.tsx';
import { PageHead } from '../../shared/page/PageHead.tsx';
import { FormAndMore } from '../../shared/records/FormColumns.tsx';
import { RecordEdit } from '../../shared/records/RecordEdit.tsx';
import { RecordForm } from '../../shared/records/RecordForm.tsx';
import { Sums } from '../../shared/values/Sums.tsx';
import { OtaInputs } from './OtaInputs.tsx';

export function OtaEdit() {
  return (
    <RecordEdit<Ota>>
      <OtaPage />
    </RecordEdit>
  );
}

function OtaPage() {
  const ota = useRecordContext<Ota>();
  const t = useTranslate();
  const { count, date } = useFormats();
  if (!ota) return null;
  return (
    <>
      <BackLink href={listPath('otas')}>{t('otas.title')}</BackLink>
      <PageHead
        title={ota.name}
        isName
        text={ota.email}
        actions={
          <>
            <Button href={filtered(listPath('vouchers'), { ota_id: ota.id })}>{t('otas.see_vouchers')}</Button>
            <Button variant="outlined" href={`${newPath('vouchers')}?ota=${ota.id}`}>
              {t('vouchers.create')}
            </Button>
          </>
        }
      />
      <FormAndMore
        form={
          <RecordForm>
            <OtaInputs />
          </RecordForm>
        }
        more={
          <>
            <FactCard title={t('otas.account')}>
              <FactList
                facts={[
                  [t('otas.vouchers'), count(ota.voucher_count)],
                  [t('otas.used'), count(ota.used_count)],
                  [t('otas.owed'), <Sums key="owed" sums={ota.owed} />],
                  [t('otas.created'), date(ota.created)],
                ]}
              />
            </FactCard>
            <TeamAndHistory />
          </>
        }
      />
    </>
  );
}
