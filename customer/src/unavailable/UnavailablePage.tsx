import { PageHeading } from '@cubby/design-system';
import { useSearch } from 'wouter';
import { useApi } from '../lib/api/api.ts';
import { errorId } from '../lib/api/error-id.ts';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import { ErrorPage } from '../lib/layout/ErrorPage.tsx';
import { NotLoaded } from '../lib/layout/NotLoaded.tsx';
import { Page } from '../lib/layout/Page.tsx';
import { StaySearch } from '../lib/search-form/StaySearch.tsx';
import { UnavailableContent } from './UnavailableContent.tsx';

/**
 * The target of links to a place that cannot take the bags: gives the reason and alternatives. Its time zone must be
 * known first.
 */
export default function UnavailablePage() {
  const { t } = useI18n();
  const id = new URLSearchParams(useSearch()).get('stashpoint');
  const { data, error, mutate } = useApi('listAlternatives', id ? { params: { id }, query: {} } : null);
  // A shortened link names no place: then only a search can be offered.
  if (!id)
    return (
      <Page title={t('unavailable.title')} width="narrow">
        <PageHeading title={t('unavailable.title')} />
        <StaySearch />
      </Page>
    );
  if (errorId(error) === 'NOT_FOUND') return <ErrorPage status={404} />;
  return (
    <Page title={t('unavailable.title')}>
      {data ? (
        <UnavailableContent stashpoint={data.stashpoint} />
      ) : (
        <NotLoaded error={error} onRetry={() => void mutate()} />
      )}
    </Page>
  );
}
