import type { Ota } from '@cubby/api';
import Button from '@mui/material/Button';
import { useNotify, useTranslate } from 'ra-core';
import { useParams } from 'react-router-dom';
import { filtered, paths } from '../../lib/paths.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { BackLink } from '../kit/BackLink.tsx';
import { FormAndMore } from '../kit/FormColumns.tsx';
import { History } from '../kit/History.tsx';
import { RecordForm } from '../kit/RecordForm.tsx';
import { RecordPage } from '../kit/RecordPage.tsx';
import { Sums } from '../kit/Sums.tsx';
import { FactCard, FactList } from '../layout/Facts.tsx';
import { PageHead } from '../layout/PageHead.tsx';
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
          <RecordForm<Ota> resource="otas" record={ota} onSaved={() => notify('kit.saved', { type: 'success' })}>
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
