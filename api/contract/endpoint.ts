import type { Infer, Struct } from 'superstruct';
import type { ErrorId } from './errors.ts';
import type { ProofNeed } from './rules/proofs.ts';
import type { Role, StaffScope } from './rules/roles.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

// biome-ignore lint/suspicious/noExplicitAny: a struct's two parameters vary in ways only `any` admits.
export type AnyStruct = Struct<any, any>;

/** A row of the endpoint table. Server, client, access-matrix test and /openapi.json are all made from it. */
export interface Endpoint {
  method: Method;
  /** The path, with parameters as `{id}`. */
  path: `/v${2 | 3}/${string}`;
  summary: string;
  /** Roles that may call it; `anyone` needs no token. */
  roles: readonly Role[] | 'anyone';
  /** A counter’s device may call it before a PIN is entered. */
  withoutPin?: true;
  /** The scope that staff need; other roles need none. */
  scope?: StaffScope;
  /** The caller must have proven within the last minutes that they are present. */
  proof?: ProofNeed;
  /** Requires the proof only for a body with one of these fields. */
  proofFields?: readonly string[];
  params?: AnyStruct;
  query?: AnyStruct;
  body?: AnyStruct;
  /** Absent if the answer has no body (204). */
  response?: AnyStruct;
  /** Errors of its own, beside those of any call. */
  errors?: readonly ErrorId[];
  /**
   * Takes `Idempotency-Key`: repeating a request with the same key runs it once. Every POST that creates, pays, sends or
   * books does.
   */
  idempotent?: true;
  /** Writes nothing, although it is no GET: it is answered while the database accepts no writes, too. */
  reads?: true;
  /**
   * May be answered by a replica, which is up to some seconds behind: searches, what public pages show, and the lists and
   * reports of the consoles. Never one from whose answer a price, room or a right follows in the same request, nor a
   * single record that is edited, paid or shown as a pass.
   */
  mayLag?: true;
  /** Writes what its caller never reads back, and often. */
  neverReadBack?: true;
  /** The body is sent as a form with a file in it (multipart/form-data). */
  upload?: true;
  /** A list that is also answered whole, as CSV, to callers that accept `text/csv`. Its query has `after`. */
  csv?: true;
  /** Sends messages as they happen, for as long as the caller listens (text/event-stream). */
  stream?: true;
}

type Part<E, K extends string> = E extends Record<K, infer S> ? (S extends AnyStruct ? Infer<S> : never) : never;

export type ParamsOf<E> = Part<E, 'params'>;
export type QueryOf<E> = Part<E, 'query'>;
export type BodyOf<E> = Part<E, 'body'>;
// biome-ignore lint/suspicious/noConfusingVoidType: handlers without a response return nothing.
export type ResponseOf<E> = E extends { response: infer S extends AnyStruct } ? Infer<S> : void;
