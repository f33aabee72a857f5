import type { AnyStruct, Endpoint } from '../../../contract/endpoint.ts';
import { endpoints } from '../../../contract/endpoints.ts';
import { ERROR_STATUS } from '../../../contract/errors.ts';
import { jsonSchema } from './json-schema.ts';

/** The OpenAPI 3.1 document, made from the endpoint table and from nothing else. */
export function openApiDocument(serverUrl: string) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [name, endpoint] of Object.entries<Endpoint>(endpoints)) {
    const path = paths[endpoint.path] ?? {};
    path[endpoint.method.toLowerCase()] = operation(name, endpoint);
    paths[endpoint.path] = path;
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Cubby',
      version: '1',
      description: 'Find a place for your bags, see the true price, book and pay. Amounts are in minor units.',
    },
    servers: [{ url: serverUrl }],
    components: {
      securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'Authorization', description: 'Token {token}' } },
      schemas: { Error: ERROR_SCHEMA },
    },
    paths,
  };
}

const ERROR_SCHEMA = {
  type: 'object',
  required: ['id', 'message', 'errors'],
  properties: {
    id: { enum: Object.keys(ERROR_STATUS) },
    message: { type: 'string' },
    errors: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
  },
};

function operation(name: string, endpoint: Endpoint) {
  const ownErrors = (endpoint.errors ?? []).map((id) => `${id} (${ERROR_STATUS[id]})`).join(', ');
  return {
    operationId: name,
    summary: endpoint.summary,
    ...(ownErrors && { description: `Errors of its own: ${ownErrors}.` }),
    ...(endpoint.roles !== 'anyone' && { security: [{ token: [] }], 'x-roles': endpoint.roles }),
    ...(endpoint.scope && { 'x-scope': endpoint.scope }),
    parameters: [
      ...parameters(endpoint.params, 'path'),
      ...parameters(endpoint.query, 'query'),
      ...(endpoint.idempotent ? [{ name: 'Idempotency-Key', in: 'header', schema: { type: 'string' } }] : []),
    ],
    ...(endpoint.body && { requestBody: { required: true, content: contentOf(endpoint.body, endpoint.upload) } }),
    responses: {
      ...(endpoint.response
        ? { 200: { description: 'Done', content: json(jsonSchema(endpoint.response)) } }
        : { 204: { description: 'Done' } }),
      default: { description: 'An error of the catalogue', content: json({ $ref: '#/components/schemas/Error' }) },
    },
  };
}

function parameters(struct: AnyStruct | undefined, place: 'path' | 'query') {
  const schema = struct ? jsonSchema(struct) : {};
  const required = (schema.required ?? []) as string[];
  return Object.entries((schema.properties ?? {}) as Record<string, unknown>).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: field,
  }));
}

function contentOf(body: AnyStruct, upload = false) {
  const schema = jsonSchema(body);
  return upload ? { 'multipart/form-data': { schema } } : json(schema);
}

function json(schema: unknown) {
  return { 'application/json': { schema } };
}
