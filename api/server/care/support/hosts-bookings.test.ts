import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Client } from '../../../client/client.ts';
import type { QueryOf } from '../../../contract/endpoint.ts';
import type { Endpoints } from '../../../contract/endpoints.ts';
import type { Booking } from '../../../contract/structs/booking.ts';
import type { TimelineEvent } from '../../../contract/structs/support.ts';
import type { AuthToken } from '../../../contract/structs/user.ts';
import { createBooking, createSession, createStashpoint, holdBooking } from '../../../testing/fixtures.ts';
import { startTestServer, TEST_NOW, type TestServer } from '../../../testing/test-server.ts';

/* A host's access to the bookings of their places, and its limits. */

let server: TestServer;
let owner: AuthToken;
let host: Client;
let staff: Client;
let traveller: AuthToken;
let stashpoint: string;
beforeAll(async () => {
  server = await startTestServer();
  staff = server.clientOf((await createSession(server, 'admin')).token);
});
beforeEach(async () => {
  server.setNow(TEST_NOW);
  owner = await createSession(server, 'host');
  host = server.clientOf(owner.token);
  traveller = await createSession(server);
  stashpoint = await createStashpoint(server, { hostId: owner.user.id });
});
afterAll(() => server.close());

const idsOf = async (query: QueryOf<Endpoints['listAdminBookings']>) =>
  (await host.listAdminBookings({ query })).items.map(({ id }) => id);
const timelineOf = (client: Client, { id }: Booking) => client.getBookingTimeline({ params: { id } });
const kindsOf = (events: readonly TimelineEvent[]) => events.map(({ kind }) => kind);
const mailsOf = (events: readonly TimelineEvent[]) => events.filter(({ kind }) => kind === 'mail');

describe('a host’s list of bookings', () => {
  it('contains the paid bookings of their places, with the earnings', async () => {
    const booking = await createBooking(server, traveller, stashpoint);
    await createBooking(server, traveller, await createStashpoint(server));
    await holdBooking(server, traveller, stashpoint, { bag_count: 1 });
    const { items } = await host.listAdminBookings({ query: {} });
    expect(items).toHaveLength(1);
    expect(items[0]).toMatchObject({ id: booking.id, host_share_amount: 500, refund_amount: 0 });
  });

  it('never tell them the traveller’s email address', async () => {
    const { id, customer } = await createBooking(server, traveller, stashpoint);
    expect(customer.email).toMatch(/@/);
    const answers = [
      await host.getBooking({ params: { id } }),
      await host.listBookings({ query: { stashpoint_id: stashpoint } }),
      await host.listAdminBookings({ query: {} }),
      await host.getBookingTimeline({ params: { id } }),
    ];
    for (const answer of answers) expect(JSON.stringify(answer)).not.toContain(customer.email);
    expect(await idsOf({ q: customer.email ?? '' })).toEqual([]);
    expect((await staff.listAdminBookings({ query: { q: customer.email ?? '' } })).total).toBeGreaterThan(0);
  });

  it('can’t be widened to another host’s, nor filtered by coupon or refused payment', async () => {
    const booking = await createBooking(server, traveller, stashpoint);
    const other = await createSession(server, 'host');
    expect(await idsOf({ host_id: other.user.id })).toEqual([booking.id]);
    expect(await idsOf({ coupon_code: 'HEDGEHOG', payment_failed: true })).toEqual([booking.id]);
    expect((await staff.listAdminBookings({ query: { host_id: other.user.id } })).total).toBe(0);
  });

  it('keeps bookings cancelled after payment, not abandoned holds', async () => {
    const paid = await createBooking(server, traveller, stashpoint);
    const held = await holdBooking(server, traveller, stashpoint, { bag_count: 1 });
    const client = server.clientOf(traveller.token);
    for (const { id } of [paid, held]) await client.updateBooking({ params: { id }, body: { state: 'cancelled' } });
    expect(await idsOf({ when: 'cancelled' })).toEqual([paid.id]);
    await expect(host.getBooking({ params: { id: held.id }, query: {} })).rejects.toMatchObject({ id: 'NOT_FOUND' });
    expect((await host.getBooking({ params: { id: paid.id }, query: {} })).state).toBe('cancelled');
  });

  it('separates today, upcoming, in storage and past by the place’s clock', async () => {
    const booking = await createBooking(server, traveller, stashpoint, {
      dropoff: '2026-11-24T10:00:00Z',
      pickup: '2026-11-25T18:00:00Z',
    });
    expect(await idsOf({ when: 'coming' })).toEqual([booking.id]);
    expect(await idsOf({ when: 'today' })).toEqual([]);
    server.setNow('2026-11-24T09:30:00Z');
    expect(await idsOf({ when: 'today' })).toEqual([booking.id]);
    await host.updateBooking({ params: { id: booking.id }, body: { state: 'checked_in' } });
    expect(await idsOf({ when: 'inside' })).toEqual([booking.id]);
    expect(await idsOf({ when: 'coming' })).toEqual([]);
    server.setNow('2026-11-25T18:10:00Z');
    await host.updateBooking({ params: { id: booking.id }, body: { state: 'checked_out' } });
    expect(await idsOf({ when: 'past' })).toEqual([booking.id]);
    expect(await idsOf({ when: 'inside' })).toEqual([]);
  });

  it('begins with what is still to come, the earliest first', async () => {
    const stays = ['2026-11-24', '2026-11-26', '2026-11-22', '2026-11-23'].map((day) => ({
      dropoff: `${day}T10:00:00Z`,
      pickup: `${day}T12:00:00Z`,
    }));
    server.setNow('2026-11-21T09:30:00Z');
    const ids = [];
    for (const stay of stays) ids.push((await createBooking(server, traveller, stashpoint, stay)).id);
    server.setNow('2026-11-24T09:30:00Z');
    const [first, second, third, fourth] = ids;
    const { items } = await host.listAdminBookings({ query: { sort: 'next', order: 'ASC' } });
    expect(items.map(({ id }) => id)).toEqual([first, second, fourth, third]);
  });

  it('is complete as CSV, with their own bookings only', async () => {
    const booking = await createBooking(server, traveller, stashpoint);
    await createBooking(server, traveller, await createStashpoint(server));
    const reply = await fetch(`${server.url}/v2/admin-bookings`, {
      headers: { Authorization: `Token ${owner.token}`, Accept: 'text/csv' },
    });
    const lines = (await reply.text()).trim().split('\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain(booking.id);
  });
});

describe('the timeline of a booking', () => {
  it('is shown to its host without failed payments, other people’s shares and emails, or names of staff', async () => {
    const held = await holdBooking(server, traveller, stashpoint, { bag_count: 2 });
    const client = server.clientOf(traveller.token);
    await client
      .payByCard({ body: { booking_id: held.id, payment_method: 'pm_card_chargeDeclinedInsufficientFunds' } })
      .catch(() => {});
    await client.payByCard({ body: { booking_id: held.id, payment_method: 'pm_card_visa' } });
    const booking = await client.getBooking({ params: { id: held.id }, query: {} });
    const order = { amount: 300, to: 'source', borne_by: 'host', reason: 'The shop opened late.' } as const;
    await staff.createRefund({ body: { booking_id: booking.id, ...order } });

    const seen = await timelineOf(host, booking);
    expect(kindsOf(seen)).not.toContain('payment_failed');
    const entries = seen.flatMap(({ kind, facts }) => (kind === 'money' ? [facts.entry] : []));
    expect([...new Set(entries)].sort()).toEqual(['charge', 'host_share', 'refund_card']);
    expect(seen.find(({ kind }) => kind === 'staff')?.facts).toEqual({
      action: 'refunded',
      actor: 'Cubby',
      borne_by: 'host',
      amount: 300,
    });
    expect(JSON.stringify(seen)).not.toContain('insufficient_funds');
    const mails = mailsOf(seen);
    expect(mails.length).toBeGreaterThan(0);
    expect(new Set(mails.map(({ facts }) => facts.recipient))).toEqual(new Set([booking.customer.first_name]));
    expect(JSON.stringify(seen)).not.toContain(booking.customer.email);

    const whole = await timelineOf(staff, booking);
    expect(kindsOf(whole)).toContain('payment_failed');
    expect(whole.find(({ kind }) => kind === 'staff')?.facts.actor).toBe('Ada Lovelace');
  });

  it('shows the bags by the chain of custody: person, device, tags', async () => {
    const booking = await createBooking(server, traveller, stashpoint, {
      dropoff: '2026-11-24T10:00:00Z',
      pickup: '2026-11-24T18:00:00Z',
    });
    server.setNow('2026-11-24T10:05:00Z');
    await host.takeCounterAction({
      params: { id: stashpoint },
      body: {
        id: '11111111-1111-4111-8111-111111111111',
        kind: 'check_in',
        booking_id: booking.id,
        occurred_at: '2026-11-24T10:05:00.000Z',
        device_id: '22222222-2222-4222-8222-222222222222',
        device_name: 'Till',
        bags: [{ tag: 'A7' }, { tag: 'A8' }],
      },
    });
    const seen = await timelineOf(host, booking);
    expect(kindsOf(seen)).not.toContain('checked_in');
    expect(seen.find(({ kind }) => kind === 'custody_checked_in')?.facts).toMatchObject({
      actor: 'host',
      actor_name: 'Ada',
      device: 'Till',
      bags: 2,
      tags: 'A7, A8',
    });
    server.setNow('2026-11-24T17:00:00Z');
    await staff.updateBooking({ params: { id: booking.id }, body: { state: 'checked_out', reason: 'Till offline' } });
    const [out, whole] = await Promise.all(
      [host, staff].map(async (client) =>
        (await timelineOf(client, booking)).find(({ kind }) => kind === 'custody_checked_out'),
      ),
    );
    expect(out?.facts).toMatchObject({ actor: 'staff', actor_name: null, bags: 2 });
    expect(whole?.facts).toMatchObject({ actor: 'staff', actor_name: 'Ada' });
  });
});

describe('a mail sent again by a host', () => {
  it('goes to the traveller only', async () => {
    const booking = await createBooking(server, traveller, stashpoint);
    const [mail] = mailsOf(await timelineOf(host, booking));
    const params = { id: booking.id };
    const mail_id = String(mail?.facts.mail_id);
    await expect(host.resendMail({ params, body: { mail_id, email: 'me@example.org' } })).rejects.toMatchObject({
      id: 'FORBIDDEN',
    });
    await host.resendMail({ params, body: { mail_id } });
    expect(mailsOf(await timelineOf(host, booking))).toHaveLength(2);
    const another = await server.database.query
      .insertInto('mails')
      .values({
        recipient: 'desk@cubby.test',
        subject: 'For staff',
        body: 'For staff',
        booking_id: booking.id,
        created: new Date(TEST_NOW),
        sent_at: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await expect(host.resendMail({ params, body: { mail_id: String(another.id) } })).rejects.toMatchObject({
      id: 'NOT_FOUND',
    });
  });
});
