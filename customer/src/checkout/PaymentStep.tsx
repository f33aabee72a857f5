import type { Booking, StashpointDetail } from '@cubby/api';
import { Panel } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useSWRConfig } from 'swr';
import { useLocation, useSearch } from 'wouter';
import { callKey, useApi } from '../lib/api/api.ts';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import { NotLoaded } from '../lib/layout/NotLoaded.tsx';
import { HeldClock } from '../lib/payment/HeldClock.tsx';
import { PaymentForm } from '../lib/payment/PaymentForm.tsx';
import { dueOf } from '../lib/payment/payment-elements.ts';
import { stayQuery } from '../lib/stay/stay.ts';
import { useStay } from '../lib/stay/use-stay.ts';
import { CostPanel } from './CostPanel.tsx';
import { forgetDraft } from './draft.ts';
import { isSettled } from './is-settled.ts';
import { RefundRule } from './RefundRule.tsx';

/** The interval at which a hold is looked up again, while its page is visible. */
const LOOK_AGAIN_MS = 10_000;

/** The payment form, while the space is held. */
export function PaymentStep({ stashpoint, bookingId }: { stashpoint: StashpointDetail; bookingId: string }) {
  const { t, paths } = useI18n();
  const [, go] = useLocation();
  const { booking: _, ...query } = Object.fromEntries(new URLSearchParams(useSearch()));
  const { mutate } = useSWRConfig();
  const { stay, now } = useStay(stashpoint.timezone);
  const details = paths.checkout(stashpoint.id, { ...query, ...stayQuery(stay) });
  // It may be paid in another tab, or on another device: this one then leads to the pass.
  const { data: booking, error } = useApi(
    'getBooking',
    { params: { id: bookingId } },
    { revalidateIfStale: false, revalidateOnFocus: true, refreshInterval: LOOK_AGAIN_MS },
  );
  const [expired, setExpired] = useState(false);
  const settled = booking && isSettled(booking);

  const keep = (changed: Booking) =>
    void mutate(callKey('getBooking', { params: { id: changed.id } }), changed, { revalidate: false });

  useEffect(() => {
    if (settled) go(paths.booking(bookingId), { replace: true });
  }, [settled, go, paths, bookingId]);

  if (error || !booking || settled) return <NotLoaded error={error} />;
  const over = expired || booking.state === 'expired';
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 3, md: 5 },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 420px' },
        alignItems: 'start',
      }}
    >
      <Panel>
        <HeldClock booking={booking} onExpire={() => setExpired(true)} onProlonged={keep} />
        {over ? (
          <>
            <Typography>{t('checkout.holdOverText')}</Typography>
            <Button variant="contained" href={details}>
              {t('checkout.startAgain')}
            </Button>
          </>
        ) : (
          <>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
              <Typography sx={{ overflowWrap: 'anywhere' }}>
                {t('checkout.sentTo', { email: booking.customer.email ?? '' })}
              </Typography>
              {/* Repeating the request returns the existing hold, with the details as typed then. */}
              <Button size="small" href={details}>
                {t('checkout.changeDetails')}
              </Button>
            </Box>
            <PaymentForm
              bookingId={booking.id}
              due={dueOf(booking, booking.total_price_amount - booking.credit_amount)}
              onPaid={(paid) => {
                forgetDraft();
                keep(paid);
                go(paths.booking(paid.id, { booked: 1 }), { replace: true });
              }}
            />
            <RefundRule quote={booking} timezone={stashpoint.timezone} now={now} />
          </>
        )}
      </Panel>
      <CostPanel stashpoint={stashpoint} quote={booking} credit={booking.credit_amount} />
    </Box>
  );
}
