import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cheapestOf, covers, groupMarkers, type Marker } from './marker-layout.ts';

const sizes = { widthOf: (markers: readonly Marker[]) => (markers.length > 1 ? 130 : 70), height: 48 };

const marker = (id: string, x: number, y: number, own: Partial<Marker> = {}): Marker => ({
  id,
  x,
  y,
  available: true,
  amount: 5,
  ...own,
});

const anyMarkers = fc.uniqueArray(
  fc.record({
    id: fc.uuid(),
    x: fc.integer({ min: 0, max: 900 }),
    y: fc.integer({ min: 0, max: 600 }),
    available: fc.boolean(),
    amount: fc.option(fc.integer({ min: 1, max: 90 })),
  }),
  { selector: ({ id }) => id, maxLength: 60 },
);

describe('markers on a map', () => {
  it('never cover each other, wherever they are', () => {
    fc.assert(
      fc.property(anyMarkers, (markers) => {
        const groups = groupMarkers(markers, sizes);
        for (const [index, one] of groups.entries())
          for (const other of groups.slice(index + 1)) expect(covers(one, other, sizes.height)).toBe(false);
      }),
    );
  });

  it('are all present, each once', () => {
    fc.assert(
      fc.property(anyMarkers, (markers) => {
        const shown = groupMarkers(markers, sizes).flatMap((group) => group.markers.map(({ id }) => id));
        expect(shown.sort()).toEqual(markers.map(({ id }) => id).sort());
      }),
    );
  });

  it('stay separate if there is space, in the order they were given', () => {
    const markers = [marker('a', 400, 300), marker('b', 100, 300), marker('c', 400, 100)];
    expect(groupMarkers(markers, sizes).map((group) => group.markers.map(({ id }) => id))).toEqual([
      ['a'],
      ['b'],
      ['c'],
    ]);
  });

  it('merge in the middle if there is none', () => {
    const [group, ...rest] = groupMarkers([marker('a', 100, 100), marker('b', 140, 120)], sizes);
    expect(group).toMatchObject({ x: 120, y: 110, width: 130 });
    expect(rest).toEqual([]);
  });

  it('merge with others that the wider marker of a group would cover', () => {
    const row = [marker('a', 0, 0), marker('b', 40, 0), marker('c', 115, 0)];
    expect(groupMarkers(row, sizes)).toHaveLength(1);
  });
});

describe('the price of a group', () => {
  it.each([
    ['the cheapest that can be had', [9, 4, 7], 1],
    ['the first of those that cost the same', [4, 4], 0],
    ['what has a price, before what has none', [null, 8], 1],
    ['the first where nothing can be had', [null, null], 0],
  ])('is %s', (_, amounts, index) => {
    const markers = amounts.map((amount, at) => marker(String(at), 0, 0, { amount }));
    expect(cheapestOf(markers)?.id).toBe(String(index));
  });
});
