import { describe, expect, it } from 'vitest';
import { bySize } from '../vocabulary/bag-sizes.ts';
import { approvalDoubts } from './approval-doubts.ts';

const WHOLE = {
  photo: ['front'],
  description: 'Beside the station, behind the blue door.',
  address: '7 Pancras Road',
  postal_code: 'N1C 4AG',
  opening_hours: [{ day: 0, open: '09:00:00', close: '18:00:00' }],
  capacity: { ...bySize(() => 0), standard: 4 },
  first_day_cost: 600,
  first_day_commission: 300,
};
const CLEAR = { duplicates: [], pin: null, city_price: null };
const city_price = { first_day_cost: 500, extra_day_cost: 400, places: 9 };
const twin = { id: 'p2', name: 'Twin', address: '7 Pancras Road', status: 'approved', active: true } as const;

describe('before a place is approved', () => {
  it('a complete place without duplicates raises no objection', () => {
    expect(approvalDoubts(WHOLE, CLEAR)).toEqual([]);
    expect(
      approvalDoubts({ ...WHOLE, first_day_cost: 700, first_day_commission: 280 }, { ...CLEAR, city_price }),
    ).toEqual([]);
    expect(approvalDoubts(WHOLE, { ...CLEAR, pin: { distance_m: 1500, against: 'postal_code', name: 'N1C' } })).toEqual(
      [],
    );
  });

  it.each([
    ['pictures', { photo: [] }, CLEAR],
    ['description', { description: '' }, CLEAR],
    ['address', { address: '' }, CLEAR],
    ['house_number', { address: 'Bahnhofsplatz' }, CLEAR],
    ['price', { first_day_cost: 2115, first_day_commission: 1057 }, { ...CLEAR, city_price }],
    ['price', { first_day_cost: 299, first_day_commission: 150 }, { ...CLEAR, city_price }],
    ['share', { first_day_commission: 54 }, CLEAR],
    ['share', { first_day_commission: 361 }, CLEAR],
    ['pin', {}, { ...CLEAR, pin: { distance_m: 1501, against: 'postal_code', name: 'N1C' } as const }],
    [
      'twin',
      {},
      { ...CLEAR, duplicates: [{ ...twin, distance_m: 3, host_phone_number: '', reasons: ['address' as const] }] },
    ],
    ['unchecked', {}, null],
  ])('%s raises an objection', (doubt, lacking, checks) => {
    expect(approvalDoubts({ ...WHOLE, ...lacking }, checks)).toEqual([doubt]);
  });
});
