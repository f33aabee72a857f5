import Box from '@mui/material/Box';
import { type Map as MapLibreMap, Marker } from 'maplibre-gl';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { colour, font, fontWeight, textHalo, textSize } from '../tokens/index.ts';
import type { MapCircle } from './map-types.ts';

const METRES_A_DEGREE = 111_195;

/** A circle of a given number of metres on the ground; its size on the screen follows the map's scale. */
export function Circle({ map, circle }: { map: MapLibreMap; circle: MapCircle }) {
  const [element] = useState(() => document.createElement('div'));
  const [pixels, setPixels] = useState(0);
  const { lat, lng, radius, text } = circle;
  useEffect(() => {
    element.style.pointerEvents = 'none';
    const marker = new Marker({ element, anchor: 'center' }).setLngLat([lng, lat]).addTo(map);
    element.removeAttribute('aria-label');
    element.removeAttribute('role');
    element.removeAttribute('tabindex');
    const measure = () => {
      const middle = map.project([lng, lat]);
      const edge = map.project([lng, lat + radius / METRES_A_DEGREE]);
      setPixels(2 * Math.abs(middle.y - edge.y));
    };
    measure();
    map.on('move', measure);
    return () => {
      map.off('move', measure);
      marker.remove();
    };
  }, [map, element, lat, lng, radius]);
  if (text === undefined)
    return createPortal(<Box aria-hidden sx={{ ...ring, width: pixels, height: pixels }} />, element);
  // From afar only the middle is marked.
  return createPortal(
    <Box aria-hidden sx={{ ...walk, width: pixels, height: pixels, visibility: pixels < NAMED_FROM ? 'hidden' : null }}>
      <Box sx={walkText}>{text}</Box>
    </Box>,
    element,
  );
}

/** Pixels across below which a circle and its text would cover each other. */
const NAMED_FROM = 90;

const walk = {
  borderRadius: '50%',
  border: `1.5px dashed ${colour.landmark}`,
  display: 'grid',
  justifyItems: 'center',
  alignItems: 'start',
} as const;

const walkText = {
  color: colour.landmark,
  fontFamily: font.text,
  fontSize: textSize.caption,
  fontWeight: fontWeight.strong,
  textShadow: textHalo(colour.mapHalo),
  transform: 'translateY(-50%)',
} as const;

const ring = {
  borderRadius: '50%',
  border: `3px solid ${colour.emphasis}`,
  background: `color-mix(in srgb, ${colour.highlight} 22%, transparent)`,
} as const;
