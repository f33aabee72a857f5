import type { Map as MapLibreMap, MapMouseEvent } from 'maplibre-gl';
import { useEffect, useEffectEvent } from 'react';
import type { MapPosition } from './map-types.ts';

/** Reports clicks on the ground of a map. */
export function usePicking(map: MapLibreMap | null, onPick: ((position: MapPosition) => void) | undefined): void {
  const pick = useEffectEvent(({ lngLat }: MapMouseEvent) => onPick?.({ lat: lngLat.lat, lng: lngLat.lng }));
  const picks = onPick !== undefined;
  useEffect(() => {
    if (!map || !picks) return;
    map.on('click', pick);
    map.getCanvas().style.cursor = 'crosshair';
    return () => {
      map.off('click', pick);
    };
  }, [map, picks]);
}
