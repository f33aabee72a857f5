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
