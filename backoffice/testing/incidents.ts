import type { AdminIncident, Case, ClaimCase, IncidentDetail, Refund } from '@cubby/api';

/** A report awaiting the host's response, as the API returns it; a test states only what it is about. */
export function incident(own: Partial<AdminIncident> = {}): AdminIncident {
  return {
    id: 'i1',
    booking_id: 'BAG-1234',
    kind: 'closed',
    text: 'The shutters are down.',
    created: '2026-11-20T10:00:00.000Z',
    respond_by: null,
    escalated_at: null,
    resolved_at: null,
    resolution: null,
    standing: 'waiting',
    distance_m: null,
    accuracy_m: null,
    answer_by: '2026-11-22T10:00:00.000Z',
    answer: null,
    answer_text: null,
    answered_at: null,
    arrives_at: null,
    verdict: null,
    verdict_text: null,
    decided_at: null,
    customer: { name: 'Maya Lindqvist', email: 'maya@example.org', phone_number: '+44 20 7946 0018' },
    stashpoint: { id: 'p1', name: 'The Shelf', city_name: 'London', timezone: 'Europe/London' },
    host: { name: 'Ada Byron', email: 'host@example.org', phone_number: '' },
    assignee: null,
    ...own,
  };
}

export function incidentDetail(own: Partial<IncidentDetail> = {}): IncidentDetail {
  return {
    ...incident(),
    answers: ['agrees', 'disputes'],
    facts: { bags_handed_over: 3, nearest_minutes: 12, was_open: true, closure_stood: false },
    pictures: [],
    counted: 0,
    case: caseOf(),
    ...own,
  };
}

/** The case of a report of a booking that cost £12, of which the host gets £6. */
export function caseOf(own: Partial<Case> = {}): Case {
  return {
    kind: 'incident',
    state: 'to_decide',
    deadline: null,
    decided_by: null,
    refunds: [],
    moved_refund: null,
    refundable: {
      ccy_code: 'GBP',
      ccy_minor_in_major: 100,
      card: 1000,
      credit: 200,
      host_share: 600,
      withheld: 0,
      upheld: { card: 0, credit: 0, withdrawn: 0, host_share: 600 },
      dismissed: { withdrawn: 0, host_share: 600 },
      takes_credit: true,
    },
    position: { lat: 51.5282, lng: -0.1337 },
    hours_that_day: [{ open_minute: 540, close_minute: 1080 }],
    host_id: 'h1',
    earlier_of_host: { total: 0, items: [] },
    earlier_of_traveller: { total: 0, items: [] },
    reviewed_first: false,
    replies: [],
    ...own,
  };
}

/** A claim for a camera and the bag it was in, booked without the guarantee; £1,500 are left for the bag. */
export const CLAIM_CASE: ClaimCase = {
  id: 'i1',
  number: 'I1',
  booking_id: 'BAG-1234',
  created: '2026-11-20T10:00:00.000Z',
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
    cover: 'none',
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

/** A refund of £5 that a decision made. */
export function refundOf(own: Partial<Refund> = {}): Refund {
  return {
    id: 'r1',
    booking_id: 'BAG-1234',
    created: '2026-11-21T10:00:00.000Z',
    amount: 500,
    card_amount: 500,
    credit_amount: 0,
    ccy_code: 'GBP',
    ccy_minor_in_major: 100,
    borne_by: 'host',
    reason: 'Closed at noon',
    state: 'pending',
    actor_name: 'Kit Mercer',
    customer_email: 'maya@example.org',
    ...own,
  };
}
