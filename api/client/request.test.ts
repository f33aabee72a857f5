import { defaulted, nullable, string, type } from 'superstruct';
import { expect, it, vi } from 'vitest';
import { createClient } from './client.ts';
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

it.each([
  ['ends the session', {}, 1],
  ['is left to a call that asked for it', { ignoreUnauthorized: true }, 0],
])('a refused session %s', async (_what, options, ended) => {
  const onUnauthorized = vi.fn();
  const fetch = async () => new Response('{"id":"UNAUTHORIZED"}', { status: 401 });
  await expect(createClient({ fetch, onUnauthorized }).getMe({}, options)).rejects.toMatchObject({ status: 401 });
  expect(onUnauthorized).toHaveBeenCalledTimes(ended);
});
