import type { FastifyError, FastifyInstance } from 'fastify';
import { CubbyError, ERROR_STATUS, type ErrorId } from '../../contract/errors.ts';
import { isUnavailable, unavailable } from '../database/unavailable.ts';

/** When somebody who was told "not now" may ask again. */
const RETRY_SECONDS = 2;

/** Turns whatever was thrown into the error object of specification §3. Nothing internal leaks out. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError | CubbyError>((thrown, request, reply) => {
    const error = isUnavailable(thrown) ? unavailable(thrown) : thrown;
    if (error instanceof CubbyError && error.id === 'UNAVAILABLE') {
      request.log.warn({ err: error.cause ?? error }, 'told to come back later');
      reply.header('Retry-After', RETRY_SECONDS);
    }
    if (error instanceof CubbyError)
      return reply.code(ERROR_STATUS[error.id]).send({
        id: error.id,
        message: error.message,
        errors: error.errors,
        ...(error.payment && { payment: error.payment }),
      });
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ err: error }, 'request failed');
    const id = idOfStatus(status);
    return reply.code(status).send({
      id,
      message: status >= 500 ? 'Something went wrong on our side.' : error.message,
      errors: {},
    });
  });
}

function idOfStatus(status: number): ErrorId {
  if (status === 429) return 'TOO_MANY_REQUESTS';
  if (status === 413) return 'PAYLOAD_TOO_LARGE';
  if (status === 404) return 'NOT_FOUND';
  if (status === 503) return 'UNAVAILABLE';
  return status >= 500 ? 'INTERNAL_ERROR' : 'INVALID_DATA';
}
