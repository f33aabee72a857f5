import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../contract/vocabulary/languages.ts';
import { startTestServer, TEST_NOW, type TestServer } from '../../../testing/test-server.ts';
import { buildApp } from '../../app.ts';
import { cleanHtml, plainText } from './clean-html.ts';

const running: { close: () => unknown }[] = [];
afterEach(async () => {
  for (const each of running.splice(0)) await each.close();
});

const post = {
  id: 7,
  slug: 'hello',
  modified_gmt: '2026-11-01T08:00:00',
  title: { rendered: 'Hello &amp; <em>welcome</em>' },
  excerpt: { rendered: '<p>A start. <a class="more-link" href="#">Read more</a></p>' },
  content: {
    rendered: '<h1>Hi</h1><p onclick="x()">Text</p><script>alert(1)</script><img src="https://x.test/a.jpg">',
  },
  _embedded: {
    author: [{ name: 'Ida', avatar_urls: { 24: 'https://x.test/24.png', 96: 'https://x.test/96.png' } }],
    'wp:featuredmedia': [
      {
        source_url: 'https://x.test/full.jpg',
        alt_text: 'A shelf',
        media_details: {
          width: 2048,
          height: 1000,
          sizes: { m: { width: 1024, height: 500, source_url: 'https://x.test/m.jpg' } },
        },
      },
    ],
    'wp:term': [
      [{ id: 3, name: 'News', slug: 'news', taxonomy: 'category' }],
      [{ id: 4, name: 'Packing', slug: 'packing', taxonomy: 'post_tag' }],
    ],
  },
};

type Answer = (path: string, reply: ServerResponse) => void;

/** Starts a service with WordPress' interface, whose behaviour can be changed while it runs. */
async function wordPress(first: Answer = healthy) {
  const state = { answer: first, asked: [] as string[] };
  const service: Server = createServer((request, reply) => {
    state.asked.push(request.url ?? '');
    state.answer(request.url ?? '', reply);
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  running.push({
    close: () => {
      service.closeAllConnections();
      service.close();
    },
  });
  const contentUrl = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  const server = await startTestServer({ contentUrl });
  running.push(server);
  return { ...state, state, server, client: server.client };
}

function healthy(path: string, reply: ServerResponse): void {
  const body = path.includes('/tags') ? [{ id: 4, name: 'Packing', slug: 'packing' }] : [post];
  reply.writeHead(200, { 'Content-Type': 'application/json', 'X-WP-Total': '1' }).end(JSON.stringify(body));
}

/** Counts the cached answers of this service: those of an earlier test may be written late. */
async function countKept({ database, services }: TestServer): Promise<number> {
  const rows = await database.query
    .selectFrom('kept_answers')
    .select('address')
    .where('address', 'like', `${services.config.contentUrl}%`)
    .execute();
  return rows.length;
}

function failing(_path: string, reply: ServerResponse): void {
  reply.writeHead(500).end('oops');
}

const hanging: Answer = () => undefined;

describe('the built-in blog', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  it.each(LANGUAGES)('has its posts in %s, each found by its address', async (language) => {
    const { items } = await server.client.listBlogPosts({ query: { language } });
    expect(items.length).toBeGreaterThan(2);
    for (const { slug, title } of items) {
      const whole = await server.client.getBlogPost({ params: { slug }, query: { language } });
      expect(whole.title).toBe(title);
      expect(cleanHtml(whole.content)).toBe(whole.content);
    }
    expect(new Set(items.map(({ modified }) => modified)).size).toBe(items.length);
  });

  it('is sorted by date, newest first, and filtered by tag', async () => {
    const { items } = await server.client.listBlogPosts();
    expect([...items].sort((a, b) => b.modified.localeCompare(a.modified))).toEqual(items);
    const packing = await server.client.listBlogPosts({ query: { tag: 'packing' } });
    expect(packing.items.every(({ tags }) => tags.some(({ slug }) => slug === 'packing'))).toBe(true);
    expect(packing.total).toBeLessThan(items.length);
  });

  it('has no post for an unknown address', async () => {
    await expect(server.client.getBlogPost({ params: { slug: 'nothing' } })).rejects.toMatchObject({ status: 404 });
  });
});

describe('a content service', () => {
  it('is read with author, picture and tags, and its markup is sanitised', async () => {
    const { client } = await wordPress();
    const { items, total } = await client.listBlogPosts();
    expect(total).toBe(1);
    expect(items[0]).toMatchObject({
      title: 'Hello & welcome',
      excerpt: 'A start.',
      author: { name: 'Ida', avatar: 'https://x.test/96.png' },
      featured_image: { alt_text: 'A shelf', sizes: { '1024x500': 'https://x.test/m.jpg' } },
      tags: [{ slug: 'packing' }],
    });
    const { content } = await client.getBlogPost({ params: { slug: 'hello' } });
    expect(content).toContain('<h2>Hi</h2><p>Text</p>');
    expect(content).not.toMatch(/script|onclick|alert/);
  });

  it('that fails is replaced by its cache, or reported as unavailable', async () => {
    const { client, state } = await wordPress();
    await client.listBlogPosts();
    state.answer = failing;
    expect((await client.listBlogPosts()).items).toHaveLength(1);
    await expect(client.getBlogPost({ params: { slug: 'other' } })).rejects.toMatchObject({
      status: 503,
      id: 'UNAVAILABLE',
    });
  });

  it('is shown from the cache at once, and refreshed in the background', async () => {
    const { client, state, server } = await wordPress();
    await client.listBlogPosts();
    server.setNow(new Date(TEST_NOW.getTime() + 10 * 60_000));
    const held = Promise.withResolvers<void>();
    const two = JSON.stringify([post, { ...post, id: 8, slug: 'second' }]);
    state.answer = (_path, reply) => void held.promise.then(() => reply.writeHead(200, { 'X-WP-Total': '2' }).end(two));
    expect((await client.listBlogPosts()).items).toHaveLength(1);
    held.resolve();
    await expect.poll(async () => (await client.listBlogPosts()).items.length).toBe(2);
    server.setNow(TEST_NOW);
  });

  it('that is too slow for one visitor is cached for the next', async () => {
    const { client, state } = await wordPress((path, reply) => void setTimeout(() => healthy(path, reply), 2_500));
    await expect(client.listBlogPosts()).rejects.toMatchObject({ id: 'UNAVAILABLE' });
    await expect
      .poll(
        () =>
          client.listBlogPosts().then(
            ({ total }) => total,
            () => 0,
          ),
        { timeout: 20_000 },
      )
      .toBe(1);
    expect(state.asked).toHaveLength(1);
  });

  it('stays cached across restarts and servers, even while it is unavailable', async () => {
    const { client, state, server } = await wordPress();
    await client.listBlogPosts();
    await expect.poll(() => countKept(server)).toBe(1);
    state.answer = failing;
    const { server: other } = await buildApp({
      config: server.services.config,
      database: server.database,
      now: () => TEST_NOW,
      logLevel: 'silent',
      limited: false,
    });
    const reply = await other.inject('/v2/blog/posts');
    expect(reply.json()).toMatchObject({ total: 1, items: [{ slug: 'hello' }] });
    await other.close();
  });

  it('caches no missing posts, and drops removed ones', async () => {
    const { client, state, server } = await wordPress();
    await client.getBlogPost({ params: { slug: 'hello' } });
    await expect.poll(() => countKept(server)).toBe(1);
    state.answer = (_path, reply) => void reply.writeHead(200).end('[]');
    for (const slug of ['one', 'two', 'three'])
      await expect(client.getBlogPost({ params: { slug } })).rejects.toMatchObject({ status: 404 });
    expect(await countKept(server)).toBe(1);
    server.setNow(new Date(TEST_NOW.getTime() + 10 * 60_000));
    await client.getBlogPost({ params: { slug: 'hello' } });
    await expect.poll(() => countKept(server)).toBe(0);
    server.setNow(TEST_NOW);
  });

  it('whose response never ends is aborted', async () => {
    let sent = 0;
    const { client } = await wordPress((_path, reply) => {
      reply.writeHead(200, { 'Content-Type': 'application/json' });
      const chunk = Buffer.alloc(1_000_000, ' ');
      const more = () => {
        while (!reply.destroyed && reply.write(chunk)) sent += chunk.length;
      };
      reply.on('drain', more);
      more();
    });
    await expect(client.listBlogPosts()).rejects.toMatchObject({ id: 'UNAVAILABLE' });
    await new Promise((wait) => setTimeout(wait, 300));
    const until = sent;
    await new Promise((wait) => setTimeout(wait, 300));
    expect(sent).toBe(until);
    expect(sent).toBeLessThan(40_000_000);
  });

  it('that hangs costs its timeout once, and is then not called for a while', async () => {
    const { client, state } = await wordPress(hanging);
    await expect(client.listBlogPosts()).rejects.toMatchObject({ id: 'UNAVAILABLE' });
    const asked = state.asked.length;
    await expect(client.listBlogPosts({ query: { page: 2 } })).rejects.toMatchObject({ id: 'UNAVAILABLE' });
    expect(state.asked.length).toBe(asked);
  });

  it('with an invalid response is not the visitor’s fault', async () => {
    const { client } = await wordPress((_path, reply) => void reply.writeHead(200).end('{"code":"rest"}'));
    await expect(client.listBlogPosts()).rejects.toMatchObject({ id: 'UNAVAILABLE' });
  });
});

describe('plain text', () => {
  it.each([
    ['<p>One &amp; two&hellip;</p>', 'One & two…'],
    ['<p>Text [&hellip;]</p>', 'Text …'],
    ['<p>Text <a class="x more-link" href="#">Continue reading <span>Post</span></a></p>', 'Text'],
    ['A &#8217;quoted&#x2019; word', 'A ’quoted’ word'],
    ['  spaces \n everywhere ', 'spaces everywhere'],
  ])('of %s is %s', (html, text) => expect(plainText(html)).toBe(text));
});
