import { serverClock } from '@cubby/api/client';
import { HoldClock, PageBody, Panel } from '@cubby/design-system';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useApi } from '../api/api.ts';
import { useI18n } from '../i18n/I18nProvider.tsx';
import { useSession } from '../session/use-session.ts';

/** A change that takes effect with its payment, on every page of the account but its booking's own, which begins with it. */
export default function UnpaidChange({ path }: { path: string }) {
  const { t, paths, money, locale } = useI18n();
  const { user } = useSession();
  const isAsked = user !== null;
  const { data } = useApi('listBookings', isAsked ? { query: { when: 'upcoming', per_page: 50 } } : null);
  const [over, setOver] = useState<string | null>(null);
  const booking = data?.items.find(
    ({ id, pending_change: change }) =>
      change && !change.proposed_by && change.id !== over && path !== `/account/bookings/${id}`,
  );
  const change = booking?.pending_change;
  if (!isAsked || !change) return null;
  const due = money(change.amount_due, booking.ccy_code, booking.ccy_minor_in_major);
  return (
    <PageBody>
      <Panel alarm>
        <HoldClock
          key={change.id}
          expiresAt={change.hold_expires_at}
          now={serverClock.now}
          label={t('unpaidChange.label', { place: booking.stashpoint.business_name })}
          expiredLabel={t('unpaidChange.over')}
          locale={locale}
          onExpire={() => setOver(change.id)}
        />
        <Button variant="contained" href={paths.booking(booking.id)} sx={{ justifySelf: 'start' }}>
          {t('unpaidChange.pay', { due })}
        </Button>
      </Panel>
    </PageBody>
  );
}
