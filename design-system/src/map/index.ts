export type { MapBounds, MapCircle, MapLandmark, MapPoint, MapPosition } from './map-types.ts';
export { PositionPicker } from './PositionPicker.tsx';
export { StashpointMap } from './StashpointMap.tsx';
