import { describe, expect, it } from 'vitest';
import { answersTo, caseStateOf, reportableIncidents, restOfStay, standingOf } from './incidents.ts';

const stay = { dropoff: new Date('2026-11-24T10:00:00Z'), pickup: new Date('2026-11-24T18:00:00Z') };
const atDoor = ['closed', 'refused'];

describe('what can be reported', () => {
  it.each([
    ['confirmed', '2026-11-24T09:29:59Z', []],
    ['confirmed', '2026-11-24T09:30:00Z', atDoor],
    ['confirmed', '2026-11-24T10:00:00Z', [...atDoor, 'closed_at_pickup']],
    ['confirmed', '2026-11-25T18:00:00Z', [...atDoor, 'closed_at_pickup']],
    ['confirmed', '2026-11-25T18:00:01Z', []],
    ['checked_in', '2026-11-24T09:00:00Z', ['closed_at_pickup']],
    ['checked_in', '2026-11-25T18:00:01Z', []],
    ['checked_out', '2026-11-24T18:00:00Z', []],
    ['held', '2026-11-24T10:00:00Z', []],
    ['cancelled', '2026-11-24T10:00:00Z', []],
  ] as const)('%s at %s: %j', (state, now, kinds) => {
    expect(reportableIncidents({ state, ...stay }, new Date(now))).toEqual(kinds);
  });
});

describe('what is left of a stay', () => {
  it.each([
    ['2026-11-24T09:40:00Z', '2026-11-24T10:00:00.000Z', '2026-11-24T18:00:00.000Z'],
    ['2026-11-24T12:10:00Z', '2026-11-24T12:10:00.000Z', '2026-11-24T18:00:00.000Z'],
    ['2026-11-24T17:30:00Z', '2026-11-24T17:30:00.000Z', '2026-11-24T18:30:00.000Z'],
    ['2026-11-25T08:00:00Z', '2026-11-25T08:00:00.000Z', '2026-11-25T09:00:00.000Z'],
  ])('at %s: from %s to %s', (now, dropoff, pickup) => {
    const rest = restOfStay(stay, new Date(now));
    expect([rest.dropoff.toISOString(), rest.pickup.toISOString()]).toEqual([dropoff, pickup]);
  });
});

const due = new Date('2026-11-26T10:00:00Z');
const earlier = '2026-11-26T09:59:59.999Z';
const fresh = {
  kind: 'closed',
  resolved_at: null,
  answer_by: due,
  answer: null,
  verdict: null,
  reviewed_first: false,
} as const;

describe('the status of a report', () => {
  it.each([
    [{}, earlier, 'waiting'],
    // No one has responded by then.
    [{}, '2026-11-26T10:00:00Z', 'counts'],
    [{ kind: 'refused' }, earlier, 'waiting'],
    // One of too many: a person looks first, and silence is no proof.
    [{ reviewed_first: true }, '2026-11-26T10:00:00Z', 'disputed'],
    // A traveller who has moved to another place does not prove who was right.
    [{ resolved_at: new Date('2026-11-24T11:00:00Z') }, earlier, 'waiting'],
    [{ answer: 'agrees' }, earlier, 'counts'],
    [{ answer: 'disputes' }, earlier, 'disputed'],
    [{ answer: 'disputes' }, '2027-11-26T10:00:00Z', 'disputed'],
    [{ answer: 'disputes', verdict: 'upheld' }, earlier, 'counts'],
    [{ answer: 'disputes', verdict: 'dismissed' }, earlier, 'dismissed'],
    [{ answer: 'agrees', verdict: 'dismissed' }, earlier, 'dismissed'],
    [{ verdict: 'dismissed' }, '2027-11-26T10:00:00Z', 'dismissed'],
    [{ answer_by: null }, '2027-11-26T10:00:00Z', 'uncounted'],
    [{ kind: 'closed_at_pickup', answer_by: null }, '2027-11-26T10:00:00Z', 'waiting'],
    [{ kind: 'closed_at_pickup', answer_by: null, answer: 'on_the_way' }, earlier, 'uncounted'],
    [{ kind: 'closed_at_pickup', answer_by: null, resolved_at: due }, earlier, 'uncounted'],
  ] as const)('%j at %s: %s', (own, now, standing) => {
    expect(standingOf({ ...fresh, ...own }, new Date(now))).toBe(standing);
  });
});

describe('what a host can answer', () => {
  it.each([
    [{}, earlier, ['agrees', 'disputes']],
    [{ answer: 'disputes' }, earlier, ['agrees', 'disputes']],
    [{}, '2026-11-26T10:00:00Z', []],
    [{ verdict: 'upheld' }, earlier, []],
    [{ answer_by: null }, earlier, []],
    [{ kind: 'closed_at_pickup', answer_by: null }, '2026-11-27T10:00:00Z', ['on_the_way', 'open_now']],
    [{ kind: 'closed_at_pickup', answer_by: null, resolved_at: due }, earlier, []],
    [{ kind: 'claim' }, earlier, ['statement']],
    // Staff may decide before the host has answered.
    [{ kind: 'claim', resolved_at: due }, earlier, []],
  ] as const)('%j at %s: %j', (own, now, answers) => {
    expect(answersTo({ ...fresh, ...own }, new Date(now))).toEqual(answers);
  });
});

describe('the state of a case', () => {
  const lockedIn = { kind: 'closed_at_pickup', answer_by: null, respond_by: due } as const;
  it.each([
    [{}, earlier, 'waiting_for_host', due],
    [{}, '2026-11-26T10:00:00Z', 'settled', null],
    [{ answer: 'agrees' }, earlier, 'settled', null],
    [{ answer: 'disputes' }, earlier, 'to_decide', null],
    [{ answer: 'disputes', verdict: 'upheld' }, earlier, 'decided', null],
    [{ answer_by: null }, earlier, 'settled', null],
    [lockedIn, earlier, 'waiting_for_host', due],
    [{ ...lockedIn, answer: 'on_the_way' }, earlier, 'waiting_for_host', due],
    [lockedIn, '2026-11-26T10:00:00Z', 'overdue', due],
    [{ ...lockedIn, resolved_at: due }, '2026-11-26T10:00:00Z', 'settled', null],
    [{ kind: 'claim', claim_state: 'open' }, earlier, 'waiting_for_host', due],
    [{ kind: 'claim', claim_state: 'needs_more' }, earlier, 'waiting_for_traveller', null],
    [{ kind: 'claim', claim_state: 'open', answer: 'statement' }, earlier, 'to_decide', null],
  ] as const)('%j at %s: %s', (own, now, state, deadline) => {
    expect(caseStateOf({ ...fresh, respond_by: null, claim_state: null, ...own }, new Date(now))).toEqual({
      state,
      deadline,
    });
  });
});
