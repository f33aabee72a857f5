import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONTACT, createBooking, createSession, createStashpoint } from '../../../testing/fixtures.ts';
import { createColleague } from '../../../testing/team.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function traveller(email: string) {
  const session = await createSession(server, 'customer', email);
  return { email, session, client: server.clientOf(session.token) };
}

describe('a person’s stored data', () => {
  it('include their account, bookings with payments, emails and sessions', async () => {
    const { session, client, email } = await traveller('curious@example.org');
    const stashpoint = await createStashpoint(server);
    const booked = await createBooking(server, session, stashpoint, { customer: { ...CONTACT, email } });
    const data = await client.getMyData();
    expect(data.account).toMatchObject({ id: session.user.id, email });
    expect(data.bookings).toMatchObject([{ id: booked.id, total_price_amount: booked.total_price_amount }]);
    expect(data.mails.map(({ booking_id, recipient }) => [booking_id, recipient])).toContainEqual([booked.id, email]);
    expect(data.mails.every(({ recipient }) => recipient === email)).toBe(true);
    expect(data.sessions).toHaveLength(1);
    expect(data.credit).toEqual({ balances: [], entries: [] });
    // Secrets that grant access are not handed out, not even as a hash.
    expect(JSON.stringify(data)).not.toContain(session.token);
    expect(JSON.stringify(data)).not.toMatch(/password_hash|"hash"/);
  });

  it('include their former address, the emails to it, and their customer ID at the payment service', async () => {
    const { session, client, email } = await traveller('moved@example.org');
    const stashpoint = await createStashpoint(server);
    const booked = await createBooking(server, session, stashpoint, { customer: { ...CONTACT, email } });
    await client.requestEmailChange({ body: { email: 'moved-on@example.org' } });
    const { subject } = await server.database.query
      .selectFrom('mails')
      .select('subject')
      .where('recipient', '=', 'moved-on@example.org')
      .executeTakeFirstOrThrow();
    const one_time_password = subject.match(/\d{6}/)?.[0] ?? '';
    await client.changeEmail({ body: { email: 'moved-on@example.org', one_time_password } });
    await client.openKeptCards();
    const data = await client.getMyData();
    expect(data.former_emails).toMatchObject([{ email }]);
    expect(data.payment_accounts).toMatchObject([{ provider: 'sandbox', id: expect.stringMatching(/^cus_/) }]);
    expect(data.mails).toMatchObject([{ booking_id: booked.id, recipient: email }]);
  });

  it('include the hosts they work or worked for', async () => {
    const owner = await createSession(server, 'host');
    const stashpoint = await createStashpoint(server, { hostId: owner.user.id });
    const clerk = await createColleague(server, owner, 'clerk', [stashpoint]);
    const since = server.services.now().toISOString();
    const job = { business_name: 'Shelf', name: 'Kit', role: 'clerk', since };
    expect((await server.clientOf(clerk.token).getMyData()).work).toEqual([{ ...job, until: null }]);
  });

  it('include their messages, reports and reviews', async () => {
    const { session, client, email } = await traveller('critical@example.org');
    const stashpoint = await createStashpoint(server);
    const booked = await createBooking(server, session, stashpoint, { customer: { ...CONTACT, email } });
    await server.database.executeSql(
      `insert into incidents (id, booking_id, stashpoint_id, kind, text, created)
       values ('own-report', '${booked.id}', '${stashpoint}', 'closed', 'The shutter was down.', now())`,
    );
    await server.database.executeSql(
      `insert into reviews (id, booking_id, stashpoint_id, city_id, first_name, language, stasher_rating, stashpoint_rating, stashpoint_review, created)
       select 'own-review', '${booked.id}', id, city_id, 'Ada', 'en', 5, 2, 'Closed when I came.', now() from stashpoints where id = '${stashpoint}'`,
    );
    const body = { as: 'traveller', text: 'Is somebody there?' } as const;
    await client.writeMessage({ params: { id: booked.id }, body });
    expect(await client.getMyData()).toMatchObject({
      messages: [{ booking_id: booked.id, side: 'traveller', text: 'Is somebody there?' }],
      incidents: [{ booking_id: booked.id, kind: 'closed', text: 'The shutter was down.' }],
      reviews: [{ booking_id: booked.id, stashpoint_rating: 2, stashpoint_review: 'Closed when I came.' }],
    });
  });

  it('include the notes about them and their bookings, and those they wrote as staff', async () => {
    const session = await createSession(server, 'admin');
    const author = server.clientOf(session.token);
    const { session: owner, client } = await traveller('noted@example.org');
    const booked = await createBooking(server, owner, await createStashpoint(server));
    const other = await createBooking(server, await createSession(server), await createStashpoint(server));
    const noteOn = (entity: 'booking' | 'user', id: string, text: string) =>
      author.addNote({ params: { entity, id }, body: { text } });
    await noteOn('user', owner.user.id, 'Prefers the phone.');
    await noteOn('booking', booked.id, 'Called the host.');
    await noteOn('booking', other.id, 'Somebody else.');
    const { notes } = await client.getMyData();
    // Written in the same moment, in either order.
    expect(new Map(notes.map(({ entity, entity_id, text }) => [`${entity} ${entity_id}`, text]))).toEqual(
      new Map([
        [`user ${owner.user.id}`, 'Prefers the phone.'],
        [`booking ${booked.id}`, 'Called the host.'],
      ]),
    );
    expect((await author.getMyData()).notes).toHaveLength(3);
  });

  it('exclude a guest with the same address, and everyone else', async () => {
    const { client, email } = await traveller('same@example.org');
    const guest = await createSession(server, 'guest');
    const other = await traveller('other@example.org');
    const stashpoint = await createStashpoint(server);
    await createBooking(server, guest, stashpoint, { customer: { ...CONTACT, email } });
    await createBooking(server, other.session, stashpoint, { customer: { ...CONTACT, email: other.email } });
    expect(await client.getMyData()).toMatchObject({ bookings: [], mails: [], reviews: [], incidents: [] });
  });

  it('require signing in', async () => {
    await expect(server.client.getMyData()).rejects.toMatchObject({ id: 'UNAUTHORIZED' });
  });
});
