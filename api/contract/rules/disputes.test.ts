import { describe, expect, it } from 'vitest';
import { bearersOfChargeback } from './disputes.ts';

describe('who bears a chargeback', () => {
  it.each([
    ['the platform, for a stay that took place', 1300, 500, false, { host: 0, platform: 1300 }],
    ['the host first, where the place failed', 1300, 500, true, { host: 500, platform: 800 }],
    ['the host alone, for less than their share', 300, 500, true, { host: 300, platform: 0 }],
    ['the platform, where the host has nothing left', 1300, 0, true, { host: 0, platform: 1300 }],
    ['the platform, where the host owes already', 1300, -200, true, { host: 0, platform: 1300 }],
  ])('%s', (_name, amount, hostShare, stashpointFailed, expected) =>
    expect(bearersOfChargeback(amount, { hostShare, stashpointFailed })).toEqual(expected),
  );
});
