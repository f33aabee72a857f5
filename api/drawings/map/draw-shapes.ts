import type { VectorTileFeature } from '@mapbox/vector-tile';
import type { ReadLayer } from './read-style.ts';
import type { ReadTile } from './read-tile.ts';

/**
 * Draws the areas and lines of a layer in all tiles: each tile in a window of its own, which clips everything beyond.
 */
export function drawLayer(layer: ReadLayer, tiles: readonly ReadTile[]): string {
  if (layer.type === 'background')
    return `<rect width="100%" height="100%" fill="${layer.value('background-color')}"/>`;
  if (layer.type !== 'fill' && layer.type !== 'line') return '';
  return tiles.map((tile) => drawTile(layer, tile)).join('');
}

function drawTile(layer: ReadLayer, { left, top, size, layers }: ReadTile): string {
  const source = layers[layer.sourceLayer];
  if (!source) return '';
  const unit = source.extent / size;
  const shapes = new Map<string, string[]>();
  for (let index = 0; index < source.length; index++) {
    const feature = source.feature(index);
    if (!layer.takes(feature)) continue;
    const looks = layer.type === 'fill' ? fillOf(layer, feature, unit) : strokeOf(layer, feature, unit);
    shapes.set(looks, [...(shapes.get(looks) ?? []), pathOf(feature)]);
  }
  if (shapes.size === 0) return '';
  const paths = [...shapes].map(([looks, path]) => `<path ${looks} d="${path.join('')}"/>`);
  const box = `x="${left}" y="${top}" width="${size}" height="${size}" viewBox="0 0 ${source.extent} ${source.extent}"`;
  return `<svg ${box}>${paths.join('')}</svg>`;
}

function fillOf(layer: ReadLayer, feature: VectorTileFeature, unit: number): string {
  const outline = layer.value('fill-outline-color', feature);
  const edge = outline ? ` stroke="${outline}" stroke-width="${unit * 0.5}"` : '';
  return `fill="${layer.value('fill-color', feature)}" fill-rule="evenodd" opacity="${layer.value('fill-opacity', feature) ?? 1}"${edge}`;
}

function strokeOf(layer: ReadLayer, feature: VectorTileFeature, unit: number): string {
  const width = Number(layer.value('line-width', feature) ?? 1) * unit;
  const dashes = layer.value('line-dasharray') as number[] | undefined;
  const dashed = dashes ? ` stroke-dasharray="${dashes.map((part) => (part * width).toFixed(1)).join(' ')}"` : '';
  const ends = layer.value('line-cap') ?? 'butt';
  return `fill="none" stroke="${layer.value('line-color', feature)}" stroke-width="${width.toFixed(2)}" stroke-linejoin="round" stroke-linecap="${ends}" opacity="${layer.value('line-opacity', feature) ?? 1}"${dashed}`;
}

function pathOf(feature: VectorTileFeature): string {
  const end = feature.type === 3 ? 'Z' : '';
  return feature
    .loadGeometry()
    .map((ring) => `M${ring.map(({ x, y }) => `${x} ${y}`).join('L')}${end}`)
    .join('');
}
