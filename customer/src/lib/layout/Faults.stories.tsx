import { refuse } from '../../../../tests/harness/fake-api.ts';
import { siteStory } from '../../../testing/site-story.tsx';

export default { title: 'Faults', tags: ['!autodocs'] };

/** An address that leads nowhere. */
export const Default = siteStory({ at: '/nothing/like/it' });
export const ServerFails = siteStory({ at: '/faq', answers: (api) => api.on('getAppContext', refuse('UNAVAILABLE')) });
export const Offline = siteStory({ at: '/faq', answers: (api) => api.goOffline() });
