import { EmptyState, ErrorState, LoadingState, PageHeading, SearchField } from '@cubby/design-system';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useApi } from '../lib/api/api.ts';
import { errorMessage } from '../lib/i18n/error-message.ts';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import { Page } from '../lib/layout/Page.tsx';
import { CountrySection } from './CountrySection.tsx';
import { countriesMatching } from './countries-matching.ts';

export default function AllCitiesPage() {
  const { t, nameOf } = useI18n();
  const { data, error, mutate } = useApi('listCountries', { query: { per_page: 50 } });
  const [typed, setTyped] = useState('');
  const shown = countriesMatching(data?.items ?? [], typed, nameOf);
  return (
    <Page title={t('cities.title')} description={t('cities.intro')} addressIn={(paths) => paths.cities()}>
      <PageHeading title={t('cities.title')} intro={t('cities.intro')}>
        <Box sx={{ width: '100%', maxWidth: 420, mt: 2 }}>
          <SearchField label={t('cities.filter')} value={typed} onChange={setTyped} />
        </Box>
      </PageHeading>
      {error && (
        <ErrorState message={errorMessage(t, error)} retry={{ label: t('retry'), onRetry: () => void mutate() }} />
      )}
      {!data && !error && <LoadingState label={t('loading')} shape="cards" />}
      {data && shown.length === 0 && <EmptyState title={t('cities.none')} text={t('cities.noneText')} />}
      {shown.map((country) => (
        <CountrySection key={country.id} country={country} />
      ))}
    </Page>
  );
}
