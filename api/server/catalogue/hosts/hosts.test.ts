import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BodyOf } from '../../../contract/endpoint.ts';
import type { Endpoints } from '../../../contract/endpoints.ts';
import { createCity, createSession, createStashpoint, everyDay } from '../../../testing/fixtures.ts';
import { startTestServer, TEST_NOW, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let london: string;
beforeAll(async () => {
  server = await startTestServer();
  london = (await createCity(server)).id;
});
beforeEach(() => server.setNow(TEST_NOW));
afterAll(() => server.close());

let count = 0;
type Application = BodyOf<Endpoints['createHost']>;

function application(changes: Partial<Application> = {}): Application {
  count += 1;
  return {
    email: `host-${count}@example.org`,
    first_name: 'Marta',
    last_name: 'Silva',
    phone_number: '+44 20 7946 0018',
    business_name: 'Corner Books',
    address: '7 Pancras Road',
    postal_code: 'N1C 4AG',
    latitude: 51.5308,
    longitude: -0.1238,
    type: 'shop',
    capacity: 12,
    opening_hours: everyDay('09:00:00', '18:00:00'),
    accepted_tos_at: TEST_NOW.toISOString(),
    ...changes,
  };
}

async function draftOf(id: string) {
  const staff = await createSession(server, 'admin');
  return server.clientOf(staff.token).getAdminStashpoint({ params: { id } });
}

describe('becoming a host', () => {
  it('creates an account, a host and a draft that only staff can see', async () => {
    const body = application({ language: 'pt', city_id: london });
    const host = await server.client.createHost({ body });
    expect(host).toMatchObject({ email: body.email, business_name: 'Corner Books', language: 'pt' });
    const [id = ''] = host.stashpoint_ids;
    expect(await draftOf(id)).toMatchObject({
      status: 'draft',
      name: 'Corner Books',
      address: '7 Pancras Road',
      latitude: 51.5308,
      timezone: 'Europe/London',
      nearest_city: { id: london },
      host: { id: host.user_id },
      storage_spaces: [{ size: 'standard', quantity: 12 }],
      opening_hours: body.opening_hours,
    });
    const staff = await createSession(server, 'admin');
    const drafts = await server.clientOf(staff.token).listAdminStashpoints({ query: { status: 'draft' } });
    expect(drafts.items.map((item) => item.id)).toContain(id);
    await expect(server.client.getStashpoint({ params: { id } })).rejects.toMatchObject({ id: 'STASHPOINT_INACTIVE' });
  });

  it('writes to the host in their language, and lets them sign in as host', async () => {
    const body = application({ language: 'it' });
    await server.client.createHost({ body });
    const mailTo = (email: string) =>
      server.database.query
        .selectFrom('mails')
        .selectAll()
        .where('recipient', '=', email)
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow();
    expect((await mailTo(body.email)).body).toMatch(/Ciao Marta[\s\S]+\/\/hosts\./);
    await server.client.requestOneTimePassword({ body: { email: body.email } });
    const one_time_password = (await mailTo(body.email)).subject.match(/\d{6}/)?.[0] ?? '';
    const session = await server.client.signInWithOneTimePassword({ body: { email: body.email, one_time_password } });
    expect(session.role).toBe('host');
  });

  it('starts at the median price of the city, and shares half of it', async () => {
    const { id: cityId } = await createCity(server, { name: 'Porto', country: 'Portugal', lat: 41.15, lng: -8.61 });
    for (const first_day_cost of [400, 620, 900])
      await createStashpoint(server, { cityId, columns: { first_day_cost, extra_day_cost: first_day_cost - 100 } });
    for (const columns of [{ status: 'draft' }, { active: false }] as const)
      await createStashpoint(server, { cityId, columns: { first_day_cost: 100, ...columns } });
    const host = await server.client.createHost({ body: application({ latitude: 41.15, longitude: -8.61 }) });
    expect(await draftOf(host.stashpoint_ids[0] ?? '')).toMatchObject({
      nearest_city: { id: cityId },
      pricing_structure: { first_day_cost: 620, extra_day_cost: 520, ccy: 'GBP' },
      first_day_commission: 310,
      extra_day_commission: 260,
    });
  });

  it('starts at the market’s price if no place sells in the currency yet', async () => {
    const seoul = { name: 'Seoul', country: 'South Korea', lat: 37.5665, lng: 126.978 };
    await createCity(server, { ...seoul, currency: 'KRW', timezone: 'Asia/Seoul' });
    const host = await server.client.createHost({ body: application({ latitude: 37.56, longitude: 126.97 }) });
    expect(await draftOf(host.stashpoint_ids[0] ?? '')).toMatchObject({
      timezone: 'Asia/Seoul',
      pricing_structure: { ccy: 'KRW', first_day_cost: 8_500, extra_day_cost: 7_000 },
      first_day_commission: 4_250,
    });
  });

  it('turns a traveller into a host, in their current session', async () => {
    const session = await createSession(server, 'customer', 'traveller-host@example.org');
    const client = server.clientOf(session.token);
    const first = await client.createHost({ body: application({ first_name: 'Somebody' }) });
    expect(first).toMatchObject({ user_id: session.user.id, email: session.user.email, first_name: 'Ada' });
    expect(await client.getMe()).toMatchObject({ role: 'host' });
    expect(await client.getToken({ params: { token: session.token } })).toMatchObject({ role: 'host' });
    const second = await client.createHost({ body: application({ business_name: 'Second Shelf' }) });
    expect(second).toMatchObject({ id: first.id, business_name: 'Corner Books' });
    expect(second.stashpoint_ids).toHaveLength(2);
  });

  it('asks a person with an account to sign in first', async () => {
    const { user } = await createSession(server);
    await expect(server.client.createHost({ body: application({ email: user.email }) })).rejects.toMatchObject({
      id: 'EMAIL_ALREADY_EXISTS',
      errors: { email: ['EMAIL_ALREADY_EXISTS'] },
    });
    const guest = await server.client.createTemporaryUser({ body: {} });
    const host = await server.clientOf(guest.token).createHost({ body: application() });
    expect(host.user_id).not.toBe(guest.user.id);
  });

  it.each<[Partial<Record<keyof Application, unknown>>, string, string]>([
    [{ email: 'nobody' }, 'email', 'INVALID_EMAIL_CLIENT_ERROR'],
    [{ phone_number: '1' }, 'phone_number', 'INVALID_PHONE_NUMBER_CLIENT_ERROR'],
    [{ latitude: undefined }, 'latitude', 'REQUIRED_DATA_CLIENT_ERROR'],
    [{ latitude: 95 }, 'latitude', 'INVALID_DATA'],
    [{ latitude: 0, longitude: 0 }, 'latitude', 'INVALID_DATA'],
    [{ city_id: 'nowhere' }, 'city_id', 'INVALID_DATA'],
    [{ capacity: 0 }, 'capacity', 'INVALID_DATA'],
    [{ type: 'locker' }, 'type', 'INVALID_DATA'],
    [{ opening_hours: [] }, 'opening_hours', 'INVALID_DATA'],
    [{ opening_hours: [{ day: 7, open: '08:00:00', close: '20:00:00' }] }, 'opening_hours.0.day', 'INVALID_DATA'],
    [{ accepted_tos_at: undefined }, 'accepted_tos_at', 'REQUIRED_DATA_CLIENT_ERROR'],
  ])('names the field that is wrong: %j', async (changes, field, problem) => {
    const body = application(changes as Partial<Application>);
    await expect(server.client.createHost({ body })).rejects.toMatchObject({ errors: { [field]: [problem] } });
    expect(await server.client.checkUserExists({ body: { email: `host-${count}@example.org` } })).toEqual({
      exists: false,
    });
  });
});

it('is refused to a caller who floods it', async () => {
  const limited = await startTestServer({}, { limited: true });
  const attempt = () => limited.client.createHost({ body: application({ email: 'nobody' }) });
  for (let tries = 0; tries < 5; tries += 1)
    await expect(attempt()).rejects.toMatchObject({ id: 'INVALID_EMAIL_CLIENT_ERROR' });
  await expect(attempt()).rejects.toMatchObject({ id: 'TOO_MANY_REQUESTS', status: 429 });
  await limited.close();
});
