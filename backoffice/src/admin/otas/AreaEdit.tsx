import type { Area } from '@cubby/api';
import { BackLink, FactCard } from '@cubby/design-system';
import Button from '@mui/material/Button';
import { useNotify, useTranslate } from 'ra-core';
import { useParams } from 'react-router-dom';
import { filtered, paths } from '../../lib/routing/paths.ts';
import { History } from '../../shared/history/History.tsx';
import { PageHead } from '../../shared/page/PageHead.tsx';
import { RecordPage } from '../../shared/page/RecordPage.tsx';
import { FormAndMore } from '../../shared/records/FormColumns.tsx';
import { RecordForm } from '../../shared/records/RecordForm.tsx';
import { AreaInputs } from './AreaInputs.tsx';

export function AreaEdit() {
  const { areaId = '' } = useParams();
  return (
    <RecordPage<Area> resource="areas" id={areaId}>
      {(area) => <Loaded area={area} />}
    </RecordPage>
  );
}

function Loaded({ area }: { area: Area }) {
  const t = useTranslate();
  const notify = useNotify();
  return (
    <>
      <BackLink href={paths.areas}>{t('areas.title')}</BackLink>
      <PageHead
        title={area.name}
        text={area.city_name}
        actions={
          <>
            <Button href={filtered(paths.vouchers, { area_id: area.id })}>{t('otas.see_vouchers')}</Button>
            <Button variant="outlined" href={`${paths.newVoucher}?area=${area.id}`}>
              {t('vouchers.create')}
            </Button>
          </>
        }
      />
      <FormAndMore
        form={
          <RecordForm<Area> resource="areas" record={area} onSaved={() => notify('shared.saved', { type: 'success' })}>
            <AreaInputs />
          </RecordForm>
        }
        more={
          <FactCard title={t('areas.history')}>
            <History entity="area" id={area.id} version={area.version} resource="areas" />
          </FactCard>
        }
      />
    </>
  );
}
