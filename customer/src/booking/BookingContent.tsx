import { type Booking, CHANGEABLE_STATES, costLines, mayStep } from '@cubby/api';
import { BookingPass, PageHeading, PriceBreakdown } from '@cubby/design-system';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useSearch } from 'wouter';
import { costLabels } from '../lib/booking/cost-labels.ts';
import { statusOf } from '../lib/booking/status.ts';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import { Page } from '../lib/layout/Page.tsx';
import { Panel } from '../lib/layout/Panel.tsx';
import { Section } from '../lib/layout/Section.tsx';
import { usePageTime } from '../lib/rendering/use-page-time.ts';
import { useSession } from '../lib/session/use-session.ts';
import { CancelPanel } from './CancelPanel.tsx';
import { ChangePanel } from './ChangePanel.tsx';
import { directionsUrl } from './directions-url.ts';
import { IncidentSection } from './incident/IncidentSection.tsx';
import { LockerCodes } from './LockerCodes.tsx';
import { PayHold } from './PayHold.tsx';
import { PendingChange } from './PendingChange.tsx';
import { ReviewInvitation } from './ReviewInvitation.tsx';

interface BookingContentProps {
  booking: Booking;
  onChange: (booking: Booking) => void;
}

export function BookingContent({ booking, onChange }: BookingContentProps) {
  const { t, language, moment, money } = useI18n();
  const { token } = useSession();
  const query = new URLSearchParams(useSearch());
  const booked = query.has('booked');
  const now = usePageTime();
  const [doing, setDoing] = useState<'change' | 'cancel' | null>(null);
  const { stashpoint, customer, state, pass } = booking;
  const { timezone } = stashpoint;
  const write = (amount: number) => money(amount, booking.ccy_code, booking.ccy_minor_in_major);
  const finish = (changed: Booking) => {
    setDoing(null);
    onChange(changed);
  };
  // Whoever only holds the pass may show it, not change the booking.
  const mayChange = token !== null && CHANGEABLE_STATES.includes(state);
  const mayCancel = token !== null && state !== 'held' && mayStep(state, 'cancel', 'traveller');

  return (
    <Page title={t('booking.title')}>
      <PageHeading title={t(`booking.headings.${state}`)} overline={t('booking.number', { id: booking.id })} />
      {booked && state === 'confirmed' && (
        <Alert severity="success">{t('booking.bookedText', { email: customer.email })}</Alert>
      )}
      {booking.refund_amount > 0 && (
        <Alert severity="info">{t('booking.refunded', { amount: write(booking.refund_amount) })}</Alert>
      )}
      <ReviewInvitation booking={booking} pass={query.get('pass')} now={now} />
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 4, md: 6 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '460px minmax(0, 1fr)' },
          alignItems: 'start',
        }}
      >
        <BookingPass
          url={pass?.url ?? null}
          pin={pass?.pin ?? null}
          bookingId={booking.id}
          traveller={`${customer.first_name} ${customer.last_name}`}
          place={stashpoint.business_name}
          address={stashpoint.address}
          dropoff={moment(booking.dropoff, timezone)}
          pickup={moment(booking.pickup, timezone)}
          bags={t('stay.bagCount', { smart_count: booking.bag_count })}
          status={statusOf(state, t)}
          labels={{
            pass: t('booking.pass'),
            pin: t('booking.pin'),
            name: t('booking.name'),
            dropoff: t('stay.dropoff'),
            pickup: t('stay.pickup'),
            bags: t('stay.bags'),
            booking: t('booking.id'),
            showThis: t('booking.showThis'),
            qr: t('booking.qr'),
          }}
          actions={
            <Button href={directionsUrl(stashpoint)} target="_blank" rel="noreferrer" variant="outlined">
              {t('booking.directions')}
            </Button>
          }
        />
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 }}>
          <IncidentSection
            booking={booking}
            pass={query.get('pass')}
            onChange={finish}
            onCancel={mayCancel ? () => setDoing('cancel') : undefined}
          />
          {state === 'held' && <PayHold booking={booking} onPaid={finish} />}
          <LockerCodes booking={booking} />
          <Section title={t('costs.caption')}>
            <Panel>
              <PriceBreakdown
                lines={costLines(booking)}
                currency={booking.ccy_code}
                minorInMajor={booking.ccy_minor_in_major}
                language={language}
                labels={costLabels(t)}
                notes={{ total: t(`booking.payment.${booking.payment_status}`) }}
              />
            </Panel>
          </Section>
          {booking.pending_change && (
            <PendingChange booking={booking} change={booking.pending_change} onPaid={finish} />
          )}
          {(mayChange || mayCancel) && (
            <Section title={t('booking.manage')}>
              <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap' }}>
                {mayChange && (
                  <Button
                    variant={doing === 'change' ? 'contained' : 'outlined'}
                    aria-expanded={doing === 'change'}
                    onClick={() => setDoing(doing === 'change' ? null : 'change')}
                  >
                    {t('booking.change')}
                  </Button>
                )}
                {mayCancel && (
                  <Button
                    color="error"
                    variant={doing === 'cancel' ? 'contained' : 'outlined'}
                    aria-expanded={doing === 'cancel'}
                    onClick={() => setDoing(doing === 'cancel' ? null : 'cancel')}
                  >
                    {t('booking.cancel')}
                  </Button>
                )}
              </Box>
              {doing === 'change' && <ChangePanel booking={booking} onChanged={finish} />}
              {doing === 'cancel' && (
                <CancelPanel booking={booking} onCancelled={finish} onKeep={() => setDoing(null)} />
              )}
            </Section>
          )}
        </Box>
      </Box>
    </Page>
  );
}
