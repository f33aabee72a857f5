import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CubbyError } from '../../../contract/errors.ts';
import { COUNTER_PATHS } from '../../../contract/vocabulary/site-paths.ts';
import type { HasPlaces } from '../../catalogue/places/directory.ts';
import type { HasCaches } from '../../platform/caches/caches.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import { refuseUnknown } from '../../platform/http/unknown-address.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import type { HasConfig } from '../../platform/settings/config.ts';
import type { HasBlog } from '../blog/blog-source.ts';
import { canDraw, customerPages } from './customer-pages.ts';
import type { HasPages } from './page-edition.ts';

const YEAR_SECONDS = 31_536_000;

export interface SiteFolders {
  customer: string;
  backoffice: string;
}

type Page = 'customer' | 'admin' | 'hosts' | 'counter';

type SendPage = (request: FastifyRequest, reply: FastifyReply) => FastifyReply | Promise<FastifyReply>;

/**
 * Serves the built sites by the first label of the host name: `admin.` and `hosts.` the back office, anything else the
 * customer site. Every URL that is not a file is a page of the site: of the back office one of three, which share no
 * code.
 */
export async function serveSites(
  app: FastifyInstance,
  services: HasCaches & HasConfig & HasDatabase & HasClock & HasPlaces & HasPages & HasBlog,
  folders: SiteFolders,
): Promise<void> {
  const pages: Record<Page, SendPage> = {
    customer: canDraw(folders.customer)
      ? await customerPages(app, services, folders.customer)
      : await staticPage(folders.customer, 'index.html'),
    admin: await staticPage(folders.backoffice, 'index.html'),
    hosts: await staticPage(folders.backoffice, 'hosts.html'),
    counter: await staticPage(folders.backoffice, 'counter.html'),
  };
  const built = Object.values(folders).filter((folder) => existsSync(folder));
  if (built.length > 0) {
    await app.register(fastifyStatic, { root: built, serve: false, preCompressed: true });
    app.get('/assets/*', (request, reply) => {
      const file = `assets/${(request.params as { '*': string })['*']}`;
      // A worker follows the policy of its own file.
      if (!file.includes('worker')) for (const header of OF_DOCUMENTS) reply.removeHeader(header);
      return reply.sendFile(file, folders[siteOf(request)], { maxAge: YEAR_SECONDS * 1000, immutable: true });
    });
  }
  app.setNotFoundHandler((request, reply) => {
    if (!['GET', 'HEAD'].includes(request.method) || isMachinePath(request.url)) return refuseUnknown(request, reply);
    const site = siteOf(request);
    const path = request.url.split('?')[0] ?? '/';
    if (isRootFile(path) && existsSync(join(folders[site], path))) return reply.sendFile(path, folders[site]);
    return pages[pageOf(request, path)](request, reply);
  });
}

/**
 * Headers about how a document may be shown and what it may load: a script, a style or a font does not need that
 * kilobyte.
 */
const OF_DOCUMENTS = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
  'access-control-expose-headers',
];

/**
 * Tells whether a path is a file beside the page, such as the icon; the page itself and the build's manifests are
 * excluded.
 */
function isRootFile(path: string): boolean {
  return /^\/[\w.-]+\.\w+$/.test(path) && !/\.(html|json)$/.test(path);
}

function siteOf({ hostname }: FastifyRequest): keyof SiteFolders {
  return /^(admin|hosts)\./.test(hostname) ? 'backoffice' : 'customer';
}

function pageOf({ hostname }: FastifyRequest, path: string): Page {
  if (hostname.startsWith('admin.')) return 'admin';
  if (!hostname.startsWith('hosts.')) return 'customer';
  return COUNTER_PATHS.includes(path) ? 'counter' : 'hosts';
}

/** Tells whether an address is for programs: it is answered in JSON or with a file, never with a page. */
export function isMachinePath(url: string): boolean {
  return /^\/(v2|v3|media|map|assets|_sandbox|_outbox)(\/|\?|$)/.test(url);
}

/** Serves the same page for every URL: the site renders itself in the browser. */
async function staticPage(folder: string, name: string): Promise<SendPage> {
  const path = join(folder, name);
  const page = existsSync(path) ? await readFile(path, 'utf8') : null;
  return (_request, reply) => {
    if (!page) throw new CubbyError('UNAVAILABLE', 'The site has not been built: run npm run build.');
    return reply.header('Cache-Control', 'no-cache').type('text/html; charset=utf-8').send(page);
  };
}
