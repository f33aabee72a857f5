import { bySize } from '@cubby/api';
import { HttpError } from 'ra-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { type FakeApi, refuse } from '../../../../tests/harness/fake-api.ts';
import { coupon, currency, host, pageOf, review, stashpoint } from '../../../testing/console-records.ts';
import { fakeApi } from '../../../testing/render-page.tsx';
import { signIn } from '../../../testing/session.ts';
import { consoleDataProvider } from './data-provider.ts';

const provider = consoleDataProvider();
const PAGING = { pagination: { page: 2, perPage: 25 } };
let api: FakeApi;

beforeEach(() => {
  api = fakeApi();
  signIn(api);
});

describe('a list', () => {
  it('requests a page with its order and filters, and returns the total', async () => {
    api.on('listAdminStashpoints', pageOf([stashpoint()], 61));
    const list = await provider.getList('stashpoints', {
      ...PAGING,
      sort: { field: 'name', order: 'ASC' },
      filter: { q: 'king’s', status: 'submitted', active: 'true' },
    });
    expect(api.calls('listAdminStashpoints')[0]?.query).toEqual({
      page: 2,
      per_page: 25,
      sort: 'name',
      order: 'ASC',
      q: 'king’s',
      status: 'submitted',
      active: true,
    });
    expect(list).toEqual({ data: [stashpoint()], total: 61 });
  });

  it('leaves out empty filters and orders the API does not know, and requests 50 rows at most', async () => {
    api.on('listAdminStashpoints', pageOf([]));
    await provider.getList('stashpoints', {
      pagination: { page: 1, perPage: 500 },
      sort: { field: 'id', order: 'ASC' },
      filter: { q: '', status: undefined },
    });
    expect(api.calls('listAdminStashpoints')[0]?.query).toEqual({ page: 1, per_page: 50 });
  });

  it('starts with the first page in the API’s own order by default', async () => {
    api.on('listAdminCurrencies', pageOf([currency()]));
    await provider.getList('currencies', {});
    expect(api.calls('listAdminCurrencies')[0]?.query).toEqual({ page: 1, per_page: 10 });
  });

  it('is filtered by its references', async () => {
    api.on('listAdminStashpoints', pageOf([]));
    await provider.getManyReference('stashpoints', {
      ...PAGING,
      target: 'city_id',
      id: 'london',
      sort: { field: 'updated', order: 'DESC' },
      filter: {},
    });
    expect(api.calls('listAdminStashpoints')[0]?.query).toMatchObject({ city_id: 'london', sort: 'updated', page: 2 });
  });

  it('of several records is one call, by their ids', async () => {
    api.on('listAdminStashpoints', pageOf([stashpoint({ id: 'one' }), stashpoint({ id: 'two' })]));
    const { data } = await provider.getMany('stashpoints', { ids: ['one', 'two'] });
    expect(api.calls('listAdminStashpoints')[0]?.query).toEqual({ page: 1, per_page: 50, ids: 'one,two' });
    expect(data.map(({ id }) => id)).toEqual(['one', 'two']);
  });

  it('can be cancelled', async () => {
    api.on('listHosts', pageOf([]));
    const signal = AbortSignal.abort();
    await expect(provider.getList('hosts', { ...PAGING, signal })).rejects.toMatchObject({ name: 'AbortError' });
  });

  it.each([
    ['bookings', 'listAdminBookings', { state: 'confirmed' }],
    ['incidents', 'listIncidents', { open: 'true' }],
    ['mails', 'listMails', { state: 'waiting' }],
    ['refunds', 'listRefunds', { borne_by: 'host' }],
    ['places', 'listAdminPlaces', { gap: 'text' }],
    ['seo-contents', 'listAdminContents', { language: 'de' }],
    ['coupons', 'listCoupons', { status: 'active' }],
    ['otas', 'listOtas', {}],
    ['areas', 'listAreas', { city_id: 'rome' }],
    ['vouchers', 'listVouchers', { ota_id: 'rail' }],
    ['currencies', 'listAdminCurrencies', { active: 'false' }],
    ['reviews', 'listAdminReviews', { hidden: 'true' }],
    ['users', 'listUsers', { role: 'admin' }],
    ['hosts', 'listHosts', { q: 'book' }],
  ] as const)('of %s is %s', async (resource, name, filter) => {
    api.on(name, pageOf([]) as never);
    await provider.getList(resource, { ...PAGING, sort: { field: 'nothing', order: 'ASC' }, filter });
    expect(api.names).toEqual([name]);
    expect(Object.keys(api.calls(name)[0]?.query ?? {})).toEqual(['page', 'per_page', ...Object.keys(filter)]);
  });
});

describe('every response is checked against the contract', () => {
  const page = { ...pageOf([]), total: -1 };
  const broken = (body: unknown) => () => Response.json(body);

  it.each([
    ['a list', 'listCoupons', page, () => provider.getList('coupons', PAGING)],
    ['several', 'listCoupons', page, () => provider.getMany('coupons', { ids: ['A'] })],
    ['one record', 'getCoupon', { id: 'A' }, () => provider.getOne('coupons', { id: 'A' })],
    ['a new one', 'createCoupon', { id: 'A' }, () => provider.create('coupons', { data: { code: 'A' } })],
    [
      'a changed one',
      'updateCoupon',
      { id: 'A' },
      () => provider.update('coupons', { id: 'A', data: { active: false }, previousData: { id: 'A' } }),
    ],
    ['a proxy’s page', 'getCoupon', '<html>', () => provider.getOne('coupons', { id: 'A' })],
  ] as const)('%s', async (_what, name, body, ask) => {
    api.onRaw(name, broken(body));
    await expect(ask()).rejects.toThrow('Decoding failed');
  });
});

describe('a single record', () => {
  it('is requested by its id, whatever characters it has, with the sender’s token', async () => {
    api.on('getAdminStashpoint', stashpoint({ id: 'a/b' }));
    const { data } = await provider.getOne('stashpoints', { id: 'a/b' });
    const [call] = api.calls('getAdminStashpoint');
    expect(call?.params).toEqual({ id: 'a/b' });
    expect(call?.headers.get('authorization')).toMatch(/^Token session-\d+$/);
    expect(call?.headers.get('client-id')).toBe('null');
    expect(call?.headers.get('stasher-uuid')).toMatch(/^[\da-f-]{36}$/);
    expect(data).toEqual(stashpoint({ id: 'a/b' }));
  });

  it('is created from a draft, with the API’s field names', async () => {
    api.on('createHost', ({ body }) => host({ business_name: body.business_name }));
    const { data } = await provider.create('hosts', {
      data: {
        email: 'books@example.org',
        firstName: 'Ada',
        lastName: 'Byron',
        phoneNumber: '+442079460019',
        businessName: 'Corner Books',
        stashpointIds: ['a1'],
        language: 'de',
      },
    });
    expect(api.calls('createHost')[0]?.body).toMatchObject({
      business_name: 'Corner Books',
      stashpoint_ids: ['a1'],
      language: 'de',
    });
    expect(data).toMatchObject({ id: 'h1', business_name: 'Corner Books' });
  });

  it('is deleted, and returned as the requested one', async () => {
    api.on('deleteUser', undefined);
    expect(await provider.delete('users', { id: 'u/7' })).toEqual({ data: { id: 'u/7' } });
    expect(await provider.deleteMany('users', { ids: ['u8', 'u9'] })).toEqual({ data: ['u8', 'u9'] });
    expect(api.calls('deleteUser').map(({ params }) => params.id)).toEqual(['u/7', 'u8', 'u9']);
  });

  it('without an endpoint is a bug of ours', async () => {
    await expect(provider.getOne('mails', { id: '1' })).rejects.toThrow('Of "mails" the API has no GET of one.');
  });
});

describe('a change', () => {
  it('sends only what differs, with the API’s field names and the initial version', async () => {
    api.on('updateAdminStashpoint', stashpoint({ version: 8 }));
    const before = {
      id: 'p1',
      version: 7,
      bookingFee: 100,
      capacity: { ...bySize(() => 0), standard: 9 },
      closures: [],
      sizePricing: {},
    };
    const { data } = await provider.update('stashpoints', {
      id: 'p1',
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
    expect(api.calls('updateAdminStashpoint')[0]?.body).toEqual({
      capacity: { ...bySize(() => 0), standard: 4 },
      closures: [{ start_date: '2026-12-24', end_date: '2026-12-26' }],
      size_pricing: { large: { first_day_cost: 900, extra_day_cost: 700 } },
      rehouse: true,
      accept_stranded: 1,
      expected_version: 7,
    });
    expect(data).toMatchObject({ version: 8 });
  });

  it('empties a field with null, and finds a coupon by its code', async () => {
    api.on('updateCoupon', coupon());
    await provider.update('coupons', {
      id: 'FAIR-10',
      data: { usesLeft: 5, expiresAt: null, version: 2 },
      previousData: { id: 'FAIR-10', usesLeft: 1, expiresAt: '2027-01-01T00:00:00.000Z', version: 2 },
    });
    const [call] = api.calls('updateCoupon');
    expect(call?.params).toEqual({ code: 'FAIR-10' });
    expect(call?.body).toEqual({ uses_left: 5, expires_at: null, expected_version: 2 });
  });

  it('of many records is made one by one', async () => {
    api.on('updateAdminReview', ({ params }) => review({ id: params.id, hidden: true }));
    const { data } = await provider.updateMany('reviews', { ids: ['r1', 'r2'], data: { hidden: true } });
    expect(data).toEqual(['r1', 'r2']);
    expect(api.calls('updateAdminReview').map(({ body }) => body)).toEqual([{ hidden: true }, { hidden: true }]);
  });
});

describe('creating many codes at once', () => {
  it.each([
    ['coupon-batches', 'createCoupons', { count: 9, campaign: 'Fair', percent: 10, usesPerCustomer: 1 }],
    [
      'voucher-batches',
      'issueVouchers',
      {
        count: 9,
        otaId: 'rail',
        areaId: 'rome',
        activates: 2,
        activeAt: '2026-01-01T00:00:00.000Z',
        expiresAt: '2027-01-01T00:00:00.000Z',
      },
    ],
  ] as const)('is sent as %s', async (resource, name, data) => {
    api.on(name, { id: 'A', campaign: null, codes: ['A', 'B'] });
    const { data: made } = await provider.create(resource, { data });
    expect(Object.keys(api.calls(name)[0]?.body ?? {}).sort()).toEqual(
      Object.keys(data)
        .map((field) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`))
        .sort(),
    );
    expect(made).toEqual({ id: 'A', campaign: null, codes: ['A', 'B'] });
  });
});

describe('a refusal of the server', () => {
  const change = () =>
    provider.update('coupons', { id: 'A', data: {}, previousData: { id: 'A' } }).catch((error: unknown) => error);

  it('puts each field’s message where the form looks for it', async () => {
    api.on('updateCoupon', refuse('INVALID_DATA', { errors: { uses_left: ['REQUIRED_DATA_CLIENT_ERROR'] } }));
    const error = await change();
    expect(error).toBeInstanceOf(HttpError);
    expect(error).toMatchObject({
      status: 422,
      message: 'errors.INVALID_DATA',
      body: { id: 'INVALID_DATA', errors: { uses_left: 'errors.REQUIRED_DATA_CLIENT_ERROR' } },
    });
  });

  it.each([
    [409, { id: 'CONFLICT', message: 'Too late.' }, 'errors.CONFLICT'],
    [401, { error_id: 'UNAUTHORIZED' }, 'errors.UNAUTHORIZED'],
    [502, 'Bad gateway', 'errors.UNKNOWN'],
  ])('is named by its id: %i', async (status, body, message) => {
    api.onRaw('updateCoupon', () => Response.json(body, { status }));
    expect(await change()).toMatchObject({ status, message });
  });

  it('differs from a missing connection', async () => {
    api.goOffline();
    expect(await change()).toMatchObject({ message: 'errors.OFFLINE' });
  });
});
