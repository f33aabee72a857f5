import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BodyOf } from '../../../contract/endpoint.ts';
import type { Endpoints } from '../../../contract/endpoints.ts';
import type { Operation } from '../../../contract/structs/operation.ts';
import type { AuthToken } from '../../../contract/structs/user.ts';
import {
  CONTACT,
  createBooking,
  createInTown,
  createSession,
  createVoucher,
  endStay,
  everyDay,
  type StashpointOptions,
} from '../../../testing/fixtures.ts';
import { createColleague } from '../../../testing/team.ts';
import { startTestServer, TEST_NOW, type TestServer } from '../../../testing/test-server.ts';
import { workOnOperations } from './work-on-operations.ts';

let server: TestServer;
let staff: AuthToken;
let traveller: AuthToken;
let town = 0;
beforeAll(async () => {
  server = await startTestServer();
  staff = await createSession(server, 'admin');
  traveller = await createSession(server);
});
beforeEach(() => {
  server.setNow(TEST_NOW);
  town += 1;
});
afterAll(() => server.close());

const placeHere = (metresNorth: number, options?: StashpointOptions) =>
  createInTown(server, town, metresNorth, options);

type Client = ReturnType<TestServer['clientOf']>;
type Choice = BodyOf<Endpoints['createOperation']>;
const admin = () => server.clientOf(staff.token);
/** Returns a place without the time of its last change. */
async function readPlace(id: string) {
  const { updated: _updated, ...place } = await admin().getAdminStashpoint({ params: { id } });
  return place;
}
const readBooking = (id: string) => server.clientOf(traveller.token).getBooking({ params: { id }, query: {} });
const CLOSED = { start_date: '2026-11-24', end_date: '2026-11-24' };
const close = (...ids: string[]): Choice => ({ kind: 'close', ids, ...CLOSED, reason: 'A burst pipe' });
const AFTER_UNDO = new Date(TEST_NOW.getTime() + 601_000);

/** Waits until the job has nothing to do for an operation. */
async function rest(client: Client, { id }: Operation): Promise<Operation> {
  const read = () => client.getOperation({ params: { id } });
  await expect.poll(async () => (await read()).state, { timeout: 20_000 }).toMatch(/planned|done|finished|undone/);
  return read();
}
async function plan(body: Choice, client = admin()): Promise<Operation> {
  return rest(client, await client.createOperation({ body }));
}
async function run({ id, version }: Operation, client = admin()): Promise<Operation> {
  return rest(client, await client.runOperation({ params: { id }, body: { version } }));
}
async function undo({ id }: Operation, client = admin()): Promise<Operation> {
  return rest(client, await client.undoOperation({ params: { id }, body: {} }));
}
/** Lets the time for undo pass, and the job run. */
async function finish(operation: Operation, client = admin()): Promise<Operation> {
  server.setNow(AFTER_UNDO);
  await workOnOperations(server.services);
  return rest(client, operation);
}
const itemsOf = ({ id }: Operation, client = admin()) => client.listOperationItems({ params: { id } });
const listMails = (bookingId: string) =>
  server.database.query.selectFrom('mails').selectAll().where('booking_id', '=', bookingId).orderBy('id').execute();

describe('closing many places', () => {
  it('is previewed by name, moves each booking once, outside the selection, and mails after the time for undo', async () => {
    const [one, other] = [await placeHere(0), await placeHere(50, { columns: { name: 'Corner Shop' } })];
    const open = await placeHere(300, { columns: { name: 'Open All Week', first_day_cost: 400 } });
    const booking = await createBooking(server, traveller, one);
    const inside = await createBooking(server, traveller, other, {
      dropoff: '2026-11-23T11:00:00Z',
      pickup: '2026-11-24T18:00:00Z',
    });
    await server.database.query
      .updateTable('bookings')
      .set({ state: 'checked_in', checked_in_at: TEST_NOW })
      .where('id', '=', inside.id)
      .execute();
    const known = (await listMails(booking.id)).length;

    const planned = await plan(close(one, other));
    expect(planned).toMatchObject({ state: 'planned', total: 2, progress: 2, undo_until: null });
    expect(planned.sums).toMatchObject({
      ...{ changed: 2, refused: 0, bookings: 2, moving: 1, calls: 1 },
      // What the traveller gets back is what the price falls by; its host loses all of it.
      costs: [{ currency_code: 'GBP', travellers: 200, hosts: -500, new_hosts: 500, platform: -200 }],
      mails: [
        { to: 'travellers', count: 1, subject: `Your booking ${booking.id} has moved: Ampersand Coffee` },
        { to: 'hosts', count: 2 },
      ],
    });
    expect(await itemsOf(planned)).toMatchObject([
      { target_id: one, state: 'planned', bookings: [{ id: booking.id, to: { id: open, name: 'Open All Week' } }] },
      {
        ...{ target_id: other, name: expect.stringMatching(/^Corner Shop, /) },
        bookings: [{ id: inside.id, bags_inside: 2, to: null, phone_number: CONTACT.phone_number }],
      },
    ]);
    expect((await readPlace(one)).closures).toEqual([]);

    const done = await run(planned);
    expect(done).toMatchObject({
      state: 'done',
      undo_until: '2026-11-23T10:10:00.000Z',
      sums: { changed: 2, moving: 1 },
    });
    expect((await readPlace(one)).closures).toEqual([CLOSED]);
    const log = await admin().listChanges({ query: { entity: 'stashpoint', entity_id: one } });
    expect(log.items).toMatchObject([
      { before: { closures: [] }, after: { closures: [CLOSED], reason: 'A burst pipe' } },
    ]);
    // Nothing has left: neither the booking, nor its money, nor a mail.
    expect((await readBooking(booking.id)).stashpoint.id).toBe(one);
    expect(await listMails(booking.id)).toHaveLength(known);

    expect(await finish(done)).toMatchObject({ state: 'finished', sums: planned.sums as object });
    const moved = await readBooking(booking.id);
    expect(moved).toMatchObject({ stashpoint: { id: open } });
    expect(moved.movements.map(({ amount }) => amount)).toEqual([1300, -200]);
    expect(await listMails(booking.id)).toHaveLength(known + 3);
    const { items } = await admin().listChanges({ query: { entity: 'booking', entity_id: booking.id } });
    expect(items).toMatchObject([{ action: 'moved', after: { stashpoint_id: open, reason: 'A burst pipe' } }]);
    await workOnOperations(server.services);
    expect(await listMails(booking.id)).toHaveLength(known + 3);
    // The first mails have gone: undo shows the second ones, and only then sends them.
    const { state, second_mails } = await admin().undoOperation({ params: { id: done.id }, body: {} });
    expect(state).toBe('finished');
    expect(second_mails).toEqual({
      ...{ count: 3, subject: `Your booking ${booking.id} has moved: Ampersand Coffee` },
      // The pass and its PIN are the traveller's alone.
      text: expect.not.stringMatching(/pass=|PIN/),
    });
    expect(second_mails?.text).not.toBe('');
    expect(await listMails(booking.id)).toHaveLength(known + 3);
    await rest(admin(), await admin().undoOperation({ params: { id: done.id }, body: { with_mails: true } }));
    const back = await readBooking(booking.id);
    expect(back.stashpoint.id).toBe(one);
    // What went back stays with the traveller.
    expect(back.movements.map(({ amount }) => amount)).toEqual([1300, -200]);
    const second = (await listMails(booking.id)).slice(known + 3);
    expect(second.map(({ subject }) => subject)).toContain(second_mails?.subject);
    expect(second).toHaveLength(3);
    expect((await readPlace(one)).closures).toEqual([]);
  });

  it('gives the last space nearby to one of two bookings, and says so before', async () => {
    const places = [await placeHere(0), await placeHere(50)];
    await placeHere(200, { capacity: { standard: 2 } });
    const bookings = [];
    for (const place of places) bookings.push(await createBooking(server, traveller, place));
    const planned = await plan(close(...places));
    expect(planned.sums).toMatchObject({ bookings: 2, moving: 1, calls: 1 });
    expect((await finish(await run(planned))).sums).toEqual(planned.sums);
    const at = await Promise.all(bookings.map(async ({ id }) => (await readBooking(id)).stashpoint.id));
    expect(at[0]).not.toBe(places[0]);
    expect(at[1]).toBe(places[1]);
  });

  it('is refused and previewed anew when a booking or a place has changed since', async () => {
    const place = await placeHere(0);
    const planned = await plan(close(place));
    await createBooking(server, traveller, place);
    await expect(run(planned)).rejects.toMatchObject({ id: 'CONFLICT', errors: { version: ['CONFLICT'] } });
    const again = await rest(admin(), planned);
    expect(again).toMatchObject({ version: 2, sums: { bookings: 1, calls: 1 } });
    await expect(run(planned)).rejects.toMatchObject({ id: 'CONFLICT' });
    const done = await run(again);
    expect(done.state).toBe('done');
    // Pressed twice.
    expect(await run(again)).toEqual(done);
  });

  it('leaves bookings where they are if they are not to move', async () => {
    const place = await placeHere(0);
    await placeHere(200);
    const { id } = await createBooking(server, traveller, place);
    const planned = await plan({ ...close(place), rehouse: false });
    expect(planned.sums).toMatchObject({ bookings: 1, moving: 0, calls: 1, mails: [], costs: [] });
    await finish(await run(planned));
    expect((await readBooking(id)).stashpoint.id).toBe(place);
  });
});

describe('undo', () => {
  it('restores exactly what each place had; one that someone has changed since is named and left', async () => {
    const had = [{ start_date: '2026-12-24', end_date: '2026-12-26' }];
    const [kept, changed] = [await placeHere(0, { closures: had }), await placeHere(50)];
    await placeHere(200);
    const { id } = await createBooking(server, traveller, kept);
    const before = await readPlace(kept);
    const done = await run(await plan(close(kept, changed)));
    await admin().updateAdminStashpoint({ params: { id: changed }, body: { description: 'Behind the blue door.' } });
    const undone = await undo(done);
    expect(undone).toMatchObject({ state: 'undone', sums: { undone: 1, left: 1 } });
    expect(await itemsOf(undone)).toMatchObject([{ state: 'undone' }, { state: 'left', problem: 'CONFLICT' }]);
    expect(await readPlace(kept)).toEqual({ ...before, version: before.version + 2 });
    expect((await readPlace(changed)).closures).toEqual([CLOSED]);
    await finish(undone);
    expect((await readBooking(id)).stashpoint.id).toBe(kept);
    expect(await undo(undone)).toMatchObject({ state: 'undone' });
  });

  it('leaves a place that was booked since it opened', async () => {
    const place = await placeHere(0, { columns: { active: false } });
    const done = await run(await plan({ kind: 'market_on', ids: [place] }));
    await createBooking(server, traveller, place);
    expect(await itemsOf(await undo(done))).toMatchObject([{ state: 'left', problem: 'BOOKINGS_STRANDED' }]);
    expect((await readPlace(place)).active).toBe(true);
  });
});

const NIGHTS = everyDay('20:00:00', '23:00:00');

it.each<[string, (source: string) => Omit<Choice, 'ids'>, object]>([
  [
    'closed',
    () => ({ kind: 'close', ...CLOSED, reason: 'Snow' }),
    { closures: [{ start_date: '2026-11-24', end_date: '2026-12-10' }] },
  ],
  [
    'reopened',
    () => ({ kind: 'reopen', start_date: '2026-12-02', end_date: '2026-12-05' }),
    {
      closures: [
        { start_date: '2026-11-30', end_date: '2026-12-01' },
        { start_date: '2026-12-06', end_date: '2026-12-10' },
      ],
    },
  ],
  ['taken offline', () => ({ kind: 'market_off' }), { active: false }],
  ['given the hours of another', (source_id) => ({ kind: 'hours', source_id }), { opening_hours: NIGHTS }],
  [
    'priced in per cent',
    () => ({ kind: 'price', by: 'percent', first_day: 10, extra_day: -50 }),
    { first_day_cost: 550, first_day_commission: 275, extra_day_cost: 200 },
  ],
  [
    'priced by a difference',
    () => ({ kind: 'price', by: 'add', first_day: -20, currency_code: 'GBP' }),
    { first_day_cost: 480, extra_day_cost: 400 },
  ],
  [
    'priced anew',
    () => ({ kind: 'price', by: 'set', extra_day: 300, currency_code: 'GBP' }),
    { first_day_cost: 500, extra_day_cost: 300 },
  ],
])('places are %s by one operation, and restored by undo', async (name, choice, after) => {
  const source = await placeHere(0, { hours: NIGHTS });
  const closures = [{ start_date: '2026-11-30', end_date: '2026-12-10' }];
  const ids = [await placeHere(100, { closures }), await placeHere(200, { closures })];
  const before = await Promise.all(ids.map(readPlace));
  const planned = await plan({ ids, ...choice(source) });
  expect(planned.sums, name).toMatchObject({ changed: 2, unchanged: 0, refused: 0 });
  const done = await run(planned);
  const wanted = name === 'closed' ? { closures: [CLOSED, ...closures] } : after;
  for (const id of ids) expect(await readPlace(id), name).toMatchObject(wanted);
  expect((await plan({ ids, ...choice(source) })).sums, name).toMatchObject(
    choice(source).by === 'percent' || choice(source).by === 'add' ? { changed: 2 } : { changed: 0, unchanged: 2 },
  );
  await undo(done);
  expect(await Promise.all(ids.map(readPlace)), name).toEqual(
    before.map((place) => ({ ...place, version: place.version + 2 })),
  );
});

describe('rights', () => {
  it('are those of the single action, for each place', async () => {
    const host = await createSession(server, 'host');
    const own = await placeHere(0, { hostId: host.user.id });
    const strange = await placeHere(500);
    const clientOfHost = server.clientOf(host.token);
    const planned = await plan(close(own, strange), clientOfHost);
    expect(await itemsOf(planned, clientOfHost)).toMatchObject([
      { state: 'planned' },
      { state: 'refused', problem: 'NOT_FOUND', name: '' },
    ]);
    await expect(itemsOf(planned)).rejects.toMatchObject({ id: 'NOT_FOUND' });
    expect((await run(planned, clientOfHost)).sums).toMatchObject({ changed: 1, refused: 1 });
    expect((await readPlace(strange)).closures).toEqual([]);

    // Staff for places only learn no phone number.
    await createBooking(server, traveller, own, { dropoff: '2026-11-25T10:00:00Z', pickup: '2026-11-25T18:00:00Z' });
    const editor = await createSession(server, 'admin');
    const granted = { scopes: ['stashpoints:all'] };
    await server.database.query.updateTable('users').set(granted).where('id', '=', editor.user.id).execute();
    const clientOfEditor = server.clientOf(editor.token);
    const offline = await plan({ kind: 'market_off', ids: [own] }, clientOfEditor);
    const [shown] = await itemsOf(offline, clientOfEditor);
    expect(shown?.bookings).toMatchObject([{ first_name: CONTACT.first_name, phone_number: null }]);

    const manager = server.clientOf((await createColleague(server, host, 'manager', [own])).token);
    const price: Choice = { kind: 'price', ids: [own], by: 'percent', first_day: 10 };
    expect(await itemsOf(await plan(price, manager), manager)).toMatchObject([
      { state: 'refused', problem: 'FORBIDDEN' },
    ]);
    expect((await plan({ kind: 'market_off', ids: [own] }, manager)).sums).toMatchObject({ changed: 1 });
    // Prices of a host wait for approval, and undo withdraws them.
    const priced = await run(await plan(price, clientOfHost), clientOfHost);
    expect(await itemsOf(priced, clientOfHost)).toMatchObject([{ prices: { before: [500, 400], waits: true } }]);
    expect((await readPlace(own)).proposed).toEqual({ first_day_cost: 550 });
    await undo(priced, clientOfHost);
    expect((await readPlace(own)).proposed).toBeNull();
    const ended = clientOfHost.createOperation({ body: { kind: 'end_coupons', ids: ['FREE'] } });
    await expect(ended).rejects.toMatchObject({ id: 'FORBIDDEN' });
  });

  it.each<[Partial<Choice>, string, string]>([
    [{ ids: ['a', 'a'] }, 'ids', 'INVALID_DATA'],
    [{ reason: undefined }, 'reason', 'REQUIRED_DATA_CLIENT_ERROR'],
    [{ end_date: '2026-11-20' }, 'end_date', 'INVALID_DATA'],
    [{ kind: 'hours' }, 'source_id', 'REQUIRED_DATA_CLIENT_ERROR'],
    [{ kind: 'price', by: 'percent' }, 'first_day', 'REQUIRED_DATA_CLIENT_ERROR'],
    [{ kind: 'price', by: 'set', first_day: 1 }, 'currency_code', 'REQUIRED_DATA_CLIENT_ERROR'],
  ])('are not given for %o', async (choice, field, error) => {
    const body = { ...close('nothing'), ...choice };
    await expect(admin().createOperation({ body })).rejects.toMatchObject({ errors: { [field]: [error] } });
  });
});

it('codes are ended, and switched on again by undo unless someone has changed them', async () => {
  const terms = { percent: 10 };
  const coupons = [await admin().createCoupon({ body: { code: `SPRING${town}`, ...terms } })];
  coupons.push(await admin().createCoupon({ body: { code: `AUTUMN${town}`, ...terms } }));
  const read = (code: string) => admin().getCoupon({ params: { code } });
  const [spring, autumn] = coupons.map(({ code }) => code) as [string, string];
  const done = await run(await plan({ kind: 'end_coupons', ids: [spring, autumn, 'NOSUCH'] }));
  expect(done.sums).toMatchObject({ changed: 2, refused: 1 });
  expect((await read(spring)).active).toBe(false);
  await admin().updateCoupon({ params: { code: autumn }, body: { active: true } });
  expect((await undo(done)).sums).toMatchObject({ undone: 1, left: 1 });
  expect((await read(spring)).active).toBe(true);
  const voucher = await createVoucher(server);
  const ended = await finish(await run(await plan({ kind: 'end_vouchers', ids: [voucher] })));
  expect(ended).toMatchObject({ state: 'finished', sums: { changed: 1 } });
});

it('reviews are hidden for a reason, and shown again by undo unless someone has changed them', async () => {
  const ids: string[] = [];
  for (const place of [await placeHere(0), await placeHere(100)]) {
    const { id } = await createBooking(server, traveller, place);
    await endStay(server, id);
    const stars = { language: 'en', stasher_rating: 5, stashpoint_rating: 1 } as const;
    const sent = { booking_id: id, ...stars };
    ids.push((await server.clientOf(traveller.token).createReview({ body: sent })).id);
  }
  const read = (id: string) => admin().getAdminReview({ params: { id } });
  const [kept, shown] = ids as [string, string];
  const done = await run(await plan({ kind: 'hide_reviews', ids: [...ids, 'nothing'], reason: 'Spam' }));
  expect(done.sums).toMatchObject({ changed: 2, refused: 1 });
  expect(await read(kept)).toMatchObject({ hidden: true, hidden_reason: 'Spam' });
  await admin().updateAdminReview({ params: { id: shown }, body: { hidden_reason: 'Insult' } });
  expect((await undo(done)).sums).toMatchObject({ undone: 1, left: 1 });
  expect([(await read(kept)).hidden, (await read(shown)).hidden]).toEqual([false, true]);
});

it('mails are sent again once undo is over, and stay as they were after it', async () => {
  const { query } = server.database;
  const mail = { recipient: 'ada@example.org', subject: 'Your code', body: 'Hello', created: TEST_NOW, priority: 1 };
  const given = { ...mail, next_try_at: TEST_NOW, given_up_at: TEST_NOW, tries: 3 };
  const rows = await query.insertInto('mails').values([given, given]).returning('id').execute();
  const [one, other] = rows.map(({ id }) => String(id)) as [string, string];
  const isGivenUp = async (id: string) =>
    (await query.selectFrom('mails').select('given_up_at').where('id', '=', Number(id)).executeTakeFirstOrThrow())
      .given_up_at !== null;
  const planned = await plan({ kind: 'resend_mails', ids: [one] });
  expect(planned.sums).toMatchObject({ mails: [{ to: 'recipients', count: 1, subject: 'Your code' }] });
  await undo(await run(planned));
  const done = await run(await plan({ kind: 'resend_mails', ids: [other] }));
  expect(await isGivenUp(other)).toBe(true);
  await finish(done);
  expect([await isGivenUp(one), await isGivenUp(other)]).toEqual([true, false]);
});

it('many places are done by several servers, each place once', async () => {
  const ids: string[] = [];
  for (let count = 0; count < 40; count += 1) ids.push(await placeHere(count * 10));
  const open = await placeHere(600, { capacity: { standard: 100 } });
  const bookings = [];
  for (const id of ids.slice(0, 6)) bookings.push(await createBooking(server, traveller, id));
  const planned = await plan(close(...ids));
  expect(planned.sums).toMatchObject({ changed: 40, bookings: 6, moving: 6 });
  const running = await admin().runOperation({ params: { id: planned.id }, body: { version: planned.version } });
  await Promise.all([1, 2, 3].map(() => workOnOperations(server.services)));
  const done = await rest(admin(), running);
  server.setNow(AFTER_UNDO);
  await Promise.all([1, 2, 3].map(() => workOnOperations(server.services)));
  expect((await rest(admin(), done)).sums).toEqual(planned.sums);
  for (const { id } of bookings) {
    expect((await readBooking(id)).stashpoint.id).toBe(open);
    const { items } = await admin().listChanges({ query: { entity: 'booking', entity_id: id } });
    expect(items).toHaveLength(1);
  }
});
