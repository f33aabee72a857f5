import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AuthToken } from '../../../../contract/structs/user.ts';
import { bySize } from '../../../../contract/vocabulary/bag-sizes.ts';
import { createCity, createSession, createStashpoint, everyDay } from '../../../../testing/fixtures.ts';
import { startTestServer, TEST_NOW, type TestServer } from '../../../../testing/test-server.ts';

let server: TestServer;
let staff: AuthToken;
let host: AuthToken;
let cityId: string;
beforeAll(async () => {
  server = await startTestServer();
  staff = await createSession(server, 'admin');
  host = await createSession(server, 'host', 'grace@hosts.example');
  cityId = (await createCity(server)).id;
});
beforeEach(() => server.setNow(TEST_NOW));
afterAll(() => server.close());

const admin = () => server.clientOf(staff.token);
const stashpoint = (columns = {}) => createStashpoint(server, { cityId, hostId: host.user.id, columns });
const patch = (id: string, body: Parameters<ReturnType<typeof admin>['updateAdminStashpoint']>[0]['body']) =>
  admin().updateAdminStashpoint({ params: { id }, body });

const NEW_STASHPOINT = {
  name: 'Harbour Books',
  type: 'shop',
  address: '4 Quay Street',
  postal_code: 'SE1 2AA',
  coordinates: { lat: 51.505, lng: -0.12 },
  opening_hours: everyDay('09:00:00', '18:00:00'),
  capacity: { ...bySize(() => 0), large: 2, standard: 12 },
} as const;

describe('writing a new place', () => {
  it('fills in defaults from the marker, and is pending approval', async () => {
    const made = await admin().createAdminStashpoint({ body: { ...NEW_STASHPOINT, host_id: host.user.id } });
    expect(made).toMatchObject({
      status: 'submitted',
      business_name: 'Harbour Books',
      nearest_city_id: cityId,
      currency_code: 'GBP',
      country_code: 'GB',
      timezone: 'Europe/London',
      capacity: NEW_STASHPOINT.capacity,
      version: 1,
    });
    expect(made.first_day_commission).toBeLessThanOrEqual(made.first_day_cost);
    const { items } = await admin().listChanges({ query: { entity: 'stashpoint', entity_id: made.id } });
    expect(items).toMatchObject([{ action: 'created', before: null }]);
  });

  it.each([
    ['host_id', { host_id: 'nobody' }, 'INVALID_DATA'],
    ['coordinates', { coordinates: { lat: 0, lng: 0 } }, 'INVALID_DATA'],
    ['nearest_city_id', { nearest_city_id: 'nowhere' }, 'INVALID_DATA'],
    ['first_day_commission', { first_day_cost: 500, first_day_commission: 501 }, 'INVALID_DATA'],
    ['storage_type', { storage_type: 'lambda_locker' }, 'INVALID_DATA'],
    ['capacity', { capacity: { ...bySize(() => 0), standard: 0 } }, 'INVALID_DATA'],
    ['name', { name: ' ' }, 'REQUIRED_DATA_CLIENT_ERROR'],
    ['opening_hours', { opening_hours: [] }, 'INVALID_DATA'],
    ['closures.0', { closures: [{ start_date: '2026-12-24', end_date: '2026-12-23' }] }, 'INVALID_DATA'],
    ['upsell_link', { upsell_link: 'javascript:alert(1)' }, 'INVALID_DATA'],
  ] as const)('refuses a wrong %s and names it', async (field, wrong, id) => {
    const body = { ...NEW_STASHPOINT, host_id: host.user.id, ...wrong } as never;
    await expect(admin().createAdminStashpoint({ body })).rejects.toMatchObject({ errors: { [field]: [id] } });
  });
});

describe('changing a place', () => {
  it('writes every field of the draft and logs what differed, so that it can be undone', async () => {
    const id = await stashpoint();
    const before = await admin().getAdminStashpoint({ params: { id } });
    const change = {
      name: 'Harbour Café',
      quality: 'premium',
      special_requirements: 'Ring twice.',
      coordinates: { lat: 51.51, lng: -0.13 },
      first_day_cost: 650,
      size_pricing: { large: { first_day_cost: 900, extra_day_cost: 700 } },
      closures: [{ start_date: '2027-01-02', end_date: '2027-01-05' }],
      holiday_open_type: 'closed',
      photo: ['stashpoint-2-inside-cafe'],
      upsell_text: 'A coffee for a pound',
      step_free: true,
    } as const;
    const after = await patch(id, { ...change, expected_version: 1 } as never);
    expect(after).toMatchObject({ ...change, version: 2 });
    const { items } = await admin().listChanges({ query: { entity: 'stashpoint', entity_id: id } });
    expect(Object.keys(items[0]?.after ?? {}).sort()).toEqual(Object.keys(change).sort());
    const undone = await patch(id, items[0]?.before as never);
    expect(undone).toMatchObject({ ...before, version: 3, updated: undone.updated });
  });

  it('uses the time zone of its location, wherever it is moved', async () => {
    const id = await stashpoint();
    const lisbon = await createCity(server, {
      name: 'Lisbon',
      country: 'Portugal',
      lat: 38.7223,
      lng: -9.1393,
      timezone: 'Europe/Lisbon',
    });
    const moved = await patch(id, { coordinates: { lat: 38.71, lng: -9.14 }, nearest_city_id: lisbon.id });
    expect(moved).toMatchObject({ nearest_city_id: lisbon.id, timezone: 'Europe/Lisbon' });
  });

  it('shows travellers the change at once', async () => {
    const id = await stashpoint();
    await patch(id, { description: 'Behind the blue door.', first_day_cost: 725 });
    const seen = await server.client.getStashpoint({ params: { id }, query: {} });
    expect(seen).toMatchObject({ description: 'Behind the blue door.', pricing_structure: { first_day_cost: 725 } });
    expect(seen).toMatchObject({ special_requirements: null, upsell: null });
    const upsell_photo = 'stashpoint-1-door-cafe';
    await patch(id, { special_requirements: 'Ring twice.', upsell_text: 'Tea for a pound', upsell_photo });
    const offered = await server.client.getStashpoint({ params: { id }, query: {} });
    expect(offered).toMatchObject({
      special_requirements: 'Ring twice.',
      upsell: {
        text: 'Tea for a pound',
        link: null,
        photo: { sizes: { '500x700': `/media/pictures/${upsell_photo}/500x700.webp` } },
      },
    });
  });

  it('refuses to overwrite a newer save by someone else', async () => {
    const id = await stashpoint();
    await patch(id, { name: 'First', expected_version: 1 });
    await expect(patch(id, { name: 'Second', expected_version: 1 })).rejects.toMatchObject({ id: 'CONFLICT' });
    expect((await admin().getAdminStashpoint({ params: { id } })).name).toBe('First');
  });

  it('keeps its version when nothing differs, and when a review comes in', async () => {
    const id = await stashpoint();
    expect((await patch(id, { name: 'Euston Road Café' })).version).toBe(1);
    await server.database.query.updateTable('stashpoints').set({ rating: 4.5 }).where('id', '=', id).execute();
    expect((await patch(id, { name: 'Still the first', expected_version: 1 })).version).toBe(2);
  });

  it('lets two edits at once raise the version one after the other, but only one of the same version', async () => {
    const id = await stashpoint();
    const both = await Promise.allSettled([
      patch(id, { name: 'Left', expected_version: 1 }),
      patch(id, { name: 'Right', expected_version: 1 }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('is for staff with the scope, and for its host', async () => {
    const id = await stashpoint();
    const body = { name: 'Mine' };
    await expect(server.client.updateAdminStashpoint({ params: { id }, body })).rejects.toMatchObject({ status: 401 });
    for (const [role, status] of [
      ['customer', 403],
      ['host', 404],
    ] as const) {
      const { token } = await createSession(server, role);
      await expect(server.clientOf(token).updateAdminStashpoint({ params: { id }, body })).rejects.toMatchObject({
        status,
      });
    }
  });
});

describe('approval decisions', () => {
  it('can ask the host for more in their language, and end when the place is resubmitted', async () => {
    const german = await createSession(server, 'host', 'heinz@hosts.example');
    await server.database.query.updateTable('users').set({ language: 'de' }).where('id', '=', german.user.id).execute();
    const id = await createStashpoint(server, { cityId, hostId: german.user.id, columns: { status: 'submitted' } });
    await expect(patch(id, { status: 'draft' })).rejects.toMatchObject({
      errors: { review_note: ['REQUIRED_DATA_CLIENT_ERROR'] },
    });
    const back = await patch(id, { status: 'draft', review_note: 'Welche Tür ist es?', expected_status: 'submitted' });
    expect(back).toMatchObject({ status: 'draft', review_note: 'Welche Tür ist es?' });
    await patch(id, { status: 'submitted' });
    const approved = await patch(id, { status: 'approved' });
    expect(approved.review_note).toBeNull();
    const mails = await server.database.query
      .selectFrom('mails')
      .selectAll()
      .where('recipient', '=', 'heinz@hosts.example')
      .orderBy('id')
      .execute();
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Noch eine Frage zu Ampersand Coffee',
      'Ampersand Coffee wurde freigegeben',
    ]);
    expect(mails[0]?.body).toContain('Welche Tür ist es?');
    expect(mails[1]?.body).toContain(`/de/gepackaufbewahrung/united-kingdom/london/stashpoints/${id}`);
  });
});

describe('the checks of a place', () => {
  it('compare its price, warn of duplicates by address, phone number or location, and measure its marker', async () => {
    const town = await createCity(server, { name: 'Oxford', lat: 51.752, lng: -1.2577 });
    const where = { lat: 51.7521, lng: -1.2578, postal_code: 'OX1 1AA', address: '9 High Street' };
    const at = (hostId: string, columns: object) =>
      createStashpoint(server, { cityId: town.id, hostId, columns: { ...where, ...columns } });
    const [one, other] = [await createSession(server, 'host'), await createSession(server, 'host')];
    await server.database.query
      .updateTable('users')
      .set({ phone_number: '+44 20 7946 0999' })
      .where('id', 'in', [one.user.id, other.user.id])
      .execute();
    const id = await at(one.user.id, { status: 'submitted' });
    const nextDoor = await at(host.user.id, { lat: 51.7522, address: '11 High Street', first_day_cost: 300 });
    const same = await at(host.user.id, { lat: 51.7541, address: '9, high street', first_day_cost: 700 });
    const sameNumber = await at(other.user.id, {
      lat: 51.76,
      postal_code: 'OX4 4AA',
      address: '1 Road',
      first_day_cost: 900,
    });
    await at(host.user.id, { lat: 51.77, address: '77 High Street', first_day_cost: 900 });
    const checks = await admin().getStashpointChecks({ params: { id } });
    expect(checks.city_price).toEqual({ first_day_cost: 700, extra_day_cost: 400, places: 4 });
    expect(checks.duplicates.map(({ id, reasons }) => [id, reasons])).toEqual([
      [nextDoor, ['distance']],
      [same, ['address']],
      [sameNumber, ['phone']],
    ]);
    expect([checks.host_phone_number, checks.duplicates[2]?.host_phone_number]).toEqual(
      Array(2).fill('+44 20 7946 0999'),
    );
    expect(checks.pin).toMatchObject({ against: 'postal_code', name: 'OX1 1AA' });
    expect(checks.pin?.distance_m).toBeGreaterThan(100);
  });
});

describe('the list', () => {
  it('finds places by text, host and city, and sorts by price and capacity', async () => {
    const town = await createCity(server, { name: 'Zürich', country: 'Switzerland', lat: 47.37, lng: 8.54 });
    const owner = await createSession(server, 'host', 'lotte@kiosk.example');
    const small = await createStashpoint(server, {
      cityId: town.id,
      hostId: owner.user.id,
      capacity: { standard: 3 },
      columns: { name: 'Käsehaus', first_day_cost: 300, type: 'shop' },
    });
    const large = await createStashpoint(server, {
      cityId: town.id,
      hostId: owner.user.id,
      capacity: { standard: 30 },
      columns: { name: 'Uhrenladen', first_day_cost: 900, type: 'shop' },
    });
    const found = async (query: object) =>
      (await admin().listAdminStashpoints({ query: query as never })).items.map(({ id }) => id);
    expect(await found({ q: 'kasehaus' })).toEqual([small]);
    expect(await found({ q: 'lotte@kiosk', sort: 'first_day_cost', order: 'ASC' })).toEqual([small, large]);
    expect(await found({ q: 'zurich', sort: 'capacity', order: 'DESC' })).toEqual([large, small]);
    expect(await found({ q: large })).toEqual([large]);
    expect(await found({ q: '%' })).toEqual([]);
    expect(await found({ host_id: owner.user.id, price_min: 400 })).toEqual([large]);
    expect(await found({ city_id: town.id, capacity_max: 10, type: 'shop' })).toEqual([small]);
    expect(await found({ ids: `${small},${large}`, sort: 'name', order: 'ASC' })).toEqual([small, large]);
  });
});
