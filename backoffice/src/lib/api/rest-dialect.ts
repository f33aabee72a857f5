import { type AnyStruct, type Endpoint, endpoints, PAGE } from '@cubby/api';
import { ResponseError } from '@cubby/api/client';
import { type fetchUtils, HttpError } from 'ra-core';
import { resourceOf } from '../resources/resources.ts';
import { api } from './api.ts';
import { errorKey } from './error-message.ts';
import { ruleOfField } from './rule-of-field.ts';
import { toWire } from './wire-names.ts';

/** The header in which `ra-data-simple-rest` expects a list's total. */
export const COUNT_HEADER = 'X-Total-Count';

/**
 * The HTTP client of `ra-data-simple-rest`: understands the requests it makes (`/coupons?filter={}&range=[0,24]`),
 * sends them as calls of our contract, which decodes the responses, and answers as the library expects.
 *
 * @throws HttpError whose `body.errors` maps each field's path to the dictionary's key of its first problem, and
 * `body.rules` to the contract's rule for it.
 */
export async function restDialect(url: string, { method = 'GET', body, signal }: fetchUtils.Options = {}) {
  const [address = '', search] = url.split('?');
  const [resource = '', id] = address.split('/').slice(1).map(decodeURIComponent);
  const query = new URLSearchParams(search);
  const answer = await call(endpointOf(resource, METHODS[method] ?? method, id), {
    ...(id !== undefined && { id }),
    ...(search !== undefined && { query: listQuery(resource, query) }),
    ...(body && { body: toWire(JSON.parse(String(body)) as object) }),
    ...(signal && { signal }),
  });
  const page = search === undefined ? null : (answer as { items: unknown[]; total: number });
  return {
    status: 200,
    headers: new Headers(page ? { [COUNT_HEADER]: String(page.total) } : {}),
    body: '',
    // A deletion returns no content; the library needs to know which record it was.
    json: page ? page.items : (answer ?? { id }),
  };
}

/** The library saves with PUT; our API accepts changes as PATCH. */
const METHODS: Record<string, string> = { PUT: 'PATCH' };

/** Returns the row of the endpoint table at a resource's address. */
function endpointOf(resource: string, method: string, id: string | undefined): [name: string, endpoint: Endpoint] {
  const { path } = resourceOf(resource);
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

async function call([name, { path, body }]: [name: string, endpoint: Endpoint], { id, signal, ...input }: Input) {
  const [, parameter] = path.match(/\{(\w+)\}/) ?? [];
  const send = api[name as keyof typeof api] as Method;
  try {
    // react-admin handles an expired session itself (`checkError`), and returns to this page after signing in.
    const options = { ignoreUnauthorized: true, ...(signal && { signal }) };
    return await send({ ...input, ...(parameter && { params: { [parameter]: id } }) }, options);
  } catch (error) {
    throw toHttpError(error, body);
  }
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
    ...(resourceOf(resource).sort.includes(sort) && { sort, order }),
    ...filter,
    ...(Array.isArray(ids) && { ids: ids.join(',') }),
  };
}

/**
 * Converts an error for react-admin. Lists of ids become one key a field, because it takes a list for the fields of a
 * nested form.
 */
function toHttpError(error: unknown, body: AnyStruct | undefined): unknown {
  if (error instanceof TypeError) return new HttpError('errors.OFFLINE', 0);
  if (!(error instanceof ResponseError)) return error;
  const { id, message, errors } = error;
  const fields = Object.entries(errors).map(([field, ids]) => [field, errorKey(ids[0] ?? 'INVALID_DATA')]);
  const rules = Object.keys(errors).map((field) => [field, ruleOfField(body, field)]);
  return new HttpError(errorKey(id), error.status, {
    id,
    message,
    errors: Object.fromEntries(fields),
    rules: Object.fromEntries(rules),
  });
}
