import type { PlaceShort } from '@cubby/api';
import { PlaceCard } from '@cubby/design-system';
import Box from '@mui/material/Box';
import { useI18n } from '../i18n/I18nProvider.tsx';

/** Cities or landmarks as cards, each with its number of places and lowest price. */
export function PlaceGrid({ places }: { places: readonly PlaceShort[] }) {
  const { t, paths, nameOf, money } = useI18n();
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 2, sm: 3 },
        gridTemplateColumns: {
          xs: 'repeat(2, minmax(0, 1fr))',
          sm: 'repeat(3, minmax(0, 1fr))',
          md: 'repeat(4, minmax(0, 1fr))',
        },
      }}
    >
      {places.map((place) => (
        <PlaceCard
          key={place.id}
          href={paths.place(place)}
          name={nameOf(place)}
          count={place.stashpoint_count > 0 ? t('places.count', { smart_count: place.stashpoint_count }) : undefined}
          priceFrom={
            place.lowest_total === null
              ? undefined
              : t('places.priceFrom', {
                  price: money(place.lowest_total, place.currency_code, place.ccy_minor_in_major),
                })
          }
          picture={place.images[0]}
        />
      ))}
    </Box>
  );
}
