import type { ClaimStart } from '@cubby/api';
import { PageHeading, Panel, Section } from '@cubby/design-system';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Redirect, useParams } from 'wouter';
import { useApi } from '../lib/api/api.ts';
import { errorId } from '../lib/api/error-id.ts';
import { BagPhotos, CustodyList } from '../lib/booking/CustodyList.tsx';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import { ErrorPage } from '../lib/layout/ErrorPage.tsx';
import { NotLoaded } from '../lib/layout/NotLoaded.tsx';
import { Page } from '../lib/layout/Page.tsx';
import { useSession } from '../lib/session/use-session.ts';
import { ClaimView } from './ClaimView.tsx';
import { NewClaim } from './NewClaim.tsx';

/** The claims of a booking: the form of a new one, then its state and what is missing. */
export default function ClaimPage() {
  const { t, paths } = useI18n();
  const { bookingId = '' } = useParams();
  const { token } = useSession();
  const { data, error, mutate } = useApi('getClaimStart', token ? { params: { id: bookingId } } : null, {
    revalidateOnFocus: true,
  });
  if (!token)
    return (
      <Redirect href={paths.loginEmail({ next: paths.claim(bookingId), redirectReason: 'UNAUTHORIZED' })} replace />
    );
  if (errorId(error) === 'NOT_FOUND') return <ErrorPage status={404} />;
  return (
    <Page title={t('claim.title')} width="narrow">
      <PageHeading title={t('claim.title')} overline={t('booking.number', { id: bookingId })} />
      {!data && <NotLoaded error={error} onRetry={() => void mutate()} />}
      {data && <Claims bookingId={bookingId} start={data} onChange={() => void mutate()} />}
      <Button href={paths.booking(bookingId)} variant="outlined" sx={{ justifySelf: 'start' }}>
        {t('claim.booking')}
      </Button>
    </Page>
  );
}

function Claims({ bookingId, start, onChange }: { bookingId: string; start: ClaimStart; onChange: () => void }) {
  const { t, paths } = useI18n();
  const [wantsMore, setWantsMore] = useState(false);
  const { claims, until } = start;
  const isOpen = claims.some(({ state }) => state === 'open' || state === 'needs_more');
  return (
    <>
      {claims.map((claim) => (
        <ClaimView key={claim.id} claim={claim} start={start} onChange={onChange} />
      ))}
      {until && !isOpen && (claims.length === 0 || wantsMore) && (
        <NewClaim
          bookingId={bookingId}
          start={start}
          onSent={() => {
            setWantsMore(false);
            onChange();
          }}
        />
      )}
      {until && !isOpen && claims.length > 0 && !wantsMore && (
        <Button variant="outlined" onClick={() => setWantsMore(true)} sx={{ justifySelf: 'start' }}>
          {t('claim.another')}
        </Button>
      )}
      {!until && claims.length === 0 && (
        <Alert
          severity="info"
          action={
            <Button color="inherit" href={paths.support()}>
              {t('claim.help')}
            </Button>
          }
        >
          {t('claim.over')}
        </Alert>
      )}
      {start.custody.length > 0 && (
        <Section title={t('claim.known')}>
          <Panel>
            <CustodyList events={start.custody} timezone={start.stashpoint.timezone} />
            <BagPhotos pictures={start.pictures} />
          </Panel>
        </Section>
      )}
    </>
  );
}
