import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { PbfWriter } from 'pbf';
import { zxyToTileId } from 'pmtiles';

/* A PMTiles archive small enough to be written by a test: the same few shapes in every tile of a city. */

interface TinyTiles {
  /** The middle of the city. */
  lat: number;
  lng: number;
  /** Number of tiles to each side of the middle, at the deepest zoom. */
  reach?: number;
}

const DEEPEST = 14;
const EXTENT = 4096;

/** Writes it to a file: a street across each tile and one down it, a park, a building and a name. */
export function writeTinyTiles(file: string, city: TinyTiles): void {
  writeFileSync(file, tinyTiles(city));
}

export function tinyTiles({ lat, lng, reach = 3 }: TinyTiles): Buffer {
  const ids = new Set<number>();
  for (let zoom = 0; zoom <= DEEPEST; zoom++)
    for (const [x, y] of tilesAround(lat, lng, zoom, reach)) ids.add(zxyToTileId(zoom, x, y));
  const tile = gzipSync(streetTile());
  return archive(
    [...ids].sort((a, b) => a - b),
    tile,
    { lat, lng },
  );
}

function tilesAround(lat: number, lng: number, zoom: number, reach: number): [x: number, y: number][] {
  const count = 2 ** zoom;
  const sine = Math.sin((lat * Math.PI) / 180);
  const x = Math.floor(((lng + 180) / 360) * count);
  const y = Math.floor((0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * count);
  const steps = Array.from({ length: 2 * reach + 1 }, (_, index) => index - reach);
  return steps
    .flatMap((right) => steps.map((down): [number, number] => [x + right, y + down]))
    .filter(([across, down]) => across >= 0 && down >= 0 && across < count && down < count);
}

type Shape = 'point' | 'line' | 'polygon';

interface Feature {
  shape: Shape;
  properties: Record<string, string>;
  points: readonly (readonly [x: number, y: number])[];
}

/** One tile by the Mapbox vector tile format, version 2, with layers of the OpenMapTiles schema. */
function streetTile(): Uint8Array {
  const pbf = new PbfWriter();
  const half = EXTENT / 2;
  const square = (from: number, to: number) =>
    [
      [from, from],
      [to, from],
      [to, to],
      [from, to],
    ] as const;
  layer(pbf, 'landcover', [{ shape: 'polygon', properties: { class: 'grass' }, points: square(300, 1500) }]);
  layer(pbf, 'building', [{ shape: 'polygon', properties: {}, points: square(2300, 2900) }]);
  layer(pbf, 'transportation', [
    {
      shape: 'line',
      properties: { class: 'primary' },
      points: [
        [0, half],
        [EXTENT, half],
      ],
    },
    {
      shape: 'line',
      properties: { class: 'minor' },
      points: [
        [half, 0],
        [half, EXTENT],
      ],
    },
  ]);
  layer(pbf, 'transportation_name', [
    {
      shape: 'line',
      properties: { class: 'primary', name: 'High Street' },
      points: [
        [0, half],
        [EXTENT, half],
      ],
    },
  ]);
  layer(pbf, 'place', [{ shape: 'point', properties: { class: 'suburb', name: 'Old Town' }, points: [[900, 900]] }]);
  return pbf.finish();
}

function layer(pbf: PbfWriter, name: string, features: readonly Feature[]): void {
  const keys: string[] = [];
  const values: string[] = [];
  const numberOf = (list: string[], text: string) => (list.includes(text) ? list.indexOf(text) : list.push(text) - 1);
  pbf.writeMessage(
    3,
    (_, out) => {
      out.writeVarintField(15, 2);
      out.writeStringField(1, name);
      for (const feature of features) {
        const tags = Object.entries(feature.properties).flatMap(([key, value]) => [
          numberOf(keys, key),
          numberOf(values, value),
        ]);
        out.writeMessage(2, writeFeature, { ...feature, tags });
      }
      for (const key of keys) out.writeStringField(3, key);
      for (const value of values) out.writeMessage(4, (text, inner) => inner.writeStringField(1, text), value);
      out.writeVarintField(5, EXTENT);
    },
    null,
  );
}

const TYPES: Record<Shape, number> = { point: 1, line: 2, polygon: 3 };

function writeFeature({ shape, points, tags }: Feature & { tags: number[] }, pbf: PbfWriter): void {
  pbf.writePackedVarint(2, tags);
  pbf.writeVarintField(3, TYPES[shape]);
  pbf.writePackedVarint(4, geometry(shape, points));
}

/** Commands of the format: a move to the first point, lines to the others, and a closing line for closed shapes. */
function geometry(shape: Shape, points: Feature['points']): number[] {
  let [x, y] = [0, 0];
  const step = ([toX, toY]: readonly [number, number]) => {
    const moved = [zigzag(toX - x), zigzag(toY - y)];
    [x, y] = [toX, toY];
    return moved;
  };
  const [first = [0, 0] as const, ...rest] = points;
  const start = [command(1, 1), ...step(first)];
  if (rest.length === 0) return start;
  const lines = [command(2, rest.length), ...rest.flatMap(step)];
  return [...start, ...lines, ...(shape === 'polygon' ? [command(7, 1)] : [])];
}

function command(id: number, count: number): number {
  return id | (count << 3);
}

function zigzag(value: number): number {
  return (value << 1) ^ (value >> 31);
}

const HEADER_BYTES = 127;

/** The archive by the PMTiles format, version 3: header, one directory, metadata, and one tile for all. */
function archive(ids: readonly number[], tile: Buffer, { lat, lng }: { lat: number; lng: number }): Buffer {
  const list = new PbfWriter();
  list.writeVarint(ids.length);
  for (const [index, id] of ids.entries()) list.writeVarint(id - (ids[index - 1] ?? 0));
  for (const _ of ids) list.writeVarint(1);
  for (const _ of ids) list.writeVarint(tile.length);
  // The offset plus one: all begin at the first byte.
  for (const _ of ids) list.writeVarint(1);
  const directory = gzipSync(list.finish());
  const metadata = gzipSync('{}');
  const header = Buffer.alloc(HEADER_BYTES);
  header.write('PMTiles');
  header[7] = 3;
  const sections = [directory.length, metadata.length, 0, tile.length];
  let offset = HEADER_BYTES;
  sections.forEach((length, index) => {
    header.writeBigUInt64LE(BigInt(offset), 8 + index * 16);
    header.writeBigUInt64LE(BigInt(length), 16 + index * 16);
    offset += length;
  });
  header.writeBigUInt64LE(BigInt(ids.length), 72);
  header.writeBigUInt64LE(BigInt(ids.length), 80);
  header.writeBigUInt64LE(1n, 88);
  const [isClustered, gzip, vectorTiles] = [0, 2, 1];
  header.set([isClustered, gzip, gzip, vectorTiles, 0, DEEPEST], 96);
  const corner = (degrees: number) => Math.round(degrees * 10_000_000);
  [lng - 0.1, lat - 0.1, lng + 0.1, lat + 0.1].forEach((degrees, index) => {
    header.writeInt32LE(corner(degrees), 102 + index * 4);
  });
  header[118] = 12;
  header.writeInt32LE(corner(lng), 119);
  header.writeInt32LE(corner(lat), 123);
  return Buffer.concat([header, directory, metadata, tile]);
}
