import type { AdminIncident, IncidentDetail } from '@cubby/api';

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
    ...own,
  };
}
