import { VectorTile } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import type { PlacedTile } from './view.ts';

/** A decoded tile with its position in the picture. */
export interface ReadTile extends PlacedTile {
  layers: VectorTile['layers'];
}

export function readTile(placed: PlacedTile, bytes: Uint8Array): ReadTile {
  return { ...placed, layers: new VectorTile(new PbfReader(bytes)).layers };
}
