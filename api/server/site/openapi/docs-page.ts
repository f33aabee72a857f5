import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { BRAND } from '../../../words/brand.ts';

/** The folder of the package with the page's script and styles. */
const FOLDER = dirname(fileURLToPath(import.meta.resolve('swagger-ui-dist/package.json')));
const FILES = ['/swagger-ui.css', '/swagger-ui-bundle.js', '/favicon-32x32.png'];

/**
 * Serves the documentation for reading and trying out, at `/docs`. All of it comes from this server, so the usual
 * policy applies.
 */
export async function mountDocs(app: FastifyInstance): Promise<void> {
  app.get('/docs', (_request, reply) => reply.redirect('/docs/', 301));
  app.get('/docs/', (_request, reply) => reply.type('text/html; charset=utf-8').send(PAGE));
  app.get('/docs/narrow.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(NARROW));
  app.get('/docs/start.js', (_request, reply) => reply.type('text/javascript; charset=utf-8').send(START));
  await app.register(fastifyStatic, {
    root: FOLDER,
    prefix: '/docs/',
    index: false,
    decorateReply: false,
    cacheControl: true,
    maxAge: '1d',
    allowedPath: (path) => FILES.includes(path),
  });
}

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${BRAND}’s API</title>
    <link rel="stylesheet" href="/docs/swagger-ui.css">
    <link rel="stylesheet" href="/docs/narrow.css">
    <link rel="icon" type="image/png" href="/docs/favicon-32x32.png">
  </head>
  <body>
    <div id="docs"></div>
    <script src="/docs/swagger-ui-bundle.js"></script>
    <script src="/docs/start.js"></script>
  </body>
</html>
`;

/** On a phone Swagger UI sets a group's description beside its name, one letter a line. */
const NARROW = `@media (max-width: 768px) {
  .swagger-ui .opblock-tag { flex-wrap: wrap; }
  .swagger-ui .opblock-tag small { flex: 1 0 calc(100% - 40px); order: 1; padding: 4px 0 0; }
}
`;

/**
 * The start script, as a file of its own, because the policy forbids inline scripts. Its validator would call a third
 * party.
 */
const START = `SwaggerUIBundle({
  url: '/openapi-3.0.json',
  dom_id: '#docs',
  deepLinking: true,
  filter: true,
  docExpansion: 'none',
  defaultModelsExpandDepth: 0,
  tryItOutEnabled: true,
  validatorUrl: null,
});
`;
