import type { Coupon } from '@cubby/api';
import { BackLink, FactCard } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRecordContext } from 'ra-core';
import { useScopes } from '../../lib/auth/use-scopes.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { filtered, listPath } from '../../lib/routing/paths.ts';
import { TeamAndHistory } from '../../shared/history/TeamAndHistory.tsx';
import { PageHead } from '../../shared/page/PageHead.tsx';
import { FormAndMore } from '../../shared/records/FormColumns.tsx';
import { RecordEdit } from '../../shared/records/RecordEdit.tsx';
import { RecordForm } from '../../shared/records/RecordForm.tsx';
import { SwitchButton } from '../../shared/records/SwitchButton.tsx';
import { CodeStatus } from '../codes/CodeStatus.tsx';
import { CouponCosts } from '../simulator/CouponCosts.tsx';
import { Simulator } from '../simulator/Simulator.tsx';
import { LimitInputs } from './LimitInputs.tsx';
import { useWorth } from './use-worth.ts';
import { WorthInputs } from './WorthInputs.tsx';

export function CouponEdit() {
  return (
    <RecordEdit<Coupon>>
      <CouponHead />
      <FormAndMore form={<CouponForm />} more={<CouponFacts />} />
    </RecordEdit>
  );
}

function CouponHead() {
  const t = useTranslate();
  const worthOf = useWorth();
  const { may } = useScopes();
  const coupon = useRecordContext<Coupon>();
  if (!coupon) return null;
  return (
    <>
      <BackLink href={listPath('coupons')}>{t('coupons.title')}</BackLink>
      <PageHead
        title={coupon.code}
        isName
        text={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
            <CodeStatus status={coupon.status} />
            {worthOf(coupon)} · {t('coupons.used', { smart_count: coupon.uses })}
          </Box>
        }
        actions={
          <>
            {may('bookings:all') && (
              <Button href={filtered(listPath('bookings'), { coupon_code: coupon.code, coupon_used: 'true' })}>
                {t('coupons.see_bookings')}
              </Button>
            )}
            <SwitchButton on={t('coupons.switch_on')} off={t('coupons.switch_off')} />
          </>
        }
      />
    </>
  );
}

function CouponForm() {
  const t = useTranslate();
  const coupon = useRecordContext<Coupon>();
  if (!coupon) return null;
  return (
    <RecordForm<Coupon>>
      <FactCard title={t('coupons.worth')}>
        <WorthInputs carried={coupon.uses > 0 || coupon.costs.length > 0} />
      </FactCard>
      <FactCard title={t('coupons.limits')}>
        <LimitInputs />
      </FactCard>
    </RecordForm>
  );
}

function CouponFacts() {
  const t = useTranslate();
  const coupon = useRecordContext<Coupon>();
  if (!coupon) return null;
  return (
    <>
      <FactCard title={t('coupons.cost')}>
        <CouponCosts costs={coupon.costs} />
      </FactCard>
      <FactCard title={t('coupons.simulator')}>
        <Simulator code={coupon.code} />
      </FactCard>
      <TeamAndHistory />
    </>
  );
}
