import { pageOf, stashpoint } from '../../../../testing/console-records.ts';
import { hostStory } from '../../../../testing/console-story.tsx';

export default { title: 'Hosts/Stashpoint', tags: ['!autodocs'] };

export const Default = hostStory({
  at: '/stashpoints/p1',
  answers: (api) => api.on('getAdminStashpoint', stashpoint()),
});
/** The application for a place. */
export const New = hostStory({
  at: '/stashpoints/new',
  answers: (api) => api.on('listLocations', pageOf([])),
});
export const Draft = hostStory({
  at: '/stashpoints/p1',
  answers: (api) => api.on('getAdminStashpoint', stashpoint({ status: 'draft', active: false, description: '' })),
});
export const List = hostStory({ at: '/stashpoints' });
