import type { Circle } from '@cubby/api';
import { radius } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useDeferredValue, useMemo } from 'react';
import { api } from '../../lib/api/api.ts';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { useMapTiles } from '../../shared/maps/use-map-tiles.ts';
import { AreaStashpoints } from './AreaStashpoints.tsx';

// The map is larger than the rest of the console together.
const StashpointMap = lazy(() => import('@cubby/design-system/map').then((map) => ({ default: map.StashpointMap })));

const METRES_A_DEGREE = 111_195;
const HEIGHT = 380;

interface AreaMapProps {
  circle: Circle | null;
  onMove: (position: { lat: number; lng: number }) => void;
}

/** The circle on the map with the places inside it, which are also listed below. */
export function AreaMap({ circle, onMove }: AreaMapProps) {
  const t = useTranslate();
  const { count } = useFormats();
  const { tiles, language } = useMapTiles();
  const settled = useDeferredValue(circle);
  const { data: stashpoints = [] } = useQuery({
    queryKey: ['area-places', settled?.lat, settled?.lng, settled?.radius],
    queryFn: () => (settled ? api.listAreaStashpoints({ query: { ...settled } }) : []),
    enabled: settled !== null && settled.radius > 0,
  });
  const { lat = null, lng = null } = circle ?? {};
  const reach = (circle?.radius ?? 2000) * 1.1;
  const bounds = useMemo(
    () => (lat === null || lng === null ? null : boundsAround({ lat, lng }, reach)),
    [lat, lng, reach],
  );
  const points = useMemo(
    () =>
      stashpoints.map(({ id, name, latitude, longitude, distance }, index) => ({
        id,
        lat: latitude,
        lng: longitude,
        text: String(index + 1),
        available: true,
        label: `${name}, ${t('areas.metres', { metres: count(distance) })}`,
      })),
    [stashpoints, t, count],
  );
  if (!bounds) return <Typography color="textSecondary">{t('areas.choose_city')}</Typography>;
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Typography color="textSecondary">{t('areas.map_help')}</Typography>
      <Box sx={{ height: HEIGHT, borderRadius: radius.medium }}>
        <Suspense fallback={<Skeleton variant="rounded" height="100%" />}>
          <StashpointMap
            points={points}
            circle={circle}
            bounds={bounds}
            onPick={onMove}
            tiles={tiles}
            language={language}
            labels={{
              map: t('areas.map'),
              zoomIn: t('place.zoom_in'),
              zoomOut: t('place.zoom_out'),
              unavailable: t('place.map_unavailable'),
            }}
          />
        </Suspense>
      </Box>
      {circle && <AreaStashpoints stashpoints={stashpoints} />}
    </Box>
  );
}

function boundsAround({ lat, lng }: { lat: number; lng: number }, metres: number) {
  const up = metres / METRES_A_DEGREE;
  const sideways = up / Math.max(0.05, Math.cos((lat * Math.PI) / 180));
  return { north: lat + up, south: lat - up, east: lng + sideways, west: lng - sideways };
}
