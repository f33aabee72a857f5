import { STAY, stashpointDetail } from '../../testing/site-records.ts';
import { siteStory } from '../../testing/site-story.tsx';
import { PLACES, withPlaces } from '../../testing/story-records.ts';

export default { title: 'Lockers', tags: ['!autodocs'] };

export const Default = siteStory({
  at: `/lockers/p1?${STAY}`,
  answers: (api) => withPlaces(api).on('getStashpoint', stashpointDetail({ ...PLACES[1], id: 'p1' })),
});
