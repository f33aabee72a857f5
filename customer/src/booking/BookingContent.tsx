import { type Booking, costLines } from '@cubby/api';
import { PageHeading, PriceBreakdown, screenOnly, width } from '@cubby/design-system';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useSearch } from 'wouter';
import { costLabels } from '../lib/booking/cost-labels.ts';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import { Fold } from '../lib/layout/Fold.tsx';
import { Page } from '../lib/layout/Page.tsx';
import { useFocusHeading } from '../lib/layout/use-focus-heading.ts';
import { LocationMap } from '../lib/places/LocationMap.tsx';
import { usePageTime } from '../lib/rendering/use-page-time.ts';
import { useSession } from '../lib/session/use-session.ts';
import { acknowledge } from './acknowledge.ts';
import { CancelPanel } from './CancelPanel.tsx';
import { ChangePanel } from './ChangePanel.tsx';
import { ClaimLink } from './ClaimLink.tsx';
import { CollectedQuestion } from './CollectedQuestion.tsx';
import { Custody } from './Custody.tsx';
import { DelegatePanel } from './DelegatePanel.tsx';
import { ExtendPanel } from './ExtendPanel.tsx';
import { IncidentSection } from './incident/IncidentSection.tsx';
import { Messages } from './Messages.tsx';
import { NoShowNote } from './NoShowNote.tsx';
import { Pass } from './Pass.tsx';
import { mayCancel, type OpenPanel, PassActions } from './PassActions.tsx';
import { PassHolderActions } from './PassHolderActions.tsx';
import { PayHold } from './PayHold.tsx';
import { PendingChange } from './PendingChange.tsx';
import { ProposedPickup } from './ProposedPickup.tsx';
import { Receipt } from './Receipt.tsx';
import { ReviewInvitation } from './ReviewInvitation.tsx';
import { StayLine } from './StayLine.tsx';

interface BookingContentProps {
  booking: Booking;
  onChange: (booking: Booking) => void;
}

export function BookingContent({ booking, onChange }: BookingContentProps) {
  const i18n = useI18n();
  const { t, money } = i18n;
  const { token } = useSession();
  const query = new URLSearchParams(useSearch());
  const now = usePageTime();
  const [doing, setDoing] = useState<OpenPanel>(null);
  const [talks, setTalks] = useState(0);
  const { state, customer } = booking;
  const heading = t(`booking.headings.${state}`);
  const number = t('booking.number', { id: booking.id });
  const pass = query.get('pass');
  const write = (amount: number) => money(amount, booking.ccy_code, booking.ccy_minor_in_major);
  const [wasPaid, setWasPaid] = useState(false);
  // The result of what the traveller did begins at the heading, which says it; a payment that is due follows in its place.
  const [results, setResults] = useState(0);
  useFocusHeading(String(results));
  // The booking before it was changed here.
  const [before, setBefore] = useState<Booking | null>(null);
  const change = (changed: Booking) => {
    setDoing(null);
    setBefore(booking);
    onChange(changed);
  };
  const finish = (changed: Booking) => {
    change(changed);
    if (!changed.pending_change) setResults(results + 1);
  };
  const finishPaid = (changed: Booking, elsewhere: boolean) => {
    setWasPaid(elsewhere);
    finish(changed);
  };
  // Anyone who holds only the pass may show it and stay longer, but not change the booking otherwise.
  const own = token !== null;
  const { pending_change: pending } = booking;
  const acknowledged = before && !pending && acknowledge(before, booking, i18n);
  // A change that waits, and a later pick-up where an email's link leads to it, come before the pass.
  const isFirst = query.has('extend') || pending !== null;
  const extending = pending ? (
    pending.proposed_by ? (
      <ProposedPickup booking={booking} change={pending} onDone={finish} pass={pass} />
    ) : (
      <PendingChange booking={booking} change={pending} onPaid={finishPaid} pass={pass} isNew={before !== null} />
    )
  ) : (
    (own || pass !== null) && <ExtendPanel booking={booking} onChanged={finish} pass={pass} />
  );

  return (
    <Page title={`${heading} · ${number}`}>
      <PageHeading title={heading} overline={number} compact>
        <StayLine booking={booking} />
      </PageHeading>
      {query.has('booked') && state === 'confirmed' && (
        <Alert severity="success">{t('booking.bookedText', { email: customer.email ?? '' })}</Alert>
      )}
      {wasPaid && <Alert severity="info">{t('booking.alreadyPaid')}</Alert>}
      {acknowledged && <Alert severity="success">{acknowledged}</Alert>}
      {!acknowledged &&
        booking.refund_amount > 0 &&
        !(booking.incident?.is_credit && booking.incident.withheld === booking.refund_amount) && (
          <Alert severity="info">
            {t('booking.refunded', { amount: write(booking.refund_amount) })}{' '}
            {booking.refund_credit_amount > 0 &&
              t('manage.refund.asCredit', { amount: write(booking.refund_credit_amount) })}
          </Alert>
        )}
      {booking.incident && booking.incident.withheld > 0 && (
        <Alert severity="info">
          {t(booking.incident.is_credit ? 'manage.refund.provisional' : 'manage.refund.waits', {
            amount: write(booking.incident.withheld),
          })}
        </Alert>
      )}
      {isFirst && <Box sx={{ maxWidth: width.form, '&:empty': { display: 'none' }, ...screenOnly }}>{extending}</Box>}
      {!own && pass && <PassHolderActions booking={booking} pass={pass} now={now} extending={isFirst} />}
      <NoShowNote booking={booking} pass={pass} now={now} onComing={finish} />
      <ReviewInvitation booking={booking} pass={pass} now={now} />
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 4, md: 5 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '460px minmax(0, 1fr)' },
          alignItems: 'start',
        }}
      >
        <Pass
          booking={booking}
          actions={
            <PassActions {...{ booking, pass, own, doing }} onDo={setDoing} onMessage={() => setTalks(talks + 1)} />
          }
        />
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4, ...screenOnly }}>
          {doing === 'change' && <ChangePanel booking={booking} onChanged={finish} />}
          {doing === 'cancel' && <CancelPanel booking={booking} onCancelled={finish} onKeep={() => setDoing(null)} />}
          <CollectedQuestion booking={booking} pass={pass} now={now} />
          <IncidentSection
            booking={booking}
            pass={pass}
            onChange={(changed) => (changed.stashpoint.id === booking.stashpoint.id ? change : finish)(changed)}
            onCancel={own && mayCancel(booking) ? () => setDoing('cancel') : undefined}
          />
          {state === 'held' && <PayHold booking={booking} onPaid={finishPaid} onProlonged={onChange} />}
          {!isFirst && extending}
          {own && <ClaimLink booking={booking} now={now} />}
          <div>
            <Messages booking={booking} pass={pass} asked={talks} />
            <DelegatePanel booking={booking} own={own} onChanged={onChange} />
            {booking.has_been_checked_in && <Custody booking={booking} pass={pass} />}
            <Fold title={t('stashpoint.where')} heading="h2">
              <LocationMap
                subject="stashpoint"
                id={booking.stashpoint.id}
                name={booking.stashpoint.business_name}
                center={{ lat: booking.stashpoint.latitude, lng: booking.stashpoint.longitude }}
                reach="position"
                marker
              />
            </Fold>
            {booking.movements.length > 0 ? (
              <Receipt booking={booking} />
            ) : (
              <Fold title={t('costs.caption')} heading="h2" open={state === 'held'}>
                <PriceBreakdown
                  lines={costLines(booking)}
                  money={write}
                  labels={costLabels(t, booking)}
                  notes={{ total: t(`booking.payment.${booking.payment_status}`) }}
                />
              </Fold>
            )}
          </div>
        </Box>
      </Box>
    </Page>
  );
}
