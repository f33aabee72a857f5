import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCity, createStashpoint, everyDay, ROUND_THE_CLOCK, TOMORROW } from '../../../../testing/fixtures.ts';
import { startTestServer, type TestServer } from '../../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const BOX = { northeast_lat: 61, northeast_lng: 11, southwest_lat: 59, southwest_lng: 9 };
const search = (query = {}) =>
  server.client.listStashpoints({ query: { ...BOX, ...TOMORROW, bag_count: 2, ...query } });

describe('cards of places', () => {
  it('have the fields that are shown, equal to the full place, in a third of the bytes', async () => {
    for (let stashpoint = 0; stashpoint < 5; stashpoint += 1)
      await createStashpoint(server, {
        columns: { name: 'Sinclair’s Café 🧳', lat: 60 + stashpoint / 100, lng: 10, photos: ['one', 'two', 'three'] },
      });
    await createStashpoint(server, {
      capacity: { small: 2, large: 2 },
      columns: { lat: 60.5, lng: 10, type: 'locker', storage_type: 'hivebox_locker_bank' },
    });
    const whole = await search({ language: 'de' });
    const cards = await search({ language: 'de', view: 'card' });
    expect(cards).toMatchObject({ total: 6, counts: whole.counts });
    for (const [index, card] of cards.items.entries()) {
      const stashpoint = whole.items[index];
      expect(card).toMatchObject({
        id: stashpoint?.id,
        name: stashpoint?.name,
        latitude: stashpoint?.latitude,
        rating: stashpoint?.rating,
        stay_price: stashpoint?.stay_price,
        bags_available: stashpoint?.bags_available,
      });
      expect(card.photos.length).toBeLessThanOrEqual(1);
      expect(stashpoint).toMatchObject({ open_twentyfour_seven: card.open_twentyfour_seven ?? false });
    }
    expect(cards.items.at(-1)?.storage_spaces).toEqual([
      { size: 'small', door_cm: [52, 29, 35], space_available: 2 },
      { size: 'large', door_cm: [52, 94, 35], space_available: 2 },
    ]);
    expect(JSON.stringify(cards).length).toBeLessThan(JSON.stringify(whole).length / 3);
  });

  it('follow every change of the place, its picture and the names around it', async () => {
    const columns = { lat: 60.7, lng: 10.5, photos: ['stashpoint-9-front-cafe'], review_count: 3, step_free: true };
    const { id: cityId } = await createCity(server);
    const id = await createStashpoint(server, { cityId, columns });
    const cardOf = async () =>
      (await search({ view: 'card', language: 'de', southwest_lng: 10.4 })).items.find((card) => card.id === id);
    const { query } = server.database;
    await server.services.caches.invalidate();
    const first = await cardOf();
    expect(first).toMatchObject({ nearest_city: { name: 'London' }, step_free: true });
    expect([first?.features, first?.photos[0]?.preview]).toEqual([undefined, undefined]);

    const review = {
      review_count: 0,
      rating: null,
      name: 'Ümläut "&" 山田',
      step_free: false,
      size_restrictions: '{"length_cm":1,"width_cm":2,"height_cm":3}',
    };
    await query.updateTable('stashpoints').set(review).where('id', '=', id).execute();
    await query.insertInto('picture_previews').values({ name: 'stashpoint-9-front-cafe', preview: 'data:,' }).execute();
    const names = JSON.stringify({
      german: { name: 'Londinium', slug: 'l', route: 'vk/l' },
      english: { name: 'London', slug: 'l', route: 'uk/l' },
    });
    await query.updateTable('places').set({ translations: names }).where('id', '=', cityId).execute();
    await server.services.caches.invalidate();
    expect(await cardOf()).toMatchObject({
      name: review.name,
      rating: null,
      features: { new_stashpoint: true },
      size_restrictions: { length_cm: 1, width_cm: 2, height_cm: 3 },
      nearest_city: { name: 'Londinium', route: 'vk/l' },
      photos: [{ preview: 'data:,' }],
    });
    expect(await cardOf()).not.toHaveProperty('step_free');
  });

  it('start with an uploaded photo, if there is one', async () => {
    const photos = ['stashpoint-1-front-cafe', `upload-${'0'.repeat(24)}`, 'stashpoint-1-inside-cafe'];
    const id = await createStashpoint(server, { columns: { lat: 60.3, lng: 10.5, photos } });
    const { items } = await search({ view: 'card', southwest_lng: 10.4 });
    expect(Object.values(items.find((card) => card.id === id)?.photos[0]?.sizes ?? {})).toEqual([
      `/media/pictures/upload-${'0'.repeat(24)}/500x700.webp`,
    ]);
  });

  it('have at most 700 bytes each', async () => {
    const { items } = await search({ language: 'de', view: 'card' });
    expect(JSON.stringify(items).length / items.length).toBeLessThanOrEqual(700);
  });

  it('have the hours of the requested day, including those that run into it', async () => {
    await createStashpoint(server, { columns: { lat: 60.9, lng: 10 }, hours: everyDay('20:00:00', '02:00:00') });
    const { items } = await search({ view: 'card', southwest_lat: 60.8 });
    // 24 November 2026 is a Tuesday, the second day of the week.
    expect(items[0]?.opening_hours.map(({ day }) => day)).toEqual([0, 1]);
    const [ordinary] = (await search({ view: 'card', northeast_lat: 60.005 })).items;
    expect(ordinary?.opening_hours.map(({ day }) => day)).toEqual([1]);
  });

  it.each([
    ['until ten', everyDay('08:00:00', '22:00:00'), undefined],
    ['until a minute past ten', everyDay('08:00:00', '22:01:00'), true],
    ['on one night only, past midnight', everyDay('20:00:00', '02:00:00').slice(0, 1), true],
    ['from early morning on', everyDay('00:00:00', '06:00:00'), undefined],
    ['around the clock', ROUND_THE_CLOCK, true],
  ])('say whether a place is open late: %s', async (_when, hours, late) => {
    const id = await createStashpoint(server, { columns: { lat: 59.5, lng: 9.5 }, hours });
    const { items } = await search({ view: 'card', northeast_lat: 59.6, northeast_lng: 9.6 });
    expect(items.find((card) => card.id === id)?.open_late).toBe(late);
  });
});
