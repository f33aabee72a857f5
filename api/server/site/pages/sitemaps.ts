import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { SitemapIndexStream, SitemapStream, streamToPromise } from 'sitemap';
import { CubbyError } from '../../../contract/errors.ts';
import { localPath, placePath, type Routed, stashpointPath, withLanguage } from '../../../contract/rules/addresses.ts';
import {
  DEFAULT_LANGUAGE,
  LANGUAGES,
  type Language,
  OFFERED_LANGUAGES,
} from '../../../contract/vocabulary/languages.ts';
import { type Directory, type HasPlaces, hasOwnPage, type ListedPlace } from '../../catalogue/places/directory.ts';
import { listPartners } from '../../offers/partners/list-partners.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { HasConfig } from '../../platform/settings/config.ts';
import type { HasBlog } from '../blog/blog-source.ts';
import { listAllPosts } from '../blog/list-all-posts.ts';
import { listListedStashpoints } from './store.ts';

const HOUR_SECONDS = 3600;
/** Stashpoints in one sitemap: search engines read 50,000 addresses, and memory holds each in every language. */
const STASHPOINTS_EACH = 10_000;

/** A page in every language in which search engines may index it. */
interface Address {
  in: (language: Language) => string;
  indexed?: (language: Language) => boolean;
  lastmod?: Date;
}

/**
 * Serves the files for search engines: `/robots.txt`, an index at `/sitemap.xml`, and below it, in each language, one
 * sitemap for each country (a large one has several), one of the blog and one of the site's own pages. An unreachable
 * blog only fails its own sitemap.
 *
 * @param pages Paths of the site's own public pages, in English and without language.
 * @param stashpointsEach The most stashpoints in one sitemap.
 */
export function mountSitemaps(
  app: FastifyInstance,
  services: HasConfig & HasDatabase & HasPlaces & HasBlog,
  pages: readonly string[],
  stashpointsEach = STASHPOINTS_EACH,
): void {
  const { publicUrl } = services.config;

  app.get('/robots.txt', (_request, reply) => reply.type('text/plain; charset=utf-8').send(robots(publicUrl)));

  app.get('/sitemap.xml', async (_request, reply) => {
    const directory = await services.places.read();
    const countries = directory.childrenOf(null).flatMap(({ row, totals }) => {
      const parts = Math.max(1, Math.ceil(totals.stashpoint_count / stashpointsEach));
      return Array.from({ length: parts }, (_, index) => (index === 0 ? row.slug : `${row.slug}-${index + 1}`));
    });
    const names = ['pages', 'blog', ...countries];
    const index = new SitemapIndexStream();
    const entries = names.flatMap((name) =>
      OFFERED_LANGUAGES.map((language) => ({ url: `${publicUrl}/sitemaps/${name}-${language}.xml` })),
    );
    return sendXml(reply, await streamToPromise(Readable.from(entries).pipe(index)));
  });

  app.get<{ Params: { name: string } }>('/sitemaps/:name', async (request, reply) => {
    const file = request.params.name;
    const language = OFFERED_LANGUAGES.find((code) => file.endsWith(`-${code}.xml`));
    const [, name = '', part = '1'] =
      file.replace(`-${language}.xml`, '').match(/^([a-z-]+?)(?:-([1-9]\d{0,3}))?$/) ?? [];
    const directory = await services.places.read();
    const country = directory.childrenOf(null).find(({ row }) => row.slug === name);
    const addresses = country
      ? await addressesIn(services, directory, country, { part: Number(part), each: stashpointsEach })
      : name === 'blog'
        ? await postAddresses(services)
        : name === 'pages' && [...pages, ...(await partnerPaths(services))].map(ownPage);
    if (!language || !addresses) throw new CubbyError('NOT_FOUND', 'Sitemap not found.');
    return sendXml(reply, await sitemap(addresses, language, publicUrl));
  });
}

function ownPage(path: string): Address {
  return { in: (language) => localPath(path, language) };
}

async function partnerPaths(services: HasDatabase): Promise<string[]> {
  return (await listPartners(services)).map(({ slug }) => `/${slug}`);
}

/** Lists every post, in the languages it is written in. */
async function postAddresses({ blog }: HasBlog): Promise<Address[]> {
  const written = OFFERED_LANGUAGES.map(async (language) =>
    (await listAllPosts(blog, language)).map(({ slug, modified }) => ({ slug, language, modified })),
  );
  const bySlug = Map.groupBy((await Promise.all(written)).flat(), ({ slug }) => slug);
  return [...bySlug].map(([slug, versions]) => ({
    in: (language) => localPath(`/blog/${slug}`, language),
    indexed: (language) => versions.some((version) => version.language === language),
    lastmod: new Date(Math.max(...versions.map(({ modified }) => Date.parse(modified)))),
  }));
}

/** Lists the addresses of a part of a country: its places in the first, and its stashpoints. */
async function addressesIn(
  services: HasDatabase,
  directory: Directory,
  country: ListedPlace,
  { part, each }: { part: number; each: number },
): Promise<Address[]> {
  const cities = directory.childrenOf(country.row.id);
  const all = [country, ...cities, ...cities.flatMap(({ row }) => directory.childrenOf(row.id))];
  const places = part === 1 ? all.filter((place) => hasOwnPage(directory, place)) : [];
  const stashpoints = await listListedStashpoints(
    services.database.query,
    cities.map(({ row }) => row.id),
    { offset: (part - 1) * each, limit: each },
  );
  return [
    ...places.map((place) => ({ in: (language: Language) => placePath(routed(place), language), ...indexing(place) })),
    ...stashpoints.flatMap(({ id, city_id, updated }) => {
      const city = directory.byId.get(city_id);
      if (!city) return [];
      const address = (language: Language) => stashpointPath(routed(city), id, language);
      return { in: address, ...indexing(city), lastmod: updated };
    }),
  ];
}

function indexing({ row }: ListedPlace): Pick<Address, 'indexed'> {
  return { indexed: (language) => row.google_indexed[language] !== false };
}

function routed({ row }: ListedPlace): Routed {
  return { route: row.translations.english?.route ?? row.slug, translations: row.translations };
}

async function sitemap(addresses: readonly Address[], language: Language, hostname: string): Promise<Buffer> {
  const entries = addresses
    .filter(({ indexed }) => indexed?.(language) ?? true)
    .map((address) => ({
      url: address.in(language),
      ...(address.lastmod && { lastmod: address.lastmod.toISOString() }),
      links: [
        ...OFFERED_LANGUAGES.filter((code) => address.indexed?.(code) ?? true).map((code) => ({
          lang: code as string,
          url: address.in(code),
        })),
        ...((address.indexed?.(DEFAULT_LANGUAGE) ?? true)
          ? [{ lang: 'x-default', url: address.in(DEFAULT_LANGUAGE) }]
          : []),
      ],
    }));
  // The library refuses an empty sitemap, but a blog may be empty and a country hidden from search engines.
  if (entries.length === 0) return Buffer.from(NO_ENTRIES);
  return streamToPromise(Readable.from(entries).pipe(new SitemapStream({ hostname })));
}

const NO_ENTRIES =
  '<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"/>';

/** Writes robots.txt: personal pages are not indexed, and the API is for programs. */
function robots(publicUrl: string): string {
  const personal = ['account', 'checkout', 'login', 'signup', 'surveys', 'search'];
  const paths = LANGUAGES.flatMap((language) => personal.map((path) => withLanguage(`/${path}`, language)));
  return [
    'User-agent: *',
    ...[...paths, '/v2', '/v3'].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
}

function sendXml(reply: FastifyReply, xml: Buffer): FastifyReply {
  return reply
    .header('Cache-Control', `public, max-age=${HOUR_SECONDS}`)
    .type('application/xml; charset=utf-8')
    .send(xml);
}
