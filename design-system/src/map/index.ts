export type { MapBounds, MapLandmark, MapPoint, MapPosition } from './map-types.ts';
export { PositionPicker } from './PositionPicker.tsx';
export { StashpointMap } from './StashpointMap.tsx';
