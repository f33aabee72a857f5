import ButtonBase from '@mui/material/ButtonBase';
import type { Map as MapLibreMap } from 'maplibre-gl';
import { useEffect, useMemo, useRef } from 'react';
import { smallArch, touchTarget } from '../tokens/index.ts';
import { LandmarkLabel, landmarksWithRoom } from './LandmarkLabel.tsx';
import { MapMarker } from './MapMarker.tsx';
import type { ClusterWords, MapLandmark, MapPoint } from './map-types.ts';
import { cheapestOf, groupMarkers, type MarkerGroup } from './marker-layout.ts';
import { markerHeight, markerWidth } from './marker-size.ts';
import { MapLayer, OnMap } from './OnMap.tsx';

interface MapMarkersProps {
  map: MapLibreMap;
  /** Changes whenever the map has moved. */
  revision: number;
  /** True for a map without streets. */
  quiet: boolean;
  points: readonly MapPoint[];
  landmarks: readonly MapLandmark[];
  activeId: string | null;
  clusterWords: ClusterWords;
  onSelect: (id: string) => void;
}

type Placed = MapPoint & { x: number; y: number; amount: number | null };
type Group = MarkerGroup<Placed>;

/** The zoom up to which zooming in can split a group; beyond it the group's places share one address. */
const CLOSEST = 18;
/** Pixels around the markers of a group once it is opened. */
const AROUND_GROUP = 96;
/** Markers just beyond the edge are kept, so that nothing pops up while the map is dragged. */
const BEYOND = 60;

export function MapMarkers(props: MapMarkersProps) {
  const { map, revision, quiet, points, landmarks, activeId, clusterWords, onSelect } = props;
  const layer = useRef<HTMLDivElement>(null);
  const focused = useRef<{ element: Element; id: string } | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: projecting depends on the map's position.
  const { groups, named } = useMemo(() => {
    const placed = points.map((point) => ({ ...point, amount: point.amount ?? null, ...map.project(point) }));
    const height = markerHeight();
    const widthOf = (markers: readonly Placed[]) => markerWidth(wordsOf(markers, clusterWords, false).text);
    const all = groupMarkers(placed, { widthOf, height });
    const seen = all
      .filter((group) => isInView(map, group))
      .map((group) => ({ ...group, position: positionOf(map, group) }));
    return { groups: seen, named: landmarksWithRoom(map, landmarks, seen, { height, quiet }) };
  }, [map, points, landmarks, clusterWords, revision, quiet]);

  // A group that splits or merges is another element: the focus moves on to the marker of its first place.
  useEffect(() => {
    if (!focused.current || focused.current.element.isConnected) return;
    if (document.activeElement !== document.body && document.activeElement !== null) return;
    const next = layer.current?.querySelector<HTMLElement>(`[data-markers~="${CSS.escape(focused.current.id)}"]`);
    next?.focus({ preventScroll: true });
  });

  const isClosest = map.getZoom() >= CLOSEST - 0.1;
  const open = ({ markers }: Group) => {
    const [first] = markers;
    if (!first) return;
    if (markers.length === 1) return onSelect(first.id);
    if (isClosest) {
      const next = markers[(markers.findIndex(({ id }) => id === activeId) + 1) % markers.length];
      return next && onSelect(next.id);
    }
    goCloser(map, markers);
  };

  return (
    <MapLayer map={map}>
      {named.map((landmark) => (
        <OnMap key={landmark.name} position={landmark} level={0} anchor="top">
          <LandmarkLabel name={landmark.name} />
        </OnMap>
      ))}
      <div ref={layer} data-keeps-focus>
        {groups.map((group) => {
          const ids = group.markers.map(({ id }) => id);
          const isActive = activeId !== null && ids.includes(activeId);
          const { text, label } = wordsOf(group.markers, clusterWords, isClosest);
          return (
            <OnMap key={ids.join(' ')} position={group.position} level={isActive ? 2 : 1}>
              <ButtonBase
                data-markers={ids.join(' ')}
                aria-label={label}
                {...(ids.length === 1 && { 'aria-pressed': isActive })}
                onClick={() => open(group)}
                onFocus={({ currentTarget }) => {
                  focused.current = { element: currentTarget, id: ids[0] ?? '' };
                }}
                sx={target}
              >
                <MapMarker text={text} state={stateOf(group, isActive)} />
              </ButtonBase>
            </OnMap>
          );
        })}
      </div>
    </MapLayer>
  );
}

const target = {
  minWidth: touchTarget,
  minHeight: touchTarget,
  alignItems: 'flex-end',
  borderRadius: smallArch,
  pointerEvents: 'auto',
} as const;

function wordsOf(markers: readonly MapPoint[], clusterWords: ClusterWords, together: boolean) {
  const [only] = markers;
  if (markers.length === 1 && only) return only;
  const cheapest = cheapestOf(markers.map((marker) => ({ ...marker, x: 0, y: 0, amount: marker.amount ?? null })));
  const { text = '', available = false } = cheapest ?? {};
  return clusterWords({ count: markers.length, cheapest: text, available, together });
}

function stateOf({ markers }: Group, isActive: boolean) {
  if (isActive) return 'active';
  return markers.some(({ available }) => available) ? 'available' : 'unavailable';
}

/** A single marker is exactly at its place's position. */
function positionOf(map: MapLibreMap, { markers, x, y }: Group) {
  const [only] = markers;
  return markers.length === 1 && only ? only : map.unproject([x, y]);
}

function isInView(map: MapLibreMap, { x, y }: Group): boolean {
  const { clientWidth, clientHeight } = map.getContainer();
  return x > -BEYOND && y > 0 && x < clientWidth + BEYOND && y < clientHeight + BEYOND;
}

/** Zooms in as far as all of them fit, and always further than before. */
function goCloser(map: MapLibreMap, markers: readonly MapPoint[]): void {
  const lats = markers.map(({ lat }) => lat);
  const lngs = markers.map(({ lng }) => lng);
  const corners: [[number, number], [number, number]] = [
    [Math.min(...lngs), Math.min(...lats)],
    [Math.max(...lngs), Math.max(...lats)],
  ];
  const camera = map.cameraForBounds(corners, { padding: AROUND_GROUP, maxZoom: CLOSEST });
  const zoom = Math.min(CLOSEST, Math.max(camera?.zoom ?? 0, map.getZoom() + 1));
  map.easeTo({ center: camera?.center ?? corners[0], zoom });
}
