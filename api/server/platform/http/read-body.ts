import type { FastifyInstance } from 'fastify';

/**
 * Reads bodies of JSON. An empty one is no body, whatever its content type says: many clients name the type on every
 * call, also where there is nothing to send.
 */
export function readJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  // Plain text is nothing that any call of ours takes.
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) done(null, undefined);
    else parse(request, body as string, done);
  });
}
