import type { PlaceShort } from '@cubby/api';
import { plainList } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';

/** Further cities or landmarks, by name only. */
export function PlaceLinks({ places }: { places: readonly PlaceShort[] }) {
  const { nameOf, paths } = useI18n();
  if (places.length === 0) return null;
  return (
    <Box component="ul" sx={{ ...plainList, display: 'flex', flexWrap: 'wrap', columnGap: 3 }}>
      {places.map((place) => (
        <li key={place.id}>
          <Link href={paths.place(place)} sx={{ display: 'inline-block', py: 1.5 }}>
            {nameOf(place)}
          </Link>
        </li>
      ))}
    </Box>
  );
}
