import { AttributionControl, Map as MapLibreMap, NavigationControl, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useMode } from '../theme/use-mode.ts';
import type { MapBounds, MapPosition, MapTiles } from './map-types.ts';
import { throttled } from './throttled.ts';
import { groundStyle, useStreets } from './use-streets.ts';

interface MapOptions {
  bounds: MapBounds;
  /** The middle of the rings of a map without streets; that of the bounds without it. */
  middle?: MapPosition | null;
  /** Shows the bounds without a margin, as close as possible. */
  exact: boolean;
  /** Null shows the quiet ground. */
  tiles: MapTiles | null;
  language: string;
  onMove: ((bounds: MapBounds) => void) | undefined;
  labels: { map: string; zoomIn: string; zoomOut: string };
}

setWorkerUrl(workerUrl);

/** Owns one MapLibre map. `revision` counts its moves, so that overlays can be laid out again. */
export function useMap({ bounds, middle = null, exact, tiles, language, onMove, labels }: MapOptions) {
  const container = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<MapLibreMap | null>(null);
  const [failed, setFailed] = useState(false);
  const [revision, setRevision] = useState(0);
  const mode = useMode();
  const [centre] = useState(() => middle ?? centreOf(bounds));

  const create = useEffectEvent(
    (element: HTMLDivElement) =>
      new MapLibreMap({
        container: element,
        style: groundStyle(mode),
        bounds: corners(bounds),
        fitBoundsOptions: fitting(exact),
        attributionControl: false,
        trackResize: false,
        dragRotate: false,
        pitchWithRotate: false,
        locale: {
          'NavigationControl.ZoomIn': labels.zoomIn,
          'NavigationControl.ZoomOut': labels.zoomOut,
          'Map.Title': labels.map,
        },
      }),
  );
  const moved = useEffectEvent((created: MapLibreMap, byTraveller: boolean) => {
    setRevision((count) => count + 1);
    if (byTraveller) onMove?.(boundsOf(created));
  });

  useEffect(() => {
    const element = container.current;
    if (!element) return;
    const created = attempt(() => create(element));
    if (!created) {
      setFailed(true);
      return;
    }
    created.touchZoomRotate.disableRotation();
    created.addControl(new NavigationControl({ showCompass: false }), 'top-right');
    created.addControl(new AttributionControl({ compact: false }));
    // Markers that had space before may already overlap while the map zooms out.
    created.on(
      'zoom',
      throttled(() => moved(created, false), REGROUP_MS),
    );
    created.on('moveend', (event) => moved(created, 'originalEvent' in event && Boolean(event.originalEvent)));
    setMap(created);
    const resize = throttled(() => created.resize(), RESIZE_MS);
    const observer = new ResizeObserver(resize);
    observer.observe(element);
    return () => {
      observer.disconnect();
      setMap(null);
      created.remove();
    };
  }, []);

  const quiet = useStreets(map, { tiles, language, centre });

  useEffect(() => {
    if (!map || (exact && isShown(map, bounds))) return;
    map.fitBounds(corners(bounds), { ...fitting(exact), animate: false });
  }, [map, bounds, exact]);

  return { container, map, failed, revision, quiet };
}

const PADDING = 48;
const REGROUP_MS = 120;
/** At most one resize in this time (specification §9). */
const RESIZE_MS = 300;
const MAX_FIT_ZOOM = 16;
const ROUNDING_DEGREES = 0.0001;

/** Devices without WebGL cannot draw a map; the list beside it still serves them. */
function attempt(create: () => MapLibreMap): MapLibreMap | null {
  try {
    return create();
  } catch {
    return null;
  }
}

function fitting(exact: boolean) {
  return exact ? { padding: 0 } : { padding: PADDING, maxZoom: MAX_FIT_ZOOM };
}

/** Tells if the map already shows these bounds, apart from the rounding of an address: then it is not moved. */
function isShown(map: MapLibreMap, wanted: MapBounds): boolean {
  const shown = boundsOf(map);
  const most = Math.max(ROUNDING_DEGREES, (wanted.north - wanted.south) * 0.01);
  return (['north', 'east', 'south', 'west'] as const).every((edge) => Math.abs(shown[edge] - wanted[edge]) < most);
}

function corners({ west, south, east, north }: MapBounds): [[number, number], [number, number]] {
  return [
    [west, south],
    [east, north],
  ];
}

function centreOf({ west, south, east, north }: MapBounds): MapPosition {
  return { lat: (south + north) / 2, lng: (west + east) / 2 };
}

function boundsOf(map: MapLibreMap): MapBounds {
  const bounds = map.getBounds();
  return { north: bounds.getNorth(), east: bounds.getEast(), south: bounds.getSouth(), west: bounds.getWest() };
}
