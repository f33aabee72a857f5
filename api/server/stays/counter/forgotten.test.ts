import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createCounter, type TestCounter } from '../../../testing/counter.ts';
import { createSession } from '../../../testing/fixtures.ts';
import { startTestServer, TEST_NOW, type TestServer } from '../../../testing/test-server.ts';
import { settleForgottenBags } from './settle-forgotten-bags.ts';

let server: TestServer;
let counter: TestCounter;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  server.setNow(TEST_NOW);
  counter = await createCounter(server);
});
afterAll(() => server.close());

const AFTER_PICKUP = '2026-11-23T18:20:00Z';
const NEXT_MORNING = '2026-11-24T07:00:00Z';
const booked = () => ({ params: { id: counter.booking.id } });
const traveller = () => server.clientOf(counter.traveller.token);
const say = () => traveller().sayCollected({ ...booked(), body: {} });
const chain = () => traveller().getCustody(booked());
const stateNow = async () => (await traveller().getBooking(booked())).state;
const questions = async () =>
  (
    await server.database.query.selectFrom('mails').selectAll().where('booking_id', '=', counter.booking.id).execute()
  ).filter(({ subject }) => subject.startsWith('Did you collect your bags'));
const takeIn = () => counter.act({ kind: 'check_in', bags: [{ tag: 'A1' }, { tag: 'A2' }] });
const review = () =>
  traveller().createReview({
    body: {
      booking_id: counter.booking.id,
      language: 'en',
      stasher_rating: 5,
      stashpoint_rating: 5,
      bags_were_left: true,
    },
  });

describe('bags without a check-out', () => {
  it('are settled the next morning by the traveller’s statement, and not before', async () => {
    await takeIn();
    server.setNow(AFTER_PICKUP);
    await say();
    const { bookings } = await server
      .clientOf(counter.host.token)
      .getCounterDay({ params: { id: counter.stashpointId } });
    expect(bookings[0]?.said_collected_at).toBe(new Date(AFTER_PICKUP).toISOString());
    expect((await say()).map(({ kind, actor }) => [kind, actor])).toEqual([
      ['checked_in', 'host'],
      ['said_collected', 'traveller'],
    ]);
    server.setNow('2026-11-24T05:00:00Z');
    await settleForgottenBags(server.services);
    expect(await stateNow()).toBe('checked_in');
    server.setNow(NEXT_MORNING);
    await settleForgottenBags(server.services);
    await settleForgottenBags(server.services);
    expect((await chain()).at(-1)).toMatchObject({
      kind: 'settled',
      actor: 'system',
      evidence: 'said',
      occurred_at: new Date(AFTER_PICKUP).toISOString(),
      recorded_at: new Date(NEXT_MORNING).toISOString(),
      bags: [{ tag: 'A1' }, { tag: 'A2' }],
    });
    expect(await chain()).toHaveLength(3);
    expect(await stateNow()).toBe('checked_out');
    expect(await questions()).toHaveLength(0);
  });

  it('lead to one question by email if nothing is known, with a link that opens it', async () => {
    await takeIn();
    server.setNow(NEXT_MORNING);
    await settleForgottenBags(server.services);
    await settleForgottenBags(server.services);
    const [question, ...more] = await questions();
    expect(more).toEqual([]);
    expect(await stateNow()).toBe('checked_in');
    const pass = new URL(question?.body.match(/https?:\S+/)?.[0] ?? '').searchParams.get('pass') ?? '';
    await server.client.sayCollected({ ...booked(), body: { pass } });
    await settleForgottenBags(server.services);
    expect(await stateNow()).toBe('checked_out');
  });

  it('are settled by a review written after pick-up, even without a check-in', async () => {
    server.setNow(AFTER_PICKUP);
    await review();
    server.setNow(NEXT_MORNING);
    await settleForgottenBags(server.services);
    expect(await stateNow()).toBe('checked_out');
    expect(await chain()).toMatchObject([
      { kind: 'settled', evidence: 'reviewed', bags: [{ tag: null }, { tag: null }] },
    ]);
  });

  it('stay open while the traveller has no access to them', async () => {
    await takeIn();
    server.setNow(AFTER_PICKUP);
    await traveller().reportIncident({ ...booked(), body: { kind: 'closed_at_pickup' } });
    await say();
    server.setNow(NEXT_MORNING);
    await settleForgottenBags(server.services);
    expect(await stateNow()).toBe('checked_in');
  });

  it('are left for the counter to close first', async () => {
    await takeIn();
    server.setNow(AFTER_PICKUP);
    await say();
    await counter.act({ kind: 'check_out' });
    server.setNow(NEXT_MORNING);
    await settleForgottenBags(server.services);
    expect((await chain()).map(({ kind }) => kind)).toEqual(['checked_in', 'said_collected', 'checked_out']);
  });

  it('lead to no question before drop-off, or without any evidence of them', async () => {
    server.setNow(NEXT_MORNING);
    await settleForgottenBags(server.services);
    expect([await stateNow(), await questions()]).toEqual(['confirmed', []]);
  });
});

describe('confirming the collection', () => {
  it('is for the traveller, and for bags in storage', async () => {
    const refused = { id: 'BOOKING_NOT_CHANGEABLE' };
    await expect(say()).rejects.toMatchObject(refused);
    await takeIn();
    for (const { token } of [counter.host, await createSession(server), await createSession(server, 'host')])
      await expect(server.clientOf(token).sayCollected({ ...booked(), body: {} })).rejects.toMatchObject({
        id: 'NOT_FOUND',
      });
    await expect(server.client.sayCollected({ ...booked(), body: { pass: 'made up' } })).rejects.toMatchObject({
      id: 'NOT_FOUND',
    });
    await counter.act({ kind: 'check_out' });
    await expect(say()).rejects.toMatchObject(refused);
  });
});
