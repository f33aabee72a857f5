import { HttpError } from 'ra-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDataProvider } from './data-provider.ts';

const provider = createDataProvider();
const fetchMock = vi.fn<typeof fetch>();
const PAGING = { pagination: { page: 2, perPage: 25 } };

beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock);
  vi.stubGlobal('document', { cookie: 'cs_token=secret; stasher_uuid=this-browser' });
});
afterEach(() => {
  vi.unstubAllGlobals();
  fetchMock.mockReset();
});

describe('lists', () => {
  it('asks for a page with its order and filters in the query', async () => {
    answer(page([], 61));
    const list = await provider.getList('stashpoints', {
      ...PAGING,
      sort: { field: 'name', order: 'ASC' },
      filter: { q: 'king’s', status: 'submitted', active: 'true' },
    });
    expect(sent().url).toBe(
      '/v2/stashpoints?page=2&per_page=25&sort=name&order=ASC&q=king%E2%80%99s&status=submitted&active=true',
    );
    expect(list).toEqual({ data: [], total: 61 });
  });

  it('leaves out empty filters and orders the API does not know, and asks for 50 rows at most', async () => {
    answer(page([], 0));
    await provider.getList('stashpoints', {
      pagination: { page: 1, perPage: 500 },
      sort: { field: 'id', order: 'ASC' },
      filter: { q: '', status: undefined },
    });
    expect(sent().url).toBe('/v2/stashpoints?page=1&per_page=50');
  });

  it('narrows a reference by its target', async () => {
    answer(page([], 0));
    await provider.getManyReference('stashpoints', {
      ...PAGING,
      target: 'city_id',
      id: 'london',
      sort: { field: 'updated', order: 'DESC' },
      filter: {},
    });
    expect(sent().url).toBe('/v2/stashpoints?page=2&per_page=25&sort=updated&order=DESC&city_id=london');
  });

  it('refuses a reply that is not what the contract promises', async () => {
    answer({ items: [], total: -1 });
    await expect(provider.getList('stashpoints', { ...PAGING, filter: {} })).rejects.toThrow('Decoding failed');
  });
});

describe('places and hosts', () => {
  it('sends of a place only what changed, in the names of the wire, with what becomes of stranded stays', async () => {
    answer({ id: 'a1' });
    const before = {
      id: 'a1',
      version: 7,
      bookingFee: 100,
      nearestCityId: 'london',
      capacity: { small: 0, medium: 0, large: 0, standard: 9 },
      closures: [],
      sizePricing: {},
    };
    await provider.update('stashpoints', {
      id: 'a1',
      previousData: before,
      data: {
        ...before,
        capacity: { ...before.capacity, standard: 4 },
        closures: [{ startDate: '2026-12-24', endDate: '2026-12-26' }],
        sizePricing: { large: { firstDayCost: 900, extraDayCost: 700 } },
        rehouse: true,
        acceptStranded: 1,
      },
    });
    expect(sent()).toMatchObject({ url: '/v2/stashpoints/a1', options: { method: 'PATCH' } });
    expect(JSON.parse(String(sent().options.body))).toEqual({
      capacity: { small: 0, medium: 0, large: 0, standard: 4 },
      closures: [{ start_date: '2026-12-24', end_date: '2026-12-26' }],
      size_pricing: { large: { first_day_cost: 900, extra_day_cost: 700 } },
      rehouse: true,
      accept_stranded: 1,
      expected_version: 7,
    });
  });

  it('makes a host by the names of the wire', async () => {
    answer({ id: 'h1' });
    await provider.create('hosts', { data: { businessName: 'Corner Books', stashpointIds: ['a1'], language: 'de' } });
    expect(sent()).toMatchObject({ url: '/v2/hosts', options: { method: 'POST' } });
    expect(JSON.parse(String(sent().options.body))).toEqual({
      business_name: 'Corner Books',
      stashpoint_ids: ['a1'],
      language: 'de',
    });
  });

  it('sorts places by price and room, and hosts by their business', async () => {
    answer(page([], 0));
    await provider.getList('stashpoints', { ...PAGING, sort: { field: 'capacity', order: 'DESC' }, filter: {} });
    expect(sent().url).toBe('/v2/stashpoints?page=2&per_page=25&sort=capacity&order=DESC');
    answer(page([], 0));
    await provider.getList('hosts', {
      ...PAGING,
      sort: { field: 'business_name', order: 'ASC' },
      filter: { q: 'book' },
    });
    expect(sent().url).toBe('/v2/hosts?page=2&per_page=25&sort=business_name&order=ASC&q=book');
  });
});

describe('single records', () => {
  it('sends who asks with every request', async () => {
    answer({ id: 'abc' });
    await provider.getOne('stashpoints', { id: 'a/b' });
    const { url, options, headers } = sent();
    expect(url).toBe('/v2/stashpoints/a%2Fb');
    expect(options.credentials).toBe('include');
    expect(headers).toMatchObject({
      authorization: 'Token secret',
      'client-id': 'null',
      'stasher-uuid': 'this-browser',
    });
  });

  it('reads several in one call, by their ids', async () => {
    answer(page([], 0));
    await provider.getMany('stashpoints', { ids: ['one', 'two'] });
    expect(sent().url).toBe('/v2/stashpoints?page=1&per_page=50&ids=one%2Ctwo');
  });

  it('creates from a draft, in the names of the wire', async () => {
    answer({ id: 'new' });
    await provider.create('stashpoints', { data: { businessName: 'The Shelf', openingHours: [{ day: 0 }] } });
    const { url, options } = sent();
    expect([options.method, url]).toEqual(['POST', '/v2/stashpoints']);
    expect(JSON.parse(String(options.body))).toEqual({ business_name: 'The Shelf', opening_hours: [{ day: 0 }] });
  });

  it('says on which version a change was made', async () => {
    answer({ id: 'one', version: 4 });
    await provider.update('stashpoints', {
      id: 'one',
      data: { firstDayCost: 500, name: 'The Shelf', version: 3 },
      previousData: { id: 'one', firstDayCost: 400, name: 'The Shelf', version: 3 },
    });
    expect(JSON.parse(String(sent().options.body))).toEqual({ first_day_cost: 500, expected_version: 3 });
  });

  it('removes a record', async () => {
    answer('', 204);
    await provider.delete('stashpoints', { id: 'a/b' });
    expect([sent().options.method, sent().url]).toEqual(['DELETE', '/v2/stashpoints/a%2Fb']);
  });

  it('patches with only what changed', async () => {
    answer({ id: 'one', active: false });
    const previousData = { id: 'one', name: 'The Shelf', active: true, tags: ['a'] };
    await provider.update('stashpoints', {
      id: 'one',
      data: { name: 'The Shelf', active: false, tags: ['a'] },
      previousData,
    });
    const { url, options, headers } = sent();
    expect([options.method, url, options.body]).toEqual(['PATCH', '/v2/stashpoints/one', '{"active":false}']);
    expect(headers['content-type']).toBe('application/json');
  });
});

describe('what is sold, and to whom', () => {
  it.each([
    ['coupons', '/v2/coupons?page=2&per_page=25&sort=created&order=DESC&status=active', { status: 'active' }],
    ['otas', '/v2/prepaid-bookings/otas?page=2&per_page=25&sort=created&order=DESC', {}],
    [
      'areas',
      '/v2/prepaid-bookings/areas?page=2&per_page=25&sort=created&order=DESC&city_id=rome',
      { city_id: 'rome' },
    ],
    [
      'vouchers',
      '/v2/prepaid-bookings/vouchers?page=2&per_page=25&sort=created&order=DESC&ota_id=rail',
      { ota_id: 'rail' },
    ],
    ['currencies', '/v2/admin-currencies?page=2&per_page=25&active=false', { active: 'false' }],
    ['reviews', '/v2/admin-reviews?page=2&per_page=25&sort=created&order=DESC&hidden=true', { hidden: 'true' }],
    ['users', '/v2/users?page=2&per_page=25&sort=created&order=DESC&role=admin', { role: 'admin' }],
  ])('lists %s', async (resource, url, filter) => {
    answer(page([], 0));
    await provider.getList(resource, { ...PAGING, sort: { field: 'created', order: 'DESC' }, filter });
    expect(sent().url).toBe(url);
  });

  it('changes a coupon by its code, in the names of the wire', async () => {
    answer({ id: 'FAIR-10', code: 'FAIR-10', version: 3 });
    await provider.update('coupons', {
      id: 'FAIR-10',
      data: { usesLeft: 5, expiresAt: null, version: 2 },
      previousData: { id: 'FAIR-10', usesLeft: 1, expiresAt: '2027-01-01T00:00:00.000Z', version: 2 },
    });
    const { url, options } = sent();
    expect([options.method, url]).toEqual(['PATCH', '/v2/coupons/FAIR-10']);
    expect(JSON.parse(String(options.body))).toEqual({ uses_left: 5, expires_at: null, expected_version: 2 });
  });

  it.each([
    ['coupon-batches', '/v2/coupons/bulk', { count: 9, campaign: 'Fair', percent: 10, usesPerCustomer: 1 }],
    ['voucher-batches', '/v2/prepaid-bookings/vouchers', { count: 9, otaId: 'rail', areaId: 'rome', activates: 2 }],
  ])('makes %s at once', async (resource, url, data) => {
    answer({ id: 'A', campaign: null, codes: ['A', 'B'] });
    const { data: made } = await provider.create(resource, { data });
    expect([sent().options.method, sent().url]).toEqual(['POST', url]);
    expect(Object.keys(JSON.parse(String(sent().options.body)))).toEqual(
      Object.keys(data).map((field) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)),
    );
    expect(made).toEqual({ id: 'A', campaign: null, codes: ['A', 'B'] });
  });
});

describe('errors', () => {
  it('puts the sentence of each field where the form looks for it', async () => {
    answer(
      { id: 'INVALID_DATA', message: 'No.', errors: { rejection_reason: ['REQUIRED_DATA_CLIENT_ERROR'], odd: 'text' } },
      422,
    );
    const error = await failure();
    expect(error).toBeInstanceOf(HttpError);
    expect(error).toMatchObject({
      status: 422,
      message: 'errors.INVALID_DATA',
      body: { id: 'INVALID_DATA', errors: { rejection_reason: 'errors.REQUIRED_DATA_CLIENT_ERROR' } },
    });
  });

  it.each([
    [409, { id: 'CONFLICT', message: 'Too late.' }, 'errors.CONFLICT'],
    [401, { error_id: 'UNAUTHORIZED' }, 'errors.UNAUTHORIZED'],
    [502, 'Bad gateway', 'errors.UNKNOWN'],
  ])('names a %i by its id', async (status, body, message) => {
    answer(body, status);
    expect(await failure()).toMatchObject({ status, message });
  });

  it('says when there is no connection', async () => {
    fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    expect(await failure()).toMatchObject({ message: 'errors.OFFLINE' });
  });
});

function page(items: unknown[], total: number) {
  return { items, page: 2, pages: 3, total, has_next: true, has_prev: true };
}

function answer(body: unknown, status = 200) {
  fetchMock.mockResolvedValueOnce(
    new Response(status === 204 ? null : typeof body === 'string' ? body : JSON.stringify(body), { status }),
  );
}

function sent() {
  const [url, options = {}] = fetchMock.mock.calls.at(-1) ?? [];
  return { url, options, headers: Object.fromEntries(new Headers(options.headers)) };
}

function failure() {
  return provider.update('stashpoints', { id: 'one', data: {}, previousData: { id: 'one' } }).catch((error) => error);
}
