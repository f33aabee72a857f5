import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AuthToken } from '../../../contract/structs/user.ts';
import { bySize } from '../../../contract/vocabulary/bag-sizes.ts';
import { createBooking, createCity, createSession, createStashpoint, everyDay } from '../../../testing/fixtures.ts';
import { startTestServer, TEST_NOW, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let staff: AuthToken;
let host: AuthToken;
let other: AuthToken;
let cityId: string;
beforeAll(async () => {
  server = await startTestServer();
  staff = await createSession(server, 'admin');
  host = await createSession(server, 'host');
  other = await createSession(server, 'host');
  cityId = (await createCity(server)).id;
});
beforeEach(() => server.setNow(TEST_NOW));
afterAll(() => server.close());

type Change = Parameters<typeof server.client.updateAdminStashpoint>[0]['body'];
const as = ({ token }: AuthToken) => server.clientOf(token);
const patch = (id: string, body: Change, who = host) => as(who).updateAdminStashpoint({ params: { id }, body });
const read = (id: string, who = host) => as(who).getAdminStashpoint({ params: { id } });
const stashpoint = (columns = {}) => createStashpoint(server, { cityId, hostId: host.user.id, columns });
const draft = (columns = {}) => stashpoint({ status: 'draft', active: true, description: 'x'.repeat(40), ...columns });
const mailsTo = async ({ user }: AuthToken) =>
  server.database.query.selectFrom('mails').selectAll().where('recipient', '=', user.email).orderBy('id').execute();

const NEW_STASHPOINT = {
  name: 'Harbour Books',
  type: 'shop',
  address: '4 Quay Street',
  postal_code: 'SE1 2AA',
  coordinates: { lat: 51.505, lng: -0.12 },
  opening_hours: everyDay('09:00:00', '18:00:00'),
  capacity: { ...bySize(() => 0), standard: 12 },
} as const;

describe('a host’s own places', () => {
  it('are all a host finds, whatever the query', async () => {
    const mine = await stashpoint();
    const theirs = await createStashpoint(server, { cityId, hostId: other.user.id });
    for (const query of [{ per_page: 50 }, { per_page: 50, host_id: other.user.id }]) {
      const { items } = await as(host).listAdminStashpoints({ query });
      const ids = items.map(({ id }) => id);
      expect(ids).toContain(mine);
      expect(ids).not.toContain(theirs);
    }
    const named = await as(host).listAdminStashpoints({ query: { ids: theirs } });
    expect(named.items).toEqual([]);
  });

  it('are created as drafts, at the prices of the city', async () => {
    const made = await as(host).createAdminStashpoint({ body: NEW_STASHPOINT });
    expect(made).toMatchObject({ status: 'draft', host_id: host.user.id, currency_code: 'GBP' });
    expect(made.first_day_cost).toBeGreaterThan(0);
    expect(made.first_day_commission).toBeLessThanOrEqual(made.first_day_cost);
  });

  it.each([{ host_id: 'somebody' }, { quality: 'premium' }, { first_day_commission: 900 }] as const)(
    'can’t be created with %o',
    async (more) => {
      const body = { ...NEW_STASHPOINT, ...more };
      const field = Object.keys(more)[0] ?? '';
      await expect(as(host).createAdminStashpoint({ body })).rejects.toMatchObject({
        id: 'FORBIDDEN',
        errors: { [field]: ['FORBIDDEN'] },
      });
    },
  );

  it('need a host if staff create them', async () => {
    await expect(as(staff).createAdminStashpoint({ body: NEW_STASHPOINT })).rejects.toMatchObject({
      errors: { host_id: ['REQUIRED_DATA_CLIENT_ERROR'] },
    });
  });
});

describe('a host who changes a place on the market', () => {
  it('does so at once if no one else is affected', async () => {
    const id = await stashpoint();
    const change = {
      description: 'Behind the blue door.',
      descriptions: { de: 'Hinter der blauen Tür.' },
      closures: [{ start_date: '2027-01-02', end_date: '2027-01-05' }],
      capacity: { ...bySize(() => 0), standard: 3 },
      holiday_open_type: 'closed',
      step_free: true,
    } satisfies Change;
    expect(await patch(id, change)).toMatchObject({ ...change, proposed: null });
    const seen = await server.client.getStashpoint({ params: { id }, query: {} });
    expect(seen.descriptions).toEqual({ de: 'Hinter der blauen Tür.' });
  });

  it('proposes changes that need approval, and the old version stays live', async () => {
    const id = await stashpoint();
    const asked = await patch(id, { first_day_cost: 700, address: '9 New Road', description: 'Round the corner.' });
    expect(asked).toMatchObject({
      first_day_cost: 500,
      address: '12 Euston Road',
      description: 'Round the corner.',
      proposed: { first_day_cost: 700, address: '9 New Road' },
      proposed_at: TEST_NOW.toISOString(),
    });
    const seen = await server.client.getStashpoint({ params: { id }, query: {} });
    expect(seen.pricing_structure.first_day_cost).toBe(500);
    const { items } = await as(staff).listAdminStashpoints({ query: { waiting: true, per_page: 50 } });
    expect(items.map((each) => each.id)).toContain(id);
  });

  it('adds to a proposal, removes parts, and withdraws it', async () => {
    const id = await stashpoint();
    await patch(id, { first_day_cost: 700 });
    expect((await patch(id, { name: 'Corner Café' })).proposed).toEqual({ first_day_cost: 700, name: 'Corner Café' });
    expect((await patch(id, { first_day_cost: 500 })).proposed).toEqual({ name: 'Corner Café' });
    expect(await patch(id, { proposal: 'withdraw' })).toMatchObject({ proposed: null, proposed_at: null });
  });

  it('can’t propose what could never be approved', async () => {
    const id = await stashpoint();
    await expect(patch(id, { coordinates: { lat: 0, lng: 0 } })).rejects.toMatchObject({
      errors: { coordinates: ['INVALID_DATA'] },
    });
    await expect(patch(id, { name: ' ' })).rejects.toMatchObject({ errors: { name: ['REQUIRED_DATA_CLIENT_ERROR'] } });
  });

  it.each([
    ['quality', { quality: 'premium' }],
    ['first_day_commission', { first_day_commission: 499 }],
    ['guarantee_fee', { guarantee_fee: 0 }],
    ['status', { status: 'approved' }],
    ['status', { status: 'rejected', rejection_reason: 'No.' }],
    ['proposal', { proposal: 'accept' }],
    ['review_note', { review_note: 'Hello.' }],
  ] as const)('does not decide over %s', async (field, body) => {
    const id = await stashpoint();
    await expect(patch(id, body)).rejects.toMatchObject({ id: 'FORBIDDEN', errors: { [field]: ['FORBIDDEN'] } });
  });

  it('pauses and resumes it, but not if staff took it off the market', async () => {
    const id = await stashpoint();
    expect(await patch(id, { active: false })).toMatchObject({ active: false, paused_by_host: true });
    expect(await patch(id, { active: true })).toMatchObject({ active: true, paused_by_host: false });
    await patch(id, { active: false }, staff);
    await expect(patch(id, { active: true })).rejects.toMatchObject({ id: 'FORBIDDEN' });
  });

  it('sees the bookings it strands, by the same rules as staff, and moves them', async () => {
    const columns = { lat: 51.6, lng: -0.3 };
    const id = await stashpoint(columns);
    const near = await createStashpoint(server, {
      cityId,
      hostId: other.user.id,
      columns: { ...columns, lat: 51.601 },
    });
    const booking = await createBooking(server, await createSession(server), id);
    const closures = [{ start_date: '2026-11-24', end_date: '2026-11-24' }];
    const impact = await as(host).previewStashpointImpact({ params: { id }, body: { closures } });
    expect(impact).toMatchObject({ booking_count: 1, movable_count: 1, bookings: [{ id: booking.id }] });
    await expect(patch(id, { closures })).rejects.toMatchObject({ id: 'BOOKINGS_STRANDED' });
    await patch(id, { closures, rehouse: true });
    const moved = await server.database.query
      .selectFrom('bookings')
      .select('stashpoint_id')
      .where('id', '=', booking.id)
      .executeTakeFirstOrThrow();
    expect(moved.stashpoint_id).toBe(near);
  });
});

describe('staff who decide on a proposal', () => {
  it('approve it: the change is made, the host’s share keeps its proportion, the host is notified', async () => {
    const id = await stashpoint();
    await patch(id, { first_day_cost: 700, name: 'Corner Café' });
    const agreed = await patch(id, { proposal: 'accept' }, staff);
    expect(agreed).toMatchObject({
      first_day_cost: 700,
      first_day_commission: 350,
      name: 'Corner Café',
      proposed: null,
    });
    expect((await mailsTo(host)).at(-1)?.subject).toContain('is live');
  });

  it('decline it with a reason, which the host gets', async () => {
    const id = await stashpoint();
    await patch(id, { first_day_cost: 5000 });
    await expect(patch(id, { proposal: 'refuse' }, staff)).rejects.toMatchObject({
      errors: { proposal_words: ['REQUIRED_DATA_CLIENT_ERROR'] },
    });
    const refused = await patch(id, { proposal: 'refuse', proposal_words: 'Dearer than the whole street.' }, staff);
    expect(refused).toMatchObject({ first_day_cost: 500, proposed: null });
    expect((await mailsTo(host)).at(-1)?.body).toContain('Dearer than the whole street.');
    const { items } = await as(staff).listChanges({ query: { entity: 'stashpoint', entity_id: id } });
    expect(items.map(({ action }) => action)).toEqual(['proposal_refused', 'proposed']);
  });
});

describe('submitting a place', () => {
  it('is refused with a list of what is missing', async () => {
    const id = await draft({ description: '', photos: [] });
    await expect(patch(id, { status: 'submitted' })).rejects.toMatchObject({
      errors: { photo: ['REQUIRED_DATA_CLIENT_ERROR'], description: ['REQUIRED_DATA_CLIENT_ERROR'] },
    });
    expect((await read(id)).status).toBe('draft');
  });

  it('can include what was missing, and a host can write every field of a draft', async () => {
    const id = await draft({ description: '' });
    const given = { description: 'Beside the station, behind the blue door.', first_day_cost: 600, name: 'Blue Door' };
    expect(await patch(id, { ...given, status: 'submitted' })).toMatchObject({
      ...given,
      status: 'submitted',
      first_day_commission: 300,
      proposed: null,
    });
  });

  it('includes the host’s reply to the staff’s question', async () => {
    const id = await draft();
    await patch(id, { status: 'submitted' });
    await patch(id, { status: 'draft', review_note: 'Which door is it?' }, staff);
    const answered = await patch(id, { status: 'submitted', host_answer: 'The blue one.' });
    expect(answered).toMatchObject({ review_note: 'Which door is it?', host_answer: 'The blue one.' });
    const { items } = await as(staff).listChanges({ query: { entity: 'stashpoint', entity_id: id } });
    expect(items[0]?.after).toMatchObject({ host_answer: 'The blue one.' });
  });

  it('is possible for staff on behalf of a host who phones', async () => {
    const id = await draft();
    expect(await patch(id, { status: 'submitted' }, staff)).toMatchObject({ status: 'submitted' });
  });

  it('leads from its emails into the console, signed in, once', async () => {
    const id = await draft();
    await patch(id, { status: 'submitted' });
    await patch(id, { status: 'draft', review_note: 'Which door is it?' }, staff);
    const mail = (await mailsTo(host)).at(-1);
    const address = new URL(mail?.body.match(/https?:\S+/)?.[0] ?? '');
    expect(address.hostname).toMatch(/^hosts\./);
    expect(address.searchParams.get('next')).toBe(`/stashpoints/${id}`);
    const link = address.searchParams.get('link') ?? '';
    const { session } = await server.client.signInWithLink({ body: { link } });
    expect(session?.user.id).toBe(host.user.id);
  });
});

describe('an approval by mistake', () => {
  const approve = async () => {
    const id = await draft();
    await patch(id, { status: 'submitted' });
    await patch(id, { status: 'draft', review_note: 'Which door is it?' }, staff);
    await patch(id, { status: 'submitted', host_answer: 'The blue one.' });
    await patch(id, { status: 'approved' }, staff);
    return id;
  };
  const takeBack = (id: string) => patch(id, { status: 'submitted', expected_status: 'approved' }, staff);

  it('can be undone for a while, and its email is never sent', async () => {
    const id = await approve();
    const told = (await mailsTo(host)).find(({ withdraw_key }) => withdraw_key === `approved:${id}`);
    expect(told?.next_try_at.getTime()).toBe(TEST_NOW.getTime() + 120_000);
    server.setNow('2026-11-23T10:01:59Z');
    expect(await takeBack(id)).toMatchObject({
      status: 'submitted',
      approved_at: null,
      review_note: 'Which door is it?',
      host_answer: 'The blue one.',
    });
    expect((await mailsTo(host)).find((mail) => mail.id === told?.id)).toBeUndefined();
    await expect(server.client.getStashpoint({ params: { id }, query: {} })).rejects.toMatchObject({
      id: 'STASHPOINT_INACTIVE',
    });
  });

  it('is final once the host has been notified', async () => {
    const id = await approve();
    server.setNow('2026-11-23T10:02:01Z');
    await expect(takeBack(id)).rejects.toMatchObject({ id: 'CONFLICT' });
  });

  it('can’t be undone once travellers have booked', async () => {
    const id = await approve();
    await createBooking(server, await createSession(server), id);
    await expect(takeBack(id)).rejects.toMatchObject({ id: 'BOOKINGS_STRANDED' });
  });
});
