import type { IssuedCodes } from '@cubby/api';
import { BackLink, FactCard } from '@cubby/design-system';
import { useNotify, useTranslate } from 'ra-core';
import { AutocompleteInput, NumberInput, ReferenceInput, TextInput } from 'react-admin';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { filtered, paths } from '../../lib/routing/paths.ts';
import { DateTimeInput } from '../../shared/inputs/DateTimeInput.tsx';
import { PageHead } from '../../shared/page/PageHead.tsx';
import { FormColumns } from '../../shared/records/FormColumns.tsx';
import { RecordCreate } from '../../shared/records/RecordCreate.tsx';
import { RecordForm } from '../../shared/records/RecordForm.tsx';

/** Issues one voucher or many; they open as a list, for export as CSV. */
export function VoucherIssue() {
  const t = useTranslate();
  const notify = useNotify();
  const go = useNavigate();
  const [chosen] = useSearchParams();
  const start = { otaId: chosen.get('ota') ?? '', areaId: chosen.get('area') ?? '', activates: 1, count: 1 };
  const onSuccess = ({ id, codes, campaign }: IssuedCodes) => {
    notify('coupons.made', { type: 'success', messageArgs: { smart_count: codes.length } });
    go(codes.length === 1 ? paths.voucher(id) : filtered(paths.vouchers, campaign ? { campaign } : {}));
  };
  const byName = (q: string) => ({ q });
  return (
    <RecordCreate<IssuedCodes> resource="voucher-batches" record={start} mutationOptions={{ onSuccess }}>
      <BackLink href={paths.vouchers}>{t('vouchers.title')}</BackLink>
      <PageHead title={t('vouchers.create')} text={t('vouchers.create_text')} />
      <RecordForm>
        <FactCard title={t('vouchers.details')}>
          <FormColumns>
            <ReferenceInput source="otaId" reference="otas" sort={{ field: 'name', order: 'ASC' }}>
              <AutocompleteInput
                label={t('vouchers.field.otaId')}
                optionText="name"
                filterToQuery={byName}
                helperText={false}
              />
            </ReferenceInput>
            <ReferenceInput source="areaId" reference="areas" sort={{ field: 'name', order: 'ASC' }}>
              <AutocompleteInput
                label={t('vouchers.field.areaId')}
                optionText={(area?: { name?: string; city_name?: string }) =>
                  area?.name ? `${area.name}, ${area.city_name}` : ''
                }
                filterToQuery={byName}
                helperText={false}
              />
            </ReferenceInput>
            <NumberInput
              source="activates"
              label={t('vouchers.field.activates')}
              helperText={t('vouchers.activates_help')}
              min={1}
            />
            <NumberInput source="count" label={t('coupons.how_many')} helperText={t('coupons.how_many_help')} min={1} />
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
