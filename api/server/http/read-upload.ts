import type { FastifyRequest } from 'fastify';

/** The fields of a form and the bytes of its file, by their names. Read only once it is clear who calls. */
export async function readUpload(request: FastifyRequest): Promise<Record<string, unknown>> {
  const body: Record<string, unknown> = {};
  if (!request.isMultipart()) return body;
  for await (const part of request.parts())
    body[part.fieldname] = part.type === 'file' ? await part.toBuffer() : part.value;
  return body;
}
