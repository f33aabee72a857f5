import type { Ota } from '@cubby/api';
import { BackLink, FactCard, FactList } from '@cubby/design-system';
import Button from '@mui/material/Button';
import { useNotify, useTranslate } from 'ra-core';
import { useParams } from 'react-router-dom';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { filtered, paths } from '../../lib/routing/paths.ts';
import { History } from '../../shared/history/History.tsx';
import { PageHead } from '../../shared/page/PageHead.tsx';
import { RecordPage } from '../../shared/page/RecordPage.tsx';
import { FormAndMore } from '../../shared/records/FormColumns.tsx';
import { RecordForm } from '../../shared/records/RecordForm.tsx';
import { Sums } from '../../shared/values/Sums.tsx';
import { OtaInputs } from './OtaInputs.tsx';

export function OtaEdit() {
  const { otaId = '' } = useParams();
  return (
    <RecordPage<Ota> resource="otas" id={otaId}>
      {(ota) => <Loaded ota={ota} />}
    </RecordPage>
  );
}

function Loaded({ ota }: { ota: Ota }) {
  const t = useTranslate();
  const notify = useNotify();
  const { count, date } = useFormats();
  return (
    <>
      <BackLink href={paths.otas}>{t('otas.title')}</BackLink>
      <PageHead
        title={ota.name}
        text={ota.email}
        actions={
          <>
            <Button href={filtered(paths.vouchers, { ota_id: ota.id })}>{t('otas.see_vouchers')}</Button>
            <Button variant="outlined" href={`${paths.newVoucher}?ota=${ota.id}`}>
              {t('vouchers.create')}
            </Button>
          </>
        }
      />
      <FormAndMore
        form={
          <RecordForm<Ota> resource="otas" record={ota} onSaved={() => notify('shared.saved', { type: 'success' })}>
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
            <FactCard title={t('otas.history')}>
              <History entity="ota" id={ota.id} version={ota.version} resource="otas" />
            </FactCard>
          </>
        }
      />
    </>
  );
}
