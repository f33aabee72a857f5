import { useParams } from 'wouter';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import { ErrorPage } from '../lib/layout/ErrorPage.tsx';
import { NotLoaded } from '../lib/layout/NotLoaded.tsx';
import { Page } from '../lib/layout/Page.tsx';
import { usePlace } from '../lib/places/use-place.ts';
import { PlaceContent } from './PlaceContent.tsx';

/** The country, city, station or landmark at the address. */
export default function PlacePage() {
  const { t } = useI18n();
  const { country, city, location } = useParams();
  const route = [country, city, location].filter(Boolean).join('/');
  const { place, missing, error } = usePlace(route);
  if (missing) return <ErrorPage status={404} />;
  if (place) return <PlaceContent key={place.id} place={place} />;
  return (
    <Page title={t('cities.title')}>
      <NotLoaded error={error} />
    </Page>
  );
}
