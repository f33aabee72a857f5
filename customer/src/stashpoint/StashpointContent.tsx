import { hoursOfComingWeek, priceStay, type Routed, type StashpointDetail, type StashpointSummary } from '@cubby/api';
import { OpeningHoursTable, Section, TranslatedText, textSize } from '@cubby/design-system';
import Box from '@mui/material/Box';
import { useRef, useState } from 'react';
import { useApi } from '../lib/api/api.ts';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import { Fold } from '../lib/layout/Fold.tsx';
import { usePublicUrl } from '../lib/rendering/use-public-url.ts';
import type { Paths } from '../lib/routing/paths.ts';
import { Seo } from '../lib/seo/Seo.tsx';
import { localBusiness } from '../lib/seo/structured-data.ts';
import { useCanonicalAddress } from '../lib/seo/use-canonical-address.ts';
import { localTime, stayInstants } from '../lib/stay/stay.ts';
import { useComingStay } from '../lib/stay/use-stay.ts';
import { BookingBar } from './BookingBar.tsx';
import { BookingPanel } from './BookingPanel.tsx';
import { HostOffer } from './HostOffer.tsx';
import { Neighbours } from './Neighbours.tsx';
import { panelArea } from './panel-area.ts';
import { Reviews } from './Reviews.tsx';
import { SizeLimits } from './SizeLimits.tsx';
import { StashpointFeatures } from './StashpointFeatures.tsx';
import { StashpointLocation } from './StashpointLocation.tsx';
import { useStashpointTexts } from './use-stashpoint-texts.ts';

interface StashpointContentProps {
  stashpoint: StashpointDetail;
  /** Its card, if one led here: the price is the same. */
  seen: StashpointSummary | undefined;
}

/** Everything of a place's page below its head. */
export function StashpointContent({ stashpoint, seen }: StashpointContentProps) {
  const { t, paths, nameOf, locale } = useI18n();
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
  // applies, nor does it beside a date that is none. Until the first price is there, the card's is shown.
  const known = forStay.data ?? (seen?.stay_price && { ...stashpoint, stay_price: seen.stay_price });
  const offer = forStay.error || !areDatesValid ? undefined : known;
  const pending = forStay.isLoading && forStay.data !== undefined;
  const action = useRef<HTMLDivElement>(null);
  const city = nameOf(stashpoint.nearest_city);
  const today = localTime(now, stashpoint.timezone).slice(0, 10);
  return (
    <>
      <Seo
        title={`${stashpoint.name}, ${city}`}
        description={description}
        addressIn={address}
        picture={stashpoint.photos[0]}
        structured={[localBusiness({ ...stashpoint, description }, origin + address(paths), origin, today)]}
      />
      <Box sx={panelArea}>
        <BookingPanel
          stashpoint={stashpoint}
          offer={offer}
          pending={pending}
          error={forStay.error}
          stay={stay}
          now={now}
          onDatesValidity={setDatesValid}
          action={action}
        />
        <BookingBar
          stashpoint={stashpoint}
          offer={offer}
          from={priceStay([{ quantity: 1, pricing: stashpoint.pricing_structure }], 1).post_discount_price}
          pending={pending}
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
        <Fold title={t('hours.title')} heading="h2">
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
        </Fold>
        <SizeLimits stashpoint={forStay.data ?? stashpoint} stay={stay} />
        <StashpointLocation stashpoint={stashpoint} />
      </Box>
      <Box sx={{ gridArea: 'rest', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Reviews stashpointId={stashpoint.id} />
        <Neighbours stashpoint={stashpoint} stay={stay} />
      </Box>
    </>
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
