/** The TileJSON of OpenFreeMap, whose tiles are the default. */
export const OPENFREEMAP_TILES = 'https://tiles.openfreemap.org/planet';

const OSM = '<a href="https://www.openstreetmap.org/copyright" target="_blank">© OpenStreetMap contributors</a>';
const SCHEMA = '<a href="https://www.openmaptiles.org/" target="_blank">OpenMapTiles</a>';

/** The attribution on a map, by the source of its tiles: the licences of data and schema require it. */
export const TILE_CREDITS = {
  openfreemap: `<a href="https://openfreemap.org" target="_blank">OpenFreeMap</a> ${SCHEMA} ${OSM}`,
  own: `${SCHEMA} ${OSM}`,
} as const;
