import { generateKeyPairSync, sign } from 'node:crypto';
import {
  type CounterBooking,
  type CounterBookingPlace,
  codeAddress,
  codeMessage,
  type PassStay,
  passCode,
  writeStay,
} from '@cubby/api';
import { describe, expect, it } from 'vitest';
import { booking } from '../../../../../tests/harness/booking-record.ts';
import { refuse } from '../../../../../tests/harness/fake-api.ts';
import { counterBooking, counterDay } from '../../../../testing/counter.ts';
import { fakeApi } from '../../../../testing/render-page.tsx';
import { withStays } from '../scan/provisional.ts';
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

describe('a pass that the server has not sent yet', () => {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const here = { ...day, pass_key: String(publicKey.export({ format: 'jwk' }).x) };
  const stay = {
    booking_id: '6F7K2M9QXC',
    version: 1,
    stashpoint_id: day.stashpoint.id,
    dropoff: '2026-11-22T11:00:00.000Z',
    pickup: '2026-11-22T15:00:00.000Z',
    bags: { small: 1, medium: 0, large: 0, standard: 0 },
  };
  const codeOf = (told: PassStay, signed = told) => {
    const [text = '', message = ''] = [told, signed].map((each) => writeStay(each) ?? '');
    return codeAddress('https://cubby.test', passCode(text, sign(null, Buffer.from(codeMessage(message)), privateKey)));
  };
  const tomorrow = { ...stay, dropoff: '2026-11-23T11:00:00.000Z', pickup: '2026-11-24T15:00:00.000Z' };
  const later = { ...stay, dropoff: '2026-11-24T11:00:00.000Z', pickup: '2026-11-24T15:00:00.000Z' };
  const other = { ...stay, stashpoint_id: '18399e7fe29b' };

  it.each([
    ['of today', codeOf(stay), { kind: 'booking', id: stay.booking_id, stay }],
    ['of tomorrow', codeOf(tomorrow), { kind: 'booking', id: stay.booking_id, stay: tomorrow }],
    ['of another day', codeOf(later), { kind: 'not_today', dropoff: later.dropoff }],
    ['of another place', codeOf(other), { kind: 'elsewhere_unknown' }],
    ['of this place that was signed for another', codeOf(stay, other), { kind: 'forged' }],
    [
      'with more bags than were signed',
      codeOf({ ...stay, bags: { ...stay.bags, large: 9 } }, stay),
      { kind: 'forged' },
    ],
  ])('says itself, without a connection: %s', async (_which, code, reading) => {
    fakeApi().goOffline();
    expect(await readCode([code], here)).toMatchObject(reading);
  });

  it('is not for another day when it was paid for a moment ago', async () => {
    const { dropoff, pickup } = stay;
    fakeApi().on(
      'getBooking',
      booking({
        id: stay.booking_id,
        state: 'confirmed',
        dropoff,
        pickup,
        stashpoint: { ...booking().stashpoint, id: day.stashpoint.id },
      }),
    );
    expect(await readCode([codeOf(stay)], here)).toMatchObject({ kind: 'booking', stay });
  });
});

describe('the stay of a scanned pass', () => {
  const known = counterBooking({ version: 3 });
  const stay: PassStay = {
    booking_id: known.id,
    version: 4,
    stashpoint_id: day.stashpoint.id,
    dropoff: known.dropoff,
    pickup: '2026-11-22T18:00:00.000Z',
    bags: { small: 0, medium: 0, large: 1, standard: 2 },
  };
  const shown = (own: Partial<PassStay>, booking: Partial<CounterBooking> = {}) =>
    withStays(counterDay({ bookings: [{ ...known, ...booking }] }), [{ ...stay, ...own }]).bookings;

  it.each([
    [
      'counts if it is newer than what the server sent',
      {},
      {},
      [{ bag_count: 3, pickup: stay.pickup, pin: known.pin }],
    ],
    ['does not if it is older', { version: 3 }, {}, [known]],
    ['does not once the bags are in storage', {}, { state: 'checked_in' }, [{ bag_count: 2, state: 'checked_in' }]],
    ['does not at another place', { stashpoint_id: '18399e7fe29b' }, {}, [known]],
    [
      'is a booking of its own if the server sent none',
      { booking_id: '6F7K2M9QXC' },
      {},
      [known, { bag_count: 3, pin: '' }],
    ],
  ] as const)('%s', (_what, own, booking, bookings) => {
    expect(shown(own as Partial<PassStay>, booking)).toMatchObject(bookings as never);
  });
});
