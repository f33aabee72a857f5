import { siteStory } from '../../testing/site-story.tsx';

export default { title: 'Texts', tags: ['!autodocs'] };

/** Questions and answers. */
export const Default = siteStory({ at: '/faq' });
export const Pricing = siteStory({ at: '/pricing' });
export const Guarantee = siteStory({ at: '/guarantee' });
export const Support = siteStory({ at: '/support' });
