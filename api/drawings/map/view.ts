/** The visible part of the world, in CSS pixels. */
export interface View {
  center: { lat: number; lng: number };
  /** A whole number, so that the edges of tiles fall on pixels. */
  zoom: number;
  width: number;
  height: number;
}

/** A tile, with its position in the picture. */
export interface PlacedTile {
  z: number;
  x: number;
  y: number;
  left: number;
  top: number;
  size: number;
}

/** Pixels of the whole world at zoom 0, as in MapLibre. */
const WORLD = 512;
/** The deepest zoom of the tiles: beyond it, a tile is drawn larger. */
const DEEPEST = 14;

/** Returns the tiles that a view needs. */
export function tilesOf(view: View): PlacedTile[] {
  const z = Math.min(view.zoom, DEEPEST);
  const size = WORLD * 2 ** (view.zoom - z);
  const { left, top } = cornerOf(view);
  const columns = range(Math.floor(left / size), Math.floor((left + view.width) / size));
  const rows = range(Math.floor(top / size), Math.floor((top + view.height) / size));
  return columns
    .flatMap((x) => rows.map((y) => ({ z, x, y, left: x * size - left, top: y * size - top, size })))
    .filter(({ x, y }) => x >= 0 && y >= 0 && x < 2 ** z && y < 2 ** z);
}

/** Returns the number of pixels for a distance in metres in the middle of a view. */
export function pixelsOf(view: View, metres: number): number {
  const aroundTheWorld = 40_075_016.686 * Math.cos((view.center.lat * Math.PI) / 180);
  return (metres / aroundTheWorld) * WORLD * 2 ** view.zoom;
}

function cornerOf({ center, zoom, width, height }: View): { left: number; top: number } {
  const world = WORLD * 2 ** zoom;
  const sine = Math.sin((center.lat * Math.PI) / 180);
  const x = ((center.lng + 180) / 360) * world;
  const y = (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * world;
  return { left: Math.round(x - width / 2), top: Math.round(y - height / 2) };
}

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
