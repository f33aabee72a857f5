import type { CounterBookingPlace } from '@cubby/api';
import { expect, it } from 'vitest';
import { refuse } from '../../../../../tests/harness/fake-api.ts';
import { counterBooking, counterDay } from '../../../../testing/counter.ts';
import { fakeApi } from '../../../../testing/render-page.tsx';
import { readCode } from './read-code.ts';

const day = counterDay({ bookings: [counterBooking(), counterBooking({ id: '5F7K2M9QXB', state: 'cancelled' })] });
const place: CounterBookingPlace = {
  id: '6F7K2M9QXC',
  state: 'confirmed',
  dropoff: '2026-11-29T10:00:00.000Z',
  stashpoint: { ...day.stashpoint },
};
const elsewhere = { ...place.stashpoint, id: '18399e7fe29b', business_name: 'Nook', address: '2 Low Street' };
const refusal = refuse('NOT_FOUND');

it.each([
  ['of today', '4f7k-2m9qxa', refusal, { kind: 'booking', id: '4F7K2M9QXA' }],
  ['of a cancelled booking', '5F7K2M9QXB', refusal, { kind: 'cancelled' }],
  ['of another day', '6f7k 2m9qxc', place, { kind: 'not_today', dropoff: place.dropoff }],
  [
    'of another place',
    '6F7K2M9QXC',
    { ...place, stashpoint: elsewhere },
    { kind: 'elsewhere', stashpoint: 'Nook', address: '2 Low Street' },
  ],
  ['of no booking', '6F7K2M9QXC', refusal, { kind: 'nothing', text: '6F7K2M9QXC' }],
] as const)('a typed booking number gets the answer its pass would get: %s', async (_which, text, answer, reading) => {
  fakeApi().on('findCounterBooking', answer);
  expect(await readCode([text], day)).toEqual(reading);
});
