import { describe, expect, it } from 'vitest';
import { closesAt } from './closing-time.ts';
import { fittingMessages } from './messages.ts';
import { compileOpeningHours } from './opening-hours.ts';

const dropoff = new Date('2026-11-24T10:00:00Z');
const pickup = new Date('2026-11-24T18:00:00Z');
const stay = { dropoff, pickup, checked_out_at: null, closes: null };
const at = (time: string) => new Date(`2026-11-24T${time}:00Z`);

describe('ready-made emails on offer', () => {
  it.each([
    ['before drop-off', { state: 'confirmed' }, '09:00', ['how_to_find']],
    ['at drop-off', { state: 'confirmed' }, '10:00', ['how_to_find', 'still_coming']],
    ['after pick-up of who never came', { state: 'confirmed' }, '18:01', []],
    ['while the bags are here', { state: 'checked_in' }, '12:00', ['bags_held']],
    ['before closing', { state: 'checked_in', closes: at('20:00') }, '18:00', ['bags_held', 'collect_today']],
    ['after pick-up', { state: 'checked_in' }, '18:01', ['bags_held', 'pickup_over']],
    ['once collected', { state: 'checked_out', checked_out_at: at('17:00') }, '19:00', ['left_behind']],
    ['long after', { state: 'checked_out', checked_out_at: new Date('2026-10-24T17:00:00Z') }, '19:00', []],
    ['once cancelled', { state: 'cancelled' }, '09:00', []],
    ['for a no-show', { state: 'no_show' }, '19:00', []],
    ['for a hold', { state: 'held' }, '09:00', []],
  ] as const)('%s', (_name, own, time, kinds) => {
    expect(fittingMessages({ ...stay, ...own }, at(time))).toEqual(kinds);
  });
});

describe('when a place closes today', () => {
  const daily = (open: string, close: string) =>
    compileOpeningHours([0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, open: `${open}:00`, close: `${close}:00` })));
  it.each([
    ['at the end of its day', daily('08:00', '20:00'), '12:00', '2026-11-24T20:00:00.000Z'],
    ['not any more', daily('08:00', '20:00'), '20:00', null],
    ['after midnight, the next day', daily('18:00', '02:00'), '19:00', '2026-11-25T00:00:00.000Z'],
    ['never, open round the clock', daily('00:00', '00:00'), '12:00', null],
    ['not at all, closed today', compileOpeningHours([]), '12:00', null],
  ])('%s', (_name, hours, time, closes) => {
    expect(closesAt(hours, at(time), 'Europe/London')?.toISOString() ?? null).toBe(closes);
  });

  it('uses the place’s own clock', () => {
    expect(closesAt(daily('08:00', '20:00'), at('23:30'), 'Asia/Seoul')?.toISOString()).toBe(
      '2026-11-25T11:00:00.000Z',
    );
  });
});
