import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCity } from '../../../testing/fixtures.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let cityId: string;
beforeAll(async () => {
  server = await startTestServer();
  cityId = (await createCity(server)).id;
  const text = (id: string, language: string, live: string[] | null) => ({
    id,
    language,
    location_id: cityId,
    prompt_id: 'city',
    values: JSON.stringify(['being written']),
    live: live && JSON.stringify(live),
    published_at: live ? new Date('2026-11-01T00:00:00Z') : null,
  });
  await server.database.query
    .insertInto('seo_contents')
    .values([text('en', 'en', ['one', 'two']), text('de', 'de', ['eins']), text('fr', 'fr', null)])
    .execute();
});
afterAll(() => server.close());

describe('contents', () => {
  it('are the published texts of a place in a language, in order', async () => {
    const { items, total } = await server.client.listContents({ query: { location_id: cityId, language: 'en' } });
    expect(total).toBe(1);
    expect(items[0]).toMatchObject({ values: ['one', 'two'], updated: '2026-11-01T00:00:00.000Z' });
  });

  it('hide unpublished texts', async () => {
    const { items } = await server.client.listContents({ query: { location_id: cityId } });
    expect(items.map(({ language }) => language)).toEqual(['de', 'en']);
  });

  it('come in pages', async () => {
    const page = await server.client.listContents({ query: { per_page: 1, page: 2 } });
    expect(page).toMatchObject({ total: 2, pages: 2, has_prev: true, has_next: false });
  });
});
