import { addMinutes } from 'date-fns/addMinutes';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Client } from '../../../client/client.ts';
import type { QueryOf } from '../../../contract/endpoint.ts';
import type { Endpoints } from '../../../contract/endpoints.ts';
import type { Booking } from '../../../contract/structs/booking.ts';
import type { AuthToken } from '../../../contract/structs/user.ts';
import {
  CONTACT,
  createBooking,
  createSession,
  createStashpoint,
  holdBooking,
  untilAfterNoon,
  withoutLaws,
} from '../../../testing/fixtures.ts';
import { startTestServer, TEST_NOW, type TestServer } from '../../../testing/test-server.ts';
import { takePaid } from '../../money/payments/attempts.ts';
import { escalateIncidents } from '../../stays/rebooking/escalate-incidents.ts';

let server: TestServer;
let staff: Client;
let session: AuthToken;
beforeAll(async () => {
  server = await startTestServer();
  staff = server.clientOf((await createSession(server, 'admin', 'desk@cubby.test')).token);
});
beforeEach(async () => {
  server.setNow(TEST_NOW);
  session = await createSession(server);
});
afterAll(() => server.close());

const paid = async (request = {}): Promise<Booking> =>
  createBooking(server, session, await createStashpoint(server), request);
const refund = (booking: Booking, order: Partial<Parameters<Client['createRefund']>[0]['body']> = {}, key?: string) =>
  staff.createRefund(
    { body: { booking_id: booking.id, amount: 300, to: 'source', borne_by: 'platform', reason: 'Waited.', ...order } },
    key ? { idempotencyKey: key } : {},
  );
const paymentOf = (id: string) =>
  server.database.query
    .selectFrom('payments')
    .select('intent_id')
    .where('booking_id', '=', id)
    .executeTakeFirstOrThrow();
const sumsOf = async (id: string): Promise<Record<string, number>> => {
  const rows = await server.database.query
    .selectFrom('ledger_entries')
    .select(['kind', (all) => all.fn.sum<number>('amount').as('sum')])
    .where('booking_id', '=', id)
    .groupBy('kind')
    .execute();
  return Object.fromEntries(rows.map(({ kind, sum }) => [kind, Number(sum)]));
};
const balanceOf = (sums: Record<string, number>) => {
  const of = (...kinds: string[]) => kinds.reduce((total, kind) => total + (sums[kind] ?? 0), 0);
  const money = of('charge', 'charge_credit', 'prepaid', 'refund_card', 'refund_credit');
  return money - of('host_share', 'guarantee', 'trees', 'platform_fee');
};

describe('the list of all bookings', () => {
  it.each<[name: string, ask: string | ((booking: Booking) => string | Promise<string>), customer?: object]>([
    ['its id, however it is written', ({ id }) => id.toLowerCase()],
    ['a mail address', 'Grace.Hop'],
    ['a last name', 'hopp'],
    ['a full name', 'grace hopper'],
    ['a phone number as it is shown', '+44 20 7946 0328'],
    ['a phone number of the country', '020 7946 0328'],
    ['a phone number without gaps', '02079460328'],
    ['a phone number without a plus', '442079460328'],
    ['a phone number with both beginnings', '0044 (0)20 7946-0328'],
    ['a phone number in full-width digits', '０２０ ７９４６ ０３２８'],
    ['a later part of a name', 'murray', { last_name: 'Brewster-Murray Hopper' }],
    ['a name without its accents', 'dvorak strauss', { first_name: 'Dvořák', last_name: 'Strauß' }],
    ['a Greek name', 'ελενη παπ', { first_name: 'Ελένη', last_name: 'Παπαδοπούλου' }],
    ['a Cyrillic name', 'ЮЛИЯ', { first_name: 'Юлия' }],
    ['the end of a Japanese name', '太郎', { first_name: '山田太郎' }],
    ['the PIN of the day', ({ pass }) => String(pass?.pin)],
    ['the last digits of its card', '4242'],
    ['the id of its payment', async ({ id }) => (await paymentOf(id)).intent_id ?? ''],
  ])('finds one by %s', async (_name, ask, named = {}) => {
    const customer = { ...CONTACT, first_name: 'Grace', last_name: 'Hopper', phone_number: '+44 20 7946 0328' };
    const booking = await paid({ customer: { ...customer, email: 'grace.hopper@example.org', ...named } });
    const q = typeof ask === 'string' ? ask : await ask(booking);
    const { items } = await staff.listAdminBookings({ query: { q, sort: 'created', order: 'DESC' } });
    expect(items.find(({ id }) => id === booking.id)).toMatchObject({
      customer: { phone_number: '+44 20 7946 0328' },
      total_price_amount: booking.total_price_amount,
      payment_failed: false,
    });
  });

  it('finds no other by a phone number, and shows hosts none by an address or a payment', async () => {
    const host = await createSession(server, 'host');
    const booking = await createBooking(server, session, await createStashpoint(server, { hostId: host.user.id }), {
      customer: { ...CONTACT, first_name: 'Katherine', last_name: 'Johnson', phone_number: '+44 20 7946 0777' },
    });
    const found = async (client: Client, q: string) =>
      (await client.listAdminBookings({ query: { q } })).items.map(({ id }) => id);
    for (const q of ['020 7946 0777', 'johnson'])
      expect(await found(server.clientOf(host.token), q)).toEqual([booking.id]);
    expect(await found(staff, '020 7946 0776')).toEqual([]);
    const { intent_id } = await paymentOf(booking.id);
    for (const q of [CONTACT.email, String(intent_id), '4242', String(booking.pass?.pin)])
      expect(await found(server.clientOf(host.token), q)).toEqual([]);
  });

  it('finds one by the tag on a bag, and treats wildcards as letters', async () => {
    const booking = await paid();
    await server.database.query
      .updateTable('bookings')
      .set({ tag_numbers: ['T-4711'] })
      .where('id', '=', booking.id)
      .execute();
    expect((await staff.listAdminBookings({ query: { q: 'T-4711' } })).items.map(({ id }) => id)).toEqual([booking.id]);
    expect((await staff.listAdminBookings({ query: { q: '%' } })).total).toBe(0);
  });

  it('narrows to those whose payment was refused', async () => {
    const held = await holdBooking(server, session, await createStashpoint(server));
    const client = server.clientOf(session.token);
    await client
      .payByCard({ body: { booking_id: held.id, payment_method: 'pm_card_chargeDeclinedInsufficientFunds' } })
      .catch(() => {});
    const { items } = await staff.listAdminBookings({ query: { payment_failed: true } });
    expect(items.map(({ id }) => id)).toContain(held.id);
    const timeline = await staff.getBookingTimeline({ params: { id: held.id } });
    expect(timeline.find(({ kind }) => kind === 'payment_failed')?.facts).toMatchObject({
      refusal: 'insufficient_funds',
    });
  });

  it('narrows to a place or a host, with holds that were never paid', async () => {
    const host = await createSession(server, 'host');
    const stashpoint_id = await createStashpoint(server, { hostId: host.user.id });
    const held = await holdBooking(server, session, stashpoint_id, { bag_count: 1 });
    const booking = await createBooking(server, session, stashpoint_id);
    await paid();
    const ids = [held.id, booking.id].sort();
    for (const query of [{ stashpoint_id }, { host_id: host.user.id }]) {
      const { items } = await staff.listAdminBookings({ query });
      expect([query, items.map(({ id }) => id).sort()]).toEqual([query, ids]);
    }
  });

  it('pages in the same way from both ends', async () => {
    const stashpoint_id = await createStashpoint(server);
    for (let count = 0; count < 7; count += 1)
      await holdBooking(server, session, stashpoint_id, { ...untilAfterNoon(count), bag_count: 1 });
    const query = { stashpoint_id, per_page: 3, sort: 'created', order: 'DESC' } as const;
    const pages = await Promise.all([1, 2, 3, 4].map((page) => staff.listAdminBookings({ query: { ...query, page } })));
    const ids = pages.flatMap(({ items }) => items.map(({ id }) => id));
    expect(pages.map(({ items }) => items.length)).toEqual([3, 3, 1, 0]);
    expect(new Set(ids).size).toBe(7);
    const whole = await staff.listAdminBookings({ query: { ...query, per_page: 50 } });
    expect(ids).toEqual(whole.items.map(({ id }) => id));
  });

  it('is complete as CSV, with formulas escaped', async () => {
    const stashpoint_id = await createStashpoint(server);
    const customer = { ...CONTACT, first_name: '=HYPERLINK("x")' };
    const booking = await holdBooking(server, session, stashpoint_id, { customer });
    const { token } = await createSession(server, 'admin');
    const reply = await fetch(`${server.url}/v2/admin-bookings?stashpoint_id=${stashpoint_id}`, {
      headers: { Accept: 'text/csv', Authorization: `Token ${token}` },
    });
    expect(reply.headers.get('content-type')).toContain('text/csv');
    expect(reply.headers.get('x-total-count')).toBe('1');
    const [head = '', row = '', ...rest] = (await reply.text()).trim().split('\n');
    expect(head).toContain('id,created,state,dropoff');
    expect(head).toContain('customer.name');
    expect(row).toContain(booking.id);
    expect(row).toContain(`"'=HYPERLINK(""x"") Lovelace"`);
    expect(rest).toEqual([]);
  });
});

describe('a refund by staff', () => {
  it('goes back to the card at the platform’s cost, is logged, and the traveller is notified', async () => {
    const booking = await paid();
    const before = await sumsOf(booking.id);
    expect(await refund(booking)).toMatchObject({ amount: 300, card_amount: 300, credit_amount: 0, reason: 'Waited.' });
    const after = await sumsOf(booking.id);
    expect(after).toMatchObject({ refund_card: -300, host_share: before.host_share });
    expect(after.platform_fee).toBe((before.platform_fee ?? 0) - 300);
    expect(balanceOf(after)).toBe(0);
    const seen = await server.clientOf(session.token).getBooking({ params: { id: booking.id } });
    expect(seen).toMatchObject({ payment_status: 'partially_refunded', refund_amount: 300 });
    const timeline = await staff.getBookingTimeline({ params: { id: booking.id } });
    expect(timeline.map(({ kind, facts }) => facts.action ?? facts.subject ?? kind)).toEqual(
      expect.arrayContaining(['created', 'refunded', `Refund for booking ${booking.id}`]),
    );
    expect((await staff.listRefunds({ query: { q: booking.id } })).total).toBe(1);
  });

  it('can be at the host’s cost, up to their earnings', async () => {
    const booking = await paid();
    await refund(booking, { amount: 1_200, borne_by: 'host', to: 'credit' });
    const after = await sumsOf(booking.id);
    expect(after).toMatchObject({ host_share: 0, refund_credit: -1_200 });
    expect(balanceOf(after)).toBe(0);
  });

  it('is listed by its state, refused ones first', async () => {
    const made = [];
    for (const minute of [1, 2, 3]) {
      server.setNow(new Date(TEST_NOW.getTime() + minute * 60_000));
      made.push(await refund(await paid(), { reason: 'By state.' }));
    }
    const [oldest, middle, newest] = made;
    const settle = (booking_id: string, status: 'failed' | 'pending') =>
      server.database.query.updateTable('refunds').set({ status }).where('booking_id', '=', booking_id).execute();
    await settle(oldest?.booking_id ?? '', 'failed');
    await settle(newest?.booking_id ?? '', 'pending');
    const list = async (query: QueryOf<Endpoints['listRefunds']>) =>
      (await staff.listRefunds({ query })).items
        .filter(({ reason }) => reason === 'By state.')
        .map(({ id, state }) => [id, state]);
    const rows = [
      [oldest?.id, 'refused'],
      [newest?.id, 'pending'],
      [middle?.id, 'refunded'],
    ] as const;
    expect(await list({})).toEqual(rows);
    expect(await list({ sort: 'state', order: 'ASC' })).toEqual(rows.toReversed());
    for (const [id, state] of rows) expect(await list({ state })).toEqual([[id, state]]);
    await staff.settleRefusedRefunds({ params: { id: oldest?.booking_id ?? '' }, body: { outcome: 'paid_otherwise' } });
    expect(await list({ state: 'refused' })).toEqual([]);
  });

  it('never exceeds what is left', async () => {
    const booking = await paid();
    await refund(booking, { amount: booking.total_price_amount });
    await expect(refund(booking, { amount: 1 })).rejects.toMatchObject({
      id: 'INVALID_DATA',
      message: 'At most £0.00 can still be refunded.',
      errors: { amount: ['INVALID_DATA'] },
    });
  });

  it('is paid once for one key, even twice at once', async () => {
    const booking = await paid();
    const both = await Promise.all([refund(booking, {}, 'key-1'), refund(booking, {}, 'key-1')]);
    expect(both[0]?.id).toBe(both[1]?.id);
    expect(await sumsOf(booking.id)).toMatchObject({ refund_card: -300 });
    await expect(refund(booking, { amount: 301 }, 'key-1')).rejects.toMatchObject({ id: 'IDEMPOTENCY_KEY_REUSED' });
  });

  it('keeps the ledger balanced, whatever follows', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 1299 }),
        fc.constantFrom('platform' as const, 'host' as const),
        fc.constantFrom('cancel' as const, 'fewer' as const),
        async (amount, borne_by, then) => {
          const booking = await paid();
          await refund(booking, { amount, borne_by });
          const client = server.clientOf(session.token);
          const body = then === 'cancel' ? { state: 'cancelled' as const } : { bag_count: 1 };
          const seen = await client.updateBooking({ params: { id: booking.id }, body });
          expect(seen.refund_amount).toBeLessThanOrEqual(1300);
          const sums = await sumsOf(booking.id);
          expect(balanceOf(sums)).toBe(0);
          if (then === 'cancel') expect(sums).toMatchObject({ host_share: 0, refund_card: -1300 });
        },
      ),
      { numRuns: 12 },
    );
  });
});

describe('after a refund by staff', () => {
  it('a host bears it once, whatever is changed later', async () => {
    const booking = await paid({ bag_count: 4 });
    await refund(booking, { amount: 1200, borne_by: 'host' });
    expect(await sumsOf(booking.id)).toMatchObject({ host_share: 0 });
    const client = server.clientOf(session.token);
    for (const bag_count of [3, 2, 1]) {
      await client.updateBooking({ params: { id: booking.id }, body: { bag_count } });
      expect(await sumsOf(booking.id)).toMatchObject({ host_share: 0 });
    }
  });

  it('a stay refunded in full is over: it is booked anew instead of changed, moved or reported', async () => {
    const booking = await paid();
    await refund(booking, { amount: 1300 });
    const client = server.clientOf(session.token);
    const params = { id: booking.id };
    const { dropoff, pickup } = booking;
    const longer = new Date(Date.parse(pickup) + 3_600_000).toISOString();
    const other = await createStashpoint(server);
    server.setNow(dropoff);
    for (const [call, id] of [
      [() => client.updateBooking({ params, body: { bag_count: 3 } }), 'BOOKING_NOT_CHANGEABLE'],
      [() => client.extendBooking({ params, body: { pickup: longer } }), 'BOOKING_NOT_CHANGEABLE'],
      [() => client.reportIncident({ params, body: { kind: 'closed' } }), 'INCIDENT_OUT_OF_TIME'],
      [() => staff.moveBooking({ params, body: { stashpoint_id: other } }), 'BOOKING_NOT_CHANGEABLE'],
      [
        () => staff.updateBooking({ params, body: { state: 'checked_in', reason: 'They are here.' } }),
        'BOOKING_NOT_CHANGEABLE',
      ],
    ] as const)
      await expect(call()).rejects.toMatchObject({ id });
  });
});

describe('the warnings of a booking', () => {
  const warningsOf = ({ id }: Booking) => staff.getBookingWarnings({ params: { id } });

  it('say why its place can’t serve it, until it is moved or the place can again', async () => {
    const stashpoint = await createStashpoint(server, { columns: { lat: 61, lng: 25 } });
    const near = await createStashpoint(server, { columns: { lat: 61.001, lng: 25 } });
    const booking = await createBooking(server, session, stashpoint);
    expect(await warningsOf(booking)).toEqual({
      ...{ stranded: null, double_charges: [] },
      refund_bearer: { stashpoint_id: stashpoint, name: expect.any(String), earned: 500 },
    });
    const change = (body: Parameters<Client['updateAdminStashpoint']>[0]['body']) =>
      staff.updateAdminStashpoint({ params: { id: stashpoint }, body: { ...body, accept_stranded: 1 } });
    await change({ closures: [{ start_date: '2026-11-24', end_date: '2026-11-24' }] });
    expect((await warningsOf(booking)).stranded).toBe('closed');
    await change({ closures: [], active: false });
    expect((await warningsOf(booking)).stranded).toBe('inactive');
    await staff.moveBooking({ params: { id: booking.id }, body: { stashpoint_id: near } });
    expect((await warningsOf(booking)).stranded).toBeNull();
  });

  it('name equal payments within an hour, say which paid for a change, and end with a refund', async () => {
    const booking = await paid({ bag_count: 1 });
    const client = server.clientOf(session.token);
    for (const bag_count of [2, 3]) {
      server.setNow(`2026-11-23T10:0${bag_count}:00Z`);
      const { pending_change } = await client.updateBooking({ params: { id: booking.id }, body: { bag_count } });
      await client.payByCard({ body: { booking_id: pending_change?.id ?? '', payment_method: 'pm_card_visa' } });
    }
    const pair = { amount: 600, first: '2026-11-23T10:02:00.000Z', second: '2026-11-23T10:03:00.000Z' };
    expect((await warningsOf(booking)).double_charges).toEqual([{ ...pair, for_change: true }]);
    await refund(booking, { amount: 599, to: 'credit' });
    expect((await warningsOf(booking)).double_charges).toHaveLength(1);
    await refund(booking, { amount: 1, to: 'credit' });
    expect((await warningsOf(booking)).double_charges).toEqual([]);
  });

  it('tell a second payment that nothing explains from a later one', async () => {
    const booking = await paid();
    const { settled_at } = await server.database.query
      .selectFrom('payments')
      .select('settled_at')
      .where('booking_id', '=', booking.id)
      .executeTakeFirstOrThrow();
    const paidAt = settled_at ?? new Date(TEST_NOW);
    const again = async (id: string, minutes: number) => {
      const row = { id, intent_id: id, booking_id: booking.id, amount: booking.total_price_amount, created: paidAt };
      await withoutLaws(server, async (transaction) => {
        await transaction
          .insertInto('payments')
          .values({ ...row, currency_code: booking.ccy_code, status: 'pending' })
          .execute();
        await takePaid(transaction, { ...row, card: null, card_digits: null }, addMinutes(paidAt, minutes));
      });
    };
    const onDashboard = async () =>
      (await staff.getDashboard({ query: {} })).money_trouble.latest.filter(
        ({ booking_id }) => booking_id === booking.id,
      );
    await again(`${booking.id}-later`, 120);
    expect((await warningsOf(booking)).double_charges).toEqual([]);
    expect(await onDashboard()).toEqual([]);
    await again(`${booking.id}-twice`, 150);
    expect((await warningsOf(booking)).double_charges).toMatchObject([
      { amount: 1300, first: addMinutes(paidAt, 120).toISOString(), for_change: false },
    ]);
    expect(await onDashboard()).toMatchObject([{ kind: 'charged_twice', amount: 1300 }]);
    const { items } = await staff.listAdminBookings({ query: { money_trouble: true, q: booking.id } });
    expect(items.map(({ id }) => id)).toEqual([booking.id]);
    // The traveller's bank has taken it back.
    const row = { kind: 'chargeback', booking_id: booking.id, amount: -1300, currency_code: booking.ccy_code } as const;
    const dispute_id = `du_${booking.id}`;
    await withoutLaws(server, (transaction) =>
      transaction
        .insertInto('ledger_entries')
        .values({ ...row, dispute_id, created: addMinutes(paidAt, 160) })
        .execute(),
    );
    expect((await warningsOf(booking)).double_charges).toEqual([]);
  });
});

describe('a mail about a booking', () => {
  it('is sent again, to a corrected address where it was mistyped', async () => {
    const booking = await paid();
    const [mail] = (await staff.getBookingTimeline({ params: { id: booking.id } })).filter(
      ({ kind, facts }) => kind === 'mail' && facts.recipient === booking.customer.email,
    );
    const mail_id = String(mail?.facts.mail_id);
    await staff.resendMail({ params: { id: booking.id }, body: { mail_id, email: 'Right@Example.org' } });
    const sent = await server.database.query
      .selectFrom('mails')
      .select(['recipient', 'subject'])
      .where('booking_id', '=', booking.id)
      .orderBy('id')
      .execute();
    expect(sent.at(-1)).toEqual({ recipient: 'right@example.org', subject: sent[0]?.subject });
    const other = await paid();
    await expect(staff.resendMail({ params: { id: other.id }, body: { mail_id } })).rejects.toMatchObject({
      id: 'NOT_FOUND',
    });
  });
});

describe('a report', () => {
  it('without a response in time is escalated to staff once, and can be closed', async () => {
    const booking = await paid();
    server.setNow('2026-11-24T18:30:00Z');
    const client = server.clientOf(session.token);
    await client.reportIncident({ params: { id: booking.id }, body: { kind: 'closed_at_pickup' } });
    expect(await escalateIncidents(server.services)).toBe(0);
    server.setNow('2026-11-24T19:01:00Z');
    expect(await escalateIncidents(server.services)).toBe(1);
    expect(await escalateIncidents(server.services)).toBe(0);
    const mails = await server.database.query
      .selectFrom('mails')
      .select('subject')
      .where('recipient', '=', 'desk@cubby.test')
      .execute();
    expect(mails.map(({ subject }) => subject)).toContain(`Host hasn’t opened: Ampersand Coffee (${booking.id})`);
    const [incident] = (await staff.listIncidents({ query: { open: true, q: booking.id } })).items;
    const resolved = await staff.resolveIncident({
      params: { id: incident?.id ?? '' },
      body: { resolution: 'collected' },
    });
    expect(resolved).toMatchObject({ resolution: 'collected', escalated_at: '2026-11-24T19:01:00.000Z' });
    await expect(
      staff.resolveIncident({ params: { id: incident?.id ?? '' }, body: { resolution: 'collected' } }),
    ).rejects.toMatchObject({ id: 'CONFLICT' });
  });
});
