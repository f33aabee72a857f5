import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { everyText } from '../../../testing/every-text.ts';
import { CONTACT, createBooking, createSession, createStashpoint, holdBooking } from '../../../testing/fixtures.ts';
import { signUp } from '../../../testing/prove-by-mail.ts';
import { startTestServer, TEST_NOW, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const PERSON = {
  email: 'zephyrine@quillfeather.example',
  first_name: 'Zephyrine',
  last_name: 'Quillfeather',
  phone_number: '+44 20 7946 0777',
};
const MARKS = ['zephyrine', 'quillfeather', '7946 0777', '79460777', 'isolde brandywine'];

async function tablesThatTell(): Promise<string[]> {
  const texts = await everyText(server.database);
  return [...texts].flatMap(([table, text]) =>
    MARKS.filter((mark) => text.toLowerCase().includes(mark)).map((mark) => `${table}: ${mark}`),
  );
}

describe('a traveller who deletes their account', () => {
  it('is named nowhere in the database, and staff can send nothing again', async () => {
    const staff = await createSession(server, 'admin');
    const admin = server.clientOf(staff.token);
    const stashpoint = await createStashpoint(server);
    const session = await signUp(server, PERSON);
    const client = server.clientOf(session.token);
    const customer = PERSON;
    const past = await createBooking(server, session, stashpoint, { customer });
    const other = await createBooking(server, session, stashpoint, { customer });
    await holdBooking(server, session, stashpoint, { customer });
    const params = { id: past.id };
    await client.updateBooking({ params, body: { delegate: { name: 'Isolde Brandywine' } } });
    await client.updateBooking({
      params: { id: other.id },
      body: { state: 'cancelled', reason: 'other', reason_text: 'Call Zephyrine on 020 7946 0777' },
    });
    await client.updateMe({ body: { secondary_phone_number: '020 7946 0777' } });
    const before = await admin.getBookingTimeline({ params });
    const mail = before.find(({ kind }) => kind === 'mail')?.facts.mail_id;
    await admin.resendMail({ params, body: { mail_id: String(mail), email: 'other@quillfeather.example' } });
    const { version } = await admin.getUser({ params: { id: session.user.id } });
    await admin.updateUser({
      params: { id: session.user.id },
      body: { last_name: 'Quillfeather-Smythe', expected_version: version },
    });
    // Booked as a guest again, and over by the time the account is deleted.
    const guest = await server.client.createTemporaryUser({ body: {} });
    await createBooking(server, guest, stashpoint, { customer });
    expect((await tablesThatTell()).length).toBeGreaterThan(8);
    const stranger = await createSession(server);
    const strangers = await createBooking(server, stranger, stashpoint);

    server.setNow('2026-11-24T19:00:00Z');
    const { booking: reported } = await client.reportIncident({
      params,
      body: { kind: 'closed_at_pickup', text: 'Nobody opens. Zephyrine, 020 7946 0777' },
    });
    await admin.answerIncident({
      params: { id: String(reported.incident?.id) },
      body: { answer: 'open_now', text: 'Zephyrine may come in.' },
    });
    const text = 'Zephyrine is at the door.';
    await client.writeMessage({ params, body: { as: 'traveller', text } });
    const { booking: another } = await server
      .clientOf(stranger.token)
      .reportIncident({ params: { id: strangers.id }, body: { kind: 'closed' } });
    const noteOn = (id: unknown, text: string, entity: 'incident' | 'booking' | 'user' = 'incident') =>
      admin.addNote({ params: { entity, id: String(id) }, body: { text } });
    await noteOn(reported.incident?.id, 'Zephyrine has called.');
    await noteOn(params.id, 'Zephyrine prefers the phone.', 'booking');
    await noteOn(session.user.id, 'Zephyrine travels with a cello.', 'user');
    await noteOn(another.incident?.id, `See the case of ${PERSON.email}.`);
    await noteOn(another.incident?.id, 'The other note stays.');
    server.setNow('2026-11-25T12:00:00Z');
    await client.createReview({
      body: { booking_id: past.id, language: 'en', stasher_rating: 5, stashpoint_rating: 4, bags_were_left: true },
    });
    await server.client.requestOneTimePassword({ body: { email: PERSON.email } });
    await client.deleteUser({ params: { id: session.user.id } });

    expect(await tablesThatTell()).toEqual([]);
    const kept = await admin.getRecordWork({ params: { entity: 'incident', id: String(another.incident?.id) } });
    expect(kept.notes.map(({ text }) => text)).toEqual(['The other note stays.']);
    const after = await admin.getBookingTimeline({ params });
    expect(after.filter(({ kind }) => kind === 'mail')).toEqual([]);
    expect(after.filter(({ kind }) => kind === 'money').length).toBeGreaterThan(0);
    expect((await admin.listChanges({ query: { entity: 'user', entity_id: session.user.id } })).items).toMatchObject([
      { action: 'updated', before: {}, after: {} },
    ]);
  });

  it('gets no more emails', async () => {
    server.setNow(TEST_NOW);
    const session = await createSession(server, 'customer', 'silent@example.org');
    const booking = await createBooking(server, session, await createStashpoint(server), {
      customer: { ...CONTACT, email: 'silent@example.org' },
    });
    server.setNow('2026-11-25T12:00:00Z');
    await server.clientOf(session.token).deleteUser({ params: { id: session.user.id } });
    const staff = server.clientOf((await createSession(server, 'admin')).token);
    await staff.createRefund({
      body: { booking_id: booking.id, amount: 100, to: 'source', borne_by: 'platform', reason: 'kindness' },
    });
    const { rows } = await server.database.executeSql(`select recipient from mails where booking_id = '${booking.id}'`);
    expect(rows).toEqual([]);
  });
});

describe('a guest’s upcoming stay', () => {
  it('stays theirs when another person with an account of the same address is erased', async () => {
    server.setNow(TEST_NOW);
    const email = 'shared@example.org';
    const session = await createSession(server, 'customer', email);
    const guest = await server.client.createTemporaryUser({ body: {} });
    const booking = await createBooking(server, guest, await createStashpoint(server), {
      customer: { ...CONTACT, email },
    });
    await server.clientOf(session.token).deleteUser({ params: { id: session.user.id } });
    expect(await server.clientOf(guest.token).getBooking({ params: { id: booking.id } })).toMatchObject({
      customer: { email },
    });
    const { rows } = await server.database.executeSql(`select subject from mails where recipient = '${email}'`);
    expect(rows).toHaveLength(1);
  });
});

describe('a host who deletes their account', () => {
  it('leaves no draft and no notification address, only what accounting needs', async () => {
    server.setNow(TEST_NOW);
    const staff = server.clientOf((await createSession(server, 'admin')).token);
    const host = await createSession(server, 'host', PERSON.email);
    await server.database.query
      .insertInto('hosts')
      .values({ id: host.user.id, user_id: host.user.id, business_name: 'A shop', created: TEST_NOW })
      .execute();
    const draft = await createStashpoint(server, {
      hostId: host.user.id,
      columns: { status: 'draft', address: '1 Quillfeather Mews' },
    });
    await staff.createHostNotificationEmail({
      body: { host_id: host.user.id, email: 'counter@quillfeather.example' },
    });
    const account = {
      payment_type: 'paypal',
      account_holder: 'Zephyrine Quillfeather',
      account_number: 'money@quillfeather.example',
      account_ccy: 'GBP',
      account_country: 'GB',
    } as const;
    await staff.createExternalAccount({ body: { host_id: host.user.id, ...account } });
    await server.clientOf(host.token).deleteUser({ params: { id: host.user.id } });
    expect(await tablesThatTell()).toEqual([]);
    await expect(staff.getAdminStashpoint({ params: { id: draft } })).rejects.toMatchObject({ id: 'NOT_FOUND' });
  });

  it('keeps the account for payouts that are still due', async () => {
    server.setNow(TEST_NOW);
    const host = await createSession(server, 'host', 'earning@example.org');
    await server.database.query
      .insertInto('hosts')
      .values({ id: host.user.id, user_id: host.user.id, business_name: 'A shop', created: TEST_NOW })
      .execute();
    const stashpoint = await createStashpoint(server, { hostId: host.user.id });
    const traveller = await createSession(server);
    await createBooking(server, traveller, stashpoint, { customer: CONTACT });
    const staff = server.clientOf((await createSession(server, 'admin')).token);
    await staff.createExternalAccount({
      body: {
        host_id: host.user.id,
        payment_type: 'paypal',
        account_holder: 'Grace Hopper',
        account_number: 'grace@example.org',
        account_ccy: 'GBP',
        account_country: 'GB',
      },
    });
    server.setNow('2026-11-25T12:00:00Z');
    await server.clientOf(host.token).deleteUser({ params: { id: host.user.id } });
    const kept = await server.database.query
      .selectFrom('external_accounts')
      .select('account_number')
      .where('host_id', '=', host.user.id)
      .execute();
    expect(kept).toHaveLength(1);
  });
});
