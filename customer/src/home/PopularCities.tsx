import { ErrorState, fontWeight, LoadingState, Section, touchTarget } from '@cubby/design-system';
import Link from '@mui/material/Link';
import { useApi } from '../lib/api/api.ts';
import { errorMessage } from '../lib/i18n/error-message.ts';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import { PlaceGrid } from '../lib/places/PlaceGrid.tsx';

export function PopularCities() {
  const { t, paths } = useI18n();
  const { data, error, mutate } = useApi('listCities', { query: { per_page: 8 } });
  return (
    <Section
      title={t('home.popularCities')}
      aside={
        <Link href={paths.cities()} sx={link}>
          {t('footer.allCities')}
        </Link>
      }
    >
      {data && <PlaceGrid places={data.items} />}
      {error && (
        <ErrorState message={errorMessage(t, error)} retry={{ label: t('retry'), onRetry: () => void mutate() }} />
      )}
      {!data && !error && <LoadingState label={t('loading')} shape="cards" />}
    </Section>
  );
}

const link = {
  fontWeight: fontWeight.strong,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: touchTarget,
} as const;
