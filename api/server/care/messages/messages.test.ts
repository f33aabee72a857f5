import { addDays } from 'date-fns/addDays';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Client } from '../../../client/client.ts';
import { MESSAGES_A_DAY, type MessageKind } from '../../../contract/rules/messages.ts';
import type { Booking } from '../../../contract/structs/booking.ts';
import { createBooking, createSession, createStashpoint } from '../../../testing/fixtures.ts';
import { startTestServer, TEST_NOW, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let host: Client;
let booking: Booking;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  server.setNow(TEST_NOW);
  const owner = await createSession(server, 'host');
  host = server.clientOf(owner.token);
  const stashpoint = await createStashpoint(server, { hostId: owner.user.id });
  booking = await createBooking(server, await createSession(server), stashpoint, { language: 'fr' });
});
afterAll(() => server.close());

const params = () => ({ id: booking.id });
const preview = (language: 'en' | 'de' = 'de') => host.listBookingMessages({ params: params(), query: { language } });
const send = (kind: MessageKind, key?: string) =>
  host.sendBookingMessage({ params: params(), body: { kind } }, key ? { idempotencyKey: key } : {});
const mails = () =>
  server.database.query
    .selectFrom('mails')
    .select(['recipient', 'subject', 'body'])
    .where('booking_id', '=', booking.id)
    // Mails to the host are not counted here.
    .where('recipient', '=', booking.customer.email)
    .orderBy('id')
    .execute();

describe('a ready-made mail', () => {
  it('is previewed as sent and in the host’s language, and sent unchanged', async () => {
    const { messages, left_today } = await preview();
    expect(left_today).toBe(MESSAGES_A_DAY);
    expect(messages.map(({ kind }) => kind)).toEqual(['how_to_find']);
    const { traveller, own } = messages[0] ?? {};
    expect([traveller?.language, own?.language]).toEqual(['fr', 'de']);
    expect(own?.subject).toBe(`So findest du Ampersand Coffee (${booking.id})`);
    await send('how_to_find');
    expect((await mails()).at(-1)).toEqual({
      recipient: booking.customer.email,
      subject: traveller?.subject,
      body: traveller?.body,
    });
    expect(traveller?.body).toContain('+44 20 7946 0018');
    expect(traveller?.body).toMatch(/\/fr\/account\/bookings\/\w+\?pass=\S+/);
  });

  it('is in the host’s timeline, with its sender', async () => {
    await send('how_to_find');
    const events = await host.getBookingTimeline({ params: params() });
    expect(events.find(({ kind }) => kind === 'staff')?.facts).toMatchObject({
      action: 'messaged',
      actor: 'Ada Lovelace',
    });
    expect(events.filter(({ kind }) => kind === 'mail')).toHaveLength(2);
  });

  it('is sent once for one key, even twice at once', async () => {
    await Promise.all([send('how_to_find', 'key-1'), send('how_to_find', 'key-1')]);
    expect(await mails()).toHaveLength(2);
    await expect(send('bags_held', 'key-1')).rejects.toMatchObject({ id: 'IDEMPOTENCY_KEY_REUSED' });
  });

  it('is refused if it does not fit the booking', async () => {
    await expect(send('bags_held')).rejects.toMatchObject({ id: 'MESSAGE_UNFIT' });
    server.setNow('2026-11-24T10:05:00Z');
    await host.updateBooking({ params: params(), body: { state: 'checked_in' } });
    expect((await preview()).messages.map(({ kind }) => kind)).toEqual(['bags_held', 'collect_today']);
    await expect(send('how_to_find')).rejects.toMatchObject({ id: 'MESSAGE_UNFIT' });
    await send('collect_today');
    expect((await mails()).at(-1)?.subject).toContain('20:00');
  });

  it('is limited to a few a day, and possible again the next day', async () => {
    for (let sent = 0; sent < MESSAGES_A_DAY; sent += 1) await send('how_to_find');
    expect((await preview()).left_today).toBe(0);
    await expect(send('how_to_find')).rejects.toMatchObject({ id: 'MESSAGE_LIMIT' });
    server.setNow(addDays(TEST_NOW, 1).toISOString());
    await send('still_coming');
  });

  it('is refused once the traveller is erased', async () => {
    await server.database.query
      .updateTable('bookings')
      .set({ email: 'gone@deleted.invalid' })
      .where('id', '=', booking.id)
      .execute();
    expect((await preview()).messages).toEqual([]);
    await expect(send('how_to_find')).rejects.toMatchObject({ id: 'MESSAGE_UNFIT' });
  });
});
