export type { MapBounds, MapLandmark, MapPoint, MapPosition } from './map-types.ts';
export { StashpointMap } from './StashpointMap.tsx';
