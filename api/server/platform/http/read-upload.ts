import type { FastifyRequest } from 'fastify';

/** The fields of a form and the bytes of its file, by their names. Read only once it is clear who calls. */
export async function readUpload(request: FastifyRequest): Promise<Record<string, unknown>> {
  if (!request.isMultipart()) return {};
  try {
    const body: Record<string, unknown> = {};
    for await (const part of request.parts())
      body[part.fieldname] = part.type === 'file' ? await part.toBuffer() : part.value;
    return body;
  } catch (error) {
    // A form that breaks off is told by the parser beneath, which knows nothing of statuses.
    throw 'statusCode' in (error as Error) ? error : new UnreadableForm((error as Error).message);
  }
}

class UnreadableForm extends Error {
  readonly statusCode = 400;
}
