import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cheapestOf, covers, groupPins, type Pin } from './pin-layout.ts';

const sizes = { widthOf: (pins: readonly Pin[]) => (pins.length > 1 ? 130 : 70), height: 48 };

const pin = (id: string, x: number, y: number, own: Partial<Pin> = {}): Pin => ({
  id,
  x,
  y,
  available: true,
  amount: 5,
  ...own,
});

const anyPins = fc.uniqueArray(
  fc.record({
    id: fc.uuid(),
    x: fc.integer({ min: 0, max: 900 }),
    y: fc.integer({ min: 0, max: 600 }),
    available: fc.boolean(),
    amount: fc.option(fc.integer({ min: 1, max: 90 })),
  }),
  { selector: ({ id }) => id, maxLength: 60 },
);

describe('pins on a map', () => {
  it('never cover each other, wherever they are', () => {
    fc.assert(
      fc.property(anyPins, (pins) => {
        const groups = groupPins(pins, sizes);
        for (const [index, one] of groups.entries())
          for (const other of groups.slice(index + 1)) expect(covers(one, other, sizes.height)).toBe(false);
      }),
    );
  });

  it('are all present, each once', () => {
    fc.assert(
      fc.property(anyPins, (pins) => {
        const shown = groupPins(pins, sizes).flatMap((group) => group.pins.map(({ id }) => id));
        expect(shown.sort()).toEqual(pins.map(({ id }) => id).sort());
      }),
    );
  });

  it('stay separate if there is space, in the order they were given', () => {
    const pins = [pin('a', 400, 300), pin('b', 100, 300), pin('c', 400, 100)];
    expect(groupPins(pins, sizes).map((group) => group.pins.map(({ id }) => id))).toEqual([['a'], ['b'], ['c']]);
  });

  it('merge in the middle if there is none', () => {
    const [group, ...rest] = groupPins([pin('a', 100, 100), pin('b', 140, 120)], sizes);
    expect(group).toMatchObject({ x: 120, y: 110, width: 130 });
    expect(rest).toEqual([]);
  });

  it('merge with others that the wider pin of a group would cover', () => {
    const row = [pin('a', 0, 0), pin('b', 40, 0), pin('c', 115, 0)];
    expect(groupPins(row, sizes)).toHaveLength(1);
  });
});

describe('the price of a group', () => {
  it.each([
    ['the cheapest that can be had', [9, 4, 7], 1],
    ['the first of those that cost the same', [4, 4], 0],
    ['what has a price, before what has none', [null, 8], 1],
    ['the first where nothing can be had', [null, null], 0],
  ])('is %s', (_, amounts, index) => {
    const pins = amounts.map((amount, at) => pin(String(at), 0, 0, { amount }));
    expect(cheapestOf(pins)?.id).toBe(String(index));
  });
});
