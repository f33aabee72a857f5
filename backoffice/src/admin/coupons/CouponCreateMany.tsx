import type { IssuedCodes } from '@cubby/api';
import { BackLink, FactCard } from '@cubby/design-system';
import { useNotify } from 'ra-core';
import { TextInput } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { filtered, listPath } from '../../lib/routing/paths.ts';
import { asText } from '../../shared/inputs/as-text.ts';
import { CountInput } from '../../shared/inputs/CountInput.tsx';
import { PageHead } from '../../shared/page/PageHead.tsx';
import { FormColumns } from '../../shared/records/FormColumns.tsx';
import { RecordCreate } from '../../shared/records/RecordCreate.tsx';
import { RecordForm } from '../../shared/records/RecordForm.tsx';
import { LimitInputs } from './LimitInputs.tsx';
import { WorthInputs } from './WorthInputs.tsx';

const START = { usesLeft: 1 };

/** Creates many codes with the same terms; the list of their campaign opens afterwards, for export as CSV. */
export function CouponCreateMany() {
  const t = useTranslate();
  const notify = useNotify();
  const go = useNavigate();
  const onSuccess = ({ codes, campaign }: IssuedCodes) => {
    notify('coupons.made', { type: 'success', messageArgs: { smart_count: codes.length } });
    go(filtered(listPath('coupons'), { campaign }));
  };
  return (
    <RecordCreate<IssuedCodes> resource="coupon-batches" record={START} mutationOptions={{ onSuccess }}>
      <BackLink href={listPath('coupons')}>{t('coupons.title')}</BackLink>
      <PageHead title={t('coupons.create_many')} text={t('coupons.create_many_text')} />
      <RecordForm>
        <FactCard title={t('coupons.what')}>
          <FormColumns>
            <TextInput
              source="campaign"
              parse={asText}
              label={t('coupons.field.campaign')}
              helperText={t('coupons.campaign_help')}
              autoFocus
            />
            <CountInput
              source="count"
              label={t('coupons.how_many')}
              helperText={t('coupons.how_many_help')}
              minimum={1}
            />
            <TextInput
              source="prefix"
              parse={asText}
              label={t('coupons.prefix')}
              helperText={t('coupons.prefix_help')}
            />
          </FormColumns>
          <WorthInputs carried={false} />
        </FactCard>
        <FactCard title={t('coupons.limits')}>
          <LimitInputs many />
        </FactCard>
      </RecordForm>
    </RecordCreate>
  );
}
