import { describe, expect, it } from 'vitest';
import { shareOfHost } from './share-of-host.ts';
import { stashpointChecks } from './stashpoint-checks.ts';

const stashpoint = {
  photos: [{ alt_text: 'Front', sizes: {} }],
  opening_hours: [
    { day: 0, open: '09:00:00', close: '12:00:00' },
    { day: 0, open: '14:00:00', close: '18:00:00' },
    { day: 1, open: '09:00:00', close: '18:00:00' },
  ],
  storage_spaces: [
    { id: 'a', size: 'small' as const, quantity: 4 },
    { id: 'b', size: 'large' as const, quantity: 2 },
  ],
  description: 'Beside the station.',
  pricing_structure: {
    booking_fee: 50,
    ccy: 'EUR' as const,
    ccy_minor_in_major: 100,
    ccy_symbol: '€',
    first_day_cost: 500,
    extra_day_cost: 400,
    guarantee_fee: 100,
  },
  first_day_commission: 250,
  extra_day_commission: 100,
};

describe('the checks of a place', () => {
  it('find nothing wrong with a complete one, and count days instead of periods', () => {
    const checks = stashpointChecks(stashpoint);
    expect(checks.every(({ good }) => good)).toBe(true);
    expect(checks.map(({ count }) => count)).toEqual([1, 2, 6, undefined, undefined]);
  });

  it('list everything that is missing', () => {
    const empty = { ...stashpoint, photos: [], opening_hours: [], storage_spaces: [], description: ' ' };
    const bad = stashpointChecks(empty).filter(({ good }) => !good);
    expect(bad.map(({ key }) => key)).toEqual(['no_pictures', 'no_hours', 'no_room', 'no_description']);
  });

  it.each([
    [200, 'share'],
    [300, 'share'],
    [199, 'odd_share'],
    [301, 'odd_share'],
  ])('call a host’s %i of 500 a %s', (first_day_commission, key) => {
    expect(stashpointChecks({ ...stashpoint, first_day_commission })[3]?.key).toBe(key);
  });
});

describe('the share of a host', () => {
  it('divides the price of a bag without the fees', () => {
    expect(shareOfHost(stashpoint)).toEqual([
      { kind: 'first_day', price: 500, host: 250, cubby: 250, share: 0.5 },
      { kind: 'extra_day', price: 400, host: 100, cubby: 300, share: 0.25 },
    ]);
  });

  it('is null for a free place', () => {
    const free = { ...stashpoint, pricing_structure: { ...stashpoint.pricing_structure, first_day_cost: 0 } };
    expect(shareOfHost({ ...free, first_day_commission: 0 })[0]?.share).toBeNull();
  });
});
