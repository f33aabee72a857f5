import { type fetchUtils, HttpError } from 'ra-core';
import { type Client, ResponseError } from '../client/index.ts';
import { type AnyStruct, type Endpoint, endpoints, PAGE } from '../contract/index.ts';
import { apiResource } from './resources.ts';
import { ruleOfField } from './rule-of-field.ts';
import { toWire } from './wire-names.ts';

/** The header in which `ra-data-simple-rest` expects a list's total. */
export const COUNT_HEADER = 'X-Total-Count';

type MessageOf = (id: string, message?: string) => string;

export interface DialectOptions {
  /** A client with the session of somebody who may list the resources. */
  client: Client;
  /**
   * Returns what to show for an id of the catalogue of errors, or for `OFFLINE`, such as the key of a dictionary. `message` is
   * the server's own text, which it has for the whole and not for single fields; by default that, or the id.
   */
  messageOf?: MessageOf;
}

/**
 * Returns the HTTP client of `ra-data-simple-rest`: it understands the requests that the library makes
 * (`/coupons?filter={}&range=[0,24]`), sends them as calls of the contract, which decodes the responses, and answers as the
 * library expects. It throws an HttpError whose `body.errors` maps each field's path to the message of its first problem,
 * and `body.rules` to the contract's rule for it.
 */
export function restDialect({ client, messageOf = (id, message) => message ?? id }: DialectOptions) {
  return async (url: string, { method = 'GET', body, signal }: fetchUtils.Options = {}) => {
    const [address = '', search] = url.split('?');
    const [resource = '', id] = address.split('/').slice(1).map(decodeURIComponent);
    const query = new URLSearchParams(search);
    const endpoint = endpointOf(resource, METHODS[method] ?? method, id);
    const answer = await call(client, endpoint, {
      ...(id !== undefined && { id }),
      ...(search !== undefined && { query: listQuery(resource, query) }),
      ...(body && { body: toWire(JSON.parse(String(body)) as object) }),
      ...(signal && { signal }),
    }).catch((error: unknown) => {
      throw toHttpError(error, endpoint[1].body, messageOf);
    });
    const page = search === undefined ? null : (answer as { items: unknown[]; total: number });
    return {
      status: 200,
      headers: new Headers(page ? { [COUNT_HEADER]: String(page.total) } : {}),
      body: '',
      // A deletion returns no content; the library needs to know which record it was.
      json: page ? page.items : (answer ?? { id }),
    };
  };
}

/** The library saves with PUT; our API accepts changes as PATCH. */
const METHODS: Record<string, string> = { PUT: 'PATCH' };

/** Returns the row of the endpoint table at a resource's address. */
function endpointOf(resource: string, method: string, id: string | undefined): [name: string, endpoint: Endpoint] {
  const { path } = apiResource(resource);
  const found = Object.entries<Endpoint>(endpoints).find(
    ([, each]) =>
      each.method === method &&
      (id === undefined ? each.path === path : each.path.replace(/\/\{\w+\}$/, '/') === `${path}/`),
  );
  if (!found) throw new Error(`Of "${resource}" the API has no ${method}${id === undefined ? '' : ' of one'}.`);
  return found;
}

interface Input {
  id?: string;
  query?: Record<string, unknown>;
  body?: object;
  signal?: AbortSignal;
}
type Method = (input: object, options: object) => Promise<unknown>;

function call(client: Client, [name, { path }]: [name: string, endpoint: Endpoint], { id, signal, ...input }: Input) {
  const [, parameter] = path.match(/\{(\w+)\}/) ?? [];
  const send = client[name as keyof Client] as Method;
  // react-admin handles an expired session itself (`checkError`), and returns to this page after signing in.
  const options = { ignoreUnauthorized: true, ...(signal && { signal }) };
  return send({ ...input, ...(parameter && { params: { [parameter]: id } }) }, options);
}

/**
 * Builds `page`, `per_page`, `sort`, `order` and the filters. For a field the API cannot sort by, its default order
 * applies.
 */
function listQuery(resource: string, query: URLSearchParams): Record<string, unknown> {
  const read = <T>(name: string, otherwise: T): T => JSON.parse(query.get(name) ?? JSON.stringify(otherwise)) as T;
  const { id: ids, ...filter } = read<Record<string, unknown>>('filter', {});
  const [from, to] = read('range', [0, PAGE.maximumSize - 1]) as [number, number];
  const [sort, order] = read('sort', ['', '']) as [string, string];
  const length = to - from + 1;
  return {
    page: Math.floor(from / length) + 1,
    per_page: Math.min(length, PAGE.maximumSize),
    ...(apiResource(resource).sort.includes(sort) && { sort, order }),
    ...filter,
    ...(Array.isArray(ids) && { ids: ids.join(',') }),
  };
}

/**
 * Converts an error for react-admin. Lists of ids become one message a field, because it takes a list for the fields of a
 * nested form.
 */
function toHttpError(error: unknown, body: AnyStruct | undefined, messageOf: MessageOf): unknown {
  if (error instanceof TypeError) return new HttpError(messageOf('OFFLINE'), 0);
  if (!(error instanceof ResponseError)) return error;
  const { id, message, errors } = error;
  const fields = Object.entries(errors).map(([field, ids]) => [field, messageOf(ids[0] ?? 'INVALID_DATA')]);
  const rules = Object.keys(errors).map((field) => [field, ruleOfField(body, field)]);
  return new HttpError(messageOf(id, message), error.status, {
    id,
    message,
    errors: Object.fromEntries(fields),
    rules: Object.fromEntries(rules),
  });
}
