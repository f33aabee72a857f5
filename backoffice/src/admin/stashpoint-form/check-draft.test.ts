import { describe, expect, it } from 'vitest';
import { checkStashpointDraft } from './check-draft.ts';

const GOOD = {
  name: 'Quay',
  address: '1 Quay Street',
  postalCode: 'SE1 2AA',
  hostId: 'h1',
  type: 'shop',
  coordinates: { lat: 51, lng: 0 },
  openingHours: [{ day: 0, open: '09:00:00', close: '18:00:00' }],
};

describe('the draft of a place', () => {
  it('needs a name, an address, a host, a marker and hours, but no prices', () => {
    expect(checkStashpointDraft(GOOD)).toEqual({});
    expect(Object.keys(checkStashpointDraft({ name: ' ', coordinates: '' })).sort()).toEqual([
      'address',
      'coordinates',
      'hostId',
      'name',
      'openingHours',
      'postalCode',
      'type',
    ]);
  });

  it.each([
    ['more than its price', 501, 'stashpoints.share_too_large'],
    ['all of it', 500, undefined],
    ['nothing', null, undefined],
  ])('lets a host earn %s or not', (_what, firstDayCommission, problem) => {
    const draft = { ...GOOD, firstDayCost: 500, firstDayCommission };
    expect(checkStashpointDraft(draft).firstDayCommission).toBe(problem);
  });
});
