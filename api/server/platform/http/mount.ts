import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { assert, type StructError } from 'superstruct';
import type { AnyStruct, Endpoint } from '../../../contract/endpoint.ts';
import { errorsOf, isWrite } from '../../../contract/endpoint-errors.ts';
import { type EndpointName, endpoints } from '../../../contract/endpoints.ts';
import { CubbyError, type FieldErrors, fieldError } from '../../../contract/errors.ts';
import { isProofEnough, proofNeededBy } from '../../../contract/rules/proofs.ts';
import { findUnreadable } from '../../../contract/rules/readable.ts';
import { readOnly, type WriteAccess } from '../database/write-access.ts';
import { callerAddress } from './address.ts';
import { type Caller, type Handlers, requireScope } from './call.ts';
import { sendCsv, wantsCsv } from './csv.ts';
import type { RunOnce } from './idempotent-answers.ts';
import { JsonText } from './json-text.ts';
import { UPLOAD_ROUTE } from './patience.ts';
import { readInput } from './read-input.ts';
import { readUpload } from './read-upload.ts';
import type { ReplicaReads } from './replica-reads.ts';
import { goneSignal, sendStream } from './stream.ts';
import { visitorCountry } from './visitor-country.ts';

/** The headers that identify the caller and the program. */
export type Credentials = Pick<FastifyRequest['headers'], 'authorization' | 'user-agent'>;

export interface MountOptions {
  handlers: Handlers;
  authenticate: (headers: Credentials) => Promise<Caller | null>;
  /** Checks answers against the contract too: in tests, where a violation must fail. */
  checkOutput: boolean;
  now: () => Date;
  writes: WriteAccess;
  replicaReads: ReplicaReads;
  runOnce: RunOnce;
  /**
   * Counts a call from an address, where that is limited.
   *
   * @throws CubbyError TOO_MANY_REQUESTS.
   */
  countCall: (endpoint: EndpointName, address: string) => Promise<void>;
}

type LooseHandler = (call: Record<string, unknown>) => Promise<unknown>;

/** Mounts every row of the endpoint table: input through its structs, callers by their roles. */
export function mountEndpoints(app: FastifyInstance, options: MountOptions): void {
  for (const [name, endpoint] of Object.entries<Endpoint>(endpoints)) {
    const handler = options.handlers[name as EndpointName] as unknown as LooseHandler;
    app.route({
      method: endpoint.method,
      url: endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
      ...(endpoint.upload && { config: UPLOAD_ROUTE }),
      // Before the body is read, so that a refused call costs nothing.
      onRequest: async (request, reply) => {
        // Most answers are personal, and none is worth caching: neither a browser's disk nor a proxy may store one.
        reply.header('Cache-Control', 'no-store');
        if (isWrite(endpoint) && options.writes.isReadOnly) throw readOnly();
        await options.countCall(name as EndpointName, callerAddress(request));
      },
      handler: (request, reply) => {
        const { replicaReads, runOnce } = options;
        const run: LooseHandler = async (call) => {
          const once = () =>
            endpoint.idempotent ? runOnce(name as EndpointName, call as never, () => handler(call)) : handler(call);
          const result = await replicaReads.read(endpoint, request, once);
          if (isWrite(endpoint) && !endpoint.neverReadBack) await replicaReads.noteWrite(reply);
          return result;
        };
        const answered = answer(endpoint, run, options, request, reply);
        return options.checkOutput ? answered.catch((error) => refuseUnpromised(name, endpoint, error)) : answered;
      },
    });
  }
}

async function answer(
  endpoint: Endpoint,
  handler: LooseHandler,
  { authenticate, checkOutput, now, replicaReads }: MountOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const find = () => replicaReads.fromPrimary(() => authenticate(request.headers));
  const identity = endpoint.roles === 'anyone' ? { findCaller: find } : { caller: await requireCaller(endpoint, find) };
  const body = read(endpoint.body, endpoint.upload ? await readUpload(request) : request.body);
  if (identity.caller) requireProof(endpoint, identity.caller, body, now());
  const call = {
    ...identity,
    params: read(endpoint.params, request.params),
    query: read(endpoint.query, request.query),
    body,
    address: callerAddress(request),
    idempotencyKey: endpoint.idempotent ? idempotencyKeyOf(request) : null,
    country: visitorCountry(request),
    clientId: knownOrNull(header(request, 'client-id')),
    visitor: knownOrNull(header(request, 'stasher-uuid')),
    userAgent: request.headers['user-agent'] ?? null,
    origin: header(request, 'origin'),
  };
  if (endpoint.csv && wantsCsv(request))
    return sendCsv(endpoint, (query) => handler({ ...call, query }), call.query, reply);
  if (endpoint.stream) {
    const messages = await handler({ ...call, signal: goneSignal(request) });
    return sendStream(promised(endpoint, messages as AsyncIterable<unknown>, checkOutput), reply);
  }
  return send(endpoint, await handler(call), reply, checkOutput);
}

/** Checks each message against the contract, like any answer. */
async function* promised({ response }: Endpoint, messages: AsyncIterable<unknown>, checkOutput: boolean) {
  for await (const message of messages) {
    if (checkOutput && response) assert(JSON.parse(JSON.stringify(message)), response);
    yield message;
  }
}

/** Refuses an error that the table does not name: it violates the contract, as a wrong answer does. */
function refuseUnpromised(name: string, endpoint: Endpoint, error: unknown): never {
  if (error instanceof CubbyError && !errorsOf(endpoint).includes(error.id))
    throw new Error(`${name} sends ${error.id}, which its row in the endpoint table does not list.`);
  throw error;
}

async function requireCaller(
  { roles, scope, withoutPin }: Endpoint,
  find: () => Promise<Caller | null>,
): Promise<Caller> {
  const caller = await find();
  if (!caller) throw new CubbyError('UNAUTHORIZED', 'Sign in to do this.');
  if (!roles.includes(caller.role))
    throw new CubbyError('FORBIDDEN', 'Your account does not have permission to do this.');
  if (caller.role === 'device' && !caller.work?.personId && !withoutPin)
    throw new CubbyError('PIN_NEEDED', 'Enter a PIN at this device first.');
  if (scope && caller.role === 'admin') requireScope(caller, scope);
  return caller;
}

/** @throws CubbyError PROOF_REQUIRED for a session that was not proven, long ago, or by a method that is too young. */
function requireProof(endpoint: Endpoint, caller: Caller, body: unknown, now: Date): void {
  const need = proofNeededBy(endpoint, body);
  // A session for recovery can only set a new password, and is short: opening it was the proof.
  if (!need || caller.role === 'recovery' || isProofEnough(need, caller.proof, now)) return;
  throw new CubbyError('PROOF_REQUIRED', 'Prove first that you are present: see /v2/me/proofs.');
}

function send(endpoint: Endpoint, result: unknown, reply: FastifyReply, checkOutput: boolean): FastifyReply {
  if (!endpoint.response) return reply.code(204).send();
  if (result instanceof JsonText) {
    if (checkOutput) assert(JSON.parse(result.text), endpoint.response);
    return reply.type('application/json; charset=utf-8').send(result.text);
  }
  if (checkOutput) assert(JSON.parse(JSON.stringify(result)), endpoint.response);
  return reply.send(result);
}

function read(struct: AnyStruct | undefined, value: unknown = {}): unknown {
  if (!struct) return undefined;
  const unreadable = findUnreadable(value);
  if (unreadable !== null) throw fieldError(unreadable || 'body', 'This contains characters that cannot be stored.');
  try {
    return readInput(value, struct);
  } catch (error) {
    throw invalidData(error as StructError);
  }
}

/** Names each invalid field: missing ones as required, others as invalid. */
function invalidData(error: StructError): CubbyError {
  const errors: FieldErrors = {};
  for (const { path, value } of error.failures()) {
    const field = path.join('.') || 'body';
    errors[field] = [value === undefined ? 'REQUIRED_DATA_CLIENT_ERROR' : 'INVALID_DATA'];
  }
  return new CubbyError('INVALID_DATA', `Missing or invalid: ${Object.keys(errors).join(', ')}.`, { errors });
}

/** Reads a visitor id: a site without one sends the word `null` (specification §7). */
function knownOrNull(value: string | null): string | null {
  return value === 'null' ? null : value;
}

/** @throws CubbyError INVALID_DATA for a key that is too long: without it, a repetition would run again. */
function idempotencyKeyOf({ headers }: FastifyRequest): string | null {
  const key = headers['idempotency-key']?.toString() || null;
  if (key && key.length > LONGEST_HEADER)
    throw fieldError('Idempotency-Key', `A key has at most ${LONGEST_HEADER} characters.`);
  return key;
}

const LONGEST_HEADER = 200;

function header(request: FastifyRequest, name: string): string | null {
  const value = request.headers[name];
  return typeof value === 'string' && value !== '' && value.length <= LONGEST_HEADER ? value : null;
}
