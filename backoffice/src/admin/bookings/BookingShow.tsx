import type { Booking, BookingWarnings } from '@cubby/api';
import { serverClock } from '@cubby/api/client';
import { BackLink, FactCard, LoadingState } from '@cubby/design-system';
import Box from '@mui/material/Box';
import { useRecordContext } from 'ra-core';
import { useParams } from 'react-router-dom';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { contactPath, filtered, listPath, recordPath } from '../../lib/routing/paths.ts';
import { BookingState } from '../../shared/bookings/BookingState.tsx';
import { StaffTalk } from '../../shared/bookings/BookingTalk.tsx';
import { ProposalNote } from '../../shared/bookings/ProposalNote.tsx';
import { StayFacts } from '../../shared/bookings/StayFacts.tsx';
import { Timeline } from '../../shared/bookings/Timeline.tsx';
import { useBookingWarnings } from '../../shared/bookings/use-booking-warnings.ts';
import { TeamCard } from '../../shared/notes/TeamCard.tsx';
import { PageHead } from '../../shared/page/PageHead.tsx';
import { column, columnsOf } from '../../shared/page/page-columns.ts';
import { RecordShow } from '../../shared/records/RecordShow.tsx';
import { RelatedCard, type RelatedLink } from '../../shared/records/RelatedCard.tsx';
import { DisputeActions } from '../disputes/DisputeActions.tsx';
import { RefusedRefundNote } from '../refunds/RefusedRefundNote.tsx';
import { BookingActions } from './BookingActions.tsx';
import { DoubleCharges } from './DoubleCharges.tsx';
import { MoneyFacts } from './MoneyFacts.tsx';
import { nextStepOf } from './next-step.ts';
import { StrandedNote } from './StrandedNote.tsx';

export function BookingShow() {
  const { id = '' } = useParams();
  const t = useTranslate();
  const warnings = useBookingWarnings(id);
  return (
    <RecordShow<Booking> resource="booking">
      {warnings.isPending ? (
        <LoadingState label={t('console.loading')} shape="page" count={2} />
      ) : (
        <Stay warnings={warnings.data ?? NO_WARNINGS} />
      )}
    </RecordShow>
  );
}

function Stay({ warnings }: { warnings: BookingWarnings }) {
  const t = useTranslate();
  const booking = useRecordContext<Booking>();
  if (!booking) return null;
  const { customer, stashpoint } = booking;
  const incident = booking.incident && !booking.incident.resolved_at ? booking.incident.kind : null;
  return (
    <>
      <BackLink href={listPath('bookings')}>{t('bookings.back')}</BackLink>
      <PageHead
        title={t('bookings.one', { id: booking.id })}
        text={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
            <BookingState state={booking.state} incident={incident} />
            {customer.first_name} {customer.last_name} · {stashpoint.business_name}
          </Box>
        }
        actions={<BookingActions booking={booking} warnings={warnings} />}
      />
      {warnings.stranded && <StrandedNote booking={booking} reason={warnings.stranded} />}
      <RefusedRefundNote booking={booking} />
      <ProposalNote booking={booking} />
      <Box sx={columns}>
        <Box sx={column}>
          <FactCard title={t('bookings.stay')}>
            <StayFacts booking={booking} stashpointHref={recordPath('stashpoints', stashpoint.id)} />
          </FactCard>
          <FactCard title={t('bookings.money')}>
            <DoubleCharges
              booking={booking}
              charges={warnings.double_charges}
              isNext={nextStepOf(booking, warnings, serverClock.now()) === 'refund_second'}
            />
            <MoneyFacts booking={booking} />
          </FactCard>
          <RelatedCard links={related(booking, t)} />
        </Box>
        <Box sx={column}>
          <StaffTalk id={booking.id} timezone={stashpoint.timezone} withTemplates />
          <TeamCard />
          <FactCard title={t('bookings.timeline')}>
            <Timeline
              booking={booking}
              resendsTo="anybody"
              actionsFor={({ id, kind }) => kind === 'dispute' && <DisputeActions disputeId={id} />}
            />
          </FactCard>
        </Box>
      </Box>
    </>
  );
}

function related({ id, customer, customer_id, coupon_code }: Booking, t: (key: string) => string): RelatedLink[] {
  return [
    { label: t('bookings.field.customer'), href: recordPath('users', customer_id), scope: 'users:all' },
    { label: t('contact.link'), href: contactPath(customer.email || customer.phone_number), scope: 'bookings:all' },
    { label: t('incidents.title'), href: filtered(listPath('incidents'), { booking_id: id }), scope: 'bookings:all' },
    { label: t('mails.title'), href: filtered(listPath('mails'), { q: id }), scope: 'bookings:all' },
    { label: t('menu.refunds'), href: filtered(listPath('refunds'), { booking_id: id }), scope: 'money:all' },
    ...(coupon_code
      ? [{ label: t('bookings.field.coupon'), href: recordPath('coupons', coupon_code), scope: 'coupons:all' as const }]
      : []),
  ];
}

/** Assumed while the warnings can’t be loaded: every action is still there. */
const NO_WARNINGS: BookingWarnings = { stranded: null, double_charges: [], refund_bearer: null };

const columns = columnsOf(5, 6);
