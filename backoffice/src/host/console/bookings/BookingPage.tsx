import type { Booking } from '@cubby/api';
import { BackLink, FactCard } from '@cubby/design-system';
import PrintRounded from '@mui/icons-material/PrintRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRecordContext } from 'ra-core';
import { useState } from 'react';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { BookingState } from '../../../shared/bookings/BookingState.tsx';
import { BookingTalk } from '../../../shared/bookings/BookingTalk.tsx';
import { ExtensionButton } from '../../../shared/bookings/ExtensionButton.tsx';
import { ProposalNote } from '../../../shared/bookings/ProposalNote.tsx';
import { StayFacts } from '../../../shared/bookings/StayFacts.tsx';
import { Timeline } from '../../../shared/bookings/Timeline.tsx';
import { PageHead } from '../../../shared/page/PageHead.tsx';
import { PrintSheet } from '../../../shared/page/PrintSheet.tsx';
import { column, columnsOf } from '../../../shared/page/page-columns.ts';
import { RecordShow } from '../../../shared/records/RecordShow.tsx';
import { usePaper } from '../print/paper.ts';
import { hostPaths } from '../routing/host-paths.ts';
import { BookingSheet } from './BookingSheet.tsx';
import { ShareFacts } from './ShareFacts.tsx';

/** One booking for its host: the traveller and their bags, the chain of custody, the payment and the messages. */
export function BookingPage() {
  return (
    <RecordShow<Booking> resource="booking">
      <Stay />
    </RecordShow>
  );
}

function Stay() {
  const t = useTranslate();
  const booking = useRecordContext<Booking>();
  if (!booking) return null;
  const incident = booking.incident && !booking.incident.resolved_at ? booking.incident.kind : null;
  return (
    <>
      <BackLink href={hostPaths.bookings}>{t('bookings.back')}</BackLink>
      <PageHead
        title={`${booking.customer.first_name} ${booking.customer.last_name}`}
        isName
        text={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
            <BookingState state={booking.state} incident={incident} />
            {t('bookings.one', { id: booking.id })}
          </Box>
        }
        actions={<Actions booking={booking} />}
      />
      <ProposalNote booking={booking} />
      <Box sx={columns}>
        <Box sx={column}>
          <FactCard title={t('bookings.stay')}>
            <StayFacts booking={booking} stashpointHref={hostPaths.stashpoint(booking.stashpoint.id)} />
          </FactCard>
          <FactCard title={t('bookings.money')}>
            <ShareFacts booking={booking} />
          </FactCard>
        </Box>
        <Box sx={column}>
          <BookingTalk booking={booking} />
          {booking.has_been_checked_in && (
            <FactCard title={t('booking.custody.title')}>
              <Timeline
                booking={booking}
                resendsTo="traveller"
                shows={({ kind }) => kind.startsWith('custody_') || kind === 'checked_in' || kind === 'checked_out'}
              />
            </FactCard>
          )}
          <FactCard title={t('bookings.timeline')}>
            <Timeline booking={booking} resendsTo="traveller" />
          </FactCard>
        </Box>
      </Box>
    </>
  );
}

function Actions({ booking }: { booking: Booking }) {
  const t = useTranslate();
  const [printing, setPrinting] = useState(false);
  const { roll } = usePaper();
  const isOpen = booking.state === 'confirmed' || booking.state === 'checked_in';
  return (
    <>
      <Button startIcon={<PrintRounded />} onClick={() => setPrinting(true)}>
        {t('host.print.print')}
      </Button>
      <ExtensionButton booking={booking} />
      {isOpen && (
        <Button variant="contained" href={hostPaths.atCounter(booking.id)}>
          {t('booking.at_counter')}
        </Button>
      )}
      {printing && (
        <PrintSheet roll={roll} onDone={() => setPrinting(false)}>
          <BookingSheet booking={booking} />
        </PrintSheet>
      )}
    </>
  );
}

const columns = columnsOf(5, 6);
