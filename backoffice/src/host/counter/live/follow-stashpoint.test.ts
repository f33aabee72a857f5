import type { CounterChanges } from '@cubby/api';
import { describe, expect, it } from 'vitest';
import { counterBooking, counterDay } from '../../../../testing/counter.ts';
import { type Following, followStashpoint } from './follow-stashpoint.ts';
import { mergeChanges } from './merge-changes.ts';

const changes = (own: Partial<CounterChanges>): CounterChanges => ({
  reset: false,
  bookings: [],
  gone: [],
  tasks: [],
  cursor: '2',
  ...own,
});

/** Follows a place until `steps` events have happened, and records all of them. */
async function follow(own: Partial<Following>, steps: number): Promise<string[]> {
  const over = new AbortController();
  const happened: string[] = [];
  const note = (step: string) => {
    happened.push(step);
    if (happened.length >= steps) over.abort();
  };
  await followStashpoint({
    loadDay: async () => counterDay(),
    stream: async function* () {},
    listChanges: async (since) => changes({ cursor: `${Number(since) + 1}` }),
    onDay: async () => note('day'),
    onChanges: async ({ cursor }) => note(`changes ${cursor}`),
    onLink: (link) => note(link),
    pause: async () => {},
    today: () => counterDay().date,
    signal: over.signal,
    ...own,
  });
  return happened;
}

describe('a device stays up to date with its place', () => {
  it('by a stream, resumed where it ended', async () => {
    const since: string[] = [];
    const stream: Following['stream'] = async function* (cursor) {
      since.push(cursor);
      yield changes({ cursor: String(Number(cursor) + 1) });
    };
    const happened = await follow({ stream }, 5);
    expect(happened).toEqual(['day', 'changes 2', 'live', 'changes 3', 'live']);
    expect(since.slice(0, 2)).toEqual(['1', '2']);
  });

  it('by polling, if streams are unavailable', async () => {
    expect(await follow({}, 5)).toEqual(['day', 'changes 2', 'polling', 'changes 3', 'polling']);
  });

  it('by reloading the day, if its cursor has expired', async () => {
    const stream: Following['stream'] = async function* () {
      yield changes({ reset: true });
    };
    expect(await follow({ stream }, 2)).toEqual(['day', 'day']);
  });

  it('by reloading the day, once the next one has begun', async () => {
    const dates = ['2026-11-23', '2026-11-23'];
    const happened = await follow({ today: () => dates.shift() ?? '2026-11-22' }, 3);
    expect(happened).toEqual(['day', 'day', 'day']);
  });

  it('again after an outage, and shows that it is offline until then', async () => {
    let tries = 0;
    const loadDay: Following['loadDay'] = async () => {
      tries += 1;
      if (tries < 3) throw new TypeError('Failed to fetch');
      return counterDay();
    };
    expect(await follow({ loadDay }, 3)).toEqual(['offline', 'offline', 'day']);
  });
});

it('a day takes changes, drops bookings that have left, and replaces its tasks', () => {
  const day = counterDay({ bookings: [counterBooking({ id: 'B1' }), counterBooking({ id: 'B2' })] });
  const bookings = [counterBooking({ id: 'B1', state: 'checked_in' }), counterBooking({ id: 'B3' })];
  const merged = mergeChanges(day, changes({ bookings, gone: ['B2'], cursor: '7' }));
  expect(merged.bookings.map(({ id, state }) => [id, state])).toEqual([
    ['B1', 'checked_in'],
    ['B3', 'confirmed'],
  ]);
  expect(merged).toMatchObject({ tasks: [], cursor: '7' });
});
