import ButtonBase from '@mui/material/ButtonBase';
import type { Map as MapLibreMap } from 'maplibre-gl';
import { useEffect, useMemo, useRef } from 'react';
import { smallArch, touchTarget } from '../tokens/index.ts';
import { LandmarkLabel, landmarksWithRoom } from './LandmarkLabel.tsx';
import { MapPin } from './MapPin.tsx';
import type { ClusterWords, MapLandmark, MapPoint } from './map-types.ts';
import { MapLayer, OnMap } from './OnMap.tsx';
import { cheapestOf, groupPins, type PinGroup } from './pin-layout.ts';
import { pinHeight, pinWidth } from './pin-size.ts';

interface MapMarkersProps {
  map: MapLibreMap;
  /** Changes whenever the map has moved. */
  revision: number;
  points: readonly MapPoint[];
  landmarks: readonly MapLandmark[];
  activeId: string | null;
  clusterWords: ClusterWords;
  onSelect: (id: string) => void;
}

type Placed = MapPoint & { x: number; y: number; amount: number | null };
type Group = PinGroup<Placed>;

/** The zoom up to which zooming in can split a group; beyond it the group's places share one address. */
const CLOSEST = 18;
/** Pins just beyond the edge are kept, so that nothing pops up while the map is dragged. */
const BEYOND = 60;

export function MapMarkers(props: MapMarkersProps) {
  const { map, revision, points, landmarks, activeId, clusterWords, onSelect } = props;
  const layer = useRef<HTMLDivElement>(null);
  const focusNext = useRef<string | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: projecting depends on the map's position.
  const { groups, named } = useMemo(() => {
    const placed = points.map((point) => ({ ...point, amount: point.amount ?? null, ...map.project(point) }));
    const height = pinHeight();
    const widthOf = (pins: readonly Placed[]) => pinWidth(wordsOf(pins, clusterWords).text);
    const all = groupPins(placed, { widthOf, height });
    const seen = all
      .filter((group) => isInView(map, group))
      .map((group) => ({ ...group, position: positionOf(map, group) }));
    return { groups: seen, named: landmarksWithRoom(map, landmarks, seen, height) };
  }, [map, points, landmarks, clusterWords, revision]);

  // Opening a group by keyboard moves the focus to its first place, even while the map is still moving there.
  useEffect(() => {
    if (focusNext.current === null) return;
    const next = layer.current?.querySelector<HTMLElement>(`[data-pins~="${CSS.escape(focusNext.current)}"]`);
    if (document.activeElement === document.body || document.activeElement === null)
      next?.focus({ preventScroll: true });
    if (!map.isMoving()) focusNext.current = null;
  });

  const open = ({ pins }: Group) => {
    const [first] = pins;
    if (!first) return;
    if (pins.length === 1) return onSelect(first.id);
    if (map.getZoom() >= CLOSEST - 0.1) {
      const next = pins[(pins.findIndex(({ id }) => id === activeId) + 1) % pins.length];
      return next && onSelect(next.id);
    }
    focusNext.current = first.id;
    goCloser(map, pins);
  };

  return (
    <MapLayer map={map}>
      {named.map((landmark) => (
        <OnMap key={landmark.name} position={landmark} level={0} anchor="top">
          <LandmarkLabel name={landmark.name} />
        </OnMap>
      ))}
      <div ref={layer}>
        {groups.map((group) => {
          const ids = group.pins.map(({ id }) => id);
          const isActive = activeId !== null && ids.includes(activeId);
          const { text, label } = wordsOf(group.pins, clusterWords);
          return (
            <OnMap key={ids.join(' ')} position={group.position} level={isActive ? 2 : 1}>
              <ButtonBase
                data-pins={ids.join(' ')}
                aria-label={label}
                {...(ids.length === 1 && { 'aria-pressed': isActive })}
                onClick={() => open(group)}
                sx={target}
              >
                <MapPin text={text} state={stateOf(group, isActive)} />
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

function wordsOf(pins: readonly MapPoint[], clusterWords: ClusterWords): { text: string; label: string } {
  const [only] = pins;
  if (pins.length === 1 && only) return only;
  const cheapest = cheapestOf(pins.map((pin) => ({ ...pin, x: 0, y: 0, amount: pin.amount ?? null })));
  return clusterWords(pins.length, cheapest?.text ?? '', cheapest?.available ?? false);
}

function stateOf({ pins }: Group, isActive: boolean) {
  if (isActive) return 'active';
  return pins.some(({ available }) => available) ? 'available' : 'unavailable';
}

/** A single pin is exactly at its place's position. */
function positionOf(map: MapLibreMap, { pins, x, y }: Group) {
  const [only] = pins;
  return pins.length === 1 && only ? only : map.unproject([x, y]);
}

function isInView(map: MapLibreMap, { x, y }: Group): boolean {
  const { clientWidth, clientHeight } = map.getContainer();
  return x > -BEYOND && y > 0 && x < clientWidth + BEYOND && y < clientHeight + BEYOND;
}

/** Zooms in as far as all of them fit, and always further than before. */
function goCloser(map: MapLibreMap, pins: readonly MapPoint[]): void {
  const lats = pins.map(({ lat }) => lat);
  const lngs = pins.map(({ lng }) => lng);
  const corners: [[number, number], [number, number]] = [
    [Math.min(...lngs), Math.min(...lats)],
    [Math.max(...lngs), Math.max(...lats)],
  ];
  const camera = map.cameraForBounds(corners, { padding: 96, maxZoom: CLOSEST });
  const zoom = Math.min(CLOSEST, Math.max(camera?.zoom ?? 0, map.getZoom() + 1));
  map.easeTo({ center: camera?.center ?? corners[0], zoom });
}
