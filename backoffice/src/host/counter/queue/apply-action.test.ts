import type { CounterAction } from '@cubby/api';
import { describe, expect, it } from 'vitest';
import { counterBooking, counterDay } from '../../../../testing/counter.ts';
import { applyAction } from './apply-action.ts';

const AT = '2026-11-22T10:05:00.000Z';

function action(own: Partial<CounterAction> & Pick<CounterAction, 'kind'>): CounterAction {
  const id = '00000000-0000-4000-8000-000000000000';
  return { id, device_id: id, booking_id: counterBooking().id, occurred_at: AT, ...own };
}

const bag = (number: number) => ({
  number,
  size: 'standard' as const,
  tag: `A${number}`,
  checked_in_at: AT,
  checked_out_at: null,
});
const inside = counterBooking({ state: 'checked_in', checked_in_at: AT, bags: [bag(1), bag(2)] });

describe('the day after an action', () => {
  it('has the bags in storage, with their tags', () => {
    const { bookings } = applyAction(counterDay(), action({ kind: 'check_in', bags: [{ tag: 'A1' }, { tag: null }] }));
    expect(bookings[0]).toMatchObject({ state: 'checked_in', checked_in_at: AT });
    expect(bookings[0]?.bags.map(({ number, size, tag }) => [number, size, tag])).toEqual([
      [1, 'standard', 'A1'],
      [2, 'standard', null],
    ]);
  });

  it('keeps remaining bags when some are collected, and ends with the last', () => {
    const some = applyAction(counterDay({ bookings: [inside] }), action({ kind: 'check_out', bag_numbers: [2] }));
    expect(some.bookings[0]).toMatchObject({ state: 'checked_in', checked_out_at: null });
    expect(some.bookings[0]?.bags.map(({ checked_out_at }) => checked_out_at)).toEqual([null, AT]);
    const all = applyAction(some, action({ kind: 'check_out' }));
    expect(all.bookings[0]).toMatchObject({ state: 'checked_out', checked_out_at: AT });
  });

  it('has fewer bags at once, and more only after payment', () => {
    const day = counterDay();
    expect(applyAction(day, action({ kind: 'correct', bag_count: 1 })).bookings[0]).toMatchObject({
      bag_count: 1,
      storage_spaces: [{ size: 'standard', quantity: 1 }],
    });
    expect(applyAction(day, action({ kind: 'correct', bag_count: 3 }))).toBe(day);
  });

  it('drops refused travellers, and marks no-shows until that is undone', () => {
    expect(applyAction(counterDay(), action({ kind: 'refuse', reason: 'full' })).bookings).toEqual([]);
    const missed = applyAction(counterDay(), action({ kind: 'miss' }));
    expect(missed.bookings[0]?.state).toBe('no_show');
    expect(applyAction(missed, action({ kind: 'reinstate' }))).toEqual(counterDay());
  });

  it.each(['check_in', 'correct', 'refuse', 'miss', 'reinstate'] as const)(
    'is unchanged if %s no longer applies',
    (kind) => {
      const day = counterDay({ bookings: [inside] });
      expect(applyAction(day, action({ kind, bag_count: 1, reason: 'full' }))).toBe(day);
    },
  );

  it('keeps the tags of a second check-in, by which the bags are found', () => {
    const again = action({ kind: 'check_in', bags: [{ tag: 'A2' }, { tag: 'B7' }] });
    expect(applyAction(counterDay({ bookings: [inside] }), again).bookings[0]).toMatchObject({
      bags: inside.bags,
      other_tags: ['B7'],
    });
  });

  it('is unchanged if the booking is gone', () => {
    const day = counterDay({ bookings: [] });
    expect(applyAction(day, action({ kind: 'check_in' }))).toBe(day);
  });
});
