import { describe, expect, it } from 'vitest';
import { lockerSizes } from './locker-sizes.ts';

describe('locker sizes', () => {
  it.each([
    ['bendysquare', 'AT', { large: [67, 38, 41] }],
    ['bendysquare', 'DE', { large: [61, 37, 44] }],
    ['hivebox_locker_bank', 'FR', { small: [52, 29, 35], medium: [52, 45, 35], large: [52, 94, 35] }],
    ['quadralink', 'GB', { large: [59, 62, 35] }],
    ['lambda_locker', 'GB', null],
    ['staffed', 'GB', null],
  ] as const)('of %s in %s', (storageType, country, sizes) => {
    expect(lockerSizes(storageType, country)).toEqual(sizes);
  });
});
