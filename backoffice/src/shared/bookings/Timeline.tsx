import type { Booking, TimelineEvent } from '@cubby/api';
import { colour, ErrorState, LoadingState, tinyArch } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { keyOfError } from '../../lib/api/error-message.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
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
      <Box component="ol" sx={list}>
        {sharesTogether(data)
          .filter(shows)
          .toReversed()
          .map((event) => (
            <Box component="li" key={event.id} sx={row}>
              <Box aria-hidden sx={{ ...dot, background: dotOf(event.kind) }} />
              <Box sx={{ minWidth: 0 }}>
                <TimelineEntry event={event} booking={booking} />
                {actionsFor?.(event)}
                {event.kind === 'mail' && (
                  <Button size="small" onClick={() => setMail(event)} sx={{ marginInlineStart: -1 }}>
                    {t('bookings.resend')}
                  </Button>
                )}
              </Box>
            </Box>
          ))}
      </Box>
      {mail && <ResendDialog bookingId={booking.id} mail={mail} to={resendsTo} onClose={() => setMail(null)} />}
    </>
  );
}

const SHARES = ['host_share', 'platform_fee', 'guarantee', 'trees'];

/** Combines the shares booked at the same moment into a single line instead of four. */
function sharesTogether(events: readonly TimelineEvent[]): TimelineEvent[] {
  const isShare = ({ kind, facts }: TimelineEvent) => kind === 'money' && SHARES.includes(String(facts.entry));
  const together = Map.groupBy(events.filter(isShare), ({ time }) => time);
  const lines = [...together].map(([time, parts]): TimelineEvent => {
    const shares = Object.fromEntries(parts.map(({ facts }) => [facts.entry, facts.amount]));
    return { id: `shares-${time}`, time, kind: 'money', facts: { shares: JSON.stringify(shares) } };
  });
  const others = events.filter((event) => !isShare(event));
  return [...others, ...lines].sort((one, other) => one.time.localeCompare(other.time));
}

const DOTS: Partial<Record<TimelineEvent['kind'], string>> = {
  payment_failed: colour.spark,
  refund_refused: colour.spark,
  dispute: colour.spark,
  incident: colour.spark,
  cancelled: colour.spark,
  custody_refused: colour.spark,
  mail: colour.infoSoft,
  money: colour.highlight,
  staff: colour.landmark,
};

function dotOf(kind: TimelineEvent['kind']): string {
  return DOTS[kind] ?? colour.accentBright;
}

const list = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 1.5,
  position: 'relative',
  '&::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: '6px',
    top: 8,
    bottom: 8,
    width: '2px',
    bgcolor: 'divider',
  },
} as const;

const row = { display: 'grid', gridTemplateColumns: '14px minmax(0, 1fr)', gap: 1.5, position: 'relative' } as const;
const dot = { width: 14, height: 14, mt: 0.5, borderRadius: tinyArch } as const;
