import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBooking, createSession, createStashpoint, TOMORROW } from '../../../../testing/fixtures.ts';
import { startTestServer, type TestServer } from '../../../../testing/test-server.ts';

let server: TestServer;
let lng = -60;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

type Options = NonNullable<Parameters<typeof createStashpoint>[1]>;

async function alone(options: Options) {
  lng += 1;
  return createStashpoint(server, { ...options, columns: { lat: 50, lng, ...options.columns } });
}

/** Returns what search, page and quote answer for these bags at one place. */
async function askAll(id: string, bag_sizes: string) {
  const sizes = bag_sizes.split(',').map((part) => part.split(':'));
  const bag_count = sizes.reduce((sum, [, count]) => sum + Number(count), 0);
  const stay = { ...TOMORROW, bag_count };
  const box = { northeast_lat: 51, northeast_lng: lng + 0.4, southwest_lat: 49, southwest_lng: lng - 0.4 };
  const query = { ...box, ...stay, bag_sizes };
  // A partner's lockers are searched by a separate call.
  const { items } = (await server.client.listStashpoints({ query })).items.length
    ? await server.client.listStashpoints({ query })
    : await server.client.listQuadralink({ query });
  const page = await server.client.getStashpoint({ params: { id }, query: { ...stay, bag_sizes } });
  const quote = await server.client
    .createQuote({
      body: {
        stashpoint_id: id,
        ...stay,
        bag_sizes,
      },
    })
    .catch((problem: { id: string }) => problem);
  return { found: items.find((item) => item.id === id), page, quote };
}

const HIVEBOX: Options = {
  capacity: { small: 2, medium: 1, large: 1 },
  columns: {
    storage_type: 'hivebox_locker_bank',
    type: 'locker',
    size_pricing: JSON.stringify({ large: { first_day_cost: 900, extra_day_cost: 800 } }),
  },
};

describe('bags of known sizes', () => {
  it.each([
    ['a cabin bag, through the only door it fits', HIVEBOX, 'small:1', [['large', 1]]],
    ['cabin bags where only smaller doors are left', HIVEBOX, 'small:2', null],
    ['a medium bag behind a door of 52 × 94 × 35', HIVEBOX, 'medium:1', [['large', 1]]],
    ['two medium bags where one such door is left', HIVEBOX, 'medium:2', null],
    ['a large bag beside a cabin bag', HIVEBOX, 'large:1,small:1', null],
    [
      'a medium bag where every door is too small',
      { capacity: { large: 9 }, columns: { storage_type: 'quadralink', type: 'locker' } },
      'medium:1',
      null,
    ],
    [
      'a cabin bag there',
      { capacity: { large: 9 }, columns: { storage_type: 'quadralink', type: 'locker' } },
      'small:1',
      [['large', 1]],
    ],
    ['a large bag at a counter', {}, 'large:1', [['standard', 1]]],
    [
      'a large bag at a counter that takes bags up to 70 cm',
      { columns: { size_restrictions: JSON.stringify({ length_cm: 60, width_cm: 70, height_cm: 40 }) } },
      'large:1',
      null,
    ],
    [
      'a medium bag there',
      { columns: { size_restrictions: JSON.stringify({ length_cm: 60, width_cm: 70, height_cm: 40 }) } },
      'medium:1,small:1',
      [['standard', 2]],
    ],
    [
      'bags on shelves of their size',
      { capacity: { small: 2, large: 1, standard: 2 } },
      'small:2,large:1',
      [
        ['large', 1],
        ['small', 2],
      ],
    ],
    [
      'bags beyond their shelves, which go to the pool',
      { capacity: { small: 1, standard: 2 } },
      'small:2,medium:1',
      [
        ['small', 2],
        ['standard', 1],
      ],
    ],
    ['bags beyond shelves and pool', { capacity: { small: 1, standard: 1 } }, 'small:2,medium:1', null],
  ] as const)('%s', async (_what, options, bag_sizes, spaces) => {
    const id = await alone(options as Options);
    const { found, page, quote } = await askAll(id, bag_sizes);
    expect([found?.availability, page.availability]).toEqual(
      spaces ? ['available', 'available'] : ['unavailable', 'unavailable'],
    );
    if (!spaces) {
      expect(quote).toMatchObject({ id: 'NO_AVAILABILITY_AT_STASHPOINT' });
      return;
    }
    expect(quote).toMatchObject({ storage_spaces: spaces.map(([size, quantity]) => ({ size, quantity })) });
    const total = (quote as { post_discount_price: number }).post_discount_price;
    expect([found?.stay_price?.total, page.stay_price?.total]).toEqual([total, total]);
  });

  it('take the doors that were promised', async () => {
    const id = await alone(HIVEBOX);
    const customer = await createSession(server);
    const large = { bag_count: 1, bag_sizes: 'large:1' };
    const booking = await createBooking(server, customer, id, large);
    expect(booking.storage_spaces).toMatchObject([{ size: 'large', quantity: 1 }]);
    expect((await askAll(id, 'large:1')).found?.availability).toBe('unavailable');
    expect((await askAll(id, 'small:1')).found?.availability).toBe('unavailable');
  });

  it('count as cabin bags if unknown, and never take a smaller door unless it is chosen', async () => {
    const id = await alone(HIVEBOX);
    const stay = { ...TOMORROW, bag_count: 1 };
    const look = () => server.client.getStashpoint({ params: { id }, query: stay });
    const spaces = { storage_spaces: [{ size: 'large', quantity: 1 }] };
    expect(await server.client.createQuote({ body: { stashpoint_id: id, ...stay } })).toMatchObject(spaces);
    const customer = await createSession(server);
    expect(await createBooking(server, customer, id, { bag_count: 1 })).toMatchObject(spaces);
    expect(await look()).toMatchObject({ availability: 'unavailable', bags_available: 0 });
    const box = { northeast_lat: 51, northeast_lng: lng + 0.4, southwest_lat: 49, southwest_lng: lng - 0.4 };
    const { items } = await server.client.listStashpoints({ query: { ...box, ...stay } });
    expect(items).toMatchObject([{ id, availability: 'unavailable', bags_available: 0 }]);
    const storage_spaces = [{ size: 'small' as const, quantity: 1 }];
    expect(await createBooking(server, customer, id, { bag_count: 1, storage_spaces })).toMatchObject({
      storage_spaces,
    });
  });

  it('include the size of each door', async () => {
    const id = await alone(HIVEBOX);
    const { storage_spaces } = await server.client.getStashpoint({ params: { id }, query: {} });
    expect(storage_spaces.map(({ size, door_cm }) => [size, door_cm])).toEqual([
      ['small', [52, 29, 35]],
      ['medium', [52, 45, 35]],
      ['large', [52, 94, 35]],
    ]);
  });

  it.each(['large', 'large:', 'large:-1,small:2', 'huge:1', 'standard:1', 'large:2', 'large:1.5', '\u0000'])(
    'that are invalid (%j) are refused with the field’s name',
    async (bag_sizes) => {
      const id = await alone({});
      await expect(
        server.client.getStashpoint({ params: { id }, query: { ...TOMORROW, bag_count: 1, bag_sizes } }),
      ).rejects.toMatchObject({ id: 'INVALID_DATA', errors: { bag_sizes: expect.any(Array) } });
    },
  );
});
