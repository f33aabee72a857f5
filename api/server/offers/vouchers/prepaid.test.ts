import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Area, Ota } from '../../../contract/structs/prepaid.ts';
import type { AuthToken } from '../../../contract/structs/user.ts';
import { createCity, createSession, createStashpoint, holdBooking } from '../../../testing/fixtures.ts';
import { startTestServer, TEST_NOW, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let staff: AuthToken;
let cityId: string;
beforeAll(async () => {
  server = await startTestServer();
  staff = await createSession(server, 'admin');
  cityId = (await createCity(server)).id;
});
beforeEach(() => server.setNow(TEST_NOW));
afterAll(() => server.close());

const admin = () => server.clientOf(staff.token);
let made = 0;
const createOta = (): Promise<Ota> => {
  made += 1;
  return admin().createOta({ body: { name: `Rail ${made}`, email: `rail-${made}@example.org` } });
};
const createArea = (body: Partial<Area> = {}): Promise<Area> =>
  admin().createArea({ body: { city_id: cityId, name: 'Euston', lat: 51.5282, lng: -0.1337, ...body } });

describe('a travel agency', () => {
  it('has a name and an address of its own', async () => {
    const ota = await admin().createOta({ body: { name: ' Night Trains ', email: 'Desk@Night.example' } });
    expect(ota).toMatchObject({ name: 'Night Trains', email: 'desk@night.example', voucher_count: 0, owed: [] });
    await expect(admin().createOta({ body: { name: 'Other', email: 'desk@night.example' } })).rejects.toMatchObject({
      errors: { email: ['EMAIL_ALREADY_EXISTS'] },
    });
    await expect(admin().createOta({ body: { name: 'Other', email: 'nowhere' } })).rejects.toMatchObject({
      errors: { email: ['INVALID_EMAIL_CLIENT_ERROR'] },
    });
    await expect(admin().createOta({ body: { name: ' ', email: 'a@b.example' } })).rejects.toMatchObject({
      errors: { name: ['INVALID_DATA'] },
    });
  });

  it('is changed on the version it was read at, and the change can be undone', async () => {
    const { id, name, version } = await createOta();
    const rename = (to: string) => admin().updateOta({ params: { id }, body: { name: to, expected_version: version } });
    expect(await rename('Day Trains')).toMatchObject({ name: 'Day Trains', version: version + 1 });
    await expect(rename('Slow Trains')).rejects.toMatchObject({ id: 'CONFLICT' });
    const { items } = await admin().listChanges({ query: { entity: 'ota', entity_id: id } });
    await admin().updateOta({ params: { id }, body: items[0]?.before ?? {} });
    expect((await admin().getOta({ params: { id } })).name).toBe(name);
  });

  it('owes what its vouchers paid for, until the stay is cancelled', async () => {
    const stashpoint = await createStashpoint(server, { cityId });
    const ota = await createOta();
    const area = await createArea();
    const { codes } = await admin().issueVouchers({
      body: { ota_id: ota.id, area_id: area.id, activates: 2, count: 2 },
    });
    const traveller = await createSession(server);
    const booking = await holdBooking(server, traveller, stashpoint, { coupon_code: codes[0] ?? '' });
    const read = () => admin().getOta({ params: { id: ota.id } });
    expect(await read()).toMatchObject({
      voucher_count: 2,
      used_count: 1,
      owed: [{ ccy_code: 'GBP', ccy_minor_in_major: 100, amount: 1300 }],
    });
    const used = await admin().getVoucher({ params: { code: codes[0] ?? '' } });
    expect(used).toMatchObject({
      status: 'used_up',
      booking_id: booking.id,
      owed: { ccy_code: 'GBP', amount: 1300 },
      ota_name: ota.name,
      area_name: 'Euston',
    });
    await server.clientOf(traveller.token).updateBooking({ params: { id: booking.id }, body: { state: 'cancelled' } });
    expect(await read()).toMatchObject({ used_count: 0, owed: [] });
  });
});

describe('an area', () => {
  it('is 400 metres wide unless told otherwise, and counts the places inside', async () => {
    const lat = 48.1;
    const lng = 11.5;
    for (const metres of [0, 390, 410])
      await createStashpoint(server, { cityId, columns: { lat: lat + metres / 111_195, lng } });
    await createStashpoint(server, { cityId, columns: { lat, lng, active: false } });
    const area = await createArea({ lat, lng });
    expect(area).toMatchObject({ radius: 400, stashpoint_count: 2, city_name: 'London' });
    const inside = await admin().listAreaStashpoints({ query: { lat, lng, radius: 500 } });
    expect(inside.map(({ distance }) => distance)).toEqual([0, 390, 410]);
    const wider = await admin().updateArea({ params: { id: area.id }, body: { radius: 500 } });
    expect(wider.stashpoint_count).toBe(3);
  });

  it.each([
    ['city_id', { city_id: 'nowhere' }],
    ['radius', { radius: 10 }],
    ['radius', { radius: 50_000 }],
    ['lat', { lat: 91 }],
    ['lng', { lng: -181 }],
  ])('is refused for a wrong %s', async (field, body) => {
    await expect(createArea(body)).rejects.toMatchObject({ errors: { [field]: ['INVALID_DATA'] } });
  });

  it('is found by name and city, and changed on the version it was read at', async () => {
    const { id, version } = await createArea({ name: 'Paddington' });
    expect((await admin().listAreas({ query: { q: 'padd', city_id: cityId } })).items).toMatchObject([{ id }]);
    await admin().updateArea({ params: { id }, body: { name: 'Marylebone', expected_version: version } });
    await expect(
      admin().updateArea({ params: { id }, body: { name: 'Bank', expected_version: version } }),
    ).rejects.toMatchObject({ id: 'CONFLICT' });
  });
});

describe('a voucher', () => {
  it('is issued in any number, exported, and switched off', async () => {
    const ota = await createOta();
    const area = await createArea();
    const { codes } = await admin().issueVouchers({
      body: { ota_id: ota.id, area_id: area.id, activates: 1, count: 25, campaign: 'Summer', expires_at: '2027-09-30' },
    });
    expect(new Set(codes).size).toBe(25);
    const code = codes[0] ?? '';
    const page = await admin().listVouchers({ query: { ota_id: ota.id, status: 'active', per_page: 10 } });
    expect(page).toMatchObject({ total: 25, pages: 3 });
    expect(page.items[0]).toMatchObject({ campaign: 'Summer', expires_at: '2027-09-30T00:00:00.000Z', activates: 1 });
    const answer = await fetch(`${server.url}/v2/prepaid-bookings/vouchers?ota_id=${ota.id}`, {
      headers: { Accept: 'text/csv', Authorization: `Token ${staff.token}` },
    });
    expect((await answer.text()).trim().split('\n')).toHaveLength(26);
    expect(await admin().updateVoucher({ params: { code }, body: { active: false } })).toMatchObject({ status: 'off' });
    expect((await admin().listVouchers({ query: { ota_id: ota.id, status: 'off' } })).items).toMatchObject([{ code }]);
  });

  it('is refused without an agency, an area, bags or a time to be used in', async () => {
    const ota = await createOta();
    const area = await createArea();
    const issue = (body: object) =>
      admin().issueVouchers({ body: { ota_id: ota.id, area_id: area.id, activates: 1, ...body } });
    await expect(issue({ ota_id: 'nobody' })).rejects.toMatchObject({ id: 'NOT_FOUND' });
    await expect(issue({ area_id: 'nowhere' })).rejects.toMatchObject({ id: 'NOT_FOUND' });
    await expect(issue({ activates: 0 })).rejects.toMatchObject({ errors: { activates: ['INVALID_DATA'] } });
    await expect(issue({ count: 0 })).rejects.toMatchObject({ errors: { count: ['INVALID_DATA'] } });
    const { codes } = await issue({});
    const atOnce = { active_at: '2027-01-01', expires_at: '2027-01-01' };
    for (const ends of [
      () => issue(atOnce),
      () => issue({ ...atOnce, active_at: '2027-01-02' }),
      () => admin().updateVoucher({ params: { code: codes[0] ?? '' }, body: atOnce }),
    ])
      await expect(ends()).rejects.toMatchObject({ errors: { expires_at: ['INVALID_DATA'] } });
  });
});
