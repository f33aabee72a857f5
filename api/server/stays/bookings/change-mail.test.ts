import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AuthToken } from '../../../contract/structs/user.ts';
import { createBooking, createSession, createStashpoint } from '../../../testing/fixtures.ts';
import { startTestServer, TEST_NOW, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let session: AuthToken;
beforeAll(async () => {
  server = await startTestServer();
  session = await createSession(server);
});
beforeEach(() => server.setNow(TEST_NOW));
afterAll(() => server.close());

const book = async () => createBooking(server, session, await createStashpoint(server));
const change = (id: string, body: Record<string, unknown>) =>
  server.clientOf(session.token).updateBooking({ params: { id }, body });
const changeMails = (id: string) =>
  server.database.query
    .selectFrom('mails')
    .select(['recipient', 'subject', 'body', 'content'])
    .where('booking_id', '=', id)
    .where('subject', 'like', '%has changed')
    .execute();

describe('the mail of a change', () => {
  it('names before and after, the payment and the new total, once', async () => {
    const booking = await book();
    const waiting = await change(booking.id, { bag_count: 4 });
    expect(await changeMails(booking.id)).toEqual([]);
    const client = server.clientOf(session.token);
    const booking_id = waiting.pending_change?.id ?? '';
    await client.payByCard({ body: { booking_id, payment_method: 'pm_card_visa' } });
    await client.finalizePayment({ body: { booking_id } });
    await client.finalizePayment({ body: { booking_id } });
    const [mail, ...more] = await changeMails(booking.id);
    expect(more).toEqual([]);
    expect(mail?.recipient).toBe(booking.customer.email);
    expect(mail?.body).toContain('Bags: 2 → 4');
    expect(mail?.body).toContain('Paid for the change: £12.00');
    expect(mail?.body).toContain('Total: £25.00');
    expect(mail?.body).not.toContain('no charge');
    expect(mail?.content?.calendar).toMatchObject({ id: booking.id, pickup: booking.pickup, sequence: 1 });
  });

  it('of a free change says so, with both times', async () => {
    const booking = await book();
    await change(booking.id, { dropoff: '2026-11-25T09:00:00Z', pickup: '2026-11-25T12:00:00Z' });
    const [mail] = await changeMails(booking.id);
    expect(mail?.body).toContain('24 November 2026 at 10:00 → Wednesday, 25 November 2026 at 09:00');
    expect(mail?.body).toContain('There was no charge for the change.');
    expect(mail?.body).toContain('Bags: 2\n');
    expect(mail?.content?.calendar?.dropoff).toBe('2026-11-25T09:00:00.000Z');
  });

  it('to fewer bags states the refund', async () => {
    const booking = await book();
    await change(booking.id, { bag_count: 1 });
    const [mail] = await changeMails(booking.id);
    expect(mail?.body).toContain('We’re refunding £6.00 to your payment method');
    expect(mail?.body).toContain('Total: £7.00');
  });

  it('and that of a cancellation reach the calendar entry: each has a higher number, the last takes it out', async () => {
    const booking = await book();
    await change(booking.id, { bag_count: 1 });
    await change(booking.id, { pickup: '2026-11-24T20:00:00Z', bag_count: 1 });
    const { calendar_sequence } = await change(booking.id, { state: 'cancelled' });
    const mails = await server.database.query
      .selectFrom('mails')
      .select('content')
      .where('booking_id', '=', booking.id)
      .where('recipient', '=', booking.customer.email)
      .orderBy('id')
      .execute();
    const entries = mails.flatMap(({ content }) => content?.calendar ?? []);
    expect(entries.map(({ id, sequence, isCancelled = false }) => [id, sequence, isCancelled])).toEqual([
      [booking.id, 0, false],
      [booking.id, 1, false],
      [booking.id, calendar_sequence - 1, false],
      [booking.id, calendar_sequence, true],
    ]);
  });

  it('is not sent if nothing changes', async () => {
    const booking = await book();
    await change(booking.id, { bag_count: 2 });
    expect(await changeMails(booking.id)).toEqual([]);
  });

  it('of a host’s proposal is sent once the traveller accepts', async () => {
    const owner = await createSession(server, 'host');
    const booking = await createBooking(server, session, await createStashpoint(server, { hostId: owner.user.id }));
    const params = { id: booking.id };
    const pickup = '2026-11-24T20:00:00.000Z';
    await server.clientOf(owner.token).proposeExtension({ params, body: { pickup } });
    expect(await changeMails(booking.id)).toEqual([]);
    await server.clientOf(session.token).acceptExtension({ params, body: {} });
    const [mail] = await changeMails(booking.id);
    expect(mail?.body).toContain('at 18:00 → Tuesday, 24 November 2026 at 20:00');
  });
});
