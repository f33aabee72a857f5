import { EmptyState, ErrorState, PageHeading } from '@cubby/design-system';
import Button from '@mui/material/Button';
import { useApi } from '../lib/api/api.ts';
import { errorId } from '../lib/api/error-id.ts';
import { useKeptPasses } from '../lib/booking/use-kept-passes.ts';
import { errorMessage } from '../lib/i18n/error-message.ts';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import { Page } from '../lib/layout/Page.tsx';
import { BookingList } from './BookingList.tsx';

export default function BookingsPage() {
  const { t, paths } = useI18n();
  const upcoming = useApi('listBookings', { query: { when: 'upcoming', per_page: 50 } });
  const past = useApi('listBookings', { query: { when: 'past', per_page: 50 } });
  const isUnreached = upcoming.error !== undefined && errorId(upcoming.error) === null;
  const kept = useKeptPasses(isUnreached);
  const none = upcoming.data?.total === 0 && past.data?.total === 0;
  return (
    <Page title={t('account.bookings')}>
      <PageHeading title={t('account.bookings')} />
      {isUnreached && kept && kept.length > 0 ? (
        <BookingList
          title={t('account.kept')}
          emptyText=""
          bookings={kept.map(({ booking }) => booking)}
          passes={new Map(kept.map(({ booking, pass }) => [booking.id, pass]))}
        />
      ) : upcoming.error && past.error ? (
        <ErrorState
          message={errorMessage(t, upcoming.error)}
          retry={{ label: t('retry'), onRetry: () => void Promise.all([upcoming.mutate(), past.mutate()]) }}
        />
      ) : none ? (
        <EmptyState
          title={t('account.noBookings')}
          text={t('account.noBookingsText')}
          action={
            <Button href={paths.home()} variant="contained" color="secondary">
              {t('search.submit')}
            </Button>
          }
        />
      ) : (
        <>
          <BookingList
            title={t('account.upcoming')}
            emptyText={t('account.noUpcoming')}
            bookings={upcoming.data?.items}
            error={upcoming.error}
          />
          <BookingList
            title={t('account.past')}
            emptyText={t('account.noPast')}
            bookings={past.data?.items}
            error={past.error}
          />
        </>
      )}
    </Page>
  );
}
