import type { ClaimCase, IncidentDetail } from '@cubby/api';
import { pageOf, wholeBooking } from '../../../testing/console-records.ts';
import { staffStory } from '../../../testing/console-story.tsx';
import { caseOf, incident, incidentDetail } from '../../../testing/incidents.ts';

export default { title: 'Staff/Cases', tags: ['!autodocs'] };

const at = '/account/incidents';

const CLAIM: ClaimCase = {
  id: 'i1',
  number: 'I1',
  booking_id: 'BAG-1234',
  created: '2030-06-11T10:00:00.000Z',
  state: 'open',
  cause: 'stolen',
  bags: [1],
  text: 'Someone else left with it.',
  items: [
    { name: 'Camera', kind: 'electronics', bag: 1, value: 200_000, age_months: 2 },
    { name: 'Rucksack', kind: 'bag', bag: 1, value: 10_000, age_months: 2 },
  ],
  files: [],
  ccy_code: 'GBP',
  ccy_minor_in_major: 100,
  amount: null,
  version: 3,
  borne_by_host: false,
  staff: {
    police_reference: null,
    steps: [],
    signals: [],
    guarantee: 250_000,
    left: [{ bag: 1, amount: 150_000 }],
    suggested: [140_000, 9_000],
    confirm_above: 25_000,
    guarantee_bought: false,
    bag_count: 1,
    custody: [],
    pictures: [],
    earlier_of_traveller: { total: 0, amount: 0 },
    earlier_of_stashpoint: { total: 0, amount: 0 },
    used_before: [],
    accepted: null,
    borne_by: null,
    refunds_stay: false,
    decision_text: null,
    decided_by: null,
    confirmed_by: null,
    to_confirm: false,
    refundable: 0,
    account: null,
    payout: null,
  },
};

const of = (own: Partial<IncidentDetail>) =>
  staffStory({
    at: `${at}/i1`,
    answers: (api) =>
      api
        .on('getIncident', incidentDetail(own))
        .on('getClaimCase', CLAIM)
        .on('getConversation', { state: 'closed', blocked_by: [], messages: [] })
        .on('getBooking', wholeBooking()),
  });

export const Default = of({ standing: 'disputed', answer: 'disputes', answer_text: 'We were here all day.' });
export const Claim = of({ kind: 'claim', standing: 'uncounted', case: caseOf({ kind: 'claim' }) });
export const List = staffStory({ at, answers: (api) => api.on('listIncidents', pageOf([incident()])) });
