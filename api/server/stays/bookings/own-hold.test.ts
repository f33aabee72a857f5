import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AuthToken } from '../../../contract/structs/user.ts';
import { CONTACT, createSession, createStashpoint, holdBooking, TOMORROW } from '../../../testing/fixtures.ts';
import { startTestServer, TEST_NOW, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let guest: AuthToken;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  server.setNow(TEST_NOW);
  guest = await createSession(server, 'guest');
});
afterAll(() => server.close());

const client = () => server.clientOf(guest.token);
const forTwo = (columns = {}) => createStashpoint(server, { capacity: { standard: 2 }, columns });
const held = async (stashpoint: string) =>
  (
    await server.database.query
      .selectFrom('bookings')
      .select('id')
      .where('stashpoint_id', '=', stashpoint)
      .where('state', '=', 'held')
      .execute()
  ).map(({ id }) => id);

describe('repeating a request for an existing hold', () => {
  it('returns the same hold with the same deadline, and takes the space once', async () => {
    const stashpoint = await forTwo();
    const first = await holdBooking(server, guest, stashpoint);
    server.setNow('2026-11-23T10:05:00Z');
    const again = await holdBooking(server, guest, stashpoint);
    expect(again).toMatchObject({ id: first.id, state: 'held', hold_expires_at: first.hold_expires_at });
    expect(await held(stashpoint)).toEqual([first.id]);
  });

  it('is quoted although it has the last space, which stays reserved against others', async () => {
    const stashpoint = await forTwo();
    await holdBooking(server, guest, stashpoint);
    const body = { stashpoint_id: stashpoint, ...TOMORROW, bag_count: 2 };
    expect((await client().createQuote({ body })).post_discount_price).toBe(1300);
    const other = await createSession(server, 'guest');
    const refused = { id: 'NO_AVAILABILITY_AT_STASHPOINT' };
    await expect(server.clientOf(other.token).createQuote({ body })).rejects.toMatchObject(refused);
    await expect(server.client.createQuote({ body })).rejects.toMatchObject(refused);
    await expect(holdBooking(server, other, stashpoint)).rejects.toMatchObject(refused);
  });

  it('corrects the customer, and the email goes there', async () => {
    const stashpoint = await forTwo();
    const { id } = await holdBooking(server, guest, stashpoint, {
      customer: { ...CONTACT, email: 'adda@example.org' },
    });
    const right = { ...CONTACT, email: 'Ada.Right@example.org', first_name: 'Augusta' };
    const again = await holdBooking(server, guest, stashpoint, { customer: right });
    expect(again).toMatchObject({ id, customer: { email: 'ada.right@example.org', first_name: 'Augusta' } });
    await client().payByCard({ body: { booking_id: id, payment_method: 'pm_card_visa' } });
    const mails = await server.database.query
      .selectFrom('mails')
      .select('recipient')
      .where('booking_id', '=', id)
      .where('subject', 'like', 'Your booking is confirmed%')
      .execute();
    expect(mails).toEqual([{ recipient: 'ada.right@example.org' }]);
  });

  it('refuses an invalid address, and keeps the hold', async () => {
    const stashpoint = await forTwo();
    const { id } = await holdBooking(server, guest, stashpoint);
    await expect(
      holdBooking(server, guest, stashpoint, { customer: { ...CONTACT, email: 'ada' } }),
    ).rejects.toMatchObject({
      id: 'INVALID_EMAIL_CLIENT_ERROR',
    });
    expect(await held(stashpoint)).toEqual([id]);
  });

  it.each([
    ['fewer bags', { bag_count: 1 }, 700],
    ['trees', { tree_count: 1 }, 1340],
  ])('with %s replaces the hold', async (_name, change, total) => {
    const stashpoint = await forTwo();
    const first = await holdBooking(server, guest, stashpoint);
    const second = await holdBooking(server, guest, stashpoint, change);
    expect(second.total_price_amount).toBe(total);
    expect(second.id).not.toBe(first.id);
    expect(await held(stashpoint)).toEqual([second.id]);
  });

  it('with more bags than there is space for keeps the hold', async () => {
    const stashpoint = await forTwo();
    const first = await holdBooking(server, guest, stashpoint);
    await expect(holdBooking(server, guest, stashpoint, { bag_count: 3 })).rejects.toMatchObject({
      id: 'NO_AVAILABILITY_AT_STASHPOINT',
    });
    expect(await held(stashpoint)).toEqual([first.id]);
  });

  it('keeps the last use of a coupon', async () => {
    await server.database.query
      .insertInto('coupons')
      .values({
        ...{ id: 'once', code: 'ONCE', percent: 10, uses_left: 1 },
        ...{ active_at: new Date('2026-01-01'), expires_at: new Date('2027-01-01') },
      })
      .execute();
    const stashpoint = await forTwo();
    const first = await holdBooking(server, guest, stashpoint, { coupon_code: 'ONCE' });
    expect((await holdBooking(server, guest, stashpoint, { coupon_code: 'ONCE' })).id).toBe(first.id);
    const customer = { ...CONTACT, email: 'other@example.org' };
    const corrected = await holdBooking(server, guest, stashpoint, { coupon_code: 'ONCE', customer });
    expect(corrected).toMatchObject({ discount_amount: 130, customer: { email: 'other@example.org' } });
    expect(await held(stashpoint)).toEqual([corrected.id]);
  });

  it('makes a new one once the old one has expired or is paid', async () => {
    const stashpoint = await createStashpoint(server);
    const first = await holdBooking(server, guest, stashpoint);
    server.setNow('2026-11-23T10:15:00Z');
    const second = await holdBooking(server, guest, stashpoint);
    expect(second.id).not.toBe(first.id);
    await client().payByCard({ body: { booking_id: second.id, payment_method: 'pm_card_visa' } });
    expect((await holdBooking(server, guest, stashpoint)).id).not.toBe(second.id);
  });
});

describe('prolonging a hold', () => {
  it('adds ten minutes, once, however often and in parallel it is asked for', async () => {
    const { id } = await holdBooking(server, guest, await forTwo());
    server.setNow('2026-11-23T10:14:00Z');
    const prolong = () => client().prolongHold({ params: { id } });
    for (const { hold_expires_at } of [...(await Promise.all([prolong(), prolong(), prolong()])), await prolong()])
      expect(hold_expires_at).toBe('2026-11-23T10:25:00.000Z');
    server.setNow('2026-11-23T10:24:00Z');
    await client().payByCard({ body: { booking_id: id, payment_method: 'pm_card_visa' } });
    await expect(prolong()).rejects.toMatchObject({ id: 'BOOKING_NOT_CHANGEABLE' });
  });

  it('is refused once it is over, and to anyone else', async () => {
    const { id } = await holdBooking(server, guest, await forTwo());
    const other = server.clientOf((await createSession(server, 'guest')).token);
    await expect(other.prolongHold({ params: { id } })).rejects.toMatchObject({ id: 'NOT_FOUND' });
    server.setNow('2026-11-23T10:15:00Z');
    await expect(client().prolongHold({ params: { id } })).rejects.toMatchObject({ id: 'BOOKING_NOT_CHANGEABLE' });
  });
});
