import type { BodyOf, Endpoint, ParamsOf, QueryOf, ResponseOf } from '../contract/endpoint.ts';
import { type Endpoints, endpoints } from '../contract/endpoints.ts';
import { type RequestOptions, type RequestSettings, request } from './request.ts';

type Given<K extends string, T> = [T] extends [never] ? unknown : Record<K, T>;
type Optional<K extends string, T> = [T] extends [never] ? unknown : Partial<Record<K, T>>;

/** The input of a call: its path parameters, query and body, as the endpoint table defines them. */
export type InputOf<E> = Given<'params', ParamsOf<E>> & QueryInput<E> & Given<'body', BodyOf<E>>;
type QueryInput<E> = [QueryOf<E>] extends [never]
  ? unknown
  : Partial<QueryOf<E>> extends QueryOf<E>
    ? Optional<'query', QueryOf<E>>
    : Given<'query', QueryOf<E>>;

type NeedsNothing<E> = unknown extends InputOf<E> ? true : Partial<InputOf<E>> extends InputOf<E> ? true : false;

/**
 * One method per endpoint. Streams are left out and read with `follow`, so that only sites that use them carry its
 * code.
 */
export type ClientOf<E extends Record<string, Endpoint>> = {
  [Name in keyof E as E[Name] extends { stream: true } ? never : Name]: NeedsNothing<E[Name]> extends true
    ? (input?: InputOf<E[Name]>, options?: RequestOptions) => Promise<ResponseOf<E[Name]>>
    : (input: InputOf<E[Name]>, options?: RequestOptions) => Promise<ResponseOf<E[Name]>>;
};
/** A client of the whole table. */
export type Client = ClientOf<Endpoints>;

interface LooseInput {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/** Creates a client with one method per endpoint: `client.getStashpoint({ params: { id } })`. */
export function createClient(settings: RequestSettings = {}): Client {
  return createClientOf(endpoints, settings);
}

/** Creates a client of a part of the table, for a site that must not carry the rest. */
export function createClientOf<E extends Record<string, Endpoint>>(
  table: E,
  settings: RequestSettings = {},
): ClientOf<E> {
  const asked = Object.entries<Endpoint>(table).filter(([, { stream }]) => !stream);
  const methods = asked.map(([name, endpoint]) => [
    name,
    (input: LooseInput = {}, options?: RequestOptions) =>
      request(
        settings,
        {
          method: endpoint.method,
          path: fillPath(endpoint.path, input.params),
          ...(input.query && { query: input.query }),
          ...(input.body !== undefined && { body: input.body }),
          ...(endpoint.upload && { upload: true }),
          ...(endpoint.response && { response: endpoint.response }),
          ...(endpoint.proof && { proof: endpoint.proof }),
        },
        options,
      ),
  ]);
  return Object.fromEntries(methods) as ClientOf<E>;
}

/** Returns a path of the table with its parameters filled in. */
export function fillPath(path: string, params: Record<string, string> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}
