import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../../client/client.ts';
import { createSession } from '../../../testing/fixtures.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let editor: Client;
beforeAll(async () => {
  server = await startTestServer();
  editor = server.clientOf((await createSession(server, 'admin')).token);
});
afterAll(() => server.close());

const center = { lat: 52.23, lng: 21.01 };
let count = 0;
const createCountry = () => {
  count += 1;
  const slug = `poland-${count}`;
  const translations = {
    english: { name: 'Poland', slug },
    german: { name: 'Polen', slug: `polen-${count}` },
  } as Parameters<Client['createPlace']>[0]['body']['translations'];
  return editor.createPlace({ body: { translations, center, code: 'PL', currency_code: 'EUR' } });
};
const english = (name: string, slug: string) =>
  ({ english: { name, slug } }) as Parameters<Client['createPlace']>[0]['body']['translations'];

describe('editing places', () => {
  it('adds a country, a city in it and a landmark in that, each at its own address', async () => {
    const country = await createCountry();
    const city = await editor.createCity({
      body: { translations: english('Warsaw', 'warsaw'), center, parent_id: country.id, timezone: 'Europe/Warsaw' },
    });
    const landmark = await editor.createPlace({
      body: { translations: english('Old Town', 'old-town'), center, parent_id: city.id, kind: 'quarter' },
    });
    expect([country.type, city.type, landmark.type]).toEqual(['country', 'city', 'landmark']);
    expect(landmark).toMatchObject({ currency_code: 'EUR', code: 'PL', timezone: 'Europe/Warsaw' });
    const { items } = await server.client.listLocations({
      query: { route: `${country.translations.english?.slug}/warsaw/old-town` },
    });
    expect(items.map(({ name }) => name)).toEqual(['Old Town']);
  });

  it('moves the addresses of everything in a place, and redirects the old ones', async () => {
    const country = await createCountry();
    const city = await editor.createCity({
      body: { translations: english('Cracow', 'cracow'), center, parent_id: country.id, timezone: 'Europe/Warsaw' },
    });
    await editor.createPlace({ body: { translations: english('Wawel', 'wawel'), center, parent_id: city.id } });
    const before = country.translations.english?.slug;
    const renamed = await editor.updatePlace({
      params: { id: city.id },
      body: { translations: english('Kraków', 'krakow'), expected_version: city.version },
    });
    expect(renamed).toMatchObject({ name: 'Kraków', version: city.version + 1 });
    for (const route of [`${before}/krakow/wawel`, `${before}/cracow/wawel`]) {
      const { items } = await server.client.listLocations({ query: { route } });
      expect(items[0]?.route).toBe(`${before}/krakow/wawel`);
    }
  });

  it('keeps languages the change does not name, removes those that are null, and undoes both', async () => {
    const country = await createCountry();
    const params = { id: country.id };
    const name = (language: string, text: string, slug: string) => ({ [language]: { name: text, slug } }) as never;
    const renamed = await editor.updatePlace({
      params,
      body: { translations: name('french', 'Pologne', `pologne-${count}`) },
    });
    expect(Object.keys(renamed.translations).sort()).toEqual(['english', 'french', 'german']);
    const [added] = (await editor.listChanges({ query: { entity: 'place', entity_id: country.id } })).items;
    const undone = await editor.updatePlace({ params, body: added?.before as never });
    expect(Object.keys(undone.translations).sort()).toEqual(['english', 'german']);
    const shorter = await editor.updatePlace({ params, body: { translations: { german: null } as never } });
    expect(Object.keys(shorter.translations)).toEqual(['english']);
    await expect(
      editor.updatePlace({ params, body: { translations: { english: null } as never } }),
    ).rejects.toMatchObject({ errors: { 'translations.english.name': ['REQUIRED_DATA_CLIENT_ERROR'] } });
  });

  it('refuses a taken address, an old version and an unknown time zone', async () => {
    const country = await createCountry();
    const body = { center, parent_id: country.id, timezone: 'Europe/Warsaw' };
    const city = await editor.createCity({ body: { ...body, translations: english('Gdansk', 'gdansk') } });
    await expect(
      editor.createCity({ body: { ...body, translations: english('Danzig', 'gdansk') } }),
    ).rejects.toMatchObject({ errors: { 'translations.english.slug': ['INVALID_DATA'] } });
    await expect(
      editor.createCity({ body: { ...body, timezone: 'Moon/Base', translations: english('Luna', 'luna') } }),
    ).rejects.toMatchObject({ errors: { timezone: ['INVALID_DATA'] } });
    await editor.updatePlace({ params: { id: city.id }, body: { picture: 'city-london' } });
    await expect(
      editor.updatePlace({ params: { id: city.id }, body: { picture: '', expected_version: city.version } }),
    ).rejects.toMatchObject({ id: 'CONFLICT' });
  });

  it('logs changes so that they can be undone', async () => {
    const country = await createCountry();
    await editor.updatePlace({ params: { id: country.id }, body: { google_indexed: { en: true } as never } });
    const [change] = (await editor.listChanges({ query: { entity: 'place', entity_id: country.id } })).items;
    expect(change).toMatchObject({ before: { google_indexed: {} }, after: { google_indexed: { en: true } } });
    const undone = await editor.updatePlace({ params: { id: country.id }, body: change?.before as never });
    expect(undone.google_indexed).toEqual({});
  });

  it('is found, with all it contains, by search terms that staff add, until they are removed', async () => {
    const country = await createCountry();
    const city = await editor.createCity({
      body: { translations: english('Wroclaw', 'wroclaw'), center, parent_id: country.id, timezone: 'Europe/Warsaw' },
    });
    const parent_id = city.id;
    await editor.createPlace({ body: { translations: english('Main Station', 'main-station'), center, parent_id } });
    const find = async (query: string) =>
      (await server.client.listLocations({ query: { query } })).items.map(({ name, matched }) => [name, matched]);
    expect(await find('Breslau')).toEqual([]);
    const changed = await editor.updatePlace({
      params: { id: city.id },
      body: { also_found_by: ['Breslau', 'WRO'], expected_version: city.version },
    });
    expect(changed.also_found_by).toEqual(['Breslau', 'WRO']);
    expect(await find('breslau')).toEqual([['Wroclaw', 'Breslau']]);
    expect(await find('wro')).toEqual([['Wroclaw', 'WRO']]);
    expect(await find('station breslau')).toEqual([['Main Station', undefined]]);
    const [change] = (await editor.listChanges({ query: { entity: 'place', entity_id: city.id } })).items;
    expect(change?.before).toEqual({ also_found_by: [] });
    await editor.updatePlace({ params: { id: city.id }, body: change?.before as never });
    expect(await find('Breslau')).toEqual([]);
  });

  it('shows gaps, and filters places by them', async () => {
    const country = await createCountry();
    const city = await editor.createCity({
      body: { translations: english('Lodz', 'lodz'), center, parent_id: country.id, timezone: 'Europe/Warsaw' },
    });
    expect(city.gaps.map(({ gap }) => gap)).toEqual(['translation', 'text', 'index', 'picture', 'stashpoints']);
    const { items } = await editor.listAdminPlaces({
      query: { gap: 'translation', language: 'de', parent_id: country.id },
    });
    expect(items.map(({ name }) => name)).toEqual(['Lodz']);
  });
});

describe('editing texts', () => {
  const begin = async (values: string[]) => {
    const country = await createCountry();
    const content = await editor.createContent({
      body: { language: 'de', location_id: country.id, prompt_id: 'city', values },
    });
    return { country, content };
  };
  const shown = async (location_id: string) =>
    (await server.client.listContents({ query: { location_id, language: 'de' } })).items.flatMap(
      ({ values }) => values,
    );

  it('shows nothing before publication, and then the published version until the next one', async () => {
    const { country, content } = await begin(['eins', 'zwei']);
    expect(content.state).toBe('draft');
    expect(await shown(country.id)).toEqual([]);
    const params = { id: content.id };
    await editor.updateContent({ params, body: { published: true } });
    const changed = await editor.updateContent({ params, body: { values: ['zwei', 'eins'] } });
    expect(changed).toMatchObject({ state: 'changed', live: ['eins', 'zwei'], values: ['zwei', 'eins'] });
    expect(await shown(country.id)).toEqual(['eins', 'zwei']);
    await editor.updateContent({ params, body: { published: false } });
    expect(await shown(country.id)).toEqual([]);
  });

  it('refuses a second text of the same kind, an empty page, and an old version', async () => {
    const { country, content } = await begin(['  ']);
    const twin = { language: 'de', location_id: country.id, prompt_id: 'city', values: [] } as const;
    await expect(editor.createContent({ body: { ...twin, values: [] } })).rejects.toMatchObject({
      errors: { prompt_id: ['INVALID_DATA'] },
    });
    const params = { id: content.id };
    await expect(editor.updateContent({ params, body: { published: true } })).rejects.toMatchObject({
      errors: { values: ['INVALID_DATA'] },
    });
    await editor.updateContent({ params, body: { values: ['neu'], expected_version: 1 } });
    await expect(
      editor.updateContent({ params, body: { values: ['alt'], expected_version: 1 } }),
    ).rejects.toMatchObject({ id: 'CONFLICT' });
  });

  it('lists which places have a text in which language', async () => {
    const { country, content } = await begin(['da']);
    const { items } = await editor.listContentCoverage({ query: { type: 'country', per_page: 50 } });
    expect(items.find(({ location_id }) => location_id === country.id)?.texts).toEqual({
      de: { id: content.id, state: 'draft' },
    });
    const list = await editor.listAdminContents({ query: { q: 'poland', state: 'draft', sort: 'location' } });
    expect(list.items.map(({ id }) => id)).toContain(content.id);
  });
});
