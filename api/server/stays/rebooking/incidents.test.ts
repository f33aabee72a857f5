import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Booking } from '../../../contract/structs/booking.ts';
import type { AuthToken } from '../../../contract/structs/user.ts';
import {
  createBooking,
  createInTown,
  createSession,
  everyDay,
  holdBooking,
  type StashpointOptions,
} from '../../../testing/fixtures.ts';
import { ledgerOf } from '../../../testing/ledger-of.ts';
import { startTestServer, TEST_NOW, type TestServer } from '../../../testing/test-server.ts';
import { countUnanswered } from '../../care/incidents/count-unanswered.ts';

let server: TestServer;
let session: AuthToken;
let staff: ReturnType<TestServer['clientOf']>;
let town = 0;
beforeAll(async () => {
  server = await startTestServer();
  staff = server.clientOf((await createSession(server, 'admin')).token);
});
beforeEach(async () => {
  // Reports without proof are counted by person.
  session = await createSession(server);
});
beforeEach(() => {
  Object.assign(server.services.config, { unprovenReports: 1000 });
  server.setNow(TEST_NOW);
  town += 1;
});
afterAll(() => server.close());

const BEFORE_DROPOFF = '2026-11-24T09:45:00Z';
const AFTER_DROPOFF = '2026-11-24T11:00:00Z';

const stashpointHere = (metresNorth: number, options?: StashpointOptions) =>
  createInTown(server, town, metresNorth, options);

const passOf = (booking: Booking) => new URL(booking.pass?.url ?? '').searchParams.get('pass') ?? '';
const report = (booking: Booking, kind: 'closed' | 'refused' | 'closed_at_pickup' = 'closed', by = session) =>
  server.clientOf(by.token).reportIncident({ params: { id: booking.id }, body: { kind } });
const move = (booking: Booking, stashpoint_id: string, by = session) =>
  server.clientOf(by.token).rebook({ params: { id: booking.id }, body: { stashpoint_id } });
const cancel = (booking: Booking, by = session) =>
  server.clientOf(by.token).updateBooking({ params: { id: booking.id }, body: { state: 'cancelled' } });
const look = (booking: Booking, by = session) => server.clientOf(by.token).getBooking({ params: { id: booking.id } });

async function refundsOf(id: string) {
  const rows = await server.database.query.selectFrom('refunds').selectAll().where('booking_id', '=', id).execute();
  return { refunds: rows.map(({ status, amount }) => [status, amount]) };
}

async function mailsAbout(id: string): Promise<string[]> {
  const mails = await server.database.query.selectFrom('mails').selectAll().orderBy('id').execute();
  return mails.filter(({ body, subject }) => `${subject}${body}`.includes(id)).map(({ subject }) => subject);
}

describe('reporting that a place is closed', () => {
  it('offers the nearest open places with space for the bags, closest first', async () => {
    const stashpoint = await stashpointHere(0);
    const [near, far] = [await stashpointHere(200), await stashpointHere(900, { columns: { first_day_cost: 300 } })];
    await stashpointHere(100, { capacity: { standard: 1 } });
    await stashpointHere(150, { hours: everyDay('12:00:00', '13:00:00') });
    await stashpointHere(170, { columns: { active: false } });
    const booking = await createBooking(server, session, stashpoint);
    server.setNow(BEFORE_DROPOFF);
    const { booking: reported, alternatives } = await report(booking);
    expect(reported.incident).toMatchObject({ kind: 'closed', respond_by: null, resolved_at: null });
    expect(alternatives.map(({ stashpoint, refund_amount }) => [stashpoint.id, refund_amount])).toEqual([
      [near, 0],
      [far, 400],
    ]);
    expect(alternatives[0]?.stashpoint.user_distance_km).toBeCloseTo(0.2, 2);
  });

  it('offers lockers last, with the size of the doors that cabin bags go through', async () => {
    const locker = { columns: { storage_type: 'hivebox_locker_bank', type: 'locker' } } as const;
    await stashpointHere(50, { ...locker, capacity: { small: 9, medium: 9, large: 1 } });
    const lockers = await stashpointHere(100, { ...locker, capacity: { small: 9, large: 2 } });
    const staffed = await stashpointHere(900);
    const booking = await createBooking(server, session, await stashpointHere(0));
    server.setNow(BEFORE_DROPOFF);
    const { alternatives } = await report(booking);
    expect(alternatives.map(({ stashpoint, doors_cm }) => [stashpoint.id, doors_cm])).toEqual([
      [staffed, []],
      [lockers, [[52, 94, 35]]],
    ]);
    expect((await move(booking, lockers)).storage_spaces).toMatchObject([{ size: 'large', quantity: 2 }]);
  });

  it('makes one report however often it is sent, and notifies the host once', async () => {
    const booking = await createBooking(server, session, await stashpointHere(0));
    server.setNow(BEFORE_DROPOFF);
    const replies = await Promise.all([report(booking), report(booking), report(booking)]);
    expect(new Set(replies.map(({ booking: { incident } }) => incident?.id)).size).toBe(1);
    const told = (await mailsAbout(booking.id)).filter((subject) => subject.startsWith('A traveller is at the door'));
    expect(told).toHaveLength(1);
  });

  it('needs the pass or the traveller, and the right time', async () => {
    const booking = await createBooking(server, session, await stashpointHere(0));
    const early = { id: 'INCIDENT_OUT_OF_TIME', errors: { kind: ['INCIDENT_OUT_OF_TIME'] } };
    await expect(report(booking)).rejects.toMatchObject(early);
    server.setNow(BEFORE_DROPOFF);
    await expect(report(booking, 'closed_at_pickup')).rejects.toMatchObject(early);
    const call = (pass?: string) =>
      server.client.reportIncident({ params: { id: booking.id }, body: { kind: 'refused', ...(pass && { pass }) } });
    await expect(call()).rejects.toMatchObject({ id: 'NOT_FOUND' });
    await expect(call('guessed')).rejects.toMatchObject({ id: 'NOT_FOUND' });
    expect((await call(passOf(booking))).booking.incident?.kind).toBe('refused');
  });

  it('is no proof: after drop-off a cancellation gives credit, and to a guest nothing yet', async () => {
    const booking = await createBooking(server, session, await stashpointHere(0));
    const guest = await createSession(server, 'guest');
    const other = await createBooking(server, guest, await stashpointHere(5000));
    server.setNow(AFTER_DROPOFF);
    expect((await look(booking)).refund_offer?.amount).toBe(0);
    const { booking: reported, alternatives } = await report(booking);
    expect(alternatives).toEqual([]);
    expect(reported.refund_offer).toEqual({ amount: 0, until: null, whole: false, withheld: 1300 });
    const cancelled = await cancel(booking);
    expect(cancelled).toMatchObject({
      ...{ refund_amount: 1300, refund_credit_amount: 1300 },
      incident: { resolution: 'cancelled', withheld: 1300, is_credit: true },
    });
    const mails = server.database.query
      .selectFrom('mails')
      .select('body')
      .where('recipient', '=', booking.customer.email);
    const [told] = await mails.where('booking_id', '=', booking.id).orderBy('id', 'desc').execute();
    expect(told?.body).toContain('£13.00 is credit for now');
    expect(told?.body).not.toContain('We’ll refund £');
    const books = await ledgerOf(server, booking.id);
    expect(books).toMatchObject({ refund_credit: -1300, host_share: 500 });
    expect(books.refund_card).toBeUndefined();
    await report(other, 'closed', guest);
    expect(await cancel(other, guest)).toMatchObject({
      ...{ refund_amount: 0, incident: { withheld: 1300, is_credit: false } },
    });
    expect(await ledgerOf(server, other.id)).toEqual(expect.objectContaining({ charge: 1300, host_share: 500 }));
  });

  const endings = {
    'its host agrees': (id: string, owner: AuthToken) =>
      server.clientOf(owner.token).answerIncident({ params: { id }, body: { answer: 'agrees' } }),
    'staff uphold it': (id: string) => staff.decideIncident({ params: { id }, body: { verdict: 'upheld' } }),
    'two days pass': async () => {
      server.setNow('2026-11-26T11:00:00Z');
      await countUnanswered(server.services);
    },
    'staff dismiss it': (id: string) => staff.decideIncident({ params: { id }, body: { verdict: 'dismissed' } }),
  };
  it.each([
    ['its host agrees', { refund_card: -1300, refund_credit: 0, host_share: 0 }, 'confirmed'],
    ['staff uphold it', { refund_card: -1300, refund_credit: 0, host_share: 0 }, 'confirmed'],
    ['two days pass', { refund_card: -1300, refund_credit: 0, host_share: 0 }, 'confirmed'],
    ['staff dismiss it', { refund_credit: 0, host_share: 500, platform_fee: 600 }, 'couldn’t confirm'],
  ] as const)('is settled when %s', async (how, books, mail) => {
    const owner = await createSession(server, 'host');
    const traveller = await createSession(server);
    const booking = await createBooking(server, traveller, await stashpointHere(0, { hostId: owner.user.id }));
    server.setNow(AFTER_DROPOFF);
    const { booking: reported } = await report(booking, 'closed', traveller);
    await cancel(booking, traveller);
    const balance = async () => (await server.clientOf(traveller.token).getMyCredit()).balances[0]?.amount ?? 0;
    expect(await balance()).toBe(1300);
    await endings[how](reported.incident?.id ?? '', owner);
    expect(await ledgerOf(server, booking.id)).toMatchObject(books);
    expect(await balance()).toBe(0);
    expect(await look(booking, traveller)).toMatchObject({ incident: { withheld: 0 } });
    expect((await mailsAbout(booking.id)).some((subject) => subject.includes(mail))).toBe(true);
    const { refunds } = await refundsOf(booking.id);
    expect(refunds).toEqual(how === 'staff dismiss it' ? [] : [['succeeded', 1300]]);
  });

  it('gives back everything to who was recorded as a no-show at a closed door', async () => {
    const owner = await createSession(server, 'host');
    const booking = await createBooking(server, session, await stashpointHere(0, { hostId: owner.user.id }));
    server.setNow(AFTER_DROPOFF);
    await report(booking);
    await server.clientOf(owner.token).updateBooking({ params: { id: booking.id }, body: { state: 'no_show' } });
    server.setNow('2026-11-26T11:00:00Z');
    await countUnanswered(server.services);
    expect(await ledgerOf(server, booking.id)).toMatchObject({ refund_card: -1300, host_share: 0 });
  });

  it('that is dismissed after its credit was spent costs the platform, and can be upheld later', async () => {
    const owner = await createSession(server, 'host');
    const traveller = await createSession(server);
    const booking = await createBooking(server, traveller, await stashpointHere(0, { hostId: owner.user.id }));
    server.setNow(AFTER_DROPOFF);
    const { booking: reported } = await report(booking, 'closed', traveller);
    await cancel(booking, traveller);
    await holdBooking(server, traveller, await stashpointHere(9000), {
      ...{ dropoff: '2026-11-25T10:00:00Z', pickup: '2026-11-25T14:00:00Z', bag_count: 1, use_credit: true },
    });
    const params = { id: reported.incident?.id ?? '' };
    const { decided_at } = await staff.decideIncident({ params, body: { verdict: 'dismissed' } });
    expect(await ledgerOf(server, booking.id)).toMatchObject({
      refund_credit: -700,
      host_share: 500,
      platform_fee: -100,
    });
    await staff.decideIncident({ params, body: { verdict: 'upheld', expected_decided_at: decided_at } });
    expect(await ledgerOf(server, booking.id)).toMatchObject({ refund_credit: -700, refund_card: -600, host_share: 0 });
  });

  // Guests each time: other travellers in everything but one thing.
  it.each([
    ['an address', { email: 'often@example.org' }, ['pm_card_visa_debit', 'pm_card_mastercard', 'pm_card_amex']],
    ['a phone', { phone_number: '+44 20 7946 0099' }, ['pm_card_discover', 'pm_card_diners', 'pm_card_jcb']],
    ['a card', {}, ['pm_card_unionpay', 'pm_card_unionpay', 'pm_card_unionpay']],
  ])('is looked at by a person first, the third time within 90 days by %s', async (_, same, cards) => {
    Object.assign(server.services.config, { unprovenReports: 2 });
    for (const [turn, card] of cards.entries()) {
      server.setNow(TEST_NOW);
      const traveller = await createSession(server, 'guest');
      const here = await stashpointHere(20_000 + turn * 2_000);
      const other = { email: `${card}-${turn}@example.org`, phone_number: `+44 20 7946 ${9000 + 10 * town + turn}` };
      const customer = { first_name: 'Al', last_name: 'Oft', ...other, ...same };
      const booking = await createBooking(server, traveller, here, { customer }, card);
      await stashpointHere(20_200 + turn * 2_000);
      server.setNow(AFTER_DROPOFF);
      const { booking: reported, alternatives } = await report(booking, 'closed', traveller);
      const isFree = turn < 2;
      expect([alternatives.length > 0, reported.refund_offer?.withheld]).toEqual([isFree, isFree ? 1300 : 0]);
      if (!isFree)
        await expect(move(booking, await stashpointHere(25_000), traveller)).rejects.toMatchObject({
          id: 'BOOKING_NOT_CHANGEABLE',
        });
    }
  });
});

describe('moving to another place', () => {
  it('costs nothing more if the other place is dearer, and its host earns in full', async () => {
    const stashpoint = await stashpointHere(0, { capacity: { standard: 2 } });
    const dear = await stashpointHere(300, { columns: { first_day_cost: 900, first_day_commission: 450 } });
    const booking = await createBooking(server, session, stashpoint);
    server.setNow(BEFORE_DROPOFF);
    await report(booking);
    const moved = await move(booking, dear);
    expect(moved).toMatchObject({
      state: 'confirmed',
      total_price_amount: 1300,
      discount_amount: 800,
      refund_amount: 0,
      stashpoint: { id: dear },
      pass: { pin: booking.pass?.pin, url: booking.pass?.url },
      incident: { resolution: 'rebooked' },
    });
    expect(await ledgerOf(server, booking.id)).toMatchObject({ charge: 1300, host_share: 900 });
    // The space here is free again.
    expect((await holdBooking(server, session, stashpoint, { dropoff: AFTER_DROPOFF })).state).toBe('held');
    const subjects = await mailsAbout(booking.id);
    expect(subjects.filter((subject) => /New place|has moved|on their way/.test(subject))).toHaveLength(3);
  });

  it('refunds a difference as credit, to the card once the report is proven, and can be repeated', async () => {
    const owner = await createSession(server, 'host');
    const booking = await createBooking(server, session, await stashpointHere(0, { hostId: owner.user.id }));
    const cheap = await stashpointHere(300, { columns: { first_day_cost: 300, first_day_commission: 150 } });
    server.setNow(AFTER_DROPOFF);
    const { booking: reported, alternatives } = await report(booking);
    expect(alternatives).toMatchObject([{ refund_amount: 0, withheld_amount: 400 }]);
    await move(booking, cheap);
    const moved = await move(booking, cheap);
    expect(moved).toMatchObject({
      ...{ total_price_amount: 900, post_refund_price: 900, dropoff: '2026-11-24T11:00:00.000Z' },
      movements: [{ amount: 1300 }, { kind: 'refund_credit', amount: -400 }],
    });
    // The reported place keeps its share until then, and the one that helps has earned its own.
    expect(await ledgerOf(server, booking.id)).toMatchObject({ charge: 1300, refund_credit: -400, host_share: 800 });
    const params = { id: reported.incident?.id ?? '' };
    expect((await staff.getIncident({ params })).case?.moved_refund).toBe(400);
    await staff.decideIncident({ params, body: { verdict: 'upheld' } });
    expect(await ledgerOf(server, booking.id)).toMatchObject({ refund_credit: 0, refund_card: -400, host_share: 300 });
    expect((await refundsOf(booking.id)).refunds).toEqual([['succeeded', 400]]);
    const told = await server.database.query
      .selectFrom('mails')
      .selectAll()
      .where('recipient', '=', owner.user.email ?? '')
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(told?.body).toMatch(/£5\.00.*£0\.00/s);
  });

  it('issues codes for the new lockers, and removes them at a counter', async () => {
    const booking = await createBooking(server, session, await stashpointHere(0));
    const lockers = await stashpointHere(200, {
      capacity: { small: 4 },
      columns: { storage_type: 'lambda_locker', type: 'locker' },
    });
    expect(booking.locker_codes).toEqual([]);
    server.setNow(BEFORE_DROPOFF);
    await report(booking);
    const { locker_codes } = await move(booking, lockers);
    expect(locker_codes).toHaveLength(2);
    const fewer = { params: { id: booking.id }, body: { bag_count: 1 } };
    expect((await server.clientOf(session.token).updateBooking(fewer)).locker_codes).toEqual([locker_codes[0]]);
    await report(booking, 'refused');
    expect((await move(booking, await stashpointHere(400))).locker_codes).toEqual([]);
  });

  it('is refused without a report, to the same place, into another currency, and without space', async () => {
    const stashpoint = await stashpointHere(0);
    const booking = await createBooking(server, session, stashpoint);
    const [other, full] = [await stashpointHere(200), await stashpointHere(300, { capacity: { standard: 1 } })];
    const abroad = await stashpointHere(400, { columns: { currency_code: 'EUR' } });
    server.setNow(BEFORE_DROPOFF);
    await expect(move(booking, other)).rejects.toMatchObject({ id: 'BOOKING_NOT_CHANGEABLE' });
    const { alternatives } = await report(booking);
    expect(alternatives.map(({ stashpoint }) => stashpoint.id)).toEqual([other]);
    const wrong = { id: 'INVALID_DATA', errors: { stashpoint_id: ['INVALID_DATA'] } };
    await expect(move(booking, stashpoint)).rejects.toMatchObject(wrong);
    await expect(move(booking, abroad)).rejects.toMatchObject(wrong);
    await expect(move(booking, full)).rejects.toMatchObject({ id: 'NO_AVAILABILITY_AT_STASHPOINT' });
    await expect(move(booking, 'nowhere')).rejects.toMatchObject({ id: 'NOT_FOUND' });
  });

  it('gives the last space to one of two who move at once', async () => {
    const stashpoint = await stashpointHere(0);
    const last = await stashpointHere(200, { capacity: { standard: 2 } });
    const bookings = [
      await createBooking(server, session, stashpoint),
      await createBooking(server, session, stashpoint),
    ];
    server.setNow(BEFORE_DROPOFF);
    for (const booking of bookings) await report(booking);
    const replies = await Promise.allSettled(bookings.map((booking) => move(booking, last)));
    expect(replies.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const refused = replies.find((reply) => reply.status === 'rejected');
    expect(refused?.reason).toMatchObject({ id: 'NO_AVAILABILITY_AT_STASHPOINT' });
  });

  it('happens once when two places are chosen at once', async () => {
    const booking = await createBooking(server, session, await stashpointHere(0));
    const stashpoints = [await stashpointHere(200), await stashpointHere(300)];
    server.setNow(BEFORE_DROPOFF);
    await report(booking);
    const replies = await Promise.allSettled(stashpoints.map((stashpoint) => move(booking, stashpoint)));
    expect(replies.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await ledgerOf(server, booking.id);
  });

  it('drops a change that was waiting for payment, and refunds it', async () => {
    const booking = await createBooking(server, session, await stashpointHere(0));
    const client = server.clientOf(session.token);
    server.setNow(BEFORE_DROPOFF);
    const changing = await client.updateBooking({ params: { id: booking.id }, body: { bag_count: 3 } });
    const change = changing.pending_change?.id ?? '';
    await report(booking);
    const other = await stashpointHere(200);
    await client.payByCard({ body: { booking_id: change, payment_method: 'pm_card_threeDSecure2Required' } });
    await move(booking, other);
    const { intent_id } = await server.database.query
      .selectFrom('payments')
      .select('intent_id')
      .$narrowType<{ intent_id: string }>()
      .where('booking_id', '=', change)
      .executeTakeFirstOrThrow();
    await fetch(`${server.url}/_sandbox/stripe/authenticate/${intent_id}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ outcome: 'confirm' }),
    });
    await client.finalizePayment({ body: { booking_id: change } }).catch(() => undefined);
    const moved = await client.getBooking({ params: { id: booking.id } });
    expect(moved).toMatchObject({ bag_count: 2, stashpoint: { id: other }, pending_change: null });
    expect(await ledgerOf(server, booking.id)).toMatchObject({
      charge: 1300 + 600,
      refund_card: -600,
      host_share: 500,
    });
  });
});

describe('bags locked in', () => {
  it('start a clock that ends when they are given back', async () => {
    const host = await createSession(server, 'host');
    const booking = await createBooking(server, session, await stashpointHere(0, { hostId: host.user.id }));
    const hand = (state: 'checked_in' | 'checked_out') =>
      server.clientOf(host.token).updateBooking({ params: { id: booking.id }, body: { state } });
    server.setNow(AFTER_DROPOFF);
    await hand('checked_in');
    await expect(report(booking)).rejects.toMatchObject({ id: 'INCIDENT_OUT_OF_TIME' });
    const { booking: reported, alternatives } = await report(booking, 'closed_at_pickup');
    expect(alternatives).toEqual([]);
    expect(reported.incident).toMatchObject({ kind: 'closed_at_pickup', respond_by: '2026-11-24T11:30:00.000Z' });
    expect((await hand('checked_out')).incident).toMatchObject({ resolution: 'collected' });
  });
});
