import { describe, expect, it } from 'vitest';
import { booking, DROPOFF, PICKUP } from '../../testing/site-records.ts';
import { changedFields } from './changed-fields.ts';

const SAME = { dropoff: DROPOFF, pickup: PICKUP, bag_count: 2 };
const LATER = '2030-06-10T18:00:00.000Z';

describe('a change of a booking', () => {
  it.each([
    ['nothing when all is as it was', SAME, {}],
    ['no time that is only written differently', { ...SAME, dropoff: '2030-06-10T10:00:00+01:00' }, {}],
    ['the pick-up alone', { ...SAME, pickup: LATER }, { pickup: LATER }],
    ['the drop-off alone', { ...SAME, dropoff: '2030-06-10T08:00:00Z' }, { dropoff: '2030-06-10T08:00:00Z' }],
    ['the bags alone', { ...SAME, bag_count: 1 }, { bag_count: 1 }],
    ['bags and pick-up', { ...SAME, pickup: LATER, bag_count: 3 }, { pickup: LATER, bag_count: 3 }],
  ])('sends %s', (_what, wanted, sent) => expect(changedFields(booking(), wanted)).toEqual(sent));
});
