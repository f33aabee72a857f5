import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CubbyError } from '../../contract/errors.ts';

const YEAR_SECONDS = 31_536_000;

export interface SiteFolders {
  customer: string;
  backoffice: string;
}

/**
 * Serves the built sites by the leading label of the host name: `admin.` and `hosts.` the back office, anything
 * else the customer site. Every address that is no file is the site's own page.
 */
export async function serveSites(app: FastifyInstance, folders: SiteFolders): Promise<void> {
  const pages = {
    customer: await readPage(folders.customer),
    backoffice: await readPage(folders.backoffice),
  };
  const built = Object.values(folders).filter((folder) => existsSync(folder));
  if (built.length > 0) {
    await app.register(fastifyStatic, { root: built, serve: false, preCompressed: true });
    app.get('/assets/*', (request, reply) => {
      const file = `assets/${(request.params as { '*': string })['*']}`;
      return reply.sendFile(file, folders[siteOf(request)], { maxAge: YEAR_SECONDS * 1000, immutable: true });
    });
  }
  app.setNotFoundHandler((request, reply) => {
    if (request.method !== 'GET' || isMachinePath(request.url)) return nothingHere();
    return sendPage(request, reply, pages, folders);
  });
}

/** @throws CubbyError NOT_FOUND, always. */
export function nothingHere(): never {
  throw new CubbyError('NOT_FOUND', 'Nothing is here.');
}

function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  pages: Record<keyof SiteFolders, string | null>,
  folders: SiteFolders,
): FastifyReply {
  const site = siteOf(request);
  const path = request.url.split('?')[0] ?? '/';
  if (/^\/[\w.-]+\.\w+$/.test(path) && existsSync(join(folders[site], path)))
    return reply.sendFile(path, folders[site]);
  const page = pages[site];
  if (!page) throw new CubbyError('UNAVAILABLE', `The ${site} site has not been built.`);
  return reply.header('Cache-Control', 'no-cache').type('text/html; charset=utf-8').send(page);
}

function siteOf({ hostname }: FastifyRequest): keyof SiteFolders {
  return /^(admin|hosts)\./.test(hostname) ? 'backoffice' : 'customer';
}

function isMachinePath(url: string): boolean {
  return /^\/(v2|v3|media|assets|_sandbox|_outbox)(\/|\?|$)/.test(url);
}

async function readPage(folder: string): Promise<string | null> {
  const path = join(folder, 'index.html');
  return existsSync(path) ? readFile(path, 'utf8') : null;
}
