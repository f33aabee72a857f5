import type { ChangeEntity, ContactEvent, ContactTimeline, TimelineEvent } from '@cubby/api';
import { textSize } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { filtered, listPath, recordPath } from '../../lib/routing/paths.ts';
import { TimelineEntry } from '../../shared/bookings/TimelineEntry.tsx';
import { ChangedRecord } from '../../shared/history/ChangedRecord.tsx';

interface ContactEntryProps {
  event: ContactEvent;
  booking: ContactTimeline['bookings'][number] | undefined;
}

/** One event of a person as text, with the record it belongs to. */
export function ContactEntry({ event, booking }: ContactEntryProps) {
  return (
    <>
      <Words event={event} booking={booking} />
      <Box sx={{ fontSize: textSize.small }}>
        <Belonging event={event} booking={booking} />
      </Box>
    </>
  );
}

function Words({ event, booking }: ContactEntryProps) {
  const t = useTranslate();
  const { moment } = useFormats();
  const { facts, time } = event;
  const words = {
    message: () => `${t(facts.side === 'host' ? 'home.entity.host' : 'bookings.field.customer')}: ${facts.text}`,
    note: () => `${t('cases.note')} – ${facts.author || t('cases.former_colleague')}: ${facts.text}`,
    account_created: () => t('contact.account_created'),
    account_changed: () =>
      `${t(`shared.action.${facts.action}`, { _: String(facts.action) })} – ${facts.actor || t('shared.system')}`,
  };
  if (!(event.kind in words))
    return (
      <TimelineEntry
        event={event as TimelineEvent}
        booking={{
          ccy_code: booking?.ccy_code ?? 'GBP',
          ccy_minor_in_major: booking?.ccy_minor_in_major ?? 1,
          stashpoint: { timezone: booking?.timezone ?? 'UTC' },
        }}
      />
    );
  return (
    <>
      <Box sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>{words[event.kind as keyof typeof words]()}</Box>
      <Box component="time" dateTime={time} sx={{ color: 'text.secondary', fontSize: textSize.small }}>
        {moment(time)}
      </Box>
    </>
  );
}

/** The booking, report or account that an event is about; an email without one is in the list. */
function Belonging({ event: { kind, facts, booking_id }, booking }: ContactEntryProps) {
  const t = useTranslate();
  if (kind === 'note')
    return <ChangedRecord change={{ entity: facts.entity as ChangeEntity, entity_id: String(facts.entity_id) }} />;
  if (booking_id)
    return (
      <>
        <Link href={recordPath('bookings', booking_id)} translate="no">
          {booking_id}
        </Link>
        {booking && `, ${booking.stashpoint_name}`}
      </>
    );
  if (kind === 'mail')
    return <Link href={filtered(listPath('mails'), { q: facts.recipient })}>{t('mails.title')}</Link>;
  return null;
}
