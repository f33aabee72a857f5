import type { Voucher } from '@cubby/api';
import { BackLink, FactCard, FactList } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useNotify, useTranslate } from 'ra-core';
import { TextInput } from 'react-admin';
import { useParams } from 'react-router-dom';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { paths } from '../../lib/routing/paths.ts';
import { History } from '../../shared/history/History.tsx';
import { DateTimeInput } from '../../shared/inputs/DateTimeInput.tsx';
import { PageHead } from '../../shared/page/PageHead.tsx';
import { RecordPage } from '../../shared/page/RecordPage.tsx';
import { FormAndMore, FormColumns } from '../../shared/records/FormColumns.tsx';
import { RecordForm } from '../../shared/records/RecordForm.tsx';
import { SwitchButton } from '../../shared/records/SwitchButton.tsx';
import { Sums } from '../../shared/values/Sums.tsx';
import { CodeStatus } from '../codes/CodeStatus.tsx';

export function VoucherEdit() {
  const { code = '' } = useParams();
  return (
    <RecordPage<Voucher> resource="vouchers" id={code}>
      {(voucher) => <Loaded voucher={voucher} />}
    </RecordPage>
  );
}

function Loaded({ voucher }: { voucher: Voucher }) {
  const t = useTranslate();
  const notify = useNotify();
  const { date, count } = useFormats();
  const { code, ota_id, ota_name, area_id, area_name, activates, booking_id } = voucher;
  return (
    <>
      <BackLink href={paths.vouchers}>{t('vouchers.title')}</BackLink>
      <PageHead
        title={code}
        text={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
            <CodeStatus status={voucher.status} />
            {t('vouchers.pays_for', { smart_count: activates })}
          </Box>
        }
        actions={
          <SwitchButton
            resource="vouchers"
            record={voucher}
            on={t('coupons.switch_on')}
            off={t('coupons.switch_off')}
          />
        }
      />
      <FormAndMore
        form={
          <RecordForm<Voucher>
            resource="vouchers"
            record={voucher}
            onSaved={() => notify('shared.saved', { type: 'success' })}
          >
            <FactCard title={t('coupons.limits')}>
              <FormColumns>
                <DateTimeInput source="activeAt" label={t('coupons.field.activeAt')} />
                <DateTimeInput source="expiresAt" label={t('coupons.field.expiresAt')} />
                <TextInput source="campaign" label={t('coupons.field.campaign')} helperText={false} />
              </FormColumns>
            </FactCard>
          </RecordForm>
        }
        more={
          <>
            <FactCard title={t('vouchers.details')}>
              <FactList
                facts={[
                  [
                    t('vouchers.field.otaId'),
                    <Link key="ota" href={paths.ota(ota_id)}>
                      {ota_name}
                    </Link>,
                  ],
                  [
                    t('vouchers.field.areaId'),
                    <Link key="area" href={paths.area(area_id)}>
                      {area_name}
                    </Link>,
                  ],
                  [t('vouchers.field.activates'), count(activates)],
                  [
                    t('vouchers.booking'),
                    booking_id ? (
                      <Link key="booking" href={paths.booking(booking_id)}>
                        {booking_id}
                      </Link>
                    ) : (
                      t('vouchers.not_used')
                    ),
                  ],
                  [t('otas.owed'), <Sums key="owed" sums={voucher.owed ? [voucher.owed] : []} />],
                  [t('vouchers.created'), date(voucher.created)],
                ]}
              />
            </FactCard>
            <FactCard title={t('vouchers.history')}>
              <History entity="voucher" id={code} version={voucher.version} resource="vouchers" />
            </FactCard>
          </>
        }
      />
    </>
  );
}
