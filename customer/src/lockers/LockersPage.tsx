import { Redirect, useParams } from 'wouter';
import { useApi } from '../lib/api/api.ts';
import { errorId } from '../lib/api/error-id.ts';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import { ErrorPage } from '../lib/layout/ErrorPage.tsx';
import { NotLoaded } from '../lib/layout/NotLoaded.tsx';
import { Page } from '../lib/layout/Page.tsx';
import { LockerBank } from './LockerBank.tsx';

/** A bank of lockers. A staffed place has no units, and is shown on its own page. */
export default function LockersPage() {
  const { t, paths } = useI18n();
  const { stashpointId: id = '' } = useParams();
  const { data, error, mutate } = useApi('getStashpoint', { params: { id } });
  if (errorId(error) === 'NOT_FOUND') return <ErrorPage status={404} />;
  if (data?.storage_type === 'staffed') return <Redirect href={paths.stashpoint(data.nearest_city, data.id)} replace />;
  if (data) return <LockerBank stashpoint={data} />;
  return (
    <Page title={t('lockers.title')}>
      <NotLoaded error={error} onRetry={() => void mutate()} />
    </Page>
  );
}
