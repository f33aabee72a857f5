import { RING_ZOOMS } from '@cubby/design-system/map-style';
import { type Mode, palette } from '@cubby/design-system/tokens';
import sharp from 'sharp';
import { drawLabels } from './draw-labels.ts';
import { drawLayer } from './draw-shapes.ts';
import { writeLine } from './letters.ts';
import { readStyle } from './read-style.ts';
import { readTile } from './read-tile.ts';
import { pixelsOf, tilesOf, type View } from './view.ts';

export interface StillMap extends View {
  mode: Mode;
  /** Pixels of the picture for one of the view. */
  density: number;
  /** Returns the bytes of a tile, unpacked; null if there is none. */
  tileAt: (z: number, x: number, y: number) => Promise<Uint8Array | null>;
}

const QUALITY = 82;
const CREDITS = 'OpenMapTiles © OpenStreetMap contributors';
/** Size of the marker of the page; no names are drawn there. */
const MARKER = { width: 44, height: 52 } as const;

/** Draws a map as a picture, WebP. Without any tiles it is plain ground, and `hasStreets` is false. */
export async function drawStillMap(map: StillMap): Promise<{ picture: Buffer; hasStreets: boolean }> {
  const read = await Promise.all(
    tilesOf(map).map(async (placed) => {
      const bytes = await map.tileAt(placed.z, placed.x, placed.y);
      return bytes ? [readTile(placed, bytes)] : [];
    }),
  );
  const tiles = read.flat();
  const hasStreets = tiles.length > 0;
  const layers = readStyle(map.mode, map.zoom);
  const ground = layers.map((layer) => drawLayer(layer, tiles)).join('');
  const credits = hasStreets ? writeCredits(map) : { svg: '', box: [] };
  const [x, y] = [map.width / 2, map.height / 2];
  const marker = { left: x - MARKER.width / 2, right: x + MARKER.width / 2, top: y - MARKER.height, bottom: y };
  const names = drawLabels(layers, tiles, map, [marker, ...credits.box]);
  const rings = hasStreets ? '' : drawRings(map);
  const { width, height, density } = map;
  const size = `width="${width * density}" height="${height * density}" viewBox="0 0 ${width} ${height}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${ground}${rings}${names}${credits.svg}</svg>`;
  const picture = await sharp(Buffer.from(svg)).webp({ quality: QUALITY }).toBuffer();
  return { picture, hasStreets };
}

/** Writes the attribution in the corner, as the licence of the data requires. */
function writeCredits({ width, height, mode }: StillMap) {
  const { mapHalo, textMuted } = palette[mode];
  const line = writeLine(CREDITS, 11, 'regular');
  if (!line) throw new Error('The map credits cannot be written.');
  const box = { left: width - line.width - 12, right: width, top: height - 18, bottom: height };
  const ground = `<rect x="${box.left}" y="${box.top}" width="${line.width + 12}" height="18" fill="${mapHalo}" opacity="0.85"/>`;
  const text = `<path transform="translate(${box.left + 6} ${height - 5})" d="${line.path}" fill="${textMuted}"/>`;
  return { svg: ground + text, box: [box] };
}

/** Draws rings of distance from the middle, for areas without streets. */
function drawRings(map: StillMap): string {
  const { mapRail, mapHalo, textMuted } = palette[map.mode];
  return RING_ZOOMS.filter(({ from }) => from <= map.zoom)
    .map(({ metres }) => {
      const radius = pixelsOf(map, metres);
      const line = writeLine(metres < 1000 ? `${metres} m` : `${metres / 1000} km`, 12, 'regular');
      const [x, y] = [map.width / 2, map.height / 2];
      const circle = `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${mapRail}" stroke-dasharray="4 4"/>`;
      const at = `transform="translate(${x - (line?.width ?? 0) / 2} ${y - radius + 4})"`;
      return `${circle}<path ${at} d="${line?.path}" fill="${textMuted}" stroke="${mapHalo}" stroke-width="4" paint-order="stroke"/>`;
    })
    .join('');
}
