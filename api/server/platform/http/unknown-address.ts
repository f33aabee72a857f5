import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { endpoints } from '../../../contract/endpoints.ts';
import { CubbyError } from '../../../contract/errors.ts';

const ROWS = Object.values<Endpoint>(endpoints).map(({ path, method }) => ({ parts: path.split('/'), method }));

/**
 * Refuses a request that no route takes.
 *
 * @throws CubbyError METHOD_NOT_ALLOWED for a path of the API that takes other methods; NOT_FOUND.
 */
export function refuseUnknown({ url }: FastifyRequest, reply: FastifyReply): never {
  const given = url.split('?', 1)[0]?.split('/') ?? [];
  const methods = ROWS.filter(({ parts }) => isAt(given, parts)).map(({ method }) => method);
  if (methods.length === 0) throw new CubbyError('NOT_FOUND', 'Not found.');
  // Every GET answers HEAD, too.
  const allowed = [...new Set(methods.includes('GET') ? ['HEAD', ...methods] : methods)].sort().join(', ');
  reply.header('Allow', allowed);
  throw new CubbyError('METHOD_NOT_ALLOWED', `This address takes ${allowed}.`);
}

function isAt(given: readonly string[], parts: readonly string[]): boolean {
  return given.length === parts.length && parts.every((part, index) => part.startsWith('{') || part === given[index]);
}
