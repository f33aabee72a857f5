import { refuse } from '../../../../../tests/harness/fake-api.ts';
import { LOCKERS_TODAY, SHELF_TODAY } from '../../../../testing/console-records.ts';
import { hostStory } from '../../../../testing/console-story.tsx';

export default { title: 'Hosts/All shops', tags: ['!autodocs'] };

const at = '/overview';
export const Default = hostStory({
  at,
  answers: (api) => api.on('listStashpointsToday', [SHELF_TODAY, LOCKERS_TODAY]),
});
export const Empty = hostStory({ at, answers: (api) => api.on('listStashpointsToday', []) });
export const Failed = hostStory({ at, answers: (api) => api.on('listStashpointsToday', refuse('UNAVAILABLE')) });
