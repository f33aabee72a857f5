import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CubbyError } from '../../../contract/errors.ts';
import { LANGUAGES, type Language } from '../../../contract/vocabulary/languages.ts';
import { createCity, createStashpoint } from '../../../testing/fixtures.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { answerErrors } from '../../platform/http/errors.ts';
import type { BlogSource } from '../blog/blog-source.ts';
import { builtInBlog } from '../blog/built-in/built-in-source.ts';
import { mountSitemaps } from './sitemaps.ts';

let server: TestServer;
const running: FastifyInstance[] = [];
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => {
  for (const each of running) await each.close();
  await server.close();
});

/** Returns the sitemaps of a site whose posts come from the given source, with so many stashpoints in each. */
function siteWith(blog: BlogSource, stashpointsEach?: number): FastifyInstance {
  const app = Fastify();
  running.push(app);
  answerErrors(app);
  mountSitemaps(app, { ...server.services, blog }, ['/', '/blog'], stashpointsEach);
  return app;
}

async function locations(app: FastifyInstance, path: string): Promise<string[]> {
  const { body, statusCode } = await app.inject(path);
  expect(statusCode).toBe(200);
  return [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
}

describe('the sitemaps', () => {
  it('are named in an index, one for each subject and language', async () => {
    const app = siteWith(builtInBlog);
    const named = await locations(app, '/sitemap.xml');
    for (const language of LANGUAGES)
      expect(named).toEqual(
        expect.arrayContaining([`/sitemaps/pages-${language}.xml`, `/sitemaps/blog-${language}.xml`]),
      );
    for (const path of named) await locations(app, path);
  });

  it.each(LANGUAGES)('list the site’s own pages in %s', async (language) => {
    const prefix = language === 'en' ? '' : `/${language}`;
    const listed = await locations(siteWith(builtInBlog), `/sitemaps/pages-${language}.xml`);
    expect(listed).toEqual(expect.arrayContaining([prefix || '/', `${prefix}/blog`]));
  });

  it('list only places on the market', async () => {
    const cityId = (await createCity(server, { country: 'Freedonia', name: 'Sylvania' })).id;
    const open = await createStashpoint(server, { cityId });
    const closed = await createStashpoint(server, { cityId, columns: { active: false } });
    const listed = await locations(siteWith(builtInBlog), '/sitemaps/freedonia-en.xml');
    expect(listed.filter((path) => path.endsWith(open))).toHaveLength(1);
    expect(listed.filter((path) => path.endsWith(closed))).toEqual([]);
  });

  it('share a country that is too large for one, and list each of its stashpoints once', async () => {
    const cityId = (await createCity(server, { country: 'Lilliput', name: 'Mildendo' })).id;
    const ids: string[] = [];
    for (let count = 0; count < 5; count += 1) ids.push(await createStashpoint(server, { cityId }));
    await server.services.places.refresh();
    const app = siteWith(builtInBlog, 2);
    const named = (await locations(app, '/sitemap.xml')).filter(
      (path) => path.includes('lilliput') && path.endsWith('-en.xml'),
    );
    expect(named).toEqual(['', '-2', '-3'].map((part) => `/sitemaps/lilliput${part}-en.xml`));
    const parts = await Promise.all(named.map((path) => locations(app, path)));
    const listed = parts.map((part) => part.flatMap((path) => ids.filter((id) => path.endsWith(id))));
    expect(listed.map(({ length }) => length)).toEqual([2, 2, 1]);
    expect(listed.flat().sort()).toEqual(ids.sort());
    for (const part of ['0', '9'.repeat(20)])
      expect((await app.inject(`/sitemaps/lilliput-${part}-en.xml`)).statusCode, part).toBe(404);
  });

  it('leave out a country whose address leads to its city', async () => {
    const { id } = await createCity(server, { country: 'Monaco', name: 'Monaco' });
    const routes = ['monaco/monaco', 'monaco'];
    await server.database.query.updateTable('places').set({ routes }).where('id', '=', id).execute();
    await server.services.places.refresh();
    expect(await locations(siteWith(builtInBlog), '/sitemaps/monaco-en.xml')).toEqual([
      '/luggage-storage/monaco/monaco',
    ]);
  });

  it('do not exist for unknown subjects', async () => {
    const app = siteWith(builtInBlog);
    for (const name of ['pages-xx', 'atlantis-en', 'blog'])
      expect((await app.inject(`/sitemaps/${name}.xml`)).statusCode, name).toBe(404);
  });
});

describe('the blog’s sitemap', () => {
  it.each(LANGUAGES)(
    'has every post in %s, with when it last changed and where its translations are',
    async (language) => {
      const app = siteWith(builtInBlog);
      const { items } = await builtInBlog.listPosts({ language, tag: undefined, page: 1, perPage: 100 });
      const prefix = language === 'en' ? '' : `/${language}`;
      const path = `/sitemaps/blog-${language}.xml`;
      expect(await locations(app, path)).toEqual(items.map(({ slug }) => `${prefix}/blog/${slug}`));
      const { body } = await app.inject(path);
      for (const { modified } of items)
        expect(body).toContain(`<lastmod>${new Date(modified).toISOString()}</lastmod>`);
      expect(body.match(/hreflang=/g)).toHaveLength(items.length * (LANGUAGES.length + 1));
    },
  );

  it('lists a post only in the languages it is written in', async () => {
    const app = siteWith(writtenIn(['de', 'fr'], 1));
    expect(await locations(app, '/sitemaps/blog-de.xml')).toEqual(['/de/blog/post-1']);
    expect(await locations(app, '/sitemaps/blog-en.xml')).toEqual([]);
    const { body } = await app.inject('/sitemaps/blog-fr.xml');
    expect(body.match(/hreflang="[^"]+"/g)).toEqual(['hreflang="de"', 'hreflang="fr"']);
  });

  it('contains all posts of a long blog', async () => {
    expect(await locations(siteWith(writtenIn(['en'], 250)), '/sitemaps/blog-en.xml')).toHaveLength(250);
  });

  it('fails while the blog is unavailable, and the others stay', async () => {
    const app = siteWith({
      ...builtInBlog,
      listPosts: () =>
        Promise.reject(new CubbyError('UNAVAILABLE', 'The blog cannot be reached: try again in a moment.')),
    });
    expect((await app.inject('/sitemaps/blog-en.xml')).statusCode).toBe(503);
    expect((await app.inject('/sitemaps/pages-en.xml')).statusCode).toBe(200);
  });
});

/** Creates a blog of so many posts in some languages, returned a hundred at a time. */
function writtenIn(languages: readonly Language[], count: number): BlogSource {
  const posts = Array.from({ length: count }, (_, index) => ({
    ...{ id: `${index}`, slug: `post-${index + 1}`, title: 'Title', excerpt: 'Excerpt', tags: [] },
    ...{ modified: '2026-11-01T08:00:00Z', author: { name: 'Ida', avatar: null }, featured_image: null },
  }));
  return {
    ...builtInBlog,
    listPosts: async ({ language, page, perPage }) =>
      languages.includes(language)
        ? { items: posts.slice((page - 1) * perPage, page * perPage), total: count }
        : { items: [], total: 0 },
  };
}
