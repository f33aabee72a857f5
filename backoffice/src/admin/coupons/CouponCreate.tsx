import type { Coupon } from '@cubby/api';
import { BackLink, FactCard } from '@cubby/design-system';
import { useNotify, useTranslate } from 'ra-core';
import { TextInput } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../lib/routing/paths.ts';
import { asText } from '../../shared/inputs/as-text.ts';
import { PageHead } from '../../shared/page/PageHead.tsx';
import { FormColumns } from '../../shared/records/FormColumns.tsx';
import { RecordForm } from '../../shared/records/RecordForm.tsx';
import { LimitInputs } from './LimitInputs.tsx';
import { WorthInputs } from './WorthInputs.tsx';

export function CouponCreate() {
  const t = useTranslate();
  const notify = useNotify();
  const go = useNavigate();
  return (
    <>
      <BackLink href={paths.coupons}>{t('coupons.title')}</BackLink>
      <PageHead title={t('coupons.create')} text={t('coupons.create_text')} />
      <RecordForm<Coupon>
        resource="coupons"
        onSaved={({ code }) => {
          notify('shared.created', { type: 'success' });
          go(paths.coupon(code));
        }}
      >
        <FactCard title={t('coupons.what')}>
          <FormColumns>
            <TextInput
              source="code"
              parse={asText}
              label={t('coupons.field.code')}
              helperText={t('coupons.code_help')}
              autoFocus
            />
          </FormColumns>
          <WorthInputs carried={false} />
        </FactCard>
        <FactCard title={t('coupons.limits')}>
          <LimitInputs />
        </FactCard>
      </RecordForm>
    </>
  );
}
