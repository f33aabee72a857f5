import { defaulted, nullable, string, type } from 'superstruct';
import { expect, it } from 'vitest';
import { DecodeError } from './errors.ts';
import { decode } from './request.ts';

const Place = type({ name: string(), hint: defaulted(nullable(string()), null) });

it.each([
  [
    { name: 'Kiosk', hint: 'Ring twice' },
    { name: 'Kiosk', hint: 'Ring twice' },
  ],
  // A server of the last release does not know the field, and one of the next sends more.
  [{ name: 'Kiosk' }, { name: 'Kiosk', hint: null }],
  [
    { name: 'Kiosk', floor: 2 },
    { name: 'Kiosk', floor: 2, hint: null },
  ],
])('reads %j', (body, read) => {
  expect(decode(Place, body)).toEqual(read);
});

it.each([{}, { hint: null }, { name: 'Kiosk', hint: 3 }, null])('refuses %j', (body) => {
  expect(() => decode(Place, body)).toThrow(DecodeError);
});
