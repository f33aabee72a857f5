import type { Booking, TimelineEvent } from '@cubby/api';
import { textSize } from '@cubby/design-system';
import Box from '@mui/material/Box';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { bankReason } from './bank-reason.ts';
import { CustodyDetail, custodyWords } from './CustodyDetail.tsx';

interface TimelineEntryProps {
  event: TimelineEvent;
  /** The currency and the clock in which the event is written. */
  booking: Pick<Booking, 'ccy_code' | 'ccy_minor_in_major'> & { stashpoint: Pick<Booking['stashpoint'], 'timezone'> };
}

/** One event of the timeline as text. */
export function TimelineEntry({ event: { kind, facts, time }, booking }: TimelineEntryProps) {
  const t = useTranslate();
  const { money, moment, momentIn } = useFormats();
  const { timezone } = booking.stashpoint;
  const currency = { ccy: booking.ccy_code, ccy_minor_in_major: booking.ccy_minor_in_major };
  const amount = typeof facts.amount === 'number' ? money(facts.amount, currency) : '';
  const sharesIn = (shares: string) =>
    Object.entries(JSON.parse(shares) as Record<string, number>)
      .map(([entry, part]) => `${t(`bookings.entry.${entry}`)} ${money(part, currency)}`)
      .join(' · ');
  const words = {
    created: () => t('bookings.event.created', { smart_count: Number(facts.bags) }),
    payment_tried: () => t('bookings.event.payment_tried', { amount }),
    payment_succeeded: () =>
      [
        t('bookings.event.payment_succeeded', { amount }),
        ...(facts.card ? [t('bookings.event.payment_card', { digits: String(facts.card) })] : []),
      ].join(' · '),
    payment_failed: () => t('bookings.event.payment_failed', { amount, reason: bankReason(t, facts.refusal) }),
    money: () => (facts.shares ? sharesIn(String(facts.shares)) : `${t(`bookings.entry.${facts.entry}`)}: ${amount}`),
    refund_refused: () => t('bookings.event.refund_refused', { amount, reason: bankReason(t, facts.refusal) }),
    dispute: () => t('bookings.event.dispute', { amount, reason: bankReason(t, facts.reason) }),
    dispute_closed: () => t(`bookings.dispute.${facts.status}`),
    change_asked: () =>
      facts.proposed_by
        ? t(`booking.event.proposed_by.${facts.proposed_by}`, { pickup: momentIn(String(facts.pickup), timezone) })
        : t('bookings.event.change_asked', { smart_count: Number(facts.bags) }),
    change_made: () =>
      t('booking.event.change_made', {
        smart_count: Number(facts.bags),
        pickup: momentIn(String(facts.pickup), timezone),
      }),
    ...custodyWords(t, facts),
    checked_in: () => t('bookings.event.checked_in'),
    checked_out: () => t('bookings.event.checked_out'),
    cancelled: () =>
      facts.reason
        ? t('bookings.event.cancelled_because', {
            reason: t(`booking.reason.${facts.reason}`, { _: String(facts.reason) }),
          })
        : t('bookings.event.cancelled'),
    incident: () => `${t(`incidents.kind.${facts.incident}`)}${facts.text ? ` – ${facts.text}` : ''}`,
    incident_resolved: () =>
      t('bookings.event.incident_resolved', { resolution: t(`incidents.resolution.${facts.resolution}`) }),
    mail: () => t('bookings.event.mail', { subject: String(facts.subject), recipient: String(facts.recipient) }),
    review: () => t('bookings.event.review', { smart_count: Number(facts.rating) }),
    staff: () =>
      [
        `${t(`shared.action.${facts.action}`, { _: String(facts.action) })} – ${facts.actor || t('shared.system')}`,
        ...(facts.borne_by ? [`${amount}, ${t('bookings.borne_by')}: ${t(`bookings.bearer.${facts.borne_by}`)}`] : []),
        ...(facts.reason ? [t(`bookings.hand_over.reason.${facts.reason}`, { _: String(facts.reason) })] : []),
        ...(facts.note ? [String(facts.note)] : []),
      ].join(' · '),
  } satisfies Record<TimelineEvent['kind'], () => string>;
  return (
    <>
      <Box sx={{ overflowWrap: 'anywhere' }}>{words[kind]()}</Box>
      {kind.startsWith('custody_') && <CustodyDetail facts={facts} timezone={timezone} />}
      <Box component="time" dateTime={time} sx={{ color: 'text.secondary', fontSize: textSize.small }}>
        {moment(time)}
      </Box>
    </>
  );
}
