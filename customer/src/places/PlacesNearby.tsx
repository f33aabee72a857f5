import type { PlaceDetail } from '@cubby/api';
import { EmptyState, ErrorState, LoadingState, Section } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useApi } from '../lib/api/api.ts';
import { errorMessage } from '../lib/i18n/error-message.ts';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import { boundsAround, boundsQuery } from '../lib/maps/map-bounds.ts';
import { NotSoldHere, useIsSold } from '../lib/places/NotSoldHere.tsx';
import { searchQuery } from '../lib/results/search-target.ts';
import { StashpointItem } from '../lib/stashpoints/StashpointItem.tsx';
import { stayInstants } from '../lib/stay/stay.ts';
import { useComingStay } from '../lib/stay/use-stay.ts';
import { deviceTimezone } from '../lib/timing/device-timezone.ts';

const SHOWN = 6;

/** The first places of a city or around a landmark, with prices for the requested stay. */
export function PlacesNearby({ place }: { place: PlaceDetail }) {
  const { t, paths, nameOf, inPlace, language } = useI18n();
  const zone = place.timezone ?? deviceTimezone();
  const { stay } = useComingStay(zone);
  const isSold = useIsSold(place.currency_code);
  const { data, error } = useApi('listStashpoints', {
    query: {
      ...boundsQuery(boundsAround(place.center, place.type)),
      latitude: place.center.lat,
      longitude: place.center.lng,
      ...stayInstants(stay, zone),
      per_page: SHOWN,
      language,
      view: 'card' as const,
    },
  });
  const all = paths.search(searchQuery({ label: nameOf(place), route: place.route }, stay));
  return (
    <Section title={t('places.placesIn', { in: inPlace(place) })}>
      {error && <ErrorState message={errorMessage(t, error)} />}
      {!data && !error && <LoadingState label={t('loading')} shape="cards" />}
      {data?.items.length === 0 &&
        (isSold ? (
          <EmptyState title={t('search.empty')} text={t('search.emptyText')} />
        ) : (
          <NotSoldHere currency={place.currency_code} />
        ))}
      {data && data.items.length > 0 && (
        <>
          <Box
            sx={{
              display: 'grid',
              gap: 2,
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
            }}
          >
            {data.items.map((stashpoint) => (
              <StashpointItem key={stashpoint.id} stashpoint={stashpoint} stay={stay} inCity={place.type === 'city'} />
            ))}
          </Box>
          <Button href={all} variant="outlined" size="large" sx={{ justifySelf: 'start' }}>
            {t('places.showAllOnMap')}
          </Button>
        </>
      )}
    </Section>
  );
}
