import type { AnyStruct, Endpoint } from '../../../contract/endpoint.ts';
import { errorsByStatus, isWrite } from '../../../contract/endpoint-errors.ts';
import type { ErrorId } from '../../../contract/errors.ts';
import { describePart, docstringsOf } from './docstrings.ts';
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
    description: descriptionOf(name, endpoint),
    // A public endpoint still reads a token: the answer may differ for its owner.
    security: roles === 'anyone' ? [{}, { token: [] }] : [{ token: [] }],
    ...(roles !== 'anyone' && { 'x-roles': roles }),
    ...(scope && { 'x-scope': scope }),
    ...(proof && { 'x-proof': proof }),
    ...(proofFields && { 'x-proof-fields': proofFields }),
    parameters: [
      ...parameters(name, params, 'path', example.params),
      ...parameters(name, query, 'query', example.query),
      ...(idempotent ? [IDEMPOTENCY_KEY] : []),
      { $ref: '#/components/parameters/ClientId' },
      { $ref: '#/components/parameters/StasherUuid' },
      ...(isWrite(endpoint) ? [] : [{ $ref: '#/components/parameters/ReadAfter' }]),
    ],
    ...(body && { requestBody: { required: true, content: bodyOf(name, endpoint, body, example.body) } }),
    responses: { ...success(name, endpoint), ...failures(endpoint) },
  };
}

/** Returns a call's docstrings, the callers it is for, and its headers and proof. */
function descriptionOf(name: string, { roles, scope, proof, proofFields, idempotent, csv }: Endpoint): string {
  const recent =
    proof === 'established' ? 'by a sign-in method the account has had for three days' : 'from this session';
  return [
    ...docstringsOf(name),
    roles === 'anyone' ? 'Needs no token.' : `For the ${roles.length > 1 ? 'roles' : 'role'} ${quoted(roles)}.`,
    scope && `Staff need the permission \`${scope}\`.`,
    proof && `Requires a recent proof ${recent}${proofFields ? `, if the body has ${quoted(proofFields)}` : ''}.`,
    idempotent && 'Takes an `Idempotency-Key`.',
    csv && 'Returns all rows as CSV to callers that accept `text/csv`.',
  ]
    .filter(Boolean)
    .join(' ');
}

function quoted(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(', ');
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

function success(name: string, endpoint: Endpoint) {
  const { response, csv, stream } = endpoint;
  const written = isWrite(endpoint) && { headers: READ_AFTER };
  if (!response) return { 204: { description: 'Done, without a response body.', ...written } };
  const schema = describePart(name, 'response', jsonSchema(response));
  const content = { 'application/json': { schema } };
  if (stream) {
    const description = 'Messages as they happen, for as long as you listen. The `data` of each has this shape.';
    return { 200: { description, content: { 'text/event-stream': { schema } } } };
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

function parameters(
  name: string,
  struct: AnyStruct | undefined,
  location: 'path' | 'query',
  examples: Example['query'] = {},
) {
  const part = location === 'path' ? 'params' : 'query';
  const schema = struct ? describePart(name, part, schemaOfShape(struct)) : {};
  const required = (schema.required ?? []) as string[];
  return Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>).map(
    ([field, { description, ...schemaOfField }]) => ({
      name: field,
      in: location,
      required: location === 'path' || required.includes(field),
      ...(description !== undefined && { description }),
      schema: schemaOfField,
      ...(field in examples && { example: examples[field] }),
    }),
  );
}

function bodyOf(name: string, { upload }: Endpoint, body: AnyStruct, example: unknown) {
  const content = { schema: describePart(name, 'body', jsonSchema(body)), ...(example !== undefined && { example }) };
  return { [upload ? 'multipart/form-data' : 'application/json']: content };
}
