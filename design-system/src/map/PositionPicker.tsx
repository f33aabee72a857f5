import 'maplibre-gl/dist/maplibre-gl.css';
import Box from '@mui/material/Box';
import { type Map as MapLibreMap, Marker } from 'maplibre-gl';
import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { colour } from '../tokens/index.ts';
import type { MapPosition, MapTiles } from './map-types.ts';
import { Niche } from './Niche.tsx';
import { mapControls } from './StashpointMap.tsx';
import { useMap } from './use-map.ts';

interface PositionPickerProps {
  value: MapPosition;
  /** Without it, the marker cannot be moved. */
  onChange?: (position: MapPosition) => void;
  /** Half the initial height of the map, in degrees. */
  around?: number;
  /** The source of the streets; null or absent shows the quiet ground. */
  tiles?: MapTiles | null;
  /** Two letters: the language of names on the map. */
  language?: string;
  labels: { map: string; marker: string; zoomIn: string; zoomOut: string; unavailable: string };
}

const METRES_A_DEGREE = 111_320;
const STEP_METRES = { fine: 5, coarse: 50 } as const;

/**
 * A marker for a position: moved by dragging it, by a click on the map, or by the arrow keys (5 metres a press, 50
 * with Shift).
 */
export function PositionPicker(props: PositionPickerProps) {
  const { value, onChange, around = 0.006, labels } = props;
  // The map starts at the marker; afterwards it stays wherever the reader moved it.
  const [start] = useState(value);
  const bounds = useMemo(() => boundsAround(start, around), [start, around]);
  const { container, map, failed } = useMap({
    bounds,
    exact: false,
    tiles: props.tiles ?? null,
    language: props.language ?? 'en',
    onMove: undefined,
    labels,
  });
  const click = useEffectEvent((position: MapPosition) => onChange?.(rounded(position)));
  useEffect(() => {
    const listen = (event: { lngLat: MapPosition }) => click(event.lngLat);
    map?.on('click', listen);
    return () => {
      map?.off('click', listen);
    };
  }, [map]);
  useEffect(() => {
    if (map && !map.getBounds().contains(value)) map.easeTo({ center: value, duration: 0 });
  }, [map, value]);
  const move = (event: KeyboardEvent) => {
    const direction = ARROWS[event.key];
    if (!direction || !onChange) return;
    event.preventDefault();
    const degrees = (event.shiftKey ? STEP_METRES.coarse : STEP_METRES.fine) / METRES_A_DEGREE;
    const [north, east] = direction;
    onChange(rounded({ lat: value.lat + north * degrees, lng: value.lng + (east * degrees) / shrink(value.lat) }));
  };

  return (
    <Box sx={{ ...frame, ...mapControls }}>
      <div ref={container} style={{ position: 'absolute', inset: 0 }} />
      {map && (
        <DraggableMarker
          map={map}
          position={value}
          {...(onChange && { onDrop: (position) => onChange(rounded(position)) })}
        >
          {onChange ? (
            <Box component="button" type="button" aria-label={labels.marker} onKeyDown={move} sx={handle}>
              <Niche />
            </Box>
          ) : (
            <Niche />
          )}
        </DraggableMarker>
      )}
      {failed && (
        <Box role="note" sx={{ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center', p: 3 }}>
          {labels.unavailable}
        </Box>
      )}
    </Box>
  );
}

const ARROWS: Record<string, readonly [north: number, east: number]> = {
  ArrowUp: [1, 0],
  ArrowDown: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
};

interface DraggableMarkerProps {
  map: MapLibreMap;
  position: MapPosition;
  onDrop?: (position: MapPosition) => void;
  children: ReactNode;
}

function DraggableMarker({ map, position: { lat, lng }, onDrop, children }: DraggableMarkerProps) {
  const [element] = useState(() => document.createElement('div'));
  const marker = useRef<Marker | null>(null);
  const dropped = useEffectEvent((position: MapPosition) => onDrop?.(position));
  const draggable = onDrop !== undefined;
  useEffect(() => {
    const created = new Marker({ element, anchor: 'bottom', draggable }).setLngLat([0, 0]).addTo(map);
    // MapLibre names every marker itself; ours is named by the button inside.
    for (const name of ['aria-label', 'role', 'tabindex']) element.removeAttribute(name);
    created.on('dragend', () => dropped(created.getLngLat()));
    marker.current = created;
    return () => {
      created.remove();
    };
  }, [map, element, draggable]);
  useEffect(() => {
    marker.current?.setLngLat([lng, lat]);
  }, [lat, lng]);
  return createPortal(children, element);
}

/** A degree of longitude is shorter away from the equator. */
function shrink(lat: number): number {
  return Math.cos((lat * Math.PI) / 180);
}

function boundsAround({ lat, lng }: MapPosition, around: number) {
  const wide = (around * 1.6) / shrink(lat);
  return { north: lat + around, south: lat - around, east: lng + wide, west: lng - wide };
}

/** Six decimals are a tenth of a metre. */
function rounded({ lat, lng }: MapPosition): MapPosition {
  return { lat: Number(lat.toFixed(6)), lng: Number(lng.toFixed(6)) };
}

const frame = {
  position: 'relative',
  height: '100%',
  minHeight: 240,
  borderRadius: 'inherit',
  background: colour.mapGround,
  overflow: 'hidden',
} as const;
const handle = { display: 'block', p: 0, border: 0, background: 'none', cursor: 'grab', touchAction: 'none' } as const;
