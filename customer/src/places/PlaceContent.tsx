import type { PlaceDetail } from '@cubby/api';
import { PageHeading, Picture, Section } from '@cubby/design-system';
import Box from '@mui/material/Box';
import { useApi } from '../lib/api/api.ts';
import { CommonQuestions } from '../lib/content/CommonQuestions.tsx';
import { HowItWorks } from '../lib/content/HowItWorks.tsx';
import { Prose } from '../lib/content/Prose.tsx';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import { Page } from '../lib/layout/Page.tsx';
import { LocationMap } from '../lib/places/LocationMap.tsx';
import { PlaceGrid } from '../lib/places/PlaceGrid.tsx';
import { MOST_CARDS } from '../lib/places/shown-cards.ts';
import { usePublicUrl } from '../lib/rendering/use-public-url.ts';
import { StaySearch } from '../lib/search-form/StaySearch.tsx';
import { breadcrumbs, storageIn } from '../lib/seo/structured-data.ts';
import { useCanonicalAddress } from '../lib/seo/use-canonical-address.ts';
import { Breadcrumb } from './Breadcrumb.tsx';
import { PlaceCosts } from './PlaceCosts.tsx';
import { PlaceLinks } from './PlaceLinks.tsx';
import { PlaceReviews } from './PlaceReviews.tsx';
import { PlaceSummary } from './PlaceSummary.tsx';
import { PlacesNearby } from './PlacesNearby.tsx';

export function PlaceContent({ place }: { place: PlaceDetail }) {
  const { t, nameOf, inPlace, paths } = useI18n();
  useCanonicalAddress(paths.place(place));
  const origin = usePublicUrl();
  const name = nameOf(place);
  const within = inPlace(place);
  const title = t('places.title', { in: within });
  const childrenTitle =
    place.type === 'country' ? t('places.citiesIn', { in: within }) : t('places.landmarksIn', { in: within });
  return (
    <Page
      title={title}
      description={t('places.description', { in: within })}
      addressIn={(paths) => paths.place(place)}
      indexedIn={place.google_indexed}
      picture={place.hero_images[0]}
      structured={[
        storageIn(place, title, origin + paths.place(place)),
        breadcrumbs(
          [...place.ancestors, place].map((each) => ({ name: nameOf(each), url: origin + paths.place(each) })),
        ),
      ]}
    >
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 2, md: 3 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1.5fr) minmax(0, 1fr)' },
          alignItems: 'end',
        }}
      >
        <Box sx={{ display: 'grid', gap: 2 }}>
          <Breadcrumb place={place} />
          <PageHeading title={title}>
            <PlaceSummary place={place} />
          </PageHeading>
        </Box>
        {/* On a phone a strip: visitors come for the question below it. */}
        <Box sx={{ aspectRatio: { xs: '3 / 1', md: '1024 / 500' } }}>
          <Picture
            picture={place.hero_images[0]}
            width={1024}
            height={500}
            frame="wideArch"
            fit="box"
            priority
            decorative
            sizes="(min-width: 900px) 440px, 100vw"
          />
        </Box>
      </Box>
      <StaySearch key={place.id} target={{ label: name, route: place.route }} timezone={place.timezone} wide />
      {place.type !== 'country' && <PlacesNearby place={place} />}
      {place.children.length > 0 && (
        <Section title={childrenTitle}>
          <PlaceGrid places={place.children.slice(0, MOST_CARDS.children)} />
          <PlaceLinks places={place.children.slice(MOST_CARDS.children)} />
        </Section>
      )}
      {place.type !== 'country' && (
        <Section title={t('search.onMap', { place: name })}>
          <LocationMap
            subject="place"
            id={place.id}
            name={name}
            center={place.center}
            reach={place.type}
            marker={place.type === 'landmark'}
          />
        </Section>
      )}
      {place.type !== 'country' && <PlaceCosts place={place} />}
      <HowItWorks />
      <PlaceReviews place={place} />
      <Editorial place={place} />
      <CommonQuestions />
      {place.nearby.length > 0 && (
        <Section title={t('places.nearby')}>
          <PlaceGrid places={place.nearby.slice(0, MOST_CARDS.nearby)} />
        </Section>
      )}
    </Page>
  );
}

/** The editors' text about a place in the visitor's language; nothing if there is none yet. */
function Editorial({ place }: { place: PlaceDetail }) {
  const { t, language, inPlace } = useI18n();
  const { data } = useApi('listContents', { query: { location_id: place.id, language, per_page: 10 } });
  const paragraphs = data?.items.flatMap(({ values }) => values) ?? [];
  if (paragraphs.length === 0) return null;
  return (
    <Section title={t('places.about', { in: inPlace(place) })}>
      <Prose text={paragraphs.join('\n\n')} />
    </Section>
  );
}
