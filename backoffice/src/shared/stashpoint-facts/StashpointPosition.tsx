import type { AdminStashpoint } from '@cubby/api';
import { radius } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense, useMemo } from 'react';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { useMapTiles } from '../maps/use-map-tiles.ts';

// The map is larger than the rest of the console together.
const StashpointMap = lazy(() => import('@cubby/design-system/map').then((map) => ({ default: map.StashpointMap })));

/** Half the height of the map shown, in degrees: a few streets around the marker. */
const AROUND = 0.004;

/** The place's marker on a map, with a link to compare it with another map service. */
export function StashpointPosition({ stashpoint, height = 280 }: { stashpoint: AdminStashpoint; height?: number }) {
  const t = useTranslate();
  const { money } = useFormats();
  const { tiles, language, isPending } = useMapTiles();
  const { id, latitude: lat, longitude: lng } = stashpoint;
  const bounds = useMemo(
    () => ({ north: lat + AROUND, south: lat - AROUND, east: lng + AROUND * 1.6, west: lng - AROUND * 1.6 }),
    [lat, lng],
  );
  const price = money(stashpoint.pricing_structure.first_day_cost, stashpoint.pricing_structure);
  const waiting = <Skeleton variant="rounded" height="100%" />;
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ height, borderRadius: radius.medium }}>
        {isPending ? (
          waiting
        ) : (
          <Suspense fallback={waiting}>
            <StashpointMap
              points={[{ id, lat, lng, text: price, available: true, label: `${stashpoint.name}, ${price}` }]}
              bounds={bounds}
              activeId={id}
              tiles={tiles}
              language={language}
              labels={{
                map: t('place.map'),
                zoomIn: t('place.zoom_in'),
                zoomOut: t('place.zoom_out'),
                unavailable: t('place.map_unavailable'),
              }}
            />
          </Suspense>
        )}
      </Box>
      <Link
        href={`https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=18/${lat}/${lng}`}
        target="_blank"
        rel="noreferrer"
        sx={{ justifySelf: 'start', py: 0.75 }}
      >
        {t('place.open_map')}
      </Link>
    </Box>
  );
}
