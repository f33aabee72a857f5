import type { AnyStruct, Endpoint } from '../../../contract/endpoint.ts';
import { errorsByStatus, isWrite } from '../../../contract/endpoint-errors.ts';
import type { ErrorId } from '../../../contract/errors.ts';
import { type Example, exampleOf } from './examples.ts';
import { ENDPOINT_GROUPS } from './groups.ts';
import { type JsonSchema, jsonSchema, describe as schemaOfShape } from './json-schema.ts';

/** Converts one row of the endpoint table to an operation. */
export function operationOf(name: string, endpoint: Endpoint) {
  const { roles, scope, proof, proofFields, params, query, body, idempotent } = endpoint;
  const example = exampleOf(name);
  return {
    operationId: name,
    tags: [tagOf(name)],
    summary: endpoint.summary,
    // A public endpoint still reads a token: the answer may differ for its owner.
    security: roles === 'anyone' ? [{}, { token: [] }] : [{ token: [] }],
    ...(roles !== 'anyone' && { 'x-roles': roles }),
    ...(scope && { 'x-scope': scope }),
    ...(proof && { 'x-proof': proof }),
    ...(proofFields && { 'x-proof-fields': proofFields }),
    parameters: [
      ...parameters(params, 'path', example.params),
      ...parameters(query, 'query', example.query),
      ...(idempotent ? [IDEMPOTENCY_KEY] : []),
      { $ref: '#/components/parameters/ClientId' },
      { $ref: '#/components/parameters/StasherUuid' },
      ...(isWrite(endpoint) ? [] : [{ $ref: '#/components/parameters/ReadAfter' }]),
    ],
    ...(body && { requestBody: { required: true, content: bodyOf(endpoint, body, example.body) } }),
    responses: { ...success(endpoint), ...failures(endpoint) },
  };
}

/** Returns the noun of a call. */
function tagOf(name: string): string {
  const group = ENDPOINT_GROUPS.find(({ endpoints }) => name in endpoints);
  if (!group) throw new Error(`${name} is not in any group of endpoints.`);
  return group.name;
}

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  description: 'Repeating a request with the same key runs it once and returns the same response.',
  schema: { type: 'string', maxLength: 200 },
};

const TOTAL = {
  'X-Total-Count': {
    description: 'Number of rows at the start of the list; only for CSV.',
    schema: { type: 'integer' },
  },
};

const READ_AFTER = { 'Read-After': { $ref: '#/components/headers/ReadAfter' } };

function success(endpoint: Endpoint) {
  const { response, csv, stream } = endpoint;
  const written = isWrite(endpoint) && { headers: READ_AFTER };
  if (!response) return { 204: { description: 'Done, without a response body.', ...written } };
  const content = { 'application/json': { schema: jsonSchema(response) } };
  if (stream) {
    const description = 'Messages as they happen, for as long as you listen. The `data` of each has this shape.';
    return { 200: { description, content: { 'text/event-stream': { schema: jsonSchema(response) } } } };
  }
  if (!csv) return { 200: { description: 'Done.', ...written, content } };
  const text = { 'text/csv': { schema: { type: 'string', description: 'All rows that match the filters.' } } };
  return { 200: { description: 'One page, or all of it as CSV.', headers: TOTAL, content: { ...content, ...text } } };
}

const RETRY_AFTER = {
  headers: { 'Retry-After': { description: 'Seconds to wait before trying again.', schema: { type: 'integer' } } },
};

/** An answer with a single error is defined once, because most calls have eight of them. */
function failures(endpoint: Endpoint) {
  return Object.fromEntries(
    errorsByStatus(endpoint).map(([status, ids]) => [
      status,
      ids.length === 1 ? { $ref: `#/components/responses/${ids[0]}` } : failureOf(ids, status),
    ]),
  );
}

/** Describes the answer with one of these errors. */
export function failureOf(ids: readonly ErrorId[], status: number) {
  return {
    description: `${ids.join(', ')}.`,
    ...((status === 429 || status === 503) && RETRY_AFTER),
    content: { 'application/json': { schema: errorOf(ids) } },
  };
}

function errorOf(ids: readonly ErrorId[]): JsonSchema {
  return { allOf: [{ $ref: '#/components/schemas/Error' }, { type: 'object', properties: { id: { enum: ids } } }] };
}

function parameters(struct: AnyStruct | undefined, location: 'path' | 'query', examples: Example['query'] = {}) {
  const schema = struct ? schemaOfShape(struct) : {};
  const required = (schema.required ?? []) as string[];
  return Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>).map(([name, field]) => ({
    name,
    in: location,
    required: location === 'path' || required.includes(name),
    schema: field,
    ...(name in examples && { example: examples[name] }),
  }));
}

function bodyOf({ upload }: Endpoint, body: AnyStruct, example: unknown) {
  const content = { schema: jsonSchema(body), ...(example !== undefined && { example }) };
  return { [upload ? 'multipart/form-data' : 'application/json']: content };
}
