import type { Booking } from '@cubby/api';
import { refuse } from '../../../../tests/harness/fake-api.ts';
import { bookingRow, pageOf, wholeBooking } from '../../../testing/console-records.ts';
import { staffStory } from '../../../testing/console-story.tsx';

export default { title: 'Staff/Bookings', tags: ['!autodocs'] };

const at = '/account/bookings';
const ROWS = [
  bookingRow(),
  bookingRow({ id: 'BAG-1235', state: 'checked_in', open_incident: 'closed' }),
  bookingRow({ id: 'BAG-1236', state: 'cancelled', refund_amount: 1200 }),
];
const LONG = 'Donaudampfschifffahrtsgesellschaft am Hauptbahnhof, gegenüber Gleis 14';

const record = (booking: Booking) =>
  staffStory({
    at: `${at}/BAG-1234`,
    answers: (api) =>
      api
        .on('getBooking', booking)
        .on('getConversation', { state: 'open', blocked_by: [], messages: [] })
        .on('listBookingMessages', { left_today: 5, messages: [] })
        .on('getBookingTimeline', [])
        .on('getBookingWarnings', { stranded: null, double_charges: [], refund_bearer: null }),
  });

export const Default = staffStory({ at, answers: (api) => api.on('listAdminBookings', pageOf(ROWS)) });
export const Empty = staffStory({ at, answers: (api) => api.on('listAdminBookings', pageOf([])) });
export const Failed = staffStory({ at, answers: (api) => api.on('listAdminBookings', refuse('UNAVAILABLE')) });
export const LongText = staffStory({
  at,
  answers: (api) =>
    api.on(
      'listAdminBookings',
      pageOf(ROWS.map((row) => ({ ...row, stashpoint: { ...row.stashpoint, business_name: LONG } }))),
    ),
});
export const Record = record(wholeBooking());
export const CancelledRecord = record(wholeBooking({ state: 'cancelled', refund_amount: 1200, refund_offer: null }));
