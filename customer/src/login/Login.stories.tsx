import { booking, pageOf, user } from '../../testing/site-records.ts';
import { siteStory } from '../../testing/site-story.tsx';

export default { title: 'Sign in', tags: ['!autodocs'] };

export const Default = siteStory({ at: '/login/email' });
export const SignUp = siteStory({ at: '/signup' });
export const Recovery = siteStory({ at: '/login/recovery' });
export const Link = siteStory({ at: '/login/link?link=over' });
export const Review = siteStory({
  at: '/login/review',
  user: user(),
  answers: (api) =>
    api.on(
      'listBookings',
      pageOf([booking({ state: 'checked_out', review: { can_review: true, submitted: false, asks_if_left: false } })]),
    ),
});
export const UndoAddress = siteStory({ at: '/login/undo-email?link=over' });
export const UndoPayout = siteStory({ at: '/login/undo-payout?link=over' });
