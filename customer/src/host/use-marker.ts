import type { Place, PlaceDetail, Position } from '@cubby/api';
import { useMemo, useState } from 'react';
import { type Bounds, boundsAround } from '../lib/maps/map-bounds.ts';
import { usePlace } from '../lib/places/use-place.ts';
import type { SearchTarget } from '../lib/results/search-target.ts';

type Landmark = Pick<Place, 'name' | 'translations' | 'center'>;

export interface Marker {
  target: SearchTarget | null;
  /** The marker's position; null before a place is chosen. */
  position: Position | null;
  /** The area the map shows at first. */
  bounds: Bounds | null;
  /** Stations and landmarks nearby, for orientation. */
  landmarks: readonly Landmark[];
  /** Near enough to a door: moved there, or begun at a landmark or at the device's own position. */
  settled: boolean;
  choose: (target: SearchTarget | null) => void;
  move: (to: Position) => void;
}

/** The position of a new place: a city, landmark or location to begin with, then the map's centre. */
export function useMarker(): Marker {
  const [target, setTarget] = useState<SearchTarget | null>(null);
  const [moved, setMoved] = useState<Position | null>(null);
  const { place } = usePlace(target?.route ?? null);
  const here = target?.position;
  const near = place?.type === 'country' ? undefined : place;
  const start = here ?? near?.center ?? null;
  const reach = here ? 'position' : (near?.type ?? 'city');
  const bounds = useMemo(() => start && boundsAround(start, reach), [start, reach]);
  const landmarks = useMemo(() => landmarksOf(near), [near]);
  return {
    target,
    position: start && (moved ?? start),
    bounds,
    landmarks,
    settled: start !== null && (moved !== null || here !== undefined || reach === 'landmark'),
    choose: (chosen) => {
      setTarget(chosen);
      setMoved(null);
    },
    move: setMoved,
  };
}

function landmarksOf(place: PlaceDetail | undefined): Landmark[] {
  const around = place?.type === 'landmark' ? [place, ...place.nearby] : (place?.children ?? []);
  return around.filter(({ type }) => type === 'landmark');
}
