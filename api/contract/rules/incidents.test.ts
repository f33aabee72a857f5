import { describe, expect, it } from 'vitest';
import { reportableIncidents, restOfStay } from './incidents.ts';

const stay = { dropoff: new Date('2026-11-24T10:00:00Z'), pickup: new Date('2026-11-24T18:00:00Z') };
const atDoor = ['closed', 'refused'];

describe('what can be reported', () => {
  it.each([
    ['confirmed', '2026-11-24T09:29:59Z', []],
    ['confirmed', '2026-11-24T09:30:00Z', atDoor],
    ['confirmed', '2026-11-24T10:00:00Z', [...atDoor, 'closed_at_pickup']],
    ['confirmed', '2026-11-25T18:00:00Z', [...atDoor, 'closed_at_pickup']],
    ['confirmed', '2026-11-25T18:00:01Z', []],
    ['checked_in', '2026-11-24T09:00:00Z', ['closed_at_pickup']],
    ['checked_in', '2026-11-25T18:00:01Z', []],
    ['checked_out', '2026-11-24T18:00:00Z', []],
    ['held', '2026-11-24T10:00:00Z', []],
    ['cancelled', '2026-11-24T10:00:00Z', []],
  ] as const)('%s at %s: %j', (state, now, kinds) => {
    expect(reportableIncidents({ state, ...stay }, new Date(now))).toEqual(kinds);
  });
});

describe('what is left of a stay', () => {
  it.each([
    ['2026-11-24T09:40:00Z', '2026-11-24T10:00:00.000Z', '2026-11-24T18:00:00.000Z'],
    ['2026-11-24T12:10:00Z', '2026-11-24T12:10:00.000Z', '2026-11-24T18:00:00.000Z'],
    ['2026-11-24T17:30:00Z', '2026-11-24T17:30:00.000Z', '2026-11-24T18:30:00.000Z'],
    ['2026-11-25T08:00:00Z', '2026-11-25T08:00:00.000Z', '2026-11-25T09:00:00.000Z'],
  ])('at %s: from %s to %s', (now, dropoff, pickup) => {
    const rest = restOfStay(stay, new Date(now));
    expect([rest.dropoff.toISOString(), rest.pickup.toISOString()]).toEqual([dropoff, pickup]);
  });
});
