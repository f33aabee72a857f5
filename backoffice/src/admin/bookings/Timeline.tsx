import type { Booking, TimelineEvent } from '@cubby/api';
import { colour, ErrorState, LoadingState, textSize, tinyArch } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { keyOfError } from '../../lib/api/error-message.ts';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { RefusedRefundActions } from './RefusedRefundActions.tsx';
import { ResendDialog } from './ResendDialog.tsx';
import { useTimeline } from './use-booking.ts';

/** Everything that happened to a booking, the latest first; a mail can be sent again from here. */
export function Timeline({ booking }: { booking: Booking }) {
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
        {withSharesTogether(data)
          .toReversed()
          .map((event) => (
            <Box component="li" key={event.id} sx={row}>
              <Box aria-hidden sx={{ ...dot, background: DOTS[event.kind] ?? colour.accentBright }} />
              <Box sx={{ minWidth: 0 }}>
                <Happening event={event} booking={booking} />
                {event.kind === 'refund_refused' && <RefusedRefundActions bookingId={booking.id} />}
                {event.kind === 'mail' && (
                  <Button size="small" onClick={() => setMail(event)} sx={{ ml: -1 }}>
                    {t('bookings.resend')}
                  </Button>
                )}
              </Box>
            </Box>
          ))}
      </Box>
      {mail && <ResendDialog bookingId={booking.id} mail={mail} onClose={() => setMail(null)} />}
    </>
  );
}

function Happening({ event: { kind, facts, time }, booking }: { event: TimelineEvent; booking: Booking }) {
  const t = useTranslate();
  const { money, moment } = useFormats();
  const currency = { ccy: booking.ccy_code, ccy_minor_in_major: booking.ccy_minor_in_major };
  const amount = typeof facts.amount === 'number' ? money(facts.amount, currency) : '';
  const sharesIn = (shares: string) =>
    Object.entries(JSON.parse(shares) as Record<string, number>)
      .map(([entry, part]) => `${t(`bookings.entry.${entry}`)} ${money(part, currency)}`)
      .join(' · ');
  const words = {
    created: () => t('bookings.event.created', { smart_count: Number(facts.bags) }),
    payment_tried: () => t('bookings.event.payment_tried', { amount }),
    payment_succeeded: () => t('bookings.event.payment_succeeded', { amount }),
    payment_failed: () =>
      t('bookings.event.payment_failed', { amount, reason: String(facts.refusal ?? t('bookings.no_reason')) }),
    money: () => (facts.shares ? sharesIn(String(facts.shares)) : `${t(`bookings.entry.${facts.entry}`)}: ${amount}`),
    refund_refused: () => t('bookings.event.refund_refused', { amount, reason: String(facts.refusal ?? '') }),
    dispute: () => t('bookings.event.dispute', { amount, reason: String(facts.reason) }),
    dispute_closed: () => t(`bookings.dispute.${facts.status}`),
    change_asked: () => t('bookings.event.change_asked', { smart_count: Number(facts.bags) }),
    checked_in: () => t('bookings.event.checked_in'),
    checked_out: () => t('bookings.event.checked_out'),
    cancelled: () =>
      facts.reason ? t('bookings.event.cancelled_because', { reason: facts.reason }) : t('bookings.event.cancelled'),
    incident: () => `${t(`incidents.kind.${facts.incident}`)}${facts.text ? ` – ${facts.text}` : ''}`,
    incident_resolved: () =>
      t('bookings.event.incident_resolved', { resolution: t(`incidents.resolution.${facts.resolution}`) }),
    mail: () => t('bookings.event.mail', { subject: facts.subject, recipient: facts.recipient }),
    review: () => t('bookings.event.review', { smart_count: Number(facts.rating) }),
    staff: () =>
      `${t(`shared.action.${facts.action}`, { _: String(facts.action) })} – ${facts.actor || t('shared.system')}`,
  } satisfies Record<TimelineEvent['kind'], () => string>;
  return (
    <>
      <Box sx={{ overflowWrap: 'anywhere' }}>{words[kind]()}</Box>
      <Box component="time" dateTime={time} sx={{ color: 'text.secondary', fontSize: textSize.small }}>
        {moment(time)}
      </Box>
    </>
  );
}

const SHARES = ['host_share', 'platform_fee', 'guarantee', 'trees'];

/** Whose a sum is, is said in one line with all its parts, not in four. */
function withSharesTogether(events: readonly TimelineEvent[]): TimelineEvent[] {
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
  mail: colour.infoSoft,
  money: colour.highlight,
  staff: colour.landmark,
};

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
    left: '6px',
    top: 8,
    bottom: 8,
    width: '2px',
    bgcolor: 'divider',
  },
} as const;

const row = { display: 'grid', gridTemplateColumns: '14px minmax(0, 1fr)', gap: 1.5, position: 'relative' } as const;
const dot = { width: 14, height: 14, mt: '5px', borderRadius: tinyArch } as const;
