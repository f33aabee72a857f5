import type { Booking, TimelineEvent } from '@cubby/api';
import { ErrorState, LoadingState } from '@cubby/design-system';
import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { keyOfError } from '../../lib/api/error-message.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { EventList } from './EventList.tsx';
import { ResendDialog } from './ResendDialog.tsx';
import { TimelineEntry } from './TimelineEntry.tsx';
import { useTimeline } from './use-booking.ts';

interface TimelineProps {
  booking: Booking;
  /** The recipient of an email that is sent again: staff can choose any address, hosts only the traveller's. */
  resendsTo: 'anybody' | 'traveller';
  /** A filter for the events shown; by default all of them. */
  shows?: (event: TimelineEvent) => boolean;
  /** Actions for an event, shown below it. */
  actionsFor?: (event: TimelineEvent) => ReactNode;
}

/** The timeline of a booking, latest event first; emails can be sent again from here. */
export function Timeline({ booking, resendsTo, shows = () => true, actionsFor }: TimelineProps) {
  const t = useTranslate();
  const { data, error, refetch } = useTimeline(booking.id);
  const [mail, setMail] = useState<TimelineEvent | null>(null);
  if (error)
    return (
      <ErrorState
        message={t(keyOfError(error))}
        retry={{ label: t('console.try_again'), onRetry: () => void refetch() }}
      />
    );
  if (!data) return <LoadingState label={t('console.loading')} />;
  return (
    <>
      <EventList events={data.filter(shows)}>
        {(event) => (
          <>
            <TimelineEntry event={event} booking={booking} />
            {actionsFor?.(event)}
            {event.kind === 'mail' && (
              <Button size="small" onClick={() => setMail(event)} sx={{ marginInlineStart: -1 }}>
                {t('bookings.resend')}
              </Button>
            )}
          </>
        )}
      </EventList>
      {mail && <ResendDialog bookingId={booking.id} mail={mail} to={resendsTo} onClose={() => setMail(null)} />}
    </>
  );
}
