import type { Booking } from '@cubby/api';
import { BackLink, FactCard } from '@cubby/design-system';
import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { useParams } from 'react-router-dom';
import { paths } from '../../lib/routing/paths.ts';
import { BookingState } from '../../shared/bookings/BookingState.tsx';
import { ProposalNote } from '../../shared/bookings/ProposalNote.tsx';
import { StayFacts } from '../../shared/bookings/StayFacts.tsx';
import { Timeline } from '../../shared/bookings/Timeline.tsx';
import { useBooking } from '../../shared/bookings/use-booking.ts';
import { Loaded } from '../../shared/page/Loaded.tsx';
import { PageHead } from '../../shared/page/PageHead.tsx';
import { column, columnsOf } from '../../shared/page/page-columns.ts';
import { BookingActions } from './BookingActions.tsx';
import { DisputeActions } from './DisputeActions.tsx';
import { MoneyFacts } from './MoneyFacts.tsx';
import { RefusedRefundActions } from './RefusedRefundActions.tsx';

export function BookingShow() {
  const { bookingId = '' } = useParams();
  return <Loaded<Booking> query={useBooking(bookingId)}>{(booking) => <Stay booking={booking} />}</Loaded>;
}

function Stay({ booking }: { booking: Booking }) {
  const t = useTranslate();
  const { customer, stashpoint } = booking;
  const incident = booking.incident && !booking.incident.resolved_at ? booking.incident.kind : null;
  return (
    <>
      <BackLink href={paths.bookings}>{t('bookings.back')}</BackLink>
      <PageHead
        title={t('bookings.one', { id: booking.id })}
        text={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
            <BookingState state={booking.state} incident={incident} />
            {customer.first_name} {customer.last_name} · {stashpoint.business_name}
          </Box>
        }
        actions={<BookingActions booking={booking} />}
      />
      <ProposalNote booking={booking} />
      <Box sx={columns}>
        <Box sx={column}>
          <FactCard title={t('bookings.stay')}>
            <StayFacts booking={booking} stashpointHref={paths.stashpoint(stashpoint.id)} />
          </FactCard>
          <FactCard title={t('bookings.money')}>
            <MoneyFacts booking={booking} />
          </FactCard>
        </Box>
        <FactCard title={t('bookings.timeline')}>
          <Timeline
            booking={booking}
            resendsTo="anybody"
            actionsFor={({ id, kind }) =>
              kind === 'refund_refused' ? (
                <RefusedRefundActions booking={booking} />
              ) : (
                kind === 'dispute' && <DisputeActions disputeId={id} />
              )
            }
          />
        </FactCard>
      </Box>
    </>
  );
}

const columns = columnsOf(5, 6);
