import { describe, expect, it } from 'vitest';
import { bySize } from '../vocabulary/bag-sizes.ts';
import { HAND_IN_PARTS, HOST_FIELDS, missingParts, NEEDS_APPROVAL } from './host-stashpoints.ts';

const WHOLE = {
  photo: ['front'],
  description: 'Beside the station, behind the blue door.',
  address: '7 Pancras Road',
  postal_code: 'N1C 4AG',
  opening_hours: [{ day: 0, open: '09:00:00', close: '18:00:00' }],
  capacity: { ...bySize(() => 0), standard: 4 },
};

describe('submitting a place', () => {
  it('requires nothing more once it is complete', () => {
    expect(missingParts(WHOLE)).toEqual([]);
  });

  it.each([
    ['pictures', { photo: [] }],
    ['description', { description: '' }],
    ['description', { description: ' '.repeat(60) }],
    ['description', { description: 'x'.repeat(29) }],
    ['address', { address: ' ' }],
    ['address', { address: '12' }],
    ['address', { postal_code: ' ' }],
    ['hours', { opening_hours: [] }],
    ['room', { capacity: bySize(() => 0) }],
  ] as const)('asks for %s', (part, lacking) => {
    expect(missingParts({ ...WHOLE, ...lacking } as never)).toEqual([part]);
  });

  it('names everything missing, in the order of the form', () => {
    const nothing = { photo: [], description: '', address: '', postal_code: '', opening_hours: [] };
    expect(missingParts({ ...nothing, capacity: bySize(() => 0) })).toEqual(HAND_IN_PARTS);
  });

  it('accepts addresses without a number, and in other scripts', () => {
    expect(missingParts({ ...WHOLE, address: 'Bahnhofsplatz' })).toEqual([]);
    expect(missingParts({ ...WHOLE, address: '서울역' })).toEqual([]);
  });
});

describe('changes by hosts', () => {
  it('leave fields that affect money and status to staff', () => {
    for (const field of ['host_id', 'quality', 'first_day_commission', 'guarantee_fee', 'booking_fee'] as const)
      expect(HOST_FIELDS[field]).toBe('never');
    expect(NEEDS_APPROVAL).toEqual(expect.arrayContaining(['address', 'coordinates', 'first_day_cost', 'name']));
  });
});
