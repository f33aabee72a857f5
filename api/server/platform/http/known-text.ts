import type { FastifyReply, FastifyRequest } from 'fastify';
import { sha256 } from '../secrets/ids.ts';

/** Sends a text with its ETag, or 304 to a caller who has it already. */
export function sendUnlessKnown({ headers }: FastifyRequest, reply: FastifyReply, text: string): FastifyReply {
  const etag = `"${sha256(text)}"`;
  reply.header('ETag', etag);
  // A proxy that compresses marks it as weak.
  const known = headers['if-none-match']?.split(/,\s*/).map((each) => each.replace(/^W\//, '')) ?? [];
  return known.includes(etag) ? reply.code(304).send() : reply.send(text);
}
