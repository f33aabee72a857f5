import type { FastifyRequest } from 'fastify';
import { UnreadableRequest } from './errors.ts';

/** Reads the fields of a form and the bytes of its file, by their names; only after the caller is authenticated. */
export async function readUpload(request: FastifyRequest): Promise<Record<string, unknown>> {
  if (!request.isMultipart()) return {};
  try {
    const body: Record<string, unknown> = {};
    for await (const part of request.parts())
      body[part.fieldname] = part.type === 'file' ? await part.toBuffer() : part.value;
    return body;
  } catch (error) {
    // The parser reports a form that breaks off, without a status.
    throw 'statusCode' in (error as Error) ? error : new UnreadableRequest((error as Error).message);
  }
}
