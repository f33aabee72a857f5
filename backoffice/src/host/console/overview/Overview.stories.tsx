import type { StashpointToday } from '@cubby/api';
import { refuse } from '../../../../../tests/harness/fake-api.ts';
import { hostStory } from '../../../../testing/console-story.tsx';

export default { title: 'Hosts/All shops', tags: ['!autodocs'] };

const at = '/overview';
const SHELF: StashpointToday = {
  id: '08399e7fe29b',
  name: 'The Shelf',
  address: '1 High Street',
  timezone: 'Europe/London',
  date: '2030-06-10',
  status: 'approved',
  active: true,
  has_counter: true,
  capacity_total: 12,
  bags_inside: 7,
  hours: [
    { hour: 10, arriving: 2, leaving: 1 },
    { hour: 12, arriving: 4, leaving: 0 },
    { hour: 17, arriving: 0, leaving: 5 },
  ],
  late_count: 3,
  tills: [{ device_name: 'Till', person_name: 'Kit' }],
  waiting: { reports: 1, reviews: 2, tasks: 0, asked: false },
  ccy_code: 'GBP',
  ccy_minor_in_major: 100,
  takings: 4200,
};
const LOCKERS: StashpointToday = {
  ...SHELF,
  id: 'aaaaaaaaaaaa',
  name: 'Station lockers',
  has_counter: false,
  bags_inside: 1,
  late_count: 0,
  tills: [],
  waiting: { reports: 0, reviews: 0, tasks: 0, asked: false },
};

export const Default = hostStory({ at, answers: (api) => api.on('listStashpointsToday', [SHELF, LOCKERS]) });
export const Empty = hostStory({ at, answers: (api) => api.on('listStashpointsToday', []) });
export const Failed = hostStory({ at, answers: (api) => api.on('listStashpointsToday', refuse('UNAVAILABLE')) });
