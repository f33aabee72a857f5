import type { VectorTileFeature } from '@mapbox/vector-tile';
import { type Line, type Weight, writeLine } from './letters.ts';
import type { ReadLayer } from './read-style.ts';
import type { ReadTile } from './read-tile.ts';
import type { View } from './view.ts';

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

interface Point {
  x: number;
  y: number;
}

/** Pixels around a name that are kept free of other names. */
const AIR = 6;
const LINE_HEIGHT = 1.2;

/** Draws the names of a map: names of later layers are placed first, and names without space are left out. */
export function drawLabels(layers: readonly ReadLayer[], tiles: readonly ReadTile[], view: View, taken: Box[]): string {
  const named = new Set<string>();
  const drawn: string[] = [];
  for (const layer of layers.filter(({ type }) => type === 'symbol').reverse())
    for (const tile of tiles)
      for (const feature of featuresOf(layer, tile)) {
        const name = String(layer.value('text-field', feature) ?? '');
        // A street is split into pieces at every crossing; its name is drawn once.
        if (name === '' || named.has(name)) continue;
        const label = layer.value('symbol-placement') === 'line' ? alongLine : atPoint;
        const text = label({ layer, tile, feature, name, view, taken });
        if (text === null) continue;
        named.add(name);
        drawn.push(text);
      }
  return drawn.join('');
}

interface Labelled {
  layer: ReadLayer;
  tile: ReadTile;
  feature: VectorTileFeature;
  name: string;
  view: View;
  taken: Box[];
}

function* featuresOf(layer: ReadLayer, tile: ReadTile): Generator<VectorTileFeature> {
  const source = tile.layers[layer.sourceLayer];
  for (let index = 0; source && index < source.length; index++) {
    const feature = source.feature(index);
    if (layer.takes(feature)) yield feature;
  }
}

function atPoint({ layer, tile, feature, name, view, taken }: Labelled): string | null {
  const [point] = pointsOf(tile, feature)[0] ?? [];
  if (!point) return null;
  const size = sizeOf(layer, feature);
  const widest = Number(layer.value('text-max-width', feature) ?? 10) * size;
  const lines = wrapped(name, widest, (text) => write(layer, feature, text));
  if (!lines) return null;
  const width = Math.max(...lines.map((line) => line.width));
  const height = lines.length * size * LINE_HEIGHT;
  const box = around(point, width, height);
  if (!hasRoom(box, view, taken)) return null;
  taken.push(box);
  return lines
    .map((line, index) => {
      const y = point.y - height / 2 + size * (0.95 + index * LINE_HEIGHT);
      return outlined(layer, feature, line, `translate(${(point.x - line.width / 2).toFixed(1)} ${y.toFixed(1)})`);
    })
    .join('');
}

/** Places a name on the longest straight piece of a street, turned so that it can be read. */
function alongLine({ layer, tile, feature, name, view, taken }: Labelled): string | null {
  const line = write(layer, feature, name);
  const piece = longestPiece(pointsOf(tile, feature));
  if (!line || !piece || piece.length < line.width + AIR) return null;
  const { middle, angle } = piece;
  const turned = Math.abs(angle) > 90 ? angle - Math.sign(angle) * 180 : angle;
  const size = sizeOf(layer, feature);
  const radians = (turned * Math.PI) / 180;
  const box = around(
    middle,
    Math.abs(Math.cos(radians)) * line.width + Math.abs(Math.sin(radians)) * size,
    Math.abs(Math.sin(radians)) * line.width + Math.abs(Math.cos(radians)) * size,
  );
  if (!hasRoom(box, view, taken)) return null;
  taken.push(box);
  const position = `translate(${middle.x.toFixed(1)} ${middle.y.toFixed(1)}) rotate(${turned.toFixed(1)})`;
  return outlined(
    layer,
    feature,
    line,
    `${position} translate(${(-line.width / 2).toFixed(1)} ${(size * 0.35).toFixed(1)})`,
  );
}

function write(layer: ReadLayer, feature: VectorTileFeature, text: string): Line | null {
  const size = sizeOf(layer, feature);
  const weight: Weight = String(layer.value('text-font')).includes('Semibold') ? 'strong' : 'regular';
  return writeLine(text, size, weight, Number(layer.value('text-letter-spacing', feature) ?? 0) * size);
}

function sizeOf(layer: ReadLayer, feature: VectorTileFeature): number {
  return Number(layer.value('text-size', feature) ?? 12);
}

/** Breaks a name into lines no wider than `widest`, if its words allow it. */
function wrapped(text: string, widest: number, measure: (text: string) => Line | null): Line[] | null {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length > 0 && (measure(longer)?.width ?? 0) <= widest) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  const written = lines.map(measure);
  return written.every((line) => line !== null) ? written : null;
}

function pointsOf({ left, top, size }: ReadTile, feature: VectorTileFeature): Point[][] {
  const unit = size / feature.extent;
  return feature.loadGeometry().map((ring) => ring.map(({ x, y }) => ({ x: left + x * unit, y: top + y * unit })));
}

function longestPiece(lines: readonly Point[][]): { length: number; middle: Point; angle: number } | null {
  let longest: { length: number; middle: Point; angle: number } | null = null;
  for (const line of lines)
    for (const [index, from] of line.entries()) {
      const to = line[index + 1];
      const length = to ? Math.hypot(to.x - from.x, to.y - from.y) : 0;
      if (!to || length <= (longest?.length ?? 0)) continue;
      const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
      longest = { length, angle, middle: { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 } };
    }
  return longest;
}

function around({ x, y }: Point, width: number, height: number): Box {
  return { left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2 };
}

function hasRoom(box: Box, { width, height }: View, taken: readonly Box[]): boolean {
  if (box.left < AIR || box.top < AIR || box.right > width - AIR || box.bottom > height - AIR) return false;
  return taken.every(
    (other) =>
      box.right + AIR < other.left ||
      other.right + AIR < box.left ||
      box.bottom + AIR < other.top ||
      other.bottom + AIR < box.top,
  );
}

function outlined(layer: ReadLayer, feature: VectorTileFeature, { path }: Line, transform: string): string {
  const halo = `stroke="${layer.value('text-halo-color', feature)}" stroke-width="${2 * Number(layer.value('text-halo-width', feature) ?? 0)}"`;
  return `<g transform="${transform}"><path d="${path}" fill="none" ${halo} stroke-linejoin="round"/><path d="${path}" fill="${layer.value('text-color', feature)}"/></g>`;
}
