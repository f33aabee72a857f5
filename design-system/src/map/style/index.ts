export { OPENFREEMAP_TILES, TILE_CREDITS } from './credits.ts';
export { cubbyStyle, type StyleOptions, type TileSource } from './cubby-style.ts';
export { RING_ZOOMS } from './distance-rings.ts';
export { TILE_SOURCE } from './layer-parts.ts';
