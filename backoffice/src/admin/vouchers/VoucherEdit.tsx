import type { Voucher } from '@cubby/api';
import { BackLink, FactCard, FactList } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useRecordContext } from 'ra-core';
import { TextInput } from 'react-admin';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { listPath, recordPath } from '../../lib/routing/paths.ts';
import { TeamAndHistory } from '../../shared/history/TeamAndHistory.tsx';
import { DateTimeInput } from '../../shared/inputs/DateTimeInput.tsx';
import { PageHead } from '../../shared/page/PageHead.tsx';
import { FormAndMore, FormColumns } from '../../shared/records/FormColumns.tsx';
import { RecordEdit } from '../../shared/records/RecordEdit.tsx';
import { RecordForm } from '../../shared/records/RecordForm.tsx';
import { SwitchButton } from '../../shared/records/SwitchButton.tsx';
import { Sums } from '../../shared/values/Sums.tsx';
import { CodeStatus } from '../codes/CodeStatus.tsx';

export function VoucherEdit() {
  return (
    <RecordEdit<Voucher>>
      <VoucherPage />
    </RecordEdit>
  );
}

function VoucherPage() {
  const voucher = useRecordContext<Voucher>();
  const t = useTranslate();
  const { date, count } = useFormats();
  if (!voucher) return null;
  const { code, ota_id, ota_name, area_id, area_name, activates, booking_id } = voucher;
  return (
    <>
      <BackLink href={listPath('vouchers')}>{t('vouchers.title')}</BackLink>
      <PageHead
        title={code}
        isName
        text={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
            <CodeStatus status={voucher.status} />
            {t('vouchers.pays_for', { smart_count: activates })}
          </Box>
        }
        actions={<SwitchButton on={t('coupons.switch_on')} off={t('coupons.switch_off')} />}
      />
      <FormAndMore
        form={
          <RecordForm>
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
                    <Link key="ota" href={recordPath('otas', ota_id)}>
                      {ota_name}
                    </Link>,
                  ],
                  [
                    t('vouchers.field.areaId'),
                    <Link key="area" href={recordPath('areas', area_id)}>
                      {area_name}
                    </Link>,
                  ],
                  [t('vouchers.field.activates'), count(activates)],
                  [
                    t('vouchers.booking'),
                    booking_id ? (
                      <Link key="booking" href={recordPath('bookings', booking_id)}>
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
            <TeamAndHistory />
          </>
        }
      />
    </>
  );
}
