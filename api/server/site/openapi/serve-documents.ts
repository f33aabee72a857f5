import type { FastifyInstance } from 'fastify';
import { sendUnlessKnown } from '../../platform/http/known-text.ts';
import { openApiDocument } from './document.ts';
import { olderDocument } from './older-document.ts';

/** Serves the OpenAPI document in both versions. Each is written once: it only changes with the server. */
export function mountDocuments(app: FastifyInstance, publicUrl: string): void {
  const documents = {
    '/openapi.json': () => openApiDocument(publicUrl),
    '/openapi-3.0.json': () => olderDocument(openApiDocument(publicUrl)),
  };
  for (const [path, make] of Object.entries(documents)) {
    let text: string | undefined;
    app.get(path, async (request, reply) => {
      text ??= JSON.stringify(make());
      reply.header('Cache-Control', 'no-cache').type('application/json; charset=utf-8');
      return sendUnlessKnown(request, reply, text);
    });
  }
}
