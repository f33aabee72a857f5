import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PageRenderer, RenderedPage } from '../../../contract/page-rendering.ts';
import { MARKETING_PARAMETERS } from '../../../contract/vocabulary/analytics.ts';
import { directionOf } from '../../../contract/vocabulary/languages.ts';
import { BRAND } from '../../../words/brand.ts';
import type { HasPlaces } from '../../catalogue/places/directory.ts';
import type { HasCaches } from '../../platform/caches/caches.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { WalPosition } from '../../platform/database/replicas/wal-position.ts';
import { writtenBy } from '../../platform/http/replica-reads.ts';
import { visitorCountry } from '../../platform/http/visitor-country.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import type { HasConfig } from '../../platform/settings/config.ts';
import type { HasBlog } from '../blog/blog-source.ts';
import { codeLinks, type Manifest, styleLinks } from './asset-links.ts';
import { PageCache } from './page-cache.ts';
import type { HasPages } from './page-edition.ts';
import { mountSitemaps } from './sitemaps.ts';

interface KeptPage {
  status: number;
  movedTo: string | null;
  html: string;
  etag: string;
  /** Compressed versions, made at the first request for each, and then cached like the page itself. */
  packed: Partial<Record<Encoding, Buffer>>;
  /** True for a page without content: no proxy may cache it. */
  isEmpty?: boolean;
}

type Encoding = 'br' | 'gzip';

const PACK: Record<Encoding, (html: string) => Buffer> = {
  br: (html) => brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (html) => gzipSync(html, { level: 6 }),
};

/**
 * Serves the customer site's pages, rendered here and hydrated by the browser. Public ones are cached (see PageCache).
 * When rendering fails and nothing is cached, the browser renders alone.
 */
export async function customerPages(
  app: FastifyInstance,
  services: HasBlog & HasCaches & HasClock & HasConfig & HasDatabase & HasPages & HasPlaces,
  folder: string,
) {
  const { now, config } = services;
  const { publicUrl } = config;
  const template = await withStylesInside(folder, await readFile(join(folder, 'index.html'), 'utf8'));
  const manifest = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')) as Manifest;
  const renderer = (await import(pathToFileURL(join(folder, 'server/entry-server.js')).href)) as PageRenderer;

  mountSitemaps(app, services, renderer.publicPaths);

  const fetch = (country: string | null) => fetchFrom(app, country);
  const draw = async ({ url, country }: PageKey): Promise<KeptPage> => {
    const page = await renderer.renderPage({ url, now: now(), publicUrl, fetch: fetch(country) });
    return keep(page ?? shell(renderer, url), template, manifest);
  };
  const { replicas } = services.database;
  const drawFromReplica = (key: PageKey, visitor?: WalPosition) =>
    replicas ? replicas.drawPage(() => draw(key), visitor) : draw(key);
  /** Answers with an empty page, which the browser then renders itself. */
  const drawLess = (url: string) => (error: unknown) => {
    // The query may contain the pass of a booking.
    app.log.error({ err: error, page: url.split('?')[0] }, 'A page could not be drawn; the browser draws it alone.');
    return { ...keep(shell(renderer, url), template, manifest), isEmpty: true };
  };
  const kept = new PageCache<KeptPage>(() => services.pages.number);
  services.caches.reports.set('pages', () => kept.use());

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const url = withoutMarketing(request.url);
    const key = { url, country: visitorCountry(request) };
    const isPublic = !url.includes('?');
    const drawn = isPublic
      ? kept.read(`${key.country} ${url}`, () => drawFromReplica(key))
      : drawFromReplica(key, writtenBy(request));
    const page = await drawn.catch(drawLess(url));
    // A proxy must not go on showing the notice of a server that can only be read.
    const mayBeKept = isPublic && !page.isEmpty && !services.database.writes.isReadOnly;
    return send(request, reply, page, mayBeKept);
  };
}

/** Inlines the build's one style sheet, which is little more than the URLs of the fonts: that saves a round trip. */
async function withStylesInside(folder: string, template: string): Promise<string> {
  const [link, path] = template.match(/<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/) ?? [];
  if (!link || !path) return template;
  const styles = await readFile(join(folder, path), 'utf8');
  return template.replace(link, () => `<style>${styles}</style>`);
}

/** Tells whether the site was built with server rendering. */
export function canDraw(folder: string): boolean {
  return existsSync(join(folder, 'server/entry-server.js'));
}

interface PageKey {
  url: string;
  country: string | null;
}

function keep(page: RenderedPage, template: string, manifest: Manifest): KeptPage {
  const isDrawn = page.body !== '';
  const code = codeLinks(manifest, page.modules);
  const head = `${page.head}${page.styles}${styleLinks(manifest, page.modules)}`;
  const data = page.data && `<script type="application/json" id="cubby-page">${page.data}</script>`;
  // Functions, because a dollar sign in a price has a meaning in the replacement text of `replace`.
  const html = (
    isDrawn ? letCodeWait(template, code, page.isRead) : template.replace('<!--head-->', `${code}<!--head-->`)
  )
    .replace(
      '<html lang="en">',
      `<html lang="${page.language}" dir="${directionOf(page.language)}"${isDrawn ? ' data-first-screen' : ''}>`,
    )
    .replace('<!--head-->', () => head)
    .replace('<div id="root"><!--body--></div>', () => `<div id="root">${page.body}</div>${data}`);
  const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 24)}"`;
  return { status: page.status, movedTo: page.movedTo, html, etag, packed: {} };
}

/**
 * Moves the code of a drawn page into a template, where nothing of it is loaded until the page's own script takes it out
 * (customer/index.html): text, pictures and fonts come first.
 */
function letCodeWait(template: string, links: string, isRead: boolean): string {
  const waiting: string[] = [];
  const rest = template.replace(/<link rel="modulepreload"[^>]*>|<script type="module"[^>]*><\/script>/g, (tag) => {
    waiting.push(tag);
    return '';
  });
  const code = `<template id="cubby-code"${isRead ? ' data-read' : ''}>${links}${waiting.join('')}</template>`;
  return rest.replace('<!--head-->', `<!--head-->${code}`);
}

/** Returns the page without contents: for personal pages, and those that could not be rendered. */
function shell(renderer: PageRenderer, url: string): RenderedPage {
  const language = renderer.languageOf(url);
  const modules = renderer.modulesOf(url);
  return {
    status: 200,
    movedTo: null,
    language,
    head: `<title>${BRAND}</title>`,
    styles: '',
    body: '',
    data: '',
    modules,
    isRead: false,
  };
}

function send(request: FastifyRequest, reply: FastifyReply, page: KeptPage, isPublic: boolean): FastifyReply {
  if (page.movedTo) return reply.redirect(page.movedTo + marketingOf(request.url, page.movedTo), page.status);
  reply
    .header('Cache-Control', isPublic ? 'public, max-age=0, s-maxage=60, stale-while-revalidate=600' : 'no-cache')
    .header('Vary', 'Accept-Encoding')
    .type('text/html; charset=utf-8');
  if (isPublic) reply.header('ETag', page.etag);
  if (isPublic && request.headers['if-none-match'] === page.etag) return reply.code(304).send();
  const encoding = (['br', 'gzip'] as const).find((name) => request.headers['accept-encoding']?.includes(name));
  if (!encoding) return reply.code(page.status).send(page.html);
  page.packed[encoding] ??= PACK[encoding](page.html);
  return reply.code(page.status).header('Content-Encoding', encoding).send(page.packed[encoding]);
}

/** Removes marketing parameters, which change nothing about the page and must not create another cached version. */
function withoutMarketing(url: string): string {
  const [path = '/', query = ''] = url.split('?');
  const kept = new URLSearchParams(query);
  for (const name of MARKETING_PARAMETERS) kept.delete(name);
  return kept.size > 0 ? `${path}?${kept}` : path;
}

/** Returns the removed parameters for a page that has moved: redirects keep the query. */
function marketingOf(url: string, movedTo: string): string {
  const query = new URLSearchParams(url.split('?')[1] ?? '');
  for (const name of [...query.keys()])
    if (!(MARKETING_PARAMETERS as readonly string[]).includes(name)) query.delete(name);
  return query.size > 0 ? `${movedTo.includes('?') ? '&' : '?'}${query}` : '';
}

/** Answers the site's calls without leaving the process. */
function fetchFrom(app: FastifyInstance, country: string | null): typeof globalThis.fetch {
  return async (input) => {
    const answer = await app.inject({
      method: 'GET',
      url: String(input),
      headers: { accept: 'application/json', ...(country && { 'x-user-country': country }) },
    });
    return new Response(answer.body, { status: answer.statusCode, headers: { 'Content-Type': 'application/json' } });
  };
}
