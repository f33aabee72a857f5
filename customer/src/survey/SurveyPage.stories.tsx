import { booking } from '../../testing/site-records.ts';
import { siteStory } from '../../testing/site-story.tsx';

export default { title: 'Survey', tags: ['!autodocs'] };

const of = (review: { can_review: boolean; submitted: boolean; asks_if_left: boolean }) =>
  siteStory({
    at: '/surveys/bookings/BAG-1234',
    answers: (api) => api.on('getBooking', booking({ state: 'checked_out', review })),
  });

export const Default = of({ can_review: true, submitted: false, asks_if_left: false });
export const AsksIfLeft = of({ can_review: true, submitted: false, asks_if_left: true });
export const Sent = of({ can_review: false, submitted: true, asks_if_left: false });
