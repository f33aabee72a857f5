import { refuse } from '../../../tests/harness/fake-api.ts';
import { siteStory } from '../../testing/site-story.tsx';
import { never, withPlaces } from '../../testing/story-records.ts';

export default { title: 'Home', tags: ['!autodocs'] };

export const Default = siteStory({ at: '/', answers: withPlaces });
export const Loading = siteStory({ at: '/', answers: (api) => withPlaces(api).on('listCities', never), waits: true });
export const Failed = siteStory({
  at: '/',
  answers: (api) => withPlaces(api).on('listCities', refuse('UNAVAILABLE')),
});
/** The first visit: the question about cookies. */
export const FirstVisit = siteStory({ at: '/', asked: false, answers: withPlaces });
