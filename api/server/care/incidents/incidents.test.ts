import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BodyOf } from '../../../contract/endpoint.ts';
import type { Endpoints } from '../../../contract/endpoints.ts';
import { INCIDENT_STANDINGS } from '../../../contract/rules/incidents.ts';
import { createCounter, type TestCounter } from '../../../testing/counter.ts';
import { createBooking, createSession } from '../../../testing/fixtures.ts';
import { ledgerOf } from '../../../testing/ledger-of.ts';
import { startTestServer, TEST_NOW, type TestServer } from '../../../testing/test-server.ts';
import { countUnanswered } from './count-unanswered.ts';

let server: TestServer;
let staff: ReturnType<TestServer['clientOf']>;
let staffToken: string;
beforeAll(async () => {
  server = await startTestServer();
  staffToken = (await createSession(server, 'admin')).token;
  staff = server.clientOf(staffToken);
});
beforeEach(() => server.setNow(TEST_NOW));
afterAll(() => server.close());

const AT_DOOR = '2026-11-23T11:05:00Z';
const DUE = '2026-11-25T11:05:00Z';
/** A position 40 metres north of the place's pin. */
const NEARBY = { latitude: 51.5282 + 40 / 111_195, longitude: -0.1337, accuracy: 12.4 };

type Incident = Partial<BodyOf<Endpoints['reportIncident']>>;

async function report({ booking, traveller }: TestCounter, body: Incident = {}) {
  const reply = await server
    .clientOf(traveller.token)
    .reportIncident({ params: { id: booking.id }, body: { kind: 'closed', ...body } });
  return String(reply.booking.incident?.id);
}

async function reported(body: Incident = {}) {
  const counter = await createCounter(server);
  server.setNow(AT_DOOR);
  const id = await report(counter, body);
  const host = server.clientOf(counter.host.token);
  return { counter, id, host, params: { id } };
}

async function picture(counter: TestCounter, token: string, purpose: 'report' | 'answer', incident_id?: string) {
  const file = await sharp({ create: { width: 500, height: 500, channels: 3, background: '#345' } })
    .jpeg()
    .toBuffer();
  return server.clientOf(token).createBookingPicture({
    params: { id: counter.booking.id },
    body: { file, purpose, ...(incident_id && { incident_id }) },
  });
}

const mailsTo = ({ user }: { user: { email: string | null } }) =>
  server.database.query
    .selectFrom('mails')
    .selectAll()
    .where('recipient', '=', user.email ?? '')
    .orderBy('id')
    .execute();

describe('a report', () => {
  it('arrives with distance, photo, and the hours the place had stated', async () => {
    const counter = await createCounter(server);
    const other = await createBooking(server, await createSession(server), counter.stashpointId, {
      dropoff: '2026-11-23T10:15:00Z',
      pickup: '2026-11-23T18:00:00Z',
    });
    server.setNow('2026-11-23T10:35:00Z');
    await counter.act({ kind: 'check_in', booking_id: other.id, bags: [{ tag: '7' }, { tag: '8' }] });
    server.setNow(AT_DOOR);
    const { id: photo } = await picture(counter, counter.traveller.token, 'report');
    const stranger = await createCounter(server);
    server.setNow(AT_DOOR);
    const { id: foreign } = await picture(stranger, stranger.traveller.token, 'report');
    const id = await report(counter, { position: NEARBY, picture_ids: [photo, foreign, 'nothing-like-it'] });
    const seen = await server.clientOf(counter.host.token).getIncident({ params: { id } });
    expect(seen).toMatchObject({
      standing: 'waiting',
      distance_m: 40,
      accuracy_m: 12,
      answer_by: '2026-11-25T11:05:00.000Z',
      answers: ['agrees', 'disputes'],
      counted: 0,
      facts: { bags_handed_over: 2, nearest_minutes: 30, was_open: true, closure_stood: false },
    });
    expect(seen.pictures.map(({ id: each }) => each)).toEqual([photo]);
    const [mail] = (await mailsTo(counter.host)).slice(-1);
    expect(mail?.body).toContain('40 m away');
    expect(mail?.body).toMatch(new RegExp(`hosts\\.localhost.*next=%2Fincidents%2F${id}`));
  });

  it('states that the place was not meant to be open, even after its hours have changed', async () => {
    const { counter, host, params } = await reported();
    const { query } = server.database;
    const closures = JSON.stringify([{ start_date: '2026-11-23', end_date: '2026-11-24' }]);
    await query.updateTable('stashpoints').set({ closures }).where('id', '=', counter.stashpointId).execute();
    expect((await host.getIncident({ params })).facts).toMatchObject({ was_open: true, closure_stood: false });
    server.setNow('2026-11-23T11:06:00Z');
    const id = await report(counter, { kind: 'refused' });
    expect((await host.getIncident({ params: { id } })).facts).toMatchObject({ was_open: false, closure_stood: true });
  });

  it('sent twice adds what was missing, and keeps the first measurement', async () => {
    const { counter, id, host, params } = await reported();
    expect(await report(counter, { position: NEARBY, text: 'Shutters down.' })).toBe(id);
    expect(await report(counter, { position: { ...NEARBY, latitude: 52 }, text: 'Again.' })).toBe(id);
    expect(await host.getIncident({ params })).toMatchObject({
      distance_m: 40,
      accuracy_m: 12,
      text: 'Shutters down.',
    });
  });

  it('takes a photo that arrives after it, also once the booking has moved away', async () => {
    const { counter, id, host, params } = await reported();
    const elsewhere = await createCounter(server);
    server.setNow(AT_DOOR);
    const foreign = await report(elsewhere);
    await server.database.query
      .updateTable('bookings')
      .set({ stashpoint_id: elsewhere.stashpointId })
      .where('id', '=', counter.booking.id)
      .execute();
    const late = await picture(counter, counter.traveller.token, 'report', id);
    expect((await host.getIncident({ params })).pictures.map((each) => each.id)).toEqual([late.id]);
    for (const [token, incident] of [
      [counter.traveller.token, foreign],
      [counter.host.token, id],
      [elsewhere.traveller.token, id],
    ] as const)
      await expect(picture(counter, token, 'report', incident)).rejects.toMatchObject({ status: 404 });
  });

  it.each([
    [{ latitude: 91, longitude: 0, accuracy: 1 }],
    [{ latitude: 0, longitude: 0, accuracy: -1 }],
    [{ latitude: 0, longitude: 0 }],
  ])('does not accept %j as a position', async (position) => {
    const counter = await createCounter(server);
    server.setNow(AT_DOOR);
    await expect(report(counter, { position: position as never })).rejects.toMatchObject({ id: 'INVALID_DATA' });
  });

  it('shows the host no more of the traveller than the booking does', async () => {
    const { counter, host, params } = await reported();
    expect((await host.getIncident({ params })).customer).toMatchObject({ name: 'Ada Lovelace', email: null });
    const elsewhere = await createCounter(server);
    await server.database.query
      .updateTable('bookings')
      .set({ stashpoint_id: elsewhere.stashpointId })
      .where('id', '=', counter.booking.id)
      .execute();
    const nothing = { name: 'Ada', email: null, phone_number: '' };
    expect((await host.getIncident({ params })).customer).toEqual(nothing);
    const { items } = await host.listIncidents({ query: { q: 'ada@example.org' } });
    expect(items).toEqual([]);
    expect((await host.listIncidents({})).items.map(({ customer }) => customer)).toEqual([nothing]);
  });
});

it('is found by its booking, its place, its host and its traveller', async () => {
  const { id, counter } = await reported();
  await reported();
  const { booking, stashpointId, host } = counter;
  await server.database.query
    .updateTable('bookings')
    .set({ first_name: 'Ελένη', phone_number: '+44 20 7946 0399' })
    .where('id', '=', booking.id)
    .execute();
  const asked = ['020 7946 0399', 'ελενη', booking.id.toLowerCase()].map((q) => ({ q }));
  for (const query of [
    { booking_id: booking.id },
    { stashpoint_id: stashpointId },
    { host_id: host.user.id },
    ...asked,
  ]) {
    const { items } = await staff.listIncidents({ query });
    expect([query, items.map((item) => item.id)]).toEqual([query, [id]]);
  }
});

describe('an answer', () => {
  it('that disputes can be replaced until its time is over, by one that agrees for good', async () => {
    const { host, params } = await reported();
    const disputed = await host.answerIncident({ params, body: { answer: 'disputes', text: 'We were here.' } });
    expect(disputed).toMatchObject({ standing: 'disputed', answer_text: 'We were here.', counted: 0 });
    const agreed = await host.answerIncident({ params, body: { answer: 'agrees' } });
    expect(agreed).toMatchObject({ standing: 'counts', counted: 1, answers: [] });
    await expect(
      host.answerIncident({ params, body: { answer: 'disputes', text: 'After all.' } }),
    ).rejects.toMatchObject({ id: 'INCIDENT_OUT_OF_TIME' });
    const late = await reported();
    server.setNow(DUE);
    await expect(late.host.answerIncident({ params: late.params, body: { answer: 'agrees' } })).rejects.toMatchObject({
      id: 'INCIDENT_OUT_OF_TIME',
    });
  });

  it('that disputes needs a reason, and may bring proof', async () => {
    const { counter, host, params } = await reported();
    await expect(host.answerIncident({ params, body: { answer: 'disputes', text: ' ' } })).rejects.toMatchObject({
      errors: { text: ['REQUIRED_DATA_CLIENT_ERROR'] },
    });
    const proof = await picture(counter, counter.host.token, 'answer');
    const shown = await picture(counter, counter.traveller.token, 'report');
    const body = { answer: 'disputes' as const, text: 'See the till.', picture_ids: [proof.id, shown.id] };
    const { pictures } = await host.answerIncident({ params, body });
    expect(pictures.map(({ id }) => id)).toEqual([proof.id]);
  });

  it('comes from the place’s host, and for them from staff', async () => {
    const { params } = await reported();
    const other = server.clientOf((await createSession(server, 'host')).token);
    await expect(other.answerIncident({ params, body: { answer: 'agrees' } })).rejects.toMatchObject({ status: 404 });
    await expect(other.getIncident({ params })).rejects.toMatchObject({ status: 404 });
    expect(await staff.answerIncident({ params, body: { answer: 'agrees' } })).toMatchObject({ answer: 'agrees' });
  });

  it('must match the kind of the report', async () => {
    const { host, params } = await reported();
    await expect(host.answerIncident({ params, body: { answer: 'open_now' } })).rejects.toMatchObject({
      id: 'INCIDENT_OUT_OF_TIME',
    });
  });
});

describe('no answer', () => {
  it('counts after two days, once, and the host is told', async () => {
    const { counter, host, params } = await reported();
    server.setNow('2026-11-25T11:04:59Z');
    expect(await countUnanswered(server.services)).toBe(0);
    expect(await host.getIncident({ params })).toMatchObject({ standing: 'waiting', counted: 0 });
    server.setNow(DUE);
    await countUnanswered(server.services);
    expect(await countUnanswered(server.services)).toBe(0);
    expect(await host.getIncident({ params })).toMatchObject({ standing: 'counts', counted: 1, answers: [] });
    const told = (await mailsTo(counter.host)).filter(({ subject }) => subject.includes('counts'));
    expect(told).toHaveLength(1);
    server.setNow('2027-02-21T11:05:01Z');
    const later = server.clientOf((await createSession(server, 'admin')).token);
    expect((await later.getIncident({ params })).counted).toBe(0);
  });
});

describe('a verdict', () => {
  it('is final, shown to the host, and can’t be answered afterwards', async () => {
    const { counter, host, params } = await reported();
    await host.answerIncident({ params, body: { answer: 'disputes', text: 'We were here.' } });
    await expect(host.decideIncident({ params, body: { verdict: 'dismissed' } })).rejects.toMatchObject({
      status: 403,
    });
    const decided = await staff.decideIncident({ params, body: { verdict: 'dismissed', text: 'The till shows it.' } });
    expect(decided).toMatchObject({ standing: 'dismissed', counted: 0, answers: [] });
    expect(await host.getIncident({ params })).toMatchObject({ verdict_text: 'The till shows it.' });
    const [mail] = (await mailsTo(counter.host)).slice(-1);
    expect(mail?.subject).toContain('was dismissed');
    expect(mail?.body).toContain('The till shows it.');
    await expect(host.answerIncident({ params, body: { answer: 'agrees' } })).rejects.toMatchObject({ id: 'CONFLICT' });
    await expect(staff.decideIncident({ params, body: { verdict: 'dismissed' } })).rejects.toMatchObject({
      id: 'CONFLICT',
    });
    await expect(staff.decideIncident({ params, body: { verdict: 'upheld' } })).rejects.toMatchObject({
      id: 'CONFLICT',
    });
    const body = { verdict: 'upheld', expected_decided_at: decided.decided_at } as const;
    expect(await staff.decideIncident({ params, body })).toMatchObject({ counted: 1 });
  });

  it('is made once, by whichever of two staff is first', async () => {
    const { params } = await reported();
    const verdicts = ['upheld', 'dismissed'] as const;
    const outcomes = await Promise.allSettled(
      verdicts.map((verdict) => staff.decideIncident({ params, body: { verdict } })),
    );
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { id: 'CONFLICT' } });
  });
});

describe('a decision that refunds', () => {
  const order = { to: 'source', borne_by: 'host', reason: 'Closed at noon' } as const;

  async function decidable() {
    const { counter, id, params } = await reported();
    const { refundable } = (await staff.getIncident({ params })).case ?? {};
    if (!refundable) throw new Error('This staff may move money.');
    return { counter, id, params, left: refundable.card + refundable.credit, share: refundable.host_share };
  }

  it('pays what was shown, takes the host’s share, and says so in the case', async () => {
    const { counter, id, params, left, share } = await decidable();
    const refund = { ...order, amount: left, expected_left: left };
    const decided = await staff.decideIncident({ params, body: { verdict: 'upheld', refund } });
    expect(decided).toMatchObject({
      standing: 'counts',
      case: {
        state: 'decided',
        refunds: [{ amount: left, borne_by: 'host', reason: 'Closed at noon' }],
        refundable: { card: 0, credit: 0, host_share: 0 },
      },
    });
    expect(share).toBeGreaterThan(0);
    expect(await ledgerOf(server, counter.booking.id)).toMatchObject({ host_share: 0 });
    const { items } = await staff.listRefunds({ query: { booking_id: counter.booking.id } });
    expect(items).toMatchObject([{ amount: left, state: 'refunded' }]);
    expect((await staff.getIncident({ params: { id } })).case?.decided_by?.id).toBeTruthy();
  });

  it('pays once, however often it is sent, and however many staff decide at once', async () => {
    const { counter, params, left } = await decidable();
    const body = { verdict: 'upheld', refund: { ...order, amount: 100, expected_left: left } } as const;
    const key = { idempotencyKey: randomUUID() };
    await Promise.all([staff.decideIncident({ params, body }, key), staff.decideIncident({ params, body }, key)]);
    await expect(staff.decideIncident({ params, body }, { idempotencyKey: randomUUID() })).rejects.toMatchObject({
      id: 'CONFLICT',
    });
    await expect(staff.decideIncident({ params, body: { verdict: 'dismissed' } }, key)).rejects.toMatchObject({
      id: 'IDEMPOTENCY_KEY_REUSED',
    });
    const { items } = await staff.listRefunds({ query: { booking_id: counter.booking.id } });
    expect(items).toMatchObject([{ amount: 100 }]);
  });

  it('decides nothing if it can’t be paid, or if the money has changed', async () => {
    const { counter, params, left } = await decidable();
    const decide = (refund: object) =>
      staff.decideIncident({
        params,
        body: { verdict: 'upheld', refund: { ...order, expected_left: left, ...refund } as never },
      });
    await expect(decide({ amount: left + 1 })).rejects.toMatchObject({ errors: { 'refund.amount': ['INVALID_DATA'] } });
    await expect(decide({ amount: 0 })).rejects.toMatchObject({ errors: { 'refund.amount': ['INVALID_DATA'] } });
    await expect(decide({ amount: 1, reason: ' ' })).rejects.toMatchObject({
      errors: { 'refund.reason': expect.anything() },
    });
    await staff.createRefund({ body: { booking_id: counter.booking.id, amount: 50, ...order } });
    await expect(decide({ amount: 100 })).rejects.toMatchObject({ id: 'CONFLICT' });
    expect(await staff.getIncident({ params })).toMatchObject({ verdict: null });
  });

  it('needs the right to money, a decision without one does not', async () => {
    const { params, left } = await decidable();
    const session = await createSession(server, 'admin');
    await server.database.query
      .updateTable('users')
      .set({ scopes: ['bookings:all'] })
      .where('id', '=', session.user.id)
      .execute();
    const client = server.clientOf(session.token);
    const refund = { ...order, amount: 100, expected_left: left };
    await expect(client.decideIncident({ params, body: { verdict: 'upheld', refund } })).rejects.toMatchObject({
      id: 'FORBIDDEN',
    });
    expect((await client.getIncident({ params })).case?.refundable).toBeNull();
    expect(await client.decideIncident({ params, body: { verdict: 'upheld' } })).toMatchObject({
      case: { state: 'decided', refunds: [] },
    });
  });
});

describe('a case', () => {
  it('is seen by staff alone, with earlier reports of its host and its traveller', async () => {
    const { counter, id, host, params } = await reported();
    await server.database.query
      .updateTable('bookings')
      .set({ email: 'often@example.org' })
      .where('id', '=', counter.booking.id)
      .execute();
    server.setNow('2026-11-23T11:06:00Z');
    const second = await report(counter, { kind: 'refused' });
    expect((await host.getIncident({ params })).case).toBeNull();
    const shown = await staff.getIncident({ params: { id: second } });
    const first = { id, kind: 'closed', standing: 'waiting' };
    expect(shown.case).toMatchObject({
      kind: 'incident',
      state: 'waiting_for_host',
      deadline: shown.answer_by,
      earlier_of_host: { total: 1, items: [first] },
      reviewed_first: false,
    });
    // Of others with the same phone, too.
    expect(shown.case?.earlier_of_traveller.total).toBeGreaterThan(1);
    expect((await staff.getIncident({ params })).case?.earlier_of_host).toEqual({ total: 0, items: [] });
  });
});

describe('bags that are locked in', () => {
  async function lockedIn() {
    const counter = await createCounter(server);
    await counter.act({ kind: 'check_in', bags: [{ tag: '1' }, { tag: '2' }] });
    server.setNow('2026-11-23T18:05:00Z');
    const id = await report(counter, { kind: 'closed_at_pickup' });
    return { counter, host: server.clientOf(counter.host.token), params: { id } };
  }

  it('are promised by a time, which the traveller gets at once and which sets the deadline', async () => {
    const { counter, host, params } = await lockedIn();
    const arrives_at = '2026-11-23T18:45:00.000Z';
    const body = { answer: 'on_the_way', arrives_at, text: 'On the bus.' } as const;
    expect(await host.answerIncident({ params, body })).toMatchObject({
      standing: 'uncounted',
      respond_by: arrives_at,
    });
    const client = server.clientOf(counter.traveller.token);
    const booking = await client.getBooking({ params: { id: counter.booking.id } });
    expect(booking.incident).toMatchObject({ answer: 'on_the_way', arrives_at, respond_by: arrives_at });
    const { rows } = await server.database.executeSql(
      `select body from mails where booking_id = '${counter.booking.id}' and subject like '%will open for you%'`,
    );
    expect(String(rows[0]?.body)).toContain('On the bus.');
    await counter.act({ kind: 'check_out' });
    await expect(host.answerIncident({ params, body })).rejects.toMatchObject({ id: 'CONFLICT' });
  });

  it.each([
    ['no time', {}, 'REQUIRED_DATA_CLIENT_ERROR'],
    ['a time that is over', { arrives_at: '2026-11-23T18:04:00Z' }, 'INVALID_DATA'],
    ['a time too late', { arrives_at: '2026-11-23T21:06:00Z' }, 'INVALID_DATA'],
  ])('can’t be promised by %s', async (_what, own, error) => {
    const { host, params } = await lockedIn();
    const call = host.answerIncident({ params, body: { answer: 'on_the_way', ...own } });
    await expect(call).rejects.toMatchObject({ errors: { arrives_at: [error] } });
  });

  it('never count', async () => {
    const { host, params } = await lockedIn();
    expect(await host.answerIncident({ params, body: { answer: 'open_now' } })).toMatchObject({ counted: 0 });
    await expect(staff.decideIncident({ params, body: { verdict: 'upheld' } })).rejects.toMatchObject({
      id: 'CONFLICT',
    });
  });
});

it('filters reports by the status that the rule gives them', async () => {
  const { host, params, counter } = await reported();
  const standings = async () => {
    const found: string[] = [];
    for (const standing of INCIDENT_STANDINGS) {
      const { items } = await host.listIncidents({ query: { standing } });
      expect(items.every((item) => item.standing === standing)).toBe(true);
      found.push(...items.map((item) => item.standing));
    }
    return found;
  };
  expect(await standings()).toEqual(['waiting']);
  // Its traveller is helped, but nothing is decided.
  const open = async () => (await host.listIncidents({ query: { open: true } })).items.map(({ id }) => id);
  await server.database.query
    .updateTable('incidents')
    .set({ resolved_at: new Date(AT_DOOR), resolution: 'rebooked' })
    .where('id', '=', params.id)
    .execute();
  expect(await open()).toEqual([params.id]);
  server.setNow(DUE);
  expect(await standings()).toEqual(['counts']);
  expect(await open()).toEqual([]);
  expect((await host.listIncidents({ query: { open: false } })).items.map(({ id }) => id)).toEqual([params.id]);
  server.setNow(AT_DOOR);
  await host.answerIncident({ params, body: { answer: 'disputes', text: randomUUID() } });
  expect(await standings()).toEqual(['disputed']);
  await staff.decideIncident({ params, body: { verdict: 'dismissed' } });
  expect(await standings()).toEqual(['dismissed']);
  await report(counter, { kind: 'closed_at_pickup' });
  expect((await standings()).sort()).toEqual(['dismissed', 'waiting']);
});
