import type { Coupon } from '@cubby/api';
import { BackLink, FactCard } from '@cubby/design-system';
import { TextInput } from 'react-admin';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { listPath, recordPath } from '../../lib/routing/paths.ts';
import { asText } from '../../shared/inputs/as-text.ts';
import { PageHead } from '../../shared/page/PageHead.tsx';
import { FormColumns } from '../../shared/records/FormColumns.tsx';
import { RecordCreate } from '../../shared/records/RecordCreate.tsx';
import { RecordForm } from '../../shared/records/RecordForm.tsx';
import { LimitInputs } from './LimitInputs.tsx';
import { ShortCodeWarning } from './ShortCodeWarning.tsx';
import { WorthInputs } from './WorthInputs.tsx';

export function CouponCreate() {
  const t = useTranslate();
  return (
    <RecordCreate<Coupon> redirect={(_resource, id) => recordPath('coupons', String(id))}>
      <BackLink href={listPath('coupons')}>{t('coupons.title')}</BackLink>
      <PageHead title={t('coupons.create')} text={t('coupons.create_text')} />
      <RecordForm>
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
          <ShortCodeWarning />
        </FactCard>
        <FactCard title={t('coupons.limits')}>
          <LimitInputs />
        </FactCard>
      </RecordForm>
    </RecordCreate>
  );
}
