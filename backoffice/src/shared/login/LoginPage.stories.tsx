import { staffStory } from '../../../testing/console-story.tsx';

export default { title: 'Staff/Sign in', tags: ['!autodocs'] };

export const Default = staffStory({ at: '/login', isSignedIn: false });
