import { refuse } from '../../../tests/harness/fake-api.ts';
import { STAY, stashpointDetail } from '../../testing/site-records.ts';
import { siteStory } from '../../testing/site-story.tsx';
import { never, PLACES, withPlaces } from '../../testing/story-records.ts';

export default { title: 'Stashpoint', tags: ['!autodocs'] };

const at = `/luggage-storage/united-kingdom/london/stashpoints/p1?${STAY}`;
const [PLACE] = PLACES;

export const Default = siteStory({
  at,
  answers: (api) => withPlaces(api).on('getStashpoint', stashpointDetail(PLACE)),
});
export const Loading = siteStory({ at, waits: true, answers: (api) => withPlaces(api).on('getStashpoint', never) });
export const Full = siteStory({
  at,
  answers: (api) => withPlaces(api).on('getStashpoint', stashpointDetail({ ...PLACE, availability: 'unavailable' })),
});
/** Without a stay, photos and reviews. */
export const Bare = siteStory({
  at: '/luggage-storage/united-kingdom/london/stashpoints/p1',
  answers: (api) => withPlaces(api).on('getStashpoint', stashpointDetail({ rating: null, review_count: 0 })),
});
export const Lockers = siteStory({
  at,
  answers: (api) => withPlaces(api).on('getStashpoint', stashpointDetail({ ...PLACES[1], id: 'p1' })),
});
export const Unknown = siteStory({
  at,
  answers: (api) => withPlaces(api).on('getStashpoint', refuse('NOT_FOUND')),
});
