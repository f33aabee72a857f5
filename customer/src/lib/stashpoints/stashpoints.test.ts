import type { Stashpoint } from '@cubby/api';
import { describe, expect, it } from 'vitest';
import { stashpoint } from '../../../testing/site-records.ts';
import { badgesOf } from './badges.ts';
import { isUnavailable } from './GoToUnavailable.tsx';
import { writeDistance } from './write-distance.ts';

const number = (value: number, digits = 0) => value.toFixed(digits);

describe('a distance', () => {
  it.each([
    [0, '10 m'],
    [0.004, '10 m'],
    [0.016, '20 m'],
    [0.3, '300 m'],
    [0.994, '990 m'],
    [0.995, '1.0 km'],
    [1, '1.0 km'],
    [12.34, '12.3 km'],
  ])('of %d km is written %s', (kilometres, text) => expect(writeDistance(kilometres, number)).toBe(text));
});

describe('the summary of a place', () => {
  const features = { new_stashpoint: false, often_fully_booked: false, premium_stashpoint: false };
  const said = (own: Partial<Stashpoint>) =>
    badgesOf(stashpoint(own), (key, ...[values]) => `${key}${values?.smart_count ?? ''}`).map(({ label }) => label);

  it.each<[string, Partial<Stashpoint>, string[]]>([
    ['nothing of an ordinary one', {}, []],
    ['how few spaces are left', { bags_available: 5 }, ['stashpoint.spacesLeft5']],
    ['nothing of six spaces', { bags_available: 6 }, []],
    ['nothing of no space at all', { bags_available: 0 }, []],
    [
      'nothing of one that never closes, nor that it is open late',
      { open_twentyfour_seven: true, open_late: true },
      [],
    ],
    ['that it is open late', { open_late: true }, ['features.openLate']],
    [
      'that it is one of lockers, without steps',
      { storage_type: 'hivebox_locker_bank', step_free: true },
      ['features.locker', 'features.stepFree'],
    ],
    [
      'how small its doors are',
      {
        storage_type: 'quadralink',
        storage_spaces: stashpoint().storage_spaces.map((space) => ({ ...space, door_cm: [59, 62, 35] })),
      },
      ['doors.from'],
    ],
    [
      'three things at most, the most useful first',
      {
        bags_available: 1,
        features: { ...features, premium_stashpoint: true, often_fully_booked: true },
        open_late: true,
        step_free: true,
      },
      ['stashpoint.spacesLeft1', 'features.premium', 'features.openLate'],
    ],
  ])('is %s', (_what, own, labels) => expect(said(own)).toEqual(labels));
});

describe('whether another place may help', () => {
  it.each([
    ['NO_AVAILABILITY_AT_STASHPOINT', true],
    ['STASHPOINT_CLOSED', true],
    ['STASHPOINT_INACTIVE', true],
    ['STASHPOINT_OUT_OF_HOURS_FORBIDDEN', true],
    ['STAY_TOO_LONG', false],
    ['NOT_FOUND', false],
    [null, false],
  ])('after %s: %s', (error, expected) => expect(isUnavailable(error)).toBe(expected));
});
