import { LoadingState, PageHeading } from '@cubby/design-system';
import { useMemo } from 'react';
import { useSearch } from 'wouter';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import { ErrorPage } from '../lib/layout/ErrorPage.tsx';
import { Page } from '../lib/layout/Page.tsx';
import { useSearchTarget } from '../lib/results/use-search-target.ts';
import { StaySearch } from '../lib/search-form/StaySearch.tsx';
import { SearchResults } from './SearchResults.tsx';
import { useNearMe } from './use-near-me.ts';

export default function SearchPage() {
  const { t } = useI18n();
  const search = useSearch();
  const query = useMemo(() => new URLSearchParams(search), [search]);
  const { target, wanted, missing } = useSearchTarget(query);
  useNearMe(!wanted);
  if (missing) return <ErrorPage status={404} />;
  if (target) return <SearchResults key={target.key} target={target} />;
  return (
    <Page title={t('search.title')} width="narrow">
      <PageHeading title={t('search.title')} />
      {wanted ? <LoadingState label={t('loading')} shape="cards" /> : <StaySearch />}
    </Page>
  );
}
