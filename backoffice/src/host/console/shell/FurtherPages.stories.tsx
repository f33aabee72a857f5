import type { FakeApi } from '../../../../../tests/harness/fake-api.ts';
import { host, pageOf, review } from '../../../../testing/console-records.ts';
import { hostStory } from '../../../../testing/console-story.tsx';
import { counterDay } from '../../../../testing/counter.ts';
import { incident, incidentDetail } from '../../../../testing/incidents.ts';

/* Pages built of the same parts as those with stories of their own. */
export default { title: 'Hosts/Further pages', tags: ['!autodocs'] };

const withAddresses = (api: FakeApi) => api.on('getHost', host()).on('listHostNotificationEmails', pageOf([]));
const withDay = (api: FakeApi) => api.on('getCounterDay', counterDay());

export const BagLimits = hostStory({ at: '/bag-limits' });
export const Payouts = hostStory({
  at: '/payouts',
  answers: (api) =>
    api.on('getHost', host()).on('getHostMoney', { balances: [], payouts: [] }).on('listPayouts', pageOf([])),
});
export const Invoices = hostStory({
  at: '/invoices',
  answers: (api) =>
    api
      .on('listInvoices', pageOf([]))
      .on('getStatement', {
        timezone: 'Europe/London',
        host_id: 'h1',
        year: 2030,
        months: [],
        pdf_url: '/v2/hosts/me/statement.pdf',
      })
      .on('getTaxDetails', {
        host_id: 'h1',
        legal_name: '',
        address: '',
        postal_code: '',
        city: '',
        country_code: '',
        vat_number: null,
        self_billing_accepted_at: null,
        missing: ['DETAILS', 'AGREEMENT'],
        version: 1,
      }),
});
export const People = hostStory({
  at: '/people',
  answers: (api) =>
    withAddresses(api)
      .on('listPeople', [
        {
          id: 'kit',
          name: 'Kit Moreau',
          email: null,
          role: 'clerk',
          stashpoints: [{ id: 'p1', name: 'The Shelf' }],
          has_pin: true,
          signs_in: false,
          invitation: null,
          created: '2030-06-01T10:00:00.000Z',
        },
      ])
      .on('listCounterDevices', [
        {
          id: 'till',
          name: 'Till by the door',
          stashpoint: { id: 'p1', name: 'The Shelf' },
          paired_at: '2030-06-01T10:00:00.000Z',
          last_seen_at: '2030-06-10T10:00:00.000Z',
          person: { id: 'kit', name: 'Kit Moreau' },
        },
      ]),
});
export const Notices = hostStory({ at: '/notices', answers: withAddresses });
export const Tags = hostStory({ at: '/tags', answers: withDay });
export const DayList = hostStory({ at: '/bookings/print', answers: withDay });
export const Incidents = hostStory({
  at: '/incidents',
  answers: (api) => api.on('listIncidents', pageOf([incident()])),
});
export const Incident = hostStory({ at: '/incidents/i1', answers: (api) => api.on('getIncident', incidentDetail()) });
export const Reviews = hostStory({
  at: '/reviews',
  answers: (api) =>
    api.on('listAdminReviews', pageOf([review()])).on('summariseReviews', {
      total: 3,
      average: 4.5,
      counts: [5, 4, 3, 2, 1].map((rating) => ({ rating, count: 1 })),
    }),
});
export const Account = hostStory({ at: '/account' });
export const Nothing = hostStory({ at: '/nothing-like-it' });
