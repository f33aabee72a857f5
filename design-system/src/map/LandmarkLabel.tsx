import Box from '@mui/material/Box';
import type { Map as MapLibreMap } from 'maplibre-gl';
import { colour, font, fontWeight, lineHeight, textHalo, textSize, tinyArch } from '../tokens/index.ts';
import type { MapLandmark } from './map-types.ts';
import type { Marker, MarkerGroup } from './marker-layout.ts';

/** Widest, in pixels; longer names take more lines. */
const WIDTH = 120;
const HEIGHT = 44;
/** Zoom below which the names would cover the name of their city; without streets none is written, only rings are. */
const NAMED_FROM = { streets: 12, quiet: 9.5 } as const;

/** The name of a landmark below its mark; what was searched has a larger, round one. */
export function LandmarkLabel({ name, searched = false }: { name: string; searched?: boolean }) {
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        flexDirection: 'column',
        alignItems: 'center',
        color: colour.landmark,
        fontFamily: font.text,
        fontSize: textSize.caption,
        fontWeight: fontWeight.strong,
        lineHeight: lineHeight.tight,
        textAlign: 'center',
        maxWidth: WIDTH,
        textShadow: textHalo(colour.mapHalo),
      }}
    >
      <Box component="span" sx={searched ? dot : { ...dot, width: 8, height: 8, borderRadius: tinyArch, border: 0 }} />
      {name}
    </Box>
  );
}

const dot = {
  width: 16,
  height: 16,
  borderRadius: '50%',
  background: colour.landmark,
  border: `3px solid ${colour.mapHalo}`,
  boxSizing: 'border-box',
} as const;

/** The landmarks whose name is readable: not covered by a marker or by an earlier landmark's name. */
export function landmarksWithRoom(
  map: MapLibreMap,
  landmarks: readonly MapLandmark[],
  markers: readonly MarkerGroup<Marker>[],
  { height, quiet }: { height: number; quiet: boolean },
): MapLandmark[] {
  if (map.getZoom() < NAMED_FROM[quiet ? 'quiet' : 'streets']) return [];
  const taken: { x: number; y: number }[] = [];
  return landmarks.filter((landmark) => {
    const { x, y } = map.project(landmark);
    const half = Math.min(WIDTH, landmark.name.length * 7) / 2;
    const isCovered = markers.some(
      (marker) => Math.abs(marker.x - x) < marker.width / 2 + half && marker.y > y && marker.y - height < y + HEIGHT,
    );
    const isCrowded = taken.some((other) => Math.abs(other.x - x) < WIDTH && Math.abs(other.y - y) < HEIGHT);
    if (isCovered || isCrowded) return false;
    taken.push({ x, y });
    return true;
  });
}
