import { pageOf, STAY } from '../../testing/site-records.ts';
import { siteStory } from '../../testing/site-story.tsx';
import { BRITAIN, CITIES, found, withPlaces } from '../../testing/story-records.ts';

export default { title: 'City', tags: ['!autodocs'] };

const at = '/luggage-storage/united-kingdom/london';

export const Default = siteStory({ at, answers: withPlaces });
export const WithAStay = siteStory({ at: `${at}?${STAY}`, answers: withPlaces });
export const Empty = siteStory({ at, answers: (api) => withPlaces(api).on('listStashpoints', found()) });
export const AllCities = siteStory({
  at: '/luggage-storage',
  answers: (api) =>
    withPlaces(api).on('listCountries', pageOf([{ ...BRITAIN, code: 'GB', currency_code: 'GBP', cities: CITIES }])),
});
