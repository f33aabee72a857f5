import { useParams, useSearch } from 'wouter';
import { useApi } from '../lib/api/api.ts';
import { errorId } from '../lib/api/error-id.ts';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import { ErrorPage } from '../lib/layout/ErrorPage.tsx';
import { NotLoaded } from '../lib/layout/NotLoaded.tsx';
import { Page } from '../lib/layout/Page.tsx';
import { BookingContent } from './BookingContent.tsx';

/** One booking: for its traveller, or for anyone who holds the signed link of its pass. */
export default function BookingPage() {
  const { t } = useI18n();
  const { bookingId = '' } = useParams();
  const pass = new URLSearchParams(useSearch()).get('pass');
  const { data, error, mutate } = useApi(
    'getBooking',
    { params: { id: bookingId }, ...(pass && { query: { pass } }) },
    { revalidateOnFocus: true },
  );
  if (errorId(error) === 'NOT_FOUND') return <ErrorPage status={404} />;
  if (data)
    return <BookingContent booking={data} onChange={(booking) => void mutate(booking, { revalidate: false })} />;
  return (
    <Page title={t('booking.title')}>
      <NotLoaded error={error} onRetry={() => void mutate()} />
    </Page>
  );
}
