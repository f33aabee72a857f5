import type { StashpointDetail } from '@cubby/api';
import { BagStepper, LoadingState } from '@cubby/design-system';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useApi } from '../lib/api.ts';
import { errorId, errorMessage } from '../lib/error-message.ts';
import { ContactFields } from '../lib/forms/ContactFields.tsx';
import { contactOf } from '../lib/forms/contact.ts';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import { Panel } from '../lib/layout/Panel.tsx';
import { useSession } from '../lib/session/use-session.ts';
import { GoToUnavailable, isUnavailable } from '../lib/stashpoints/GoToUnavailable.tsx';
import { stayInstants, stayQuery } from '../lib/stay.ts';
import { useStay } from '../lib/use-stay.ts';
import { CostPanel } from './CostPanel.tsx';
import { CouponField } from './CouponField.tsx';
import { RefundRule } from './RefundRule.tsx';
import { useHold } from './use-hold.ts';

/** Who brings the bags, trees and coupon; sending it holds the room for fifteen minutes. */
export function DetailsStep({ stashpoint }: { stashpoint: StashpointDetail }) {
  const { t, paths, money } = useI18n();
  const [pathname, go] = useLocation();
  const search = useSearch();
  const { user } = useSession();
  const { stay, now } = useStay(stashpoint.timezone);
  const me = useApi('getMe', user ? {} : null);
  const [typed, setTyped] = useState<ReturnType<typeof contactOf> | null>(null);
  const [trees, setTrees] = useState(0);
  const [coupon, setCoupon] = useState<string | null>(null);

  const request = {
    stashpoint_id: stashpoint.id,
    ...stayInstants(stay, stashpoint.timezone),
    tree_count: trees,
    coupon_code: coupon,
    source: 'web' as const,
  };
  const quote = useApi('createQuote', { body: request }, { keepPreviousData: true });
  const contact = typed ?? contactOf(me.data);
  const hold = useHold();

  const couponRefused = coupon !== null && errorId(quote.error)?.startsWith('COUPON');
  const submit = async () => {
    if (!quote.data) return;
    const booking = await hold.create(request, contact, quote.data.post_discount_price);
    if (!booking) return;
    if (booking.state === 'held')
      go(paths.checkout(stashpoint.id, { ...stayQuery(stay), booking: booking.id }), { replace: true });
    else go(paths.booking(booking.id, { booked: 1 }), { replace: true });
  };
  if (isUnavailable(errorId(quote.error))) return <GoToUnavailable stashpointId={stashpoint.id} />;
  if (quote.error && !couponRefused)
    return (
      <Alert
        severity="warning"
        action={
          <Button href={paths.stashpoint(stashpoint.nearest_city, stashpoint.id, stayQuery(stay))}>
            {t('checkout.changeStay')}
          </Button>
        }
      >
        {errorMessage(t, quote.error)}
      </Alert>
    );
  if (!quote.data && !couponRefused) return <LoadingState label={t('loading')} shape="page" />;

  const free = quote.data?.post_discount_price === 0;
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      sx={{
        display: 'grid',
        gap: { xs: 3, md: 5 },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 420px' },
        alignItems: 'start',
      }}
    >
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
        <Panel>
          <Typography component="h2" variant="h3">
            {t('checkout.contact')}
          </Typography>
          {!user && (
            <Typography>
              {t('checkout.haveAccount')}{' '}
              <Link href={paths.loginEmail({ next: pathname + (search && `?${search}`) })}>{t('header.signIn')}</Link>
            </Typography>
          )}
          <ContactFields value={contact} onChange={setTyped} problems={hold.problems} emailFixed={Boolean(user)} />
        </Panel>
        <Panel>
          <Typography component="h2" variant="h3">
            {t('checkout.trees')}
          </Typography>
          <Typography color="textSecondary">
            {t('checkout.treesText', {
              price: money(
                stashpoint.tree_price,
                stashpoint.pricing_structure.ccy,
                stashpoint.pricing_structure.ccy_minor_in_major,
              ),
            })}
          </Typography>
          <Box sx={{ maxWidth: 260 }}>
            <BagStepper
              value={trees}
              onChange={setTrees}
              minimum={0}
              maximum={20}
              labels={{
                label: t('costs.trees'),
                fewer: t('checkout.fewerTrees'),
                more: t('checkout.moreTrees'),
                value: t('checkout.treeCount', { smart_count: trees }),
              }}
            />
          </Box>
        </Panel>
        <CouponField
          applied={couponRefused ? null : coupon}
          onApply={setCoupon}
          pending={quote.isValidating}
          error={couponRefused ? errorMessage(t, quote.error) : undefined}
        />
      </Box>
      {quote.data && (
        <CostPanel stashpoint={stashpoint} quote={quote.data}>
          {hold.error !== null && <Alert severity="error">{errorMessage(t, hold.error)}</Alert>}
          <Button
            type="submit"
            variant="contained"
            color="secondary"
            size="large"
            loading={hold.pending}
            disabled={Boolean(couponRefused)}
          >
            {t(free ? 'checkout.bookFree' : 'checkout.continue')}
          </Button>
          <RefundRule quote={quote.data} timezone={stashpoint.timezone} now={now} />
          {!free && (
            <Typography variant="body2" color="textSecondary">
              {t('checkout.holdNote')}
            </Typography>
          )}
        </CostPanel>
      )}
    </Box>
  );
}
