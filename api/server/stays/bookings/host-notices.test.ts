import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AuthToken } from '../../../contract/structs/user.ts';
import { NOTICE_KINDS, type NoticeKind, ownNoticeKinds } from '../../../contract/vocabulary/notice-kinds.ts';
import { createBooking, createSession, createStashpoint } from '../../../testing/fixtures.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { hexId } from '../../platform/secrets/ids.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

interface Shop {
  owner: AuthToken;
  stashpoint: string;
  host: { id: string };
}

async function openShop(others: Record<string, NoticeKind[]> = {}): Promise<Shop> {
  const owner = await createSession(server, 'host');
  const { query } = server.database;
  const id = hexId(6);
  await query
    .insertInto('hosts')
    .values({ id, user_id: owner.user.id, business_name: 'Shelf', accepted_tos_at: null, created: new Date() })
    .execute();
  const client = server.clientOf(owner.token);
  for (const [name, kinds] of Object.entries(others))
    await client.createHostNotificationEmail({ body: { email: `${name}.${id}@desk.test`, kinds } });
  return { owner, stashpoint: await createStashpoint(server, { hostId: owner.user.id }), host: { id } };
}

/** Returns the mails to an address, but for those that say that addresses have changed. */
const mailsTo = (recipient: string) =>
  server.database.query
    .selectFrom('mails')
    .selectAll()
    .where('recipient', '=', recipient)
    .where('subject', 'not like', 'The addresses for %')
    .orderBy('id')
    .execute();
const subjectsTo = async (recipient: string) => (await mailsTo(recipient)).map(({ subject }) => subject);

describe('mails to hosts', () => {
  it('are sent by kind: a booking reaches the counter, and not the accountant', async () => {
    const { owner, stashpoint, host } = await openShop({ desk: ['bookings'], books: ['money'] });
    const traveller = await createSession(server);
    const { id } = await createBooking(server, traveller, stashpoint);
    expect(await subjectsTo(`desk.${host.id}@desk.test`)).toEqual([`New booking at Ampersand Coffee (${id})`]);
    expect(await subjectsTo(String(owner.user.email))).toHaveLength(1);
    expect(await subjectsTo(`books.${host.id}@desk.test`)).toEqual([]);
  });

  it('announce a change with its previous values, and a cancellation', async () => {
    const { owner, stashpoint } = await openShop();
    const traveller = await createSession(server);
    const client = server.clientOf(traveller.token);
    const { id } = await createBooking(server, traveller, stashpoint, { bag_count: 2 });
    await client.updateBooking({ params: { id }, body: { bag_count: 1 } });
    await client.updateBooking({ params: { id }, body: { state: 'cancelled' } });
    const mails = await mailsTo(String(owner.user.email));
    expect(mails.map(({ subject }) => subject.replace(/ \(.*/, ''))).toEqual([
      'New booking at Ampersand Coffee',
      'A booking at Ampersand Coffee has changed',
      'A booking at Ampersand Coffee has been cancelled',
    ]);
    expect(mails[1]?.body).toContain('Bags: 2 → 1');
  });

  it('link to the preferences at the end, and to the booking', async () => {
    const { owner, stashpoint } = await openShop();
    const { id } = await createBooking(server, await createSession(server), stashpoint);
    const [mail] = await mailsTo(String(owner.user.email));
    expect(mail?.body).toContain(`http://hosts.localhost:3000/bookings/${id}`);
    expect(mail?.body.endsWith('http://hosts.localhost:3000/notices')).toBe(true);
    // Hosts get only the first name of a traveller.
    expect(mail?.body).not.toContain('Lovelace');
  });

  it('return to the host’s own address as soon as no other address gets them', async () => {
    const { owner, stashpoint, host } = await openShop({ desk: ['bookings'] });
    const client = server.clientOf(owner.token);
    const without = { notice_kinds: ['incidents', 'money'] as NoticeKind[] };
    await client.chooseNoticeKinds({ params: { id: 'me' }, body: without });
    await createBooking(server, await createSession(server), stashpoint);
    expect(await subjectsTo(String(owner.user.email))).toEqual([]);
    const { items } = await client.listHostNotificationEmails({ query: {} });
    await client.deleteHostNotificationEmail({ params: { id: String(items[0]?.id) } });
    await createBooking(server, await createSession(server), stashpoint);
    expect(await subjectsTo(String(owner.user.email))).toHaveLength(1);
    expect(await subjectsTo(`desk.${host.id}@desk.test`)).toHaveLength(1);
  });
});

describe('choosing', () => {
  it('refuses to deselect a kind that no other address gets, with the field’s name', async () => {
    const { owner } = await openShop({ books: ['money'] });
    const client = server.clientOf(owner.token);
    const choose = (notice_kinds: NoticeKind[]) =>
      client.chooseNoticeKinds({ params: { id: 'me' }, body: { notice_kinds } });
    await expect(choose(['incidents'])).rejects.toMatchObject({
      id: 'INVALID_DATA',
      errors: { notice_kinds: ['INVALID_DATA'] },
    });
    expect(await choose(['bookings', 'incidents'])).toMatchObject({ notice_kinds: ['bookings', 'incidents'] });
  });

  it('accepts no kind twice, no unknown one and no address without any', async () => {
    const { owner } = await openShop();
    const send = (kinds: string[]) =>
      server
        .clientOf(owner.token)
        .createHostNotificationEmail({ body: { email: 'x@desk.test', kinds: kinds as NoticeKind[] } });
    for (const kinds of [[], ['money', 'money'], ['gossip']])
      await expect(send(kinds)).rejects.toMatchObject({ id: 'INVALID_DATA' });
    expect(await send(['money'])).toMatchObject({ kinds: ['money'] });
  });

  it('is refused if someone else has chosen since', async () => {
    const { owner } = await openShop({ books: ['money'] });
    const client = server.clientOf(owner.token);
    const { version } = await client.getHost({ params: { id: 'me' } });
    const body = { notice_kinds: ['bookings', 'incidents'] as NoticeKind[], expected_version: version };
    await client.chooseNoticeKinds({ params: { id: 'me' }, body });
    await expect(client.chooseNoticeKinds({ params: { id: 'me' }, body })).rejects.toMatchObject({ id: 'CONFLICT' });
  });

  it('does not affect an address with every kind', () => {
    const kinds = fc.subarray([...NOTICE_KINDS]);
    const others = fc.array(fc.record({ kinds: fc.subarray([...NOTICE_KINDS], { minLength: 1 }) }), { maxLength: 4 });
    fc.assert(
      fc.property(kinds, others, (chosen, named) => {
        const reached = [...ownNoticeKinds(chosen, named), ...named.flatMap((each) => each.kinds)];
        expect(new Set(reached)).toEqual(new Set(NOTICE_KINDS));
      }),
    );
  });
});
