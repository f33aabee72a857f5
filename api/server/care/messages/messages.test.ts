import { addDays } from 'date-fns/addDays';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Client } from '../../../client/client.ts';
import { MESSAGES_AN_HOUR, type MessageSide } from '../../../contract/rules/conversations.ts';
import { MESSAGES_A_DAY, type MessageKind } from '../../../contract/rules/messages.ts';
import type { Booking } from '../../../contract/structs/booking.ts';
import type { AuthToken } from '../../../contract/structs/user.ts';
import { createBooking, createSession, createStashpoint } from '../../../testing/fixtures.ts';
import { startTestServer, TEST_NOW, type TestServer } from '../../../testing/test-server.ts';
import { forgetKind } from '../../retention.ts';
import { signPass } from '../../stays/bookings/record/pass.ts';
import { announceMessages } from './announce-messages.ts';

let server: TestServer;
let host: Client;
let owner: AuthToken;
let traveller: Client;
let booking: Booking;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  server.setNow(TEST_NOW);
  owner = await createSession(server, 'host');
  host = server.clientOf(owner.token);
  const stashpoint = await createStashpoint(server, { hostId: owner.user.id });
  const session = await createSession(server);
  traveller = server.clientOf(session.token);
  booking = await createBooking(server, session, stashpoint, { language: 'fr' });
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

const clientOf = (as: MessageSide) => (as === 'host' ? host : traveller);
const write = (as: MessageSide, text: string, key?: string) =>
  clientOf(as).writeMessage({ params: params(), body: { as, text } }, key ? { idempotencyKey: key } : {});
const read = (as: MessageSide | 'staff', client: Client = as === 'host' ? host : traveller) =>
  client.getConversation({ params: params(), query: { as } });
const newMails = () =>
  server.database.query
    .selectFrom('mails')
    .select(['recipient', 'subject', 'body'])
    .where('booking_id', '=', booking.id)
    .where('subject', 'like', 'Message %')
    .orderBy('id')
    .execute();

describe('a conversation about a booking', () => {
  it('is read by both sides, by holders of the pass and by staff, with contacts hidden, and by no one else', async () => {
    await write('traveller', 'Je suis en retard, appelez le +33 6 12 34 56 78 ou ada@example.org.');
    const pass = signPass(server.services.secret, booking.id);
    const body = { as: 'traveller', text: 'D’accord pour 18:30 ?', pass } as const;
    await server.client.writeMessage({ params: params(), body });
    await write('host', 'Sure, booking https://example.org/pay.');
    await send('how_to_find');
    const { state, messages } = await read('host');
    expect(state).toBe('open');
    expect(messages.map(({ side, author, kind, text }) => [side, author, kind, text])).toEqual([
      ['traveller', 'Ada', null, 'Je suis en retard, appelez le ••• ou •••.'],
      ['traveller', 'Ada', null, 'D’accord pour 18:30 ?'],
      ['host', 'Ampersand Coffee', null, 'Sure, booking •••.'],
      ['host', 'Ampersand Coffee', 'how_to_find', expect.not.stringContaining('+44')],
    ]);
    expect(messages[0]?.language).toBe('fr');
    expect(messages[3]?.translations.en).toMatch(/^Hello Ada,\n\nWe look forward to seeing you/);
    const staff = server.clientOf((await createSession(server, 'admin')).token);
    for (const reading of [read('traveller'), read('staff', staff)]) expect((await reading).messages).toEqual(messages);
    const stranger = server.clientOf((await createSession(server, 'host')).token);
    for (const as of ['host', 'traveller', 'staff'] as const)
      await expect(read(as, stranger)).rejects.toMatchObject({ id: 'NOT_FOUND' });
    await expect(read('host', traveller)).rejects.toMatchObject({ id: 'NOT_FOUND' });
    await expect(
      staff.writeMessage({ params: params(), body: { as: 'host', text: 'We are staff.' } }),
    ).rejects.toMatchObject({ id: 'NOT_FOUND' });
  });

  it('keeps a message once for one key, even sent twice at once', async () => {
    await Promise.all([write('traveller', 'Hello!', 'key-2'), write('traveller', 'Hello!', 'key-2')]);
    expect((await read('host')).messages).toHaveLength(1);
    await expect(write('traveller', 'Other', 'key-2')).rejects.toMatchObject({ id: 'IDEMPOTENCY_KEY_REUSED' });
  });

  it('is mailed to the other side once, several messages together, unless the traveller has switched that off', async () => {
    await write('traveller', 'Is there a lift?');
    await write('traveller', 'And is it step-free?');
    await announceMessages(server.services);
    await announceMessages(server.services);
    expect(await newMails()).toMatchObject([
      { recipient: owner.user.email, subject: `Message from Ada (${booking.id})` },
    ]);
    expect((await newMails())[0]?.body).toMatch(/Is there a lift\?\n\nAnd is it step-free\?/);
    await write('host', 'Yes, both.');
    await announceMessages(server.services);
    const mail = (await mails()).at(-1);
    expect(mail?.body).toContain('Yes, both.');
    const token = mail?.body.match(/token=(\S+)/)?.[1] ?? '';
    await server.client.updateMailChoices({ body: { token, kind: 'booking_message', wanted: false } });
    await write('host', 'Ring twice.');
    await announceMessages(server.services);
    expect((await mails()).at(-1)?.body).not.toContain('Ring twice.');
  });

  it('is limited per hour, and closed two days after pick-up', async () => {
    for (let sent = 0; sent < MESSAGES_AN_HOUR; sent += 1) await write('traveller', `Message ${sent}`);
    await expect(write('traveller', 'One more')).rejects.toMatchObject({ id: 'TOO_MANY_REQUESTS' });
    await write('host', 'The other side still can.');
    server.setNow('2026-11-26T17:59:00Z');
    await write('traveller', 'I left my umbrella.');
    server.setNow('2026-11-26T18:01:00Z');
    await expect(write('traveller', 'Hello?')).rejects.toMatchObject({ id: 'CONVERSATION_CLOSED' });
    expect((await read('traveller')).state).toBe('closed');
    server.setNow(addDays(TEST_NOW, 300).toISOString());
    const { query: rows } = server.database;
    const { id: booking_id, stashpoint } = booking;
    const report = {
      id: booking_id,
      booking_id,
      stashpoint_id: stashpoint.id,
      kind: 'refused',
      created: TEST_NOW,
    } as const;
    await rows.insertInto('incidents').values(report).execute();
    await forgetKind(server.services, 'messages');
    const query = { as: 'traveller', pass: signPass(server.services.secret, booking.id) } as const;
    const left = async () => (await server.client.getConversation({ params: params(), query })).messages.length;
    // Staff need them until the report is decided.
    expect(await left()).toBeGreaterThan(0);
    await rows.updateTable('incidents').set({ resolved_at: TEST_NOW, resolution: 'cancelled' }).execute();
    await forgetKind(server.services, 'messages');
    expect(await left()).toBe(0);
  });

  it('can be blocked, and a message of the other side reported to staff once', async () => {
    await write('host', 'Pay me in cash.');
    const [message] = (await read('traveller')).messages;
    const report = () =>
      traveller.reportMessage({ params: { ...params(), message_id: message?.id ?? '' }, body: { as: 'traveller' } });
    const reported = () =>
      server.database.query.selectFrom('mails').selectAll().where('subject', '=', `Reported message (${booking.id})`);
    await createSession(server, 'admin');
    await report();
    const told = await reported().execute();
    expect(told.length).toBeGreaterThan(0);
    expect((await report()).messages[0]?.reported).toBe(true);
    expect(await reported().execute()).toHaveLength(told.length);
    const block = (blocked: boolean) =>
      traveller.blockConversation({ params: params(), body: { as: 'traveller', blocked } });
    expect((await block(true)).blocked_by).toEqual(['traveller']);
    await expect(write('host', 'Why?')).rejects.toMatchObject({ id: 'CONVERSATION_BLOCKED' });
    expect((await block(false)).state).toBe('open');
    await write('host', 'Sorry!');
  });
});
