import { describe, expect, it } from 'vitest';
import { readStay, stayInstants, stayQuery } from './stay.ts';

const noon = new Date('2026-11-21T12:20:00.000Z');

describe('the stay in an address', () => {
  it.each([
    [
      'is now and three hours on when it names none',
      '',
      'Europe/London',
      { dropoff: '2026-11-21T12:00', pickup: '2026-11-21T15:00', bags: 1 },
    ],
    [
      'is on the clock of the place',
      '',
      'Asia/Seoul',
      { dropoff: '2026-11-22T07:00', pickup: '2026-11-22T10:00', bags: 1 },
    ],
    [
      'ends the same evening when three hours on is too late',
      '?dropoff=2026-11-21T20:00',
      'Europe/London',
      { dropoff: '2026-11-21T20:00', pickup: '2026-11-21T21:00', bags: 1 },
    ],
    [
      'ends the next morning when an hour on is too late',
      '?dropoff=2026-11-21T21:00',
      'Europe/London',
      { dropoff: '2026-11-21T21:00', pickup: '2026-11-22T07:00', bags: 1 },
    ],
    [
      'is read as it stands',
      '?dropoff=2026-11-23T10:00&pickup=2026-11-25T18:00&bags=4',
      'Europe/London',
      { dropoff: '2026-11-23T10:00', pickup: '2026-11-25T18:00', bags: 4 },
    ],
    [
      'forgets a drop-off that has passed',
      '?dropoff=2026-11-20T10:00',
      'Europe/London',
      { dropoff: '2026-11-21T12:00', pickup: '2026-11-21T15:00', bags: 1 },
    ],
    [
      'forgets a pick-up before its drop-off',
      '?dropoff=2026-11-23T10:00&pickup=2026-11-23T10:00',
      'Europe/London',
      { dropoff: '2026-11-23T10:00', pickup: '2026-11-23T13:00', bags: 1 },
    ],
    [
      'drops unreadable values',
      '?dropoff=soon&bags=many',
      'Europe/London',
      { dropoff: '2026-11-21T12:00', pickup: '2026-11-21T15:00', bags: 1 },
    ],
  ])('%s', (_name, search, timezone, stay) => {
    expect(readStay(search, timezone, noon)).toEqual(stay);
  });

  it('is read as it was written', () => {
    const stay = { dropoff: '2026-11-23T10:00', pickup: '2026-11-25T18:00', bags: 4 };
    const query = new URLSearchParams(Object.entries(stayQuery(stay)).map(([key, value]) => [key, String(value)]));
    expect(readStay(`?${query}`, 'Europe/London', noon)).toEqual(stay);
  });

  it('is converted to instants in the place’s time zone', () => {
    const stay = { dropoff: '2026-11-23T10:00', pickup: '2026-11-23T18:00', bags: 2 };
    expect(stayInstants(stay, 'America/New_York')).toEqual({
      dropoff: '2026-11-23T15:00:00.000Z',
      pickup: '2026-11-23T23:00:00.000Z',
      bag_count: 2,
    });
  });
});
