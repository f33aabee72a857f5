import { create, is, StructError } from 'superstruct';
import type { AnyStruct, Method } from '../contract/endpoint.ts';
import { normaliseError } from '../contract/errors.ts';
import type { ProofNeed } from '../contract/rules/proofs.ts';
import { DecodeError, ResponseError } from './errors.ts';
import { readOnlyMode } from './read-only-mode.ts';
import { serverClock } from './server-clock.ts';

export interface RequestSettings {
  /** The origin of the API; empty for the page's own. */
  baseUrl?: string;
  fetch?: typeof globalThis.fetch;
  /** Replies are this release's own, from the same process: they are not checked against the contract. */
  isOwnServer?: boolean;
  /** Called for every request, so that a sign-in takes effect at once. */
  headers?: () => Record<string, string>;
  /** Called for a 401, or an error of ID UNAUTHORIZED, unless the call opted out. */
  onUnauthorized?: (error: ResponseError) => void;
  /**
   * Called for a call that was refused until its caller proves their presence. Returns true once they have: then the call is
   * sent again, as it was.
   */
  onProofRequired?: (need: ProofNeed) => Promise<boolean>;
  /** Called for replies of 500 or more, to report them; not for the refusal of a write, which is no fault. */
  onServerError?: (error: ResponseError) => void;
}

export interface RequestOptions {
  signal?: AbortSignal;
  noCache?: boolean;
  idempotencyKey?: string;
  ignoreUnauthorized?: boolean;
  /** Continues after the page is left. */
  keepalive?: boolean;
}

export interface Call {
  method: Method;
  path: string;
  query?: Record<string, unknown>;
  body?: unknown;
  /** The body is a form with a file in it. */
  upload?: boolean;
  response?: AnyStruct;
  /** The proof it needs by its row of the endpoint table. */
  proof?: ProofNeed;
}

/**
 * Sends every call to the API: JSON with cookies, errors normalised, replies checked against the contract.
 *
 * @throws ResponseError for any status from 400; DecodeError when the reply breaks the contract.
 */
export async function request(settings: RequestSettings, call: Call, options: RequestOptions = {}): Promise<unknown> {
  try {
    return await send(settings, call, options);
  } catch (error) {
    const isUnproven = error instanceof ResponseError && error.id === 'PROOF_REQUIRED';
    if (!isUnproven || !(await settings.onProofRequired?.(call.proof ?? 'fresh'))) throw error;
    return send(settings, call, options);
  }
}

async function send(settings: RequestSettings, call: Call, options: RequestOptions): Promise<unknown> {
  const { baseUrl = '', fetch = globalThis.fetch, headers = () => ({}) } = settings;
  const askedMs = Date.now();
  const response = await fetch(`${baseUrl}${call.path}${queryString(call.query)}`, {
    method: call.method,
    credentials: 'include',
    ...(options.keepalive && { keepalive: true }),
    ...(options.signal && { signal: options.signal }),
    ...(options.noCache && { cache: 'no-cache' as const }),
    headers: {
      Accept: 'application/json',
      traceparent: newTrace(),
      // The browser sets the content type of a form itself, with its boundary.
      ...(call.body !== undefined && !call.upload && { 'Content-Type': 'application/json' }),
      ...(options.idempotencyKey && { 'Idempotency-Key': options.idempotencyKey }),
      ...headers(),
    },
    ...(call.body !== undefined && { body: call.upload ? formOf(call.body) : JSON.stringify(call.body) }),
  });
  serverClock.hear(response.headers, askedMs);
  if (!response.ok) throw await refusalOf(settings, response, options);
  if (!call.response) return undefined;
  const body = await read(response);
  return settings.isOwnServer ? body : decode(call.response, body);
}

/**
 * Returns a header that gives the call a trace of its own, https://www.w3.org/TR/trace-context. It ends in 00, because
 * nothing is recorded here: the server decides for itself.
 */
function newTrace(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `00-${digits.slice(0, 32)}-${digits.slice(32)}-00`;
}

/** Reads the error of a refused call and reports it as the settings ask. */
export async function refusalOf(
  settings: RequestSettings,
  response: Response,
  options: RequestOptions,
): Promise<ResponseError> {
  return report(settings, response, await read(response), options);
}

/** Builds a form: files as they are, everything else as text. */
function formOf(body: unknown): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body as Record<string, unknown>)) {
    if (value instanceof Blob) form.append(name, value);
    else if (value instanceof Uint8Array) form.append(name, new Blob([value.slice()]));
    else if (value !== undefined) form.append(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  return form;
}

/** Returns a query string without entries that are undefined, null or empty. */
export function queryString(query: Record<string, unknown> = {}): string {
  const entries = Object.entries(query).filter(([, value]) => value !== undefined && value !== null && value !== '');
  const text = new URLSearchParams(entries.map(([key, value]) => [key, String(value)])).toString();
  return text && `?${text}`;
}

function report(settings: RequestSettings, response: Response, body: unknown, options: RequestOptions): ResponseError {
  const seconds = Number(response.headers.get('Retry-After'));
  const error = new ResponseError(response.status, normaliseError(body), body, seconds > 0 ? seconds : null);
  const unauthorized = error.status === 401 || error.id === 'UNAUTHORIZED';
  if (unauthorized && !options.ignoreUnauthorized) settings.onUnauthorized?.(error);
  if (error.id === 'READ_ONLY') readOnlyMode.hear(true);
  else if (error.status >= 500) settings.onServerError?.(error);
  return error;
}

async function read(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/**
 * Checks a body against a struct of the contract. What a server of the last release does not know is missing there, and
 * has the struct's own default.
 *
 * @throws DecodeError when it breaks the contract.
 */
export function decode(struct: AnyStruct, body: unknown): unknown {
  if (is(body, struct)) return body;
  try {
    return create(body, struct);
  } catch (error) {
    throw new DecodeError(error instanceof StructError ? error.message : String(error));
  }
}
