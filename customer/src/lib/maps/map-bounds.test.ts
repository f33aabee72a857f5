import { describe, expect, it } from 'vitest';
import { boundsAround, boundsOfPoints, boundsQuery, scaled } from './map-bounds.ts';

const BOX = { north: 52, south: 51, east: 1, west: -1 };

describe('the bounds of a map', () => {
  it.each([
    ['country', 4],
    ['city', 0.05],
    ['landmark', 0.016],
    ['position', 0.016],
  ] as const)('around a %s reach %d degrees north and south', (type, reach) => {
    const { north, south } = boundsAround({ lat: 10, lng: 20 }, type);
    expect(north - 10).toBeCloseTo(reach);
    expect(10 - south).toBeCloseTo(reach);
  });

  it('are square on the ground: wider in degrees further from the equator', () => {
    const width = (lat: number) => {
      const { east, west } = boundsAround({ lat, lng: 0 }, 'city');
      return east - west;
    };
    expect(width(0)).toBeCloseTo(0.1);
    expect(width(60)).toBeCloseTo(0.2);
    expect(width(-60)).toBeCloseTo(width(60));
  });

  it('do not go around the world at a pole', () => {
    const { east, west } = boundsAround({ lat: 90, lng: 0 }, 'city');
    expect(east - west).toBeCloseTo(0.5);
  });

  it('are sent as their corners', () => {
    expect(boundsQuery(BOX)).toEqual({
      northeast_lat: 52,
      northeast_lng: 1,
      southwest_lat: 51,
      southwest_lng: -1,
    });
  });

  it.each([
    [
      { east: 183, west: 177 },
      { northeast_lng: -177, southwest_lng: 177 },
    ],
    [
      { east: 300, west: -300 },
      { northeast_lng: 180, southwest_lng: -180 },
    ],
  ])('over the date line are sent as %j', (edges, sent) => {
    expect(boundsQuery({ ...BOX, ...edges })).toMatchObject(sent);
  });

  it('zoom in on results on both sides of the date line', () => {
    const points = [
      { lat: 51.5, lng: 179 },
      { lat: 51.5, lng: -179 },
    ];
    expect(boundsOfPoints(points, { ...BOX, east: 183, west: 177 })).toMatchObject({ east: 181, west: 179 });
  });

  it('zoom in on the results', () => {
    const points = [
      { lat: 51.4, lng: 0.2 },
      { lat: 51.6, lng: -0.3 },
    ];
    expect(boundsOfPoints(points, BOX)).toEqual({ north: 51.6, south: 51.4, east: 0.2, west: -0.3 });
  });

  it('never grow beyond what was searched', () => {
    const points = [
      { lat: 60, lng: 9 },
      { lat: 40, lng: -9 },
    ];
    expect(boundsOfPoints(points, BOX)).toEqual(BOX);
  });

  it.each([
    [1, BOX],
    [2, { north: 52.5, south: 50.5, east: 2, west: -2 }],
    [0.5, { north: 51.75, south: 51.25, east: 0.5, west: -0.5 }],
    [1000, { north: 85, south: -85, east: 180, west: -180 }],
  ])('scaled by %d keep their centre', (factor, bounds) => {
    expect(scaled(BOX, factor)).toEqual(bounds);
  });
});
