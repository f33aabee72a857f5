import type { LayerSpecification } from '@maplibre/maplibre-gl-style-spec';
import { byZoom, type Colours, fill, isOneOf, line } from './layer-parts.ts';

const GREEN_LAND = ['cemetery', 'pitch', 'playground', 'stadium', 'golf_course', 'zoo', 'garden'];
const GREEN_COVER = ['wood', 'grass', 'farmland', 'wetland'];

/** Layers beneath the streets: land, green, water, buildings. */
export function groundLayers(colours: Colours): LayerSpecification[] {
  const { mapGround, mapGreen, mapBeach, mapWater, mapBuilding, mapRoadEdge } = colours;
  return [
    { id: 'ground', type: 'background', paint: { 'background-color': mapGround } },
    fill(
      { id: 'cover', layer: 'landcover', filter: isOneOf('class', GREEN_COVER) },
      { 'fill-color': mapGreen, 'fill-opacity': byZoom([5, 0.35], [10, 0.7], [13, 1]), 'fill-antialias': false },
    ),
    fill(
      { id: 'green', layer: 'landuse', filter: isOneOf('class', GREEN_LAND), from: 10 },
      { 'fill-color': mapGreen, 'fill-opacity': 0.75 },
    ),
    fill({ id: 'park', layer: 'park', from: 8 }, { 'fill-color': mapGreen, 'fill-opacity': 0.8 }),
    fill({ id: 'beach', layer: 'landcover', filter: isOneOf('class', ['sand']), from: 10 }, { 'fill-color': mapBeach }),
    fill({ id: 'water', layer: 'water', filter: ['!=', ['get', 'brunnel'], 'tunnel'] }, { 'fill-color': mapWater }),
    line(
      { id: 'waterway', layer: 'waterway', filter: ['!=', ['get', 'brunnel'], 'tunnel'], from: 8 },
      { 'line-color': mapWater, 'line-width': byZoom([8, 0.6], [13, 1.6], [18, 8]) },
    ),
    // A pier is land that reaches into the sea.
    fill(
      { id: 'pier', layer: 'transportation', filter: isOneOf('class', ['pier']), from: 12 },
      { 'fill-color': mapGround },
    ),
    line(
      { id: 'runway', layer: 'aeroway', filter: isOneOf('class', ['runway', 'taxiway']), from: 10 },
      { 'line-color': mapBuilding, 'line-width': byZoom([10, 1], [14, 10], [17, 60]) },
    ),
    fill(
      { id: 'building', layer: 'building', from: 13 },
      {
        'fill-color': mapBuilding,
        'fill-opacity': byZoom([13, 0], [14, 0.55], [16, 1]),
        'fill-outline-color': mapRoadEdge,
      },
    ),
  ];
}
