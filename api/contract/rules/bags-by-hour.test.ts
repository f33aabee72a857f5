import { expect, it } from 'vitest';
import { bagsByHour } from './bags-by-hour.ts';

type Stay = Parameters<typeof bagsByHour>[0][number];

const at = (hour: number, minute = 0) => new Date(Date.UTC(2026, 10, 22, hour, minute)).toISOString();
const expected: Stay = {
  state: 'confirmed',
  dropoff: at(11),
  pickup: at(13),
  storage_spaces: [{ size: 'large', quantity: 2 }],
  bags: [],
};
const inside: Stay = { ...expected, state: 'checked_in', dropoff: at(9) };
const bag = { size: 'small', checked_out_at: null } as const;

/** Number of bags in the five hours from ten o’clock, at a quarter past eleven. */
it.each<[string, Stay, number[]]>([
  ['expected from the hour of its drop-off, and gone at its pick-up', expected, [0, 2, 2, 0, 0]],
  ['expected in every hour it touches', { ...expected, dropoff: at(11, 59), pickup: at(13, 1) }, [0, 2, 2, 2, 0]],
  ['that begins with the next hour', { ...expected, dropoff: at(12) }, [0, 0, 2, 0, 0]],
  ['that is inside, until it is due', inside, [2, 2, 2, 0, 0]],
  ['that is inside and late, until now', { ...inside, pickup: at(9, 30) }, [2, 2, 0, 0, 0]],
  ['whose bags have gone in part', { ...inside, bags: [bag, { ...bag, checked_out_at: at(10) }] }, [1, 1, 1, 0, 0]],
  ['that is over', { ...inside, state: 'checked_out' }, [0, 0, 0, 0, 0]],
])('counts the bags of a stay %s', (_which, stay, totals) => {
  const hours = bagsByHour([stay], new Date(at(10)), 5, new Date(at(11, 15)));
  expect(hours.map(({ total }) => total)).toEqual(totals);
});

it('counts bags by size and adds up stays', () => {
  const [hour] = bagsByHour([inside, { ...inside, bags: [bag] }], new Date(at(10)), 1, new Date(at(10)));
  expect(hour).toMatchObject({ bags: { small: 1, large: 2 }, total: 3, until: new Date(at(11)) });
});
