import { type Position, STILL_MAP_SIZES, stillMapPath } from '@cubby/api';
import { StillMap } from '@cubby/design-system';
import { lazy, Suspense, useState } from 'react';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { useMapTiles } from './use-map-tiles.ts';

const StashpointMap = lazy(async () => ({ default: (await import('@cubby/design-system/map')).StashpointMap }));

const METRES_A_DEGREE = 111_195;
/** Metres shown around a place at least. */
const LEAST_REACH = 300;

interface StashpointLocationProps {
  id: string;
  name: string;
  position: Position;
  /** Metres from the place, shown as a circle around it once the map can be moved; null for none. */
  distance: number | null;
}

/** A place on a map: a picture at first, a map that can be moved on request. */
export function StashpointLocation(location: StashpointLocationProps) {
  const t = useTranslate();
  const { id, name } = location;
  const [isMoving, setMoving] = useState(false);
  return (
    <StillMap
      pictures={{ light: picturesOf(id, 'light'), dark: picturesOf(id, 'dark') }}
      alt={t('cases.map', { place: name })}
      marker
      action={{ label: t('cases.move_map'), onClick: () => setMoving(true), quiet: true }}
    >
      {isMoving && (
        <Suspense fallback={t('cases.map_loading')}>
          <MovableMap {...location} />
        </Suspense>
      )}
    </StillMap>
  );
}

function MovableMap({ id, name, position, distance }: StashpointLocationProps) {
  const t = useTranslate();
  const { tiles, language, isPending } = useMapTiles();
  const [bounds] = useState(() => boundsAround(position, distance));
  if (isPending) return t('cases.map_loading');
  return (
    <StashpointMap
      points={[{ id, ...position, text: name, available: true, label: name }]}
      circle={distance ? { ...position, radius: distance } : null}
      bounds={bounds}
      activeId={id}
      tiles={tiles}
      language={language}
      labels={{
        map: t('shared.map'),
        zoomIn: t('shared.zoom_in'),
        zoomOut: t('shared.zoom_out'),
        unavailable: t('shared.map_unavailable'),
      }}
    />
  );
}

/** Returns the edges of a map that shows a place and, if it is known, the distance around it. */
function boundsAround({ lat, lng }: Position, distance: number | null) {
  const reach = Math.max(LEAST_REACH, (distance ?? 0) * 1.3) / METRES_A_DEGREE;
  const sideways = reach / Math.max(0.2, Math.cos((lat * Math.PI) / 180));
  return { north: lat + reach, south: lat - reach, east: lng + sideways, west: lng - sideways };
}

function picturesOf(id: string, mode: 'light' | 'dark') {
  const picture = (size: keyof typeof STILL_MAP_SIZES) => ({
    address: stillMapPath('stashpoint', id, mode, size),
    ...STILL_MAP_SIZES[size],
  });
  return { phone: picture('phone'), wide: picture('wide') };
}
