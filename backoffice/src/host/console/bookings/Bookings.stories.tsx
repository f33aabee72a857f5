import type { Booking, Conversation } from '@cubby/api';
import { bookingRow, pageOf, wholeBooking } from '../../../../testing/console-records.ts';
import { hostStory } from '../../../../testing/console-story.tsx';

export default { title: 'Hosts/Bookings', tags: ['!autodocs'] };

const record = (booking: Booking, conversation: Conversation) =>
  hostStory({
    at: '/bookings/BAG-1234',
    answers: (api) =>
      api
        .on('getBooking', booking)
        .on('getBookingTimeline', [])
        .on('listBookingMessages', { left_today: 5, messages: [] })
        .on('getConversation', conversation),
  });

export const Default = hostStory({
  at: '/bookings',
  answers: (api) => api.on('listAdminBookings', pageOf([bookingRow()])),
});
export const Empty = hostStory({ at: '/bookings', answers: (api) => api.on('listAdminBookings', pageOf([])) });
export const Conversing = record(wholeBooking(), {
  state: 'open',
  blocked_by: [],
  messages: [
    {
      id: 'm1',
      side: 'traveller',
      author: 'Maya',
      kind: null,
      text: 'Können wir eine Stunde früher kommen?',
      language: 'de',
      translations: { en: 'Can we come an hour earlier?' },
      created: '2030-06-10T07:00:00.000Z',
      reported: false,
    },
    {
      id: 'm2',
      side: 'host',
      author: 'The Shelf',
      kind: null,
      text: 'Yes, we open at eight.',
      language: 'en',
      translations: {},
      created: '2030-06-10T07:04:00.000Z',
      reported: false,
    },
  ],
});
