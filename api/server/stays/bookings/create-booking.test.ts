import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  CONTACT,
  createBooking,
  createSession,
  createStashpoint,
  holdBooking,
  TOMORROW,
} from '../../../testing/fixtures.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe('the service level', () => {
  it.each([
    ['standard', 'standard'],
    ['gold', 'premium'],
    [undefined, 'premium'],
  ])('requested as %s is %s on quote and booking', async (tier, level) => {
    const stashpoint = await createStashpoint(server);
    const session = await createSession(server);
    const body = { stashpoint_id: stashpoint, ...TOMORROW, bag_count: 1, ...(tier && { tier }) };
    expect((await server.client.createQuote({ body })).tier).toBe(level);
    const held = await holdBooking(server, session, stashpoint, tier ? { tier } : {});
    expect(held.tier).toBe(level);
    const read = await server.clientOf(session.token).getBooking({ params: { id: held.id } });
    expect(read.tier).toBe(level);
  });
});

describe('booking a stay', () => {
  it('holds the space for fifteen minutes at the quoted price', async () => {
    const stashpoint = await createStashpoint(server);
    const session = await createSession(server);
    const quote = await server.client.createQuote({
      body: { stashpoint_id: stashpoint, ...TOMORROW, bag_count: 2 },
    });
    const booking = await holdBooking(server, session, stashpoint, { expected_price: quote.post_discount_price });
    expect(booking.state).toBe('held');
    expect(booking.payment_status).toBe('awaiting_payment');
    expect(booking.hold_expires_at).toBe('2026-11-23T10:15:00.000Z');
    expect(booking.total_price_amount).toBe(2 * 500 + 100 + 2 * 100);
    expect(quote.post_discount_price).toBe(booking.total_price_amount);
  });

  it('confirms it once paid, with a pass for its traveller', async () => {
    const stashpoint = await createStashpoint(server);
    const session = await createSession(server);
    const booking = await createBooking(server, session, stashpoint);
    expect(booking.state).toBe('confirmed');
    expect(booking.payment_status).toBe('paid');
    expect(booking.pass?.pin).toMatch(/^\d{4}$/);
  });

  it('gets units at a locker bank that no other stay has at that time', async () => {
    const bank = await createStashpoint(server, {
      capacity: { small: 9 },
      columns: { type: 'locker', storage_type: 'lambda_locker' },
    });
    const first = await createBooking(server, await createSession(server), bank);
    const [code] = first.locker_codes;
    const letter = String(code?.unit_id).charAt(0);
    const taken = Array.from({ length: 98 }, (_, index) => ({ ...code, unit_id: `${letter}${index + 1}` }));
    await server.database.query
      .updateTable('bookings')
      .set({ locker_codes: JSON.stringify(taken) })
      .where('id', '=', first.id)
      .execute();
    const { locker_codes } = await createBooking(server, await createSession(server), bank, { bag_count: 2 });
    expect(locker_codes.map(({ unit_id }) => unit_id)).toEqual([`${letter}99`, `${letter}100`]);
  });

  it('is written about in the account’s language, where the request names none', async () => {
    const session = await createSession(server);
    await server.clientOf(session.token).updateMe({ body: { language: 'de' } });
    const { id } = await createBooking(server, session, await createStashpoint(server));
    const mails = await server.database.query
      .selectFrom('mails')
      .select('subject')
      .where('booking_id', '=', id)
      .execute();
    expect(mails.map(({ subject }) => subject)).toContainEqual(expect.stringMatching(/Buchung|Gepäck/));
  });

  it('returns the same booking for the same idempotency key', async () => {
    const stashpoint = await createStashpoint(server);
    const session = await createSession(server);
    const client = server.clientOf(session.token);
    const body = { stashpoint_id: stashpoint, ...TOMORROW, bag_count: 2, customer: CONTACT };
    const first = await client.createBooking({ body }, { idempotencyKey: 'one' });
    const again = await client.createBooking({ body }, { idempotencyKey: 'one' });
    expect(again.id).toBe(first.id);
    await expect(
      client.createBooking({ body: { ...body, bag_count: 3 } }, { idempotencyKey: 'one' }),
    ).rejects.toMatchObject({ id: 'IDEMPOTENCY_KEY_REUSED' });
  });
});
