import { describe, expect, it } from 'vitest';
import {
  BOOKING_STATES,
  BOOKING_TRANSITIONS,
  type BookingActor,
  type BookingState,
  type BookingStep,
  type HandOverStep,
  mayHandOver,
  mayStep,
  noShowTimes,
} from './booking-lifecycle.ts';

const ACTORS: BookingActor[] = ['traveller', 'host', 'staff', 'system'];

describe('the booking lifecycle', () => {
  it('only leads from and to states that exist', () => {
    for (const { from, to } of Object.values(BOOKING_TRANSITIONS)) {
      expect(BOOKING_STATES).toContain(to);
      for (const state of from) expect(BOOKING_STATES).toContain(state);
    }
  });

  it('allows each step to the listed roles only', () => {
    const allowed = BOOKING_STATES.flatMap((state) =>
      (Object.keys(BOOKING_TRANSITIONS) as BookingStep[]).flatMap((step) => {
        const actors = ACTORS.filter((actor) => mayStep(state, step, actor));
        return actors.length === 0 ? [] : [`${state} ${step}: ${actors.join(', ')}`];
      }),
    );
    expect(allowed).toEqual([
      'held confirm: system',
      'held expire: system',
      'held cancel: traveller, staff, system',
      'confirmed cancel: traveller, staff, system',
      'confirmed check_in: host, staff, system',
      'confirmed miss: host, staff, system',
      'checked_in check_out: host, staff, system',
      'expired confirm: system',
      'cancelled take_in: host, staff',
      'no_show reinstate: host, staff, system',
    ]);
  });
});

describe('handing bags over', () => {
  const STAY = {
    dropoff: new Date('2026-11-24T10:00:00Z'),
    pickup: new Date('2026-11-24T18:00:00Z'),
    noShow: { from: new Date('2026-11-24T11:00:00Z'), undoUntil: new Date('2026-11-24T20:00:00Z') },
  };
  const may = (state: BookingState, step: HandOverStep, at: string, isRefunded = false) =>
    mayHandOver({ ...STAY, state, isRefunded }, step, 'host', new Date(at));

  it.each([
    ['check_in', '2026-11-13T10:00:00Z', false],
    ['check_in', '2026-11-24T07:59:59Z', false],
    ['check_in', '2026-11-24T08:00:00Z', true],
    ['check_in', '2026-11-25T18:00:00Z', true],
    ['check_in', '2026-11-25T18:00:01Z', false],
    ['miss', '2026-11-24T10:59:59Z', false],
    ['miss', '2026-11-24T11:00:00Z', true],
    ['miss', '2026-11-25T18:00:00Z', true],
    ['miss', '2026-11-25T18:00:01Z', false],
  ] as const)('%s at %s: %s', (step, at, allowed) => expect(may('confirmed', step, at)).toBe(allowed));

  it('can return bags whenever they are in storage', () => {
    expect(may('checked_in', 'check_out', '2026-11-24T08:01:00Z')).toBe(true);
    expect(may('checked_in', 'check_out', '2027-01-24T08:01:00Z')).toBe(true);
    expect(may('confirmed', 'check_out', '2026-11-24T11:00:00Z')).toBe(false);
  });

  it('takes in the bags of a cancelled booking, refunded or not, around its stay', () => {
    const takesIn = (at: string) =>
      mayHandOver({ ...STAY, state: 'cancelled', isRefunded: true }, 'take_in', 'host', new Date(at));
    expect(takesIn('2026-11-24T08:00:00Z')).toBe(true);
    expect(takesIn('2026-11-24T07:59:59Z')).toBe(false);
  });

  it('undoes a no-show until closing', () => {
    expect(may('no_show', 'reinstate', '2026-11-24T20:00:00Z')).toBe(true);
    expect(may('no_show', 'reinstate', '2026-11-24T20:00:01Z')).toBe(false);
  });

  it('refuses check-in after a full refund, but still records a no-show, for good', () => {
    expect(may('confirmed', 'check_in', '2026-11-24T11:00:00Z', true)).toBe(false);
    expect(may('confirmed', 'miss', '2026-11-24T11:00:00Z', true)).toBe(true);
    expect(may('no_show', 'reinstate', '2026-11-24T11:00:00Z', true)).toBe(false);
  });

  it('is for the host and staff only, and bags in storage can’t be a no-show', () => {
    const stay = { ...STAY, state: 'checked_in' as const, isRefunded: false };
    for (const actor of ACTORS) expect(mayHandOver(stay, 'miss', actor, STAY.dropoff)).toBe(false);
    expect(mayHandOver({ ...stay, state: 'confirmed' }, 'check_in', 'traveller', STAY.dropoff)).toBe(false);
    expect(mayHandOver({ ...stay, state: 'confirmed' }, 'check_in', 'staff', STAY.dropoff)).toBe(true);
  });
});

describe('the times of a no-show', () => {
  const at = (time: string) => new Date(`2026-11-24T${time}:00Z`);
  const maybe = (time: string | null) => (time === null ? null : at(time));
  it.each([
    ['an hour after drop-off, until closing', '10:00', '20:00', null, '11:00', '20:00'],
    ['half an hour before closing, if that is earlier', '19:00', '20:00', null, '19:30', '20:00'],
    ['not before drop-off, however late that is', '19:45', '20:00', null, '19:45', '20:00'],
    ['not while cancelling is free', '10:00', '20:00', '11:40', '11:40', '20:00'],
    [
      'not while cancelling is free, even if that leaves no time to undo it',
      '19:00',
      '20:00',
      '20:20',
      '20:20',
      '20:00',
    ],
    ['after the hour, if cancelling stopped being free before', '10:00', '20:00', '10:30', '11:00', '20:00'],
    ['until pick-up, where the place does not close', '10:00', null, null, '11:00', '23:00'],
  ])('%s', (_, dropoff, closes, freeUntil, from, undoUntil) => {
    const stay = { dropoff: at(dropoff), pickup: at('23:00') };
    expect(noShowTimes({ ...stay, closes: maybe(closes), freeUntil: maybe(freeUntil) })).toEqual({
      from: at(from),
      undoUntil: at(undoUntil),
    });
  });
});
