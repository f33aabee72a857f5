import { createExpression } from '@maplibre/maplibre-gl-style-spec';
import type { Map as MapLibreMap } from 'maplibre-gl';
import { describe, expect, it } from 'vitest';
import { leaveOut } from './use-own-names.ts';

const SIGHTS = ['==', ['get', 'class'], 'attraction'];
const CASINO: [number, number] = [7.428, 43.739];

/** A fake map with only its layers' filters. */
function mapWith(filters: Record<string, unknown>) {
  const listeners = new Set<() => void>();
  const map = {
    getLayer: (id: string) => (id in filters ? { id } : undefined),
    getFilter: (id: string) => filters[id],
    setFilter: (id: string, filter: unknown) => {
      filters[id] = filter;
    },
    on: (_: string, listener: () => void) => listeners.add(listener),
    off: (_: string, listener: () => void) => listeners.delete(listener),
  };
  return { map: map as unknown as MapLibreMap, filters, listeners };
}

describe('names of the streets', () => {
  it('are hidden if our labels show the same, and restored', () => {
    const { map, filters, listeners } = mapWith({ sight: SIGHTS, road: SIGHTS });
    const putBack = leaveOut(map, [CASINO]);
    expect(createExpression(filters.sight, 'layers[0].filter').result).toBe('success');
    expect(filters.sight).not.toEqual(SIGHTS);
    expect(filters.road).toEqual(SIGHTS);
    putBack();
    expect(filters.sight).toEqual(SIGHTS);
    expect(listeners.size).toBe(0);
  });

  it('are hidden in the next style as well, once', () => {
    const { map, filters, listeners } = mapWith({});
    leaveOut(map, [CASINO]);
    filters.sight = SIGHTS;
    for (const listener of listeners) listener();
    expect(filters.sight).toEqual(['all', SIGHTS, expect.anything()]);
  });
});
