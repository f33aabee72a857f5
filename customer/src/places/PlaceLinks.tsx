import type { PlaceShort } from '@cubby/api';
import { plainList, textLink } from '@cubby/design-system';
import Box from '@mui/material/Box';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import { RouterLink } from '../lib/routing/RouterLink.tsx';

/** Further cities or landmarks, by name only. */
export function PlaceLinks({ places }: { places: readonly PlaceShort[] }) {
  const { nameOf, paths } = useI18n();
  if (places.length === 0) return null;
  return (
    <Box
      component="ul"
      sx={{
        ...plainList,
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 3,
        '& a': { ...textLink, display: 'inline-block', py: 1.5 },
      }}
    >
      {places.map((place) => (
        <li key={place.id}>
          <RouterLink href={paths.place(place)}>{nameOf(place)}</RouterLink>
        </li>
      ))}
    </Box>
  );
}
