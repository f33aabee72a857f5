import { refuse } from '../../../tests/harness/fake-api.ts';
import { STAY } from '../../testing/site-records.ts';
import { siteStory } from '../../testing/site-story.tsx';
import { found, never, PLACES, withPlaces } from '../../testing/story-records.ts';

export default { title: 'Search results', tags: ['!autodocs'] };

const at = `/search?place=united-kingdom/london&${STAY}`;

export const Default = siteStory({ at, answers: withPlaces });
export const Loading = siteStory({ at, waits: true, answers: (api) => withPlaces(api).on('listStashpoints', never) });
export const Empty = siteStory({ at, answers: (api) => withPlaces(api).on('listStashpoints', found()) });
export const Failed = siteStory({
  at,
  answers: (api) => withPlaces(api).on('listStashpoints', refuse('UNAVAILABLE')),
});
export const LongText = siteStory({
  at,
  answers: (api) =>
    withPlaces(
      api,
      PLACES.map((place) => ({
        ...place,
        name: 'Donaudampfschifffahrtsgesellschaft am Hauptbahnhof, gegenüber Gleis 14',
      })),
    ),
});
