import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { PageRenderer, RenderedPage } from '../../../contract/page-rendering.ts';
import { withLanguage } from '../../../contract/rules/addresses.ts';
import { MARKETING_PARAMETERS } from '../../../contract/vocabulary/analytics.ts';
import { directionOf } from '../../../contract/vocabulary/languages.ts';
import { BRAND } from '../../../words/brand.ts';
import { PHRASES } from '../../../words/phrases.ts';
import type { HasPlaces } from '../../catalogue/places/directory.ts';
import type { HasCaches } from '../../platform/caches/caches.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { WalPosition } from '../../platform/database/replicas/wal-position.ts';
import { callerAddress } from '../../platform/http/address.ts';
import { writtenBy } from '../../platform/http/replica-reads.ts';
import { visitorCountry } from '../../platform/http/visitor-country.ts';
import { addressGroup } from '../../platform/limits/address-group.ts';
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
  etag: string;
  /** The page in Brotli, which nearly every browser reads, and an eighth of the memory. */
  packed: Buffer;
  /** True for a page without content: no proxy may cache it. */
  isEmpty?: boolean;
}

const pack = promisify(brotliCompress);
const unpack = promisify(brotliDecompress);
const packAsGzip = promisify(gzip);
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** The time for which a page with a stay or filters is served again. Its rooms and prices are that old at most. */
const ASKED_SECONDS = 10;
/**
 * The cost of pages drawn for one visitor in a minute. A page that has an address of its own costs one, one of a search ten:
 * of those there are as many as somebody can think of.
 */
const DRAWN_A_MINUTE = { points: 600, duration: 60 };
const POINTS = { listed: 1, asked: 10 };

/**
 * Serves the customer site's pages, rendered here and hydrated by the browser, and cached by what they depend on (see
 * PageCache). When rendering fails and nothing is cached, or a visitor has had too many rendered, the browser renders
 * alone.
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
  const drawn = new RateLimiterMemory(DRAWN_A_MINUTE);
  const drawWithin = async (key: PageKey, request: FastifyRequest, visitor?: WalPosition) => {
    const points = key.url.includes('?') ? POINTS.asked : POINTS.listed;
    const isWithin = await drawn.consume(addressGroup(callerAddress(request)), points).then(
      () => true,
      () => false,
    );
    return isWithin ? drawFromReplica(key, visitor) : drawEmpty(key.url);
  };
  /** Returns an empty page, which the browser then renders itself. */
  const drawEmpty = async (url: string): Promise<KeptPage> => ({
    ...(await keep(shell(renderer, url), template, manifest)),
    isEmpty: true,
  });
  const drawLess = (url: string) => (error: unknown) => {
    // The query may contain the pass of a booking.
    app.log.error({ err: error, page: url.split('?')[0] }, 'A page could not be drawn; the browser draws it alone.');
    return drawEmpty(url);
  };
  const kept = new PageCache<KeptPage>(() => services.pages.number);
  services.caches.reports.set('pages', () => kept.use());

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const url = renderer.drawnAddress(request.url);
    const key = { url, country: visitorCountry(request) };
    const isAsked = url.includes('?');
    const visitor = isAsked ? writtenBy(request) : undefined;
    const drawing = visitor
      ? drawWithin(key, request, visitor)
      : kept.read(`${key.country} ${url}`, () => drawWithin(key, request), isAsked ? ASKED_SECONDS : undefined);
    const page = await drawing.catch(drawLess(url));
    // A proxy must not go on showing the notice of a server that can only be read, nor keep an address with a secret.
    const mayBeKept =
      !withoutMarketing(request.url).includes('?') && !page.isEmpty && !services.database.writes.isReadOnly;
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

async function keep(page: RenderedPage, template: string, manifest: Manifest): Promise<KeptPage> {
  const isDrawn = page.data !== '';
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
  return { status: page.status, movedTo: page.movedTo, etag, packed: await pack(html, BROTLI) };
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

/**
 * Returns the page without contents: for personal pages, and those that could not be rendered. Where its code does not
 * arrive, it shows a header and a sentence.
 */
function shell(renderer: PageRenderer, url: string): RenderedPage {
  const language = renderer.languageOf(url);
  const modules = renderer.modulesOf(url);
  return {
    status: 200,
    movedTo: null,
    language,
    head: `<title>${BRAND}</title>`,
    styles: '',
    body: `<div id="waiting"><a href="${withLanguage('/', language)}"><img src="/favicon.svg" alt="" width="32" height="32">${BRAND}</a><p>${PHRASES[language].waiting}</p></div>`,
    data: '',
    modules,
    isRead: false,
  };
}

async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  page: KeptPage,
  isPublic: boolean,
): Promise<FastifyReply> {
  if (page.movedTo) return reply.redirect(page.movedTo + restOf(request.url, page.movedTo), page.status);
  reply
    .header('Cache-Control', isPublic ? 'public, max-age=0, s-maxage=60, stale-while-revalidate=600' : 'no-cache')
    .header('Vary', 'Accept-Encoding')
    .type('text/html; charset=utf-8');
  if (isPublic) reply.header('ETag', page.etag);
  if (isPublic && request.headers['if-none-match'] === page.etag) return reply.code(304).send();
  reply.code(page.status);
  const accepted = request.headers['accept-encoding'];
  if (accepted?.includes('br')) return reply.header('Content-Encoding', 'br').send(page.packed);
  const html = await unpack(page.packed);
  if (!accepted?.includes('gzip')) return reply.send(html);
  return reply.header('Content-Encoding', 'gzip').send(await packAsGzip(html));
}

function withoutMarketing(url: string): string {
  const [path = '/', query = ''] = url.split('?');
  const kept = new URLSearchParams(query);
  for (const name of MARKETING_PARAMETERS) kept.delete(name);
  return kept.size > 0 ? `${path}?${kept}` : path;
}

/** Returns the parameters that the page's new address lacks: redirects keep the query. */
function restOf(url: string, movedTo: string): string {
  const query = new URLSearchParams(url.split('?')[1] ?? '');
  for (const name of new URLSearchParams(movedTo.split('?')[1] ?? '').keys()) query.delete(name);
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
