import fc from 'fast-check';
import { expect, it } from 'vitest';
import { BAG_SIZES, type BagSize } from '../vocabulary/bag-sizes.ts';
import { BOOKING_ID_ALPHABET } from './booking-ids.ts';
import { codeAddress, codeMessage, passCode, readPass, writeStay } from './passes.ts';

const minutes = (most: number) => fc.integer({ min: 0, max: most });
const STAYS = fc.record({
  booking_id: fc.string({ unit: fc.constantFrom(...BOOKING_ID_ALPHABET), minLength: 10, maxLength: 10 }),
  version: fc.integer({ min: 0, max: 1_023 }),
  stashpoint_id: fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: 12, maxLength: 12 }),
  times: fc.tuple(minutes(2 ** 30 - 1), minutes(30 * 24 * 60)).map(([begin, length]) => ({
    dropoff: new Date(begin * 60_000).toISOString(),
    pickup: new Date((begin + length) * 60_000).toISOString(),
  })),
  bags: fc.record(
    Object.fromEntries(BAG_SIZES.map((size) => [size, minutes(500)])) as Record<BagSize, fc.Arbitrary<number>>,
  ),
});

it('a code tells the stay that was written, however it is scanned', () => {
  const signatures = fc.uint8Array({ minLength: 64, maxLength: 64 });
  fc.assert(
    fc.property(STAYS, signatures, fc.boolean(), ({ times, ...rest }, signature, isLower) => {
      const stay = { ...rest, ...times };
      const written = writeStay(stay) ?? '';
      const address = codeAddress('https://cubby.example', passCode(written, signature));
      const pass = readPass(isLower ? address.toLowerCase() : address);
      expect(pass?.stay).toEqual(stay);
      expect(pass?.message).toBe(codeMessage(written));
      expect(pass?.signature).toBe(Buffer.from(signature).toString('base64url'));
      expect(address).toMatch(/^[0-9A-Z:/.]{1,200}$/);
    }),
  );
});

it.each([
  ['an ID that is not ours', { stashpoint_id: 'BOUNCE-12' }],
  ['more bags than any booking has', { bags: { small: 0, medium: 0, large: 0, standard: 1_024 } }],
  ['a stay that ends before it begins', { pickup: '2026-11-22T09:00:00.000Z' }],
])('a stay is not written with %s', (_which, wrong) => {
  const stay = {
    booking_id: '4F7K2M9QXA',
    version: 0,
    stashpoint_id: '08399e7fe29b',
    dropoff: '2026-11-22T10:00:00.000Z',
    pickup: '2026-11-22T16:00:00.000Z',
    bags: { small: 0, medium: 0, large: 0, standard: 2 },
  };
  expect(writeStay(stay)).not.toBeNull();
  expect(writeStay({ ...stay, ...wrong })).toBeNull();
});
