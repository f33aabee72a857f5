import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { type Map as MapLibreMap, Marker } from 'maplibre-gl';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { colour, font, fontWeight, lineHeight, smallArch, textHalo, textSize, tinyArch } from '../tokens/index.ts';
import { MapPin } from './MapPin.tsx';
import type { MapLandmark, MapPoint, MapPosition } from './map-types.ts';
import { pinsWithRoom, pinWidth } from './pin-layout.ts';

interface MapMarkersProps {
  map: MapLibreMap;
  /** Changes whenever the map has moved. */
  revision: number;
  points: readonly MapPoint[];
  landmarks: readonly MapLandmark[];
  activeId: string | null;
  onSelect: (id: string) => void;
}

export function MapMarkers({ map, revision, points, landmarks, activeId, onSelect }: MapMarkersProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: projecting depends on where the map stands.
  const written = useMemo(() => {
    const placed = points.map((point) => {
      const { x, y } = map.project([point.lng, point.lat]);
      return { id: point.id, x, y, width: pinWidth(point.text), important: point.id === activeId };
    });
    return pinsWithRoom(placed);
  }, [map, points, activeId, revision]);

  return (
    <>
      {landmarks.map((landmark) => (
        <OnMap key={landmark.name} map={map} position={landmark} level={0} anchor="top">
          <LandmarkLabel name={landmark.name} />
        </OnMap>
      ))}
      {points.map((point) => (
        <OnMap
          key={point.id}
          map={map}
          position={point}
          level={point.id === activeId ? 3 : written.has(point.id) ? 2 : 1}
        >
          <ButtonBase
            aria-label={point.label}
            aria-pressed={point.id === activeId}
            onClick={() => onSelect(point.id)}
            sx={{ minWidth: 32, minHeight: 44, alignItems: 'flex-end', borderRadius: smallArch }}
          >
            {written.has(point.id) ? (
              <MapPin text={point.text} state={stateOf(point, activeId)} />
            ) : (
              <Dot available={point.available} />
            )}
          </ButtonBase>
        </OnMap>
      ))}
    </>
  );
}

function stateOf(point: MapPoint, activeId: string | null) {
  if (point.id === activeId) return 'active';
  return point.available ? 'available' : 'unavailable';
}

interface OnMapProps {
  map: MapLibreMap;
  position: MapPosition;
  /** Higher ones cover lower ones. */
  level: number;
  /** Which edge stands on the position: pins stand on it, names hang from it, so that both can be read. */
  anchor?: 'bottom' | 'top';
  children: ReactNode;
}

/** Puts its children on the map; MapLibre moves the element, React fills it. */
function OnMap({ map, position, level, anchor = 'bottom', children }: OnMapProps) {
  const [element] = useState(() => document.createElement('div'));
  const { lat, lng } = position;
  useEffect(() => {
    const marker = new Marker({ element, anchor }).setLngLat([lng, lat]).addTo(map);
    // MapLibre names every marker itself; ours are named by the button inside.
    element.removeAttribute('aria-label');
    element.removeAttribute('role');
    element.removeAttribute('tabindex');
    return () => {
      marker.remove();
    };
  }, [map, element, anchor, lat, lng]);
  useEffect(() => {
    element.style.zIndex = String(level);
  }, [element, level]);
  return createPortal(children, element);
}

function Dot({ available }: { available: boolean }) {
  return (
    <Box
      component="span"
      sx={{
        width: 16,
        height: 18,
        borderRadius: tinyArch,
        background: available ? colour.accent : colour.textMuted,
        border: `2px solid ${colour.surfaceRaised}`,
        mb: 0.25,
      }}
    />
  );
}

function LandmarkLabel({ name }: { name: string }) {
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        flexDirection: 'column',
        alignItems: 'center',
        pointerEvents: 'none',
        color: colour.landmark,
        fontFamily: font.text,
        fontSize: textSize.caption,
        fontWeight: fontWeight.strong,
        lineHeight: lineHeight.tight,
        textAlign: 'center',
        maxWidth: 120,
        textShadow: textHalo(colour.surface),
      }}
    >
      <Box component="span" sx={{ width: 8, height: 8, borderRadius: tinyArch, background: colour.landmark }} />
      {name}
    </Box>
  );
}
