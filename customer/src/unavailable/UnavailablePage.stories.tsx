import { stashpoint } from '../../testing/site-records.ts';
import { siteStory } from '../../testing/site-story.tsx';
import { PLACES, withPlaces } from '../../testing/story-records.ts';

export default { title: 'Unavailable', tags: ['!autodocs'] };

const FULL = stashpoint();

export const Default = siteStory({
  at: '/unavailable?stashpoint=p1',
  answers: (api) =>
    withPlaces(api).on('listAlternatives', { reason: 'full', stashpoint: FULL, items: PLACES.slice(1) }),
});
export const Anywhere = siteStory({ at: '/unavailable', answers: withPlaces });
