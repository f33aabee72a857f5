import { useParams } from 'wouter';
import { useApi } from '../lib/api/api.ts';
import { errorId } from '../lib/api/error-id.ts';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import { ErrorPage } from '../lib/layout/ErrorPage.tsx';
import { NotLoaded } from '../lib/layout/NotLoaded.tsx';
import { Page } from '../lib/layout/Page.tsx';
import { GoToUnavailable } from '../lib/stashpoints/GoToUnavailable.tsx';
import { StashpointContent } from './StashpointContent.tsx';

/**
 * One place. Its time zone is unknown before it is loaded, so price and space for the stay are requested after that.
 */
export default function StashpointPage() {
  const { t } = useI18n();
  const { id = '' } = useParams();
  const { data, error, mutate } = useApi('getStashpoint', { params: { id } });
  if (errorId(error) === 'NOT_FOUND') return <ErrorPage status={404} />;
  if (errorId(error) === 'STASHPOINT_INACTIVE')
    return (
      <Page title={t('stashpoint.title')}>
        <GoToUnavailable stashpointId={id} />
      </Page>
    );
  if (data) return <StashpointContent key={data.id} stashpoint={data} />;
  return (
    <Page title={t('stashpoint.title')}>
      <NotLoaded error={error} onRetry={() => void mutate()} />
    </Page>
  );
}
