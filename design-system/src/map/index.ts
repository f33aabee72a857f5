export type {
  MapBounds,
  MapCircle,
  MapLandmark,
  MapPoint,
  MapPosition,
  MapTarget,
  MarkerCluster,
} from './map-types.ts';
export { PositionPicker } from './PositionPicker.tsx';
export { StashpointMap } from './StashpointMap.tsx';
