import { type ContactTimeline, readContact } from '@cubby/api';
import { BackLink, ErrorState, FactCard, LoadingState, plainList } from '@cubby/design-system';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { api } from '../../lib/api/api.ts';
import { keyOfError } from '../../lib/api/error-message.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { contactPath, filtered, listPath, recordPath } from '../../lib/routing/paths.ts';
import { EventList } from '../../shared/bookings/EventList.tsx';
import { PageHead } from '../../shared/page/PageHead.tsx';
import { column, columnsOf } from '../../shared/page/page-columns.ts';
import { ContactEntry } from './ContactEntry.tsx';

/** Everything about one email address or phone number, on one timeline. */
export function ContactPage() {
  const t = useTranslate();
  const [search] = useSearchParams();
  const contact = search.get('contact') ?? '';
  return (
    <>
      <BackLink href={listPath('bookings')}>{t('bookings.back')}</BackLink>
      <PageHead title={contact || t('contact.link')} isName />
      {readContact(contact) ? <Known contact={contact} /> : <Alert severity="warning">{t('contact.unreadable')}</Alert>}
    </>
  );
}

function Known({ contact }: { contact: string }) {
  const t = useTranslate();
  const { data, error, refetch } = useQuery({
    queryKey: ['contact', contact],
    queryFn: () => api.getContactTimeline({ query: { contact } }),
  });
  if (error)
    return (
      <ErrorState
        message={t(keyOfError(error))}
        retry={{ label: t('console.try_again'), onRetry: () => void refetch() }}
      />
    );
  if (!data) return <LoadingState label={t('console.loading')} shape="page" count={2} />;
  if (data.events.length === 0) return <Box sx={{ color: 'text.secondary' }}>{t('contact.none')}</Box>;
  return (
    <Box sx={columnsOf(5, 6)}>
      <Box sx={column}>
        <FactCard title={t('contact.names')}>
          <Contacts timeline={data} />
        </FactCard>
      </Box>
      <Box sx={column}>
        <FactCard title={t('bookings.timeline')}>
          {data.booking_count > data.bookings.length && (
            <Alert severity="info" sx={{ mb: 2 }}>
              {t('contact.latest', { shown: data.bookings.length })}{' '}
              <Link href={filtered(listPath('bookings'), { q: contact })}>{t('cases.see_all')}</Link>
            </Alert>
          )}
          <EventList events={data.events.toReversed()}>
            {(event) => (
              <ContactEntry event={event} booking={data.bookings.find(({ id }) => id === event.booking_id)} />
            )}
          </EventList>
        </FactCard>
      </Box>
    </Box>
  );
}

/** The names and contacts that belong together, each with a timeline of its own, and their accounts. */
function Contacts({ timeline: { contacts, accounts } }: { timeline: ContactTimeline }) {
  const t = useTranslate();
  return (
    <Box component="ul" sx={{ ...plainList, display: 'grid', gap: 1.5 }}>
      {contacts.map(({ name, email, phone_number }) => (
        <Box component="li" key={`${name} ${email} ${phone_number}`} translate="no">
          <b>{name}</b>
          {[email, phone_number].map(
            (each) =>
              each && (
                <Box key={each} sx={{ overflowWrap: 'anywhere' }}>
                  <Link href={contactPath(each)}>{each}</Link>
                </Box>
              ),
          )}
        </Box>
      ))}
      {accounts.map(({ id, name, role }) => (
        <li key={id}>
          {t('shared.account')}{' '}
          <Link href={recordPath('users', id)} translate="no">
            {name || id}
          </Link>
          {', '}
          {t(`users.role.${role}`)}
          {role === 'host' && (
            <>
              {' · '}
              <Link href={recordPath('hosts', id)}>{t('place.host')}</Link>
            </>
          )}
        </li>
      ))}
    </Box>
  );
}
