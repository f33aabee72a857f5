import type { Socket } from 'node:net';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';
import { CubbyError, ERROR_STATUS, type ErrorId } from '../../../contract/errors.ts';
import { isUnavailable, unavailable } from '../database/unavailable.ts';
import { isReadOnlyError, readOnly } from '../database/write-access.ts';
import { callerAddress } from './address.ts';

/** Seconds until a refused call may be repeated. */
const RETRY_SECONDS = 2;

/** A request that is malformed before any of its fields is read. */
export class UnreadableRequest extends Error {
  readonly statusCode = 400;
}

/** Turns any error into the error object of specification §3. No internal details are revealed. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError | CubbyError>(answerError);
  app.addHook('onRequest', async ({ raw }) => requireOneHost(raw.rawHeaders));
}

/**
 * Refuses a request that names two hosts (RFC 9112, 3.2): the site is chosen by the host, and a proxy may have read the
 * other one. Node takes the first without a word.
 *
 * @throws UnreadableRequest.
 */
function requireOneHost(rawHeaders: readonly string[]): void {
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host');
  if (hosts.length > 1) throw new UnreadableRequest('This request names more than one host.');
}

/** Answers errors that the framework finds before routing in the same form: above all malformed URLs. */
export const UNROUTED: Pick<FastifyServerOptions, 'frameworkErrors' | 'clientErrorHandler'> = {
  frameworkErrors: answerError,
  clientErrorHandler: ({ rawPacket }, socket) => refuse(socket, rawPacket),
};

function answerError(thrown: FastifyError | CubbyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const error = asKnown(thrown);
  if (error instanceof CubbyError) return answerKnown(error, request, reply);
  const status = statusOf(error);
  if (status >= 500) request.log.error({ err: error }, 'request failed');
  return reply.code(status).send({
    id: idOfStatus(status),
    message: status >= 500 ? 'Something went wrong on our side.' : error.message,
    errors: {},
  });
}

/** Returns a failure of the database that may be over soon as an error of the catalogue. */
function asKnown(thrown: FastifyError | CubbyError): FastifyError | CubbyError {
  if (!(thrown instanceof CubbyError) && isReadOnlyError(thrown)) return readOnly(thrown);
  return isUnavailable(thrown) ? unavailable(thrown) : thrown;
}

/** Refusals of attempts without the rights for them: they are logged, so that many of them are noticed. */
const REFUSALS: readonly ErrorId[] = ['UNAUTHORIZED', 'FORBIDDEN', 'INCORRECT_CREDENTIALS', 'TOO_MANY_REQUESTS'];

function answerKnown(error: CubbyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  // Logged by route, never by URL: URLs contain tokens and passes.
  if (REFUSALS.includes(error.id))
    request.log.warn(
      { refused: error.id, method: request.method, route: request.routeOptions.url, from: callerAddress(request) },
      'refused',
    );
  if (error.id === 'UNAVAILABLE') request.log.warn({ err: error.cause ?? error }, 'answered 503: try again later');
  const seconds = error.retryAfter ?? (error.id === 'UNAVAILABLE' ? RETRY_SECONDS : null);
  if (seconds !== null) reply.header('Retry-After', seconds);
  return reply.code(ERROR_STATUS[error.id]).send({
    id: error.id,
    message: error.message,
    errors: error.errors,
    ...(error.payment && { payment: error.payment }),
  });
}

/**
 * Returns the status: 400 for a request that cannot be read, by its URL or form, 415 by its type; 422 for one that can be
 * read and is wrong.
 */
function statusOf({ statusCode = 500 }: FastifyError): number {
  const known = [404, 413, 415, 503];
  return statusCode >= 400 && statusCode < 500 && !known.includes(statusCode) ? 400 : statusCode;
}

function idOfStatus(status: number): ErrorId {
  if (status === 413) return 'PAYLOAD_TOO_LARGE';
  if (status === 415) return 'UNSUPPORTED_MEDIA_TYPE';
  if (status === 404) return 'NOT_FOUND';
  if (status === 503) return 'UNAVAILABLE';
  return status >= 500 ? 'INTERNAL_ERROR' : 'INVALID_DATA';
}

const UNREADABLE = JSON.stringify({ id: 'INVALID_DATA', message: 'This request cannot be read.', errors: {} });

/**
 * Ends a connection whose bytes are not HTTP, or did not arrive in time. One that never sent anything is closed without
 * an answer: browsers open connections ahead, and would show the answer as the next page. An answer to HEAD has no body.
 */
function refuse(socket: Socket, received: unknown): void {
  if (!socket.writable || socket.bytesRead === 0) return void socket.destroy();
  const head = [
    'HTTP/1.1 400 Bad Request',
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(UNREADABLE)}`,
    'Connection: close',
  ];
  const isHead = Buffer.isBuffer(received) && received.toString('latin1', 0, 5) === 'HEAD ';
  socket.end(`${head.join('\r\n')}\r\n\r\n${isHead ? '' : UNREADABLE}`);
}
