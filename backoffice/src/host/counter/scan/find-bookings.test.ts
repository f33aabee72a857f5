import { describe, expect, it } from 'vitest';
import { counterBooking } from '../../../../testing/counter.ts';
import { findBookings } from './find-bookings.ts';

const AT = '2026-11-22T10:00:00.000Z';
const maya = counterBooking();
const jose = counterBooking({
  id: '5F7K2M9QXB',
  pin: '0815',
  first_name: 'José',
  last_name: 'Núñez-Ortega',
  state: 'checked_in',
  bags: [
    { number: 1, size: 'standard', tag: 'A7', checked_in_at: AT, checked_out_at: null },
    { number: 2, size: 'standard', tag: 'A8', checked_in_at: AT, checked_out_at: AT },
  ],
});
const twice = counterBooking({
  id: '7F7K2M9QXD',
  pin: '2233',
  last_name: 'Roth',
  state: 'checked_in',
  other_tags: ['B7', 'A7'],
});
const gone = counterBooking({
  id: '6F7K2M9QXC',
  pin: '4711',
  first_name: 'Maya',
  last_name: 'Berg',
  state: 'cancelled',
});
const all = [gone, maya, jose, twice];

describe('a booking at the counter is found', () => {
  it.each([
    ['by a tag, however it is written, and wherever it may be as well', ' a 7', [jose, twice]],
    ['by a tag of a check-in that does not count', 'b7', [twice]],
    ['not by a tag that has come back', 'A8', []],
    ['by the PIN, who can still come first', '4711', [maya, gone]],
    ['by the PIN in full-width or Arabic digits', '４٧１1', [maya, gone]],
    ['by the number as it is read out', '4f7k-2m9q', [maya]],
    ['by a part of the name without accents', 'ortega jose', [jose]],
    ['by a first name that several have', 'maya', [twice, maya, gone]],
    ['not by nothing', '  ', []],
  ])('%s', (_name, text, found) => expect(findBookings(all, text)).toEqual(found));
});
