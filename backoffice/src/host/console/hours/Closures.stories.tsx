import { stashpoint } from '../../../../testing/console-records.ts';
import { hostStory } from '../../../../testing/console-story.tsx';

export default { title: 'Hosts/Closures', tags: ['!autodocs'] };

export const Default = hostStory({
  at: '/closures',
  answers: (api) =>
    api.on('getAdminStashpoint', stashpoint()).on('listPublicHolidays', {
      regions: [{ code: 'SCT', name: 'Scotland' }],
      region: null,
      items: [
        { start_date: '2030-12-25', end_date: '2030-12-25', name: 'Christmas Day' },
        { start_date: '2030-12-26', end_date: '2030-12-26', name: 'Boxing Day' },
      ],
    }),
});
export const Hours = hostStory({
  at: '/opening-hours',
  answers: (api) => api.on('getAdminStashpoint', stashpoint()),
});
