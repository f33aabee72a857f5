import { pageOf, stashpoint } from '../../../testing/console-records.ts';
import { staffStory } from '../../../testing/console-story.tsx';

export default { title: 'Staff/Approval', tags: ['!autodocs'] };

const at = '/account/stashpoints/approval';
const CHECKS = { city_price: null, host_phone_number: '+44 20 7946 0018', duplicates: [], pin: null };

export const Default = staffStory({
  at,
  answers: (api) =>
    api
      .on('getStashpointChecks', CHECKS)
      .on(
        'listAdminStashpoints',
        pageOf([
          stashpoint({ status: 'submitted', active: false, description: 'Beside the station, behind the blue door.' }),
        ]),
      ),
});
export const Empty = staffStory({ at, answers: (api) => api.on('listAdminStashpoints', pageOf([])) });
