import type { BodyOf, Endpoint, ParamsOf, QueryOf, ResponseOf } from '../contract/endpoint.ts';
import { type EndpointName, type Endpoints, endpoints } from '../contract/endpoints.ts';
import { type RequestOptions, type RequestSettings, request } from './request.ts';

type Given<K extends string, T> = [T] extends [never] ? unknown : Record<K, T>;
type Optional<K extends string, T> = [T] extends [never] ? unknown : Partial<Record<K, T>>;

/** What a call takes: its path parameters, query and body, as the endpoint table says. */
export type InputOf<E> = Given<'params', ParamsOf<E>> & QueryInput<E> & Given<'body', BodyOf<E>>;
type QueryInput<E> = [QueryOf<E>] extends [never]
  ? unknown
  : Partial<QueryOf<E>> extends QueryOf<E>
    ? Optional<'query', QueryOf<E>>
    : Given<'query', QueryOf<E>>;

type NeedsNothing<E> = unknown extends InputOf<E> ? true : Partial<InputOf<E>> extends InputOf<E> ? true : false;

export type Client = {
  [Name in EndpointName]: NeedsNothing<Endpoints[Name]> extends true
    ? (input?: InputOf<Endpoints[Name]>, options?: RequestOptions) => Promise<ResponseOf<Endpoints[Name]>>
    : (input: InputOf<Endpoints[Name]>, options?: RequestOptions) => Promise<ResponseOf<Endpoints[Name]>>;
};

interface LooseInput {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/** A client with one method an endpoint: `client.getStashpoint({ params: { id } })`. */
export function createClient(settings: RequestSettings = {}): Client {
  const methods = Object.entries<Endpoint>(endpoints).map(([name, endpoint]) => [
    name,
    (input: LooseInput = {}, options?: RequestOptions) =>
      request(
        settings,
        {
          method: endpoint.method,
          path: fillPath(endpoint.path, input.params),
          ...(input.query && { query: input.query }),
          ...(input.body !== undefined && { body: input.body }),
          ...(endpoint.response && { response: endpoint.response }),
        },
        options,
      ),
  ]);
  return Object.fromEntries(methods) as Client;
}

function fillPath(path: string, params: Record<string, string> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}
