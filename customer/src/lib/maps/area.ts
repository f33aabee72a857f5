import { type Bounds, unturned } from './map-bounds.ts';

/** Four decimals are eleven metres: enough to come back to the same streets. */
const DECIMALS = 4;
/** The northern limit of our map projection; beyond it a map shows nothing. */
const NORTHERNMOST = 85;

/**
 * Reads the searched part of the map from an address: `area=north,east,south,west`. Returns null for invalid values.
 */
export function readArea(text: string | null): Bounds | null {
  const numbers = text?.split(',').map((each) => (/^-?\d+(\.\d+)?$/.test(each) ? Number(each) : Number.NaN)) ?? [];
  const [north = Number.NaN, east = Number.NaN, south = Number.NaN, west = Number.NaN] = numbers;
  const isBox = numbers.length === 4 && north > south && east > west;
  const isOnEarth = Math.max(north, -south) <= NORTHERNMOST && Math.abs(west) <= 180 && east - west <= 360;
  return isBox && isOnEarth ? { north, east, south, west } : null;
}

/** Formats an area for the address; nothing for none, and for a map that shows the earth more than once. */
export function writeArea(area: Bounds | null): string | undefined {
  if (!area) return undefined;
  const { north, east, south, west } = unturned(area);
  const text = [north, east, south, west].map((each) => each.toFixed(DECIMALS)).join(',');
  return readArea(text) ? text : undefined;
}
