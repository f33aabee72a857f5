import type { FastifyInstance } from 'fastify';

/**
 * Reads bodies of JSON. An empty one is no body, whatever its content type is: many clients send the type with every
 * call, even without a body.
 */
export function readJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  // No call of ours accepts plain text.
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) done(null, undefined);
    else parse(request, body as string, done);
  });
}
