import { hoursOfComingWeek, type Routed, type StashpointDetail } from '@cubby/api';
import {
  Gallery,
  type GalleryLabels,
  OpeningHoursTable,
  PageHeading,
  Rating,
  Section,
  TranslatedText,
  textSize,
} from '@cubby/design-system';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useRef, useState } from 'react';
import { useApi } from '../lib/api/api.ts';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import type { I18n } from '../lib/i18n/i18n.ts';
import { Page } from '../lib/layout/Page.tsx';
import { usePublicUrl } from '../lib/rendering/use-public-url.ts';
import type { Paths } from '../lib/routing/paths.ts';
import { localBusiness } from '../lib/seo/structured-data.ts';
import { useCanonicalAddress } from '../lib/seo/use-canonical-address.ts';
import { surroundingsOf } from '../lib/stashpoints/surroundings.ts';
import { localTime, stayInstants, stayQuery } from '../lib/stay/stay.ts';
import { useComingStay } from '../lib/stay/use-stay.ts';
import { BookingBar } from './BookingBar.tsx';
import { BookingPanel } from './BookingPanel.tsx';
import { HostOffer } from './HostOffer.tsx';
import { Neighbours } from './Neighbours.tsx';
import { Reviews } from './Reviews.tsx';
import { SizeLimits } from './SizeLimits.tsx';
import { StashpointFeatures } from './StashpointFeatures.tsx';
import { StashpointLocation } from './StashpointLocation.tsx';
import { useStashpointTexts } from './use-stashpoint-texts.ts';

export function StashpointContent({ stashpoint }: { stashpoint: StashpointDetail }) {
  const { t, paths, nameOf, inPlace, number, locale } = useI18n();
  const texts = useStashpointTexts(stashpoint);
  const description = texts.description.translation?.text ?? texts.description.text;
  const origin = usePublicUrl();
  const address = (of: Paths) => of.stashpoint(canonicalPlace(stashpoint), stashpoint.id);
  useCanonicalAddress(address(paths));
  const { stay, now } = useComingStay(stashpoint.timezone);
  const forStay = useApi(
    'getStashpoint',
    { params: { id: stashpoint.id }, query: stayInstants(stay, stashpoint.timezone) },
    { keepPreviousData: true },
  );
  const [areDatesValid, setDatesValid] = useState(true);
  // The data kept while the next price loads belongs to the previous stay: once that request fails, it no longer
  // applies, nor does it beside a date that is none.
  const offer = forStay.error || !areDatesValid ? undefined : forStay.data;
  const action = useRef<HTMLDivElement>(null);
  const city = nameOf(stashpoint.nearest_city);
  const today = localTime(now, stashpoint.timezone).slice(0, 10);
  return (
    <Page
      title={`${stashpoint.name}, ${city}`}
      description={description}
      addressIn={address}
      picture={stashpoint.photos[0]}
      structured={[localBusiness({ ...stashpoint, description }, origin + address(paths), origin, today)]}
    >
      <Box sx={columns}>
        <Box
          sx={{ gridArea: 'head', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: { xs: 1.5, md: 2.5 } }}
        >
          <Link
            href={paths.place(stashpoint.nearest_city, stayQuery(stay))}
            sx={{ justifySelf: 'start', maxWidth: '100%', hyphens: 'auto', py: 0.5 }}
          >
            {t('places.title', { in: inPlace(stashpoint.nearest_city) })}
          </Link>
          <PageHeading
            overline={[t(`stashpointTypes.${stashpoint.type}`), surroundingsOf(stashpoint, nameOf)]
              .filter(Boolean)
              .join(' · ')}
            title={stashpoint.name}
            isName
          >
            <Rating
              value={stashpoint.rating}
              label={stashpoint.rating === null ? '' : t('reviews.ratingOf', { rating: number(stashpoint.rating, 1) })}
              countLabel={t('reviews.count', { smart_count: stashpoint.review_count })}
              emptyLabel={t('stashpoint.new')}
              locale={locale}
            />
          </PageHeading>
          <Gallery pictures={stashpoint.photos} labels={galleryLabels(t, stashpoint.name)} />
        </Box>
        <Box sx={{ gridArea: 'panel', position: { md: 'sticky' }, top: 16 }}>
          <BookingPanel
            stashpoint={stashpoint}
            offer={offer}
            pending={forStay.isLoading}
            error={forStay.error}
            stay={stay}
            now={now}
            onDatesValidity={setDatesValid}
            action={action}
          />
          <BookingBar
            stashpoint={stashpoint}
            offer={offer}
            pending={forStay.isLoading}
            stay={stay}
            insteadOf={action}
          />
        </Box>
        <Box sx={{ gridArea: 'text', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: { xs: 4, md: 5 } }}>
          <StashpointFeatures stashpoint={stashpoint} />
          {description && (
            <Box sx={{ fontSize: textSize.larger, maxWidth: '66ch' }}>
              <TranslatedText {...texts.description} />
            </Box>
          )}
          {stashpoint.special_requirements && (
            <Section short title={t('offer.requirements')}>
              <Box sx={{ maxWidth: '66ch' }}>
                <TranslatedText {...texts.notice} />
              </Box>
            </Section>
          )}
          <HostOffer offer={stashpoint.upsell} text={texts.offer} />
          <Section short title={t('hours.title')}>
            <OpeningHoursTable
              days={hoursOfComingWeek(stashpoint, today)}
              locale={locale}
              labels={{
                caption: t('hours.title'),
                today: t('hours.today'),
                closed: t('hours.closed'),
                allDay: t('hours.allDay'),
                exception: t('hours.exception'),
              }}
            />
          </Section>
          <SizeLimits stashpoint={forStay.data ?? stashpoint} stay={stay} />
          <StashpointLocation stashpoint={stashpoint} />
        </Box>
      </Box>
      <Reviews stashpointId={stashpoint.id} />
      <Neighbours stashpoint={stashpoint} stay={stay} />
    </Page>
  );
}

/**
 * Returns the place whose page a stashpoint is shown below: the server's `canonical_url` decides, whatever was
 * requested.
 */
function canonicalPlace({ canonical_url, nearest_city, nearest_landmark }: StashpointDetail): Routed {
  const route = canonical_url.replace(/^\/luggage-storage\/|\/stashpoints\/.*$/g, '');
  const known = [nearest_city, nearest_landmark].find((place) => place?.route === route);
  return known ?? { route, translations: {} };
}

/** Returns the accessible names of a place's pictures and their buttons. */
function galleryLabels(t: I18n['t'], stashpoint: string): GalleryLabels {
  return {
    region: t('stashpoint.pictures', { place: stashpoint }),
    enlarge: (number, count) => t('gallery.enlarge', { number, count }),
    shown: (number, count) => t('gallery.shown', { number, count }),
    previous: t('gallery.previous'),
    next: t('gallery.next'),
    close: t('close'),
    zoomIn: t('gallery.zoomIn'),
    zoomOut: t('gallery.zoomOut'),
  };
}

/** On a desktop the panel is beside name and pictures from the first screen on; on a phone it follows them. */
const columns = {
  display: 'grid',
  columnGap: 5,
  rowGap: { xs: 4, md: 5 },
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 400px' },
  gridTemplateRows: { md: 'auto 1fr' },
  gridTemplateAreas: { xs: '"head" "panel" "text"', md: '"head panel" "text panel"' },
} as const;
