import { pageOf, stashpoint } from '../../../testing/console-records.ts';
import { staffStory } from '../../../testing/console-story.tsx';

export default { title: 'Staff/Stashpoints', tags: ['!autodocs'] };

const at = '/account/stashpoints';

export const Default = staffStory({ at, answers: (api) => api.on('listAdminStashpoints', pageOf([stashpoint()])) });
export const Form = staffStory({
  at: `${at}/p1`,
  answers: (api) => api.on('getAdminStashpoint', stashpoint()),
});
