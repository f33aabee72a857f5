import 'maplibre-gl/dist/maplibre-gl.css';
import Box from '@mui/material/Box';
import type { Map as MapLibreMap } from 'maplibre-gl';
import type { ReactNode } from 'react';
import { colour, MODE_ATTRIBUTE, radius, textSize } from '../tokens/index.ts';
import { Circle } from './Circle.tsx';
import { LandmarkLabel } from './LandmarkLabel.tsx';
import { MapMarkers } from './MapMarkers.tsx';
import type {
  ClusterWords,
  MapBounds,
  MapCircle,
  MapLandmark,
  MapPoint,
  MapPosition,
  MapTarget,
  MapTiles,
  MarkerCluster,
} from './map-types.ts';
import { MapLayer, OnMap } from './OnMap.tsx';
import { useMap } from './use-map.ts';
import { useOwnNames } from './use-own-names.ts';
import { usePicking } from './use-picking.ts';

interface StashpointMapProps {
  points: readonly MapPoint[];
  landmarks?: readonly MapLandmark[];
  circle?: MapCircle | null;
  /** The searched place: marked, and the middle of all distances. */
  target?: MapTarget | null;
  /** Shown in place of a map that this device cannot draw. */
  fallback?: ReactNode;
  /** The area shown at first, and again whenever this object changes. */
  bounds: MapBounds;
  /** Shows exactly these bounds, without a margin: for travellers who return to a map they have seen. */
  exact?: boolean;
  activeId?: string | null;
  onSelect?: (id: string) => void;
  /** Called after the traveller moved the map, not after code did. */
  onMove?: (bounds: MapBounds) => void;
  /** Called on a click on the ground, not on a marker. */
  onPick?: (position: MapPosition) => void;
  /** The source of the streets; null or absent shows the quiet ground. */
  tiles?: MapTiles | null;
  /** Two letters: the language of names on the map. */
  language?: string;
  /** Texts for a marker that groups several places. */
  clusterWords?: ClusterWords;
  labels: { map: string; zoomIn: string; zoomOut: string; unavailable: string };
}

/** Places on a map that fills its box, each a marker with the price of the stay; reachable by pointer and by Tab. */
export function StashpointMap(props: StashpointMapProps) {
  const { points, landmarks = [], circle = null, target = null, activeId = null, labels, onSelect = () => {} } = props;
  const { container, map, failed, revision, quiet } = useMap({
    bounds: props.bounds,
    middle: target,
    exact: props.exact ?? false,
    tiles: props.tiles ?? null,
    language: props.language ?? 'en',
    onMove: props.onMove,
    labels,
  });
  usePicking(map, props.onPick);
  useOwnNames(map, landmarks);
  return (
    <Box
      sx={{
        ...mapControls,
        position: 'relative',
        height: '100%',
        minHeight: 240,
        borderRadius: 'inherit',
        background: colour.mapGround,
        overflow: 'hidden',
      }}
    >
      <div ref={container} style={{ position: 'absolute', inset: 0 }} />
      {map && circle && <Circle map={map} circle={circle} />}
      {map && target && <Searched map={map} target={target} />}
      {map && (
        <MapMarkers
          map={map}
          revision={revision}
          quiet={quiet}
          points={points}
          landmarks={landmarks}
          activeId={activeId}
          clusterWords={props.clusterWords ?? countAndCheapest}
          onSelect={onSelect}
        />
      )}
      {failed && props.fallback}
      {failed && !props.fallback && (
        <Box
          role="note"
          sx={{
            position: 'absolute',
            inset: 0,
            display: 'grid',
            placeItems: 'center',
            padding: 3,
            textAlign: 'center',
            color: 'text.secondary',
          }}
        >
          {labels.unavailable}
        </Box>
      )}
    </Box>
  );
}

function Searched({ map, target }: { map: MapLibreMap; target: MapTarget }) {
  const { lat, lng, name, circles } = target;
  return (
    <>
      {circles.map((circle) => (
        <Circle key={circle.radius} map={map} circle={{ lat, lng, ...circle }} />
      ))}
      <MapLayer map={map}>
        <OnMap position={target} level={0} anchor="middle">
          <LandmarkLabel name={name} searched />
        </OnMap>
      </MapLayer>
    </>
  );
}

function countAndCheapest({ count, cheapest }: MarkerCluster): { text: string; label: string } {
  const text = `${count} · ${cheapest}`;
  return { text, label: text };
}

/** The look of a map's own buttons, on all of our maps. */
export const mapControls = {
  '& .maplibregl-ctrl-group': {
    borderRadius: radius.medium,
    border: `1px solid ${colour.line}`,
    boxShadow: 'none',
    overflow: 'hidden',
    background: colour.surfaceRaised,
  },
  // MapLibre's icons are dark pictures.
  [`[${MODE_ATTRIBUTE}="dark"] & .maplibregl-ctrl-icon`]: { filter: 'invert(1)' },
  '& .maplibregl-ctrl-group button': { width: 48, height: 48 },
  '& .maplibregl-canvas:focus-visible': { outlineOffset: '-4px !important' },
  '& .maplibregl-ctrl.maplibregl-ctrl-attrib': {
    background: `color-mix(in srgb, ${colour.surface} 90%, transparent)`,
    font: 'inherit',
    fontSize: textSize.tiny,
    color: colour.textMuted,
    '& a': { color: 'inherit' },
  },
} as const;
