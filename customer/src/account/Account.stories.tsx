import { refuse } from '../../../tests/harness/fake-api.ts';
import { booking, DROPOFF, PICKUP, pageOf, user } from '../../testing/site-records.ts';
import { siteStory } from '../../testing/site-story.tsx';
import { never } from '../../testing/story-records.ts';

export default { title: 'Account', tags: ['!autodocs'] };

const past = booking({ id: 'BAG-0001', state: 'checked_out', total_price_amount: 650 });
const signedIn = { user: user() };

/** My bookings. */
export const Default = siteStory({
  ...signedIn,
  at: '/account/bookings',
  answers: (api) => api.on('listBookings', ({ query }) => pageOf(query.when === 'past' ? [past] : [booking()])),
});
export const Loading = siteStory({
  ...signedIn,
  at: '/account/bookings',
  waits: true,
  answers: (api) => api.on('listBookings', never),
});
export const Empty = siteStory({
  ...signedIn,
  at: '/account/bookings',
  answers: (api) => api.on('listBookings', pageOf([])),
});
export const Failed = siteStory({
  ...signedIn,
  at: '/account/bookings',
  answers: (api) => api.on('listBookings', refuse('UNAVAILABLE')),
});
export const Profile = siteStory({
  ...signedIn,
  at: '/account/profile',
  answers: (api) =>
    api
      .on('getMe', user())
      .on('getMyCredit', { balances: [{ ccy_code: 'GBP', ccy_minor_in_major: 100, amount: 500 }], entries: [] })
      .on('getMailChoices', { off: [], kind: null }),
});
export const Mails = siteStory({
  at: '/account/mails?token=sealed',
  answers: (api) => api.on('getMailChoices', { off: ['closing_soon'], kind: 'closing_soon' }),
});
export const Deletion = siteStory({
  ...signedIn,
  at: '/account/delete',
  answers: (api) =>
    api.on('getMyDeletion', {
      may_delete: true,
      blocking_bookings: [],
      blocking_hosted_bookings: 0,
      cancelled_bookings: [
        {
          id: 'BAG-1234',
          stashpoint_name: 'Café near King’s Cross',
          timezone: 'Europe/London',
          dropoff: DROPOFF,
          pickup: PICKUP,
          ccy_code: 'GBP',
          ccy_minor_in_major: 100,
          refund_amount: 1200,
        },
      ],
      lost_credit: [{ ccy_code: 'GBP', ccy_minor_in_major: 100, amount: 500 }],
      reviews_kept: 2,
      closed_stashpoints: 0,
      removed_people: 0,
      unpaired_devices: 0,
    }),
});
export const NewAddress = siteStory({
  ...signedIn,
  at: '/account/confirm-email?link=over',
  answers: (api) => api.on('getMe', user()),
});
