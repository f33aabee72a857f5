import type { Booking } from '@cubby/api';
import { refuse } from '../../../tests/harness/fake-api.ts';
import { booking, quote, stashpointDetail, user } from '../../testing/site-records.ts';
import { siteStory } from '../../testing/site-story.tsx';
import { PLACES, withPlaces } from '../../testing/story-records.ts';

export default { title: 'Booking', tags: ['!autodocs'] };

const of = (record: Booking, query = '') =>
  siteStory({
    at: `/account/bookings/BAG-1234${query}`,
    user: user(),
    answers: (api) =>
      withPlaces(api)
        .on('getBooking', record)
        .on('getStashpoint', stashpointDetail(PLACES[0]))
        .on('getCustody', [])
        .on('quoteChange', { ...quote(), amount_due: 0, unrefunded_amount: 0 })
        .on('quoteExtension', { ...quote(), amount_due: 0, unrefunded_amount: 0 }),
  });

/** The pass. */
export const Default = of(booking());
export const JustPaid = of(booking(), '?booked=1');
export const InStorage = of(
  booking({ state: 'checked_in', has_been_checked_in: true, booking_tag_numbers: ['A12', 'A13'] }),
);
export const Lockers = of(booking({ locker_codes: [{ unit_id: '7', dropoff_code: '1111', pickup_code: '2222' }] }));
export const PickedUp = of(
  booking({
    state: 'checked_out',
    has_been_checked_in: true,
    has_been_checked_out: true,
    review: { can_review: true, submitted: false, asks_if_left: false },
  }),
);
export const Cancelled = of(
  booking({ state: 'cancelled', cancelled_at: '2030-06-08T10:00:00.000Z', refund_amount: 1200, refund_offer: null }),
);
export const Unknown = siteStory({
  at: '/account/bookings/NOPE',
  user: user(),
  answers: (api) => api.on('getBooking', refuse('NOT_FOUND')),
});
