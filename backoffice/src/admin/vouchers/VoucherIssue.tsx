import type { IssuedCodes } from '@cubby/api';
import { BackLink, FactCard } from '@cubby/design-system';
import { useNotify } from 'ra-core';
import { TextInput } from 'react-admin';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { errorKey } from '../../lib/api/error-message.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { filtered, listPath, recordPath } from '../../lib/routing/paths.ts';
import { CountInput } from '../../shared/inputs/CountInput.tsx';
import { DateTimeInput } from '../../shared/inputs/DateTimeInput.tsx';
import { RecordInput } from '../../shared/inputs/RecordInput.tsx';
import { PageHead } from '../../shared/page/PageHead.tsx';
import { FormColumns } from '../../shared/records/FormColumns.tsx';
import { RecordCreate } from '../../shared/records/RecordCreate.tsx';
import { RecordForm } from '../../shared/records/RecordForm.tsx';

const BY_NAME = { field: 'name', order: 'ASC' } as const;

/** Issues one voucher or many; they open as a list, for export as CSV. */
export function VoucherIssue() {
  const t = useTranslate();
  const notify = useNotify();
  const go = useNavigate();
  const [chosen] = useSearchParams();
  const start = { otaId: chosen.get('ota') ?? '', areaId: chosen.get('area') ?? '', activates: 1, count: 1 };
  const onSuccess = ({ id, codes, campaign }: IssuedCodes) => {
    notify('coupons.made', { type: 'success', messageArgs: { smart_count: codes.length } });
    go(codes.length === 1 ? recordPath('vouchers', id) : filtered(listPath('vouchers'), campaign ? { campaign } : {}));
  };
  return (
    <RecordCreate<IssuedCodes> resource="voucher-batches" record={start} mutationOptions={{ onSuccess }}>
      <BackLink href={listPath('vouchers')}>{t('vouchers.title')}</BackLink>
      <PageHead title={t('vouchers.create')} text={t('vouchers.create_text')} />
      <RecordForm
        validate={(draft) => ({
          ...(!draft.otaId && { otaId: errorKey('REQUIRED_DATA_CLIENT_ERROR') }),
          ...(!draft.areaId && { areaId: errorKey('REQUIRED_DATA_CLIENT_ERROR') }),
        })}
      >
        <FactCard title={t('vouchers.details')}>
          <FormColumns>
            <RecordInput
              source="otaId"
              reference="otas"
              sort={BY_NAME}
              label={t('vouchers.field.otaId')}
              optionText="name"
            />
            <RecordInput
              source="areaId"
              reference="areas"
              sort={BY_NAME}
              label={t('vouchers.field.areaId')}
              optionText={(area?: { name?: string; city_name?: string }) =>
                area?.name ? `${area.name}, ${area.city_name}` : ''
              }
            />
            <CountInput
              source="activates"
              label={t('vouchers.field.activates')}
              helperText={t('vouchers.activates_help')}
              minimum={1}
            />
            <CountInput
              source="count"
              label={t('coupons.how_many')}
              helperText={t('coupons.how_many_help')}
              minimum={1}
            />
            <TextInput source="campaign" label={t('coupons.field.campaign')} helperText={t('vouchers.campaign_help')} />
            <DateTimeInput
              source="activeAt"
              label={t('coupons.field.activeAt')}
              helperText={t('coupons.active_at_help')}
            />
            <DateTimeInput
              source="expiresAt"
              label={t('coupons.field.expiresAt')}
              helperText={t('coupons.expires_at_help')}
            />
          </FormColumns>
        </FactCard>
      </RecordForm>
    </RecordCreate>
  );
}
