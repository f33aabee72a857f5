import type { Endpoint } from '../../../contract/endpoint.ts';
import { endpoints } from '../../../contract/endpoints.ts';
import { ERROR_STATUS, type ErrorId } from '../../../contract/errors.ts';
import { BRAND } from '../../../words/brand.ts';
import { describeEntity } from './docstrings.ts';
import { ENTITIES } from './entities.ts';
import { ENDPOINT_GROUPS } from './groups.ts';
import { describe } from './json-schema.ts';
import { failureOf, operationOf } from './operation.ts';

export type OpenApiDocument = ReturnType<typeof makeDocument>;

const made = new Map<string, OpenApiDocument>();

/** Builds the OpenAPI 3.1 document from the endpoint table alone, once. */
export function openApiDocument(serverUrl: string): OpenApiDocument {
  const document = made.get(serverUrl) ?? makeDocument(serverUrl);
  made.set(serverUrl, document);
  return document;
}

function makeDocument(serverUrl: string) {
  const rows = Object.entries<Endpoint>(endpoints);
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [name, endpoint] of rows)
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: operationOf(name, endpoint) };
  const errors = Object.entries(ERROR_STATUS) as [ErrorId, number][];
  const responses = usedIn(
    paths,
    RESPONSES,
    Object.fromEntries(errors.map(([id, status]) => [id, failureOf([id], status)])),
  );
  const schemas = usedIn({ paths, responses }, SCHEMAS, {
    Error: ERROR,
    ...Object.fromEntries([...ENTITIES].map(([name, struct]) => [name, describeEntity(name, describe(struct))])),
  });
  return {
    openapi: '3.1.0',
    info: {
      title: BRAND,
      version: '1',
      description:
        'Find a place for your bags, see the total price, book and pay. Amounts are in minor units of the currency beside them. Sign in to get a token, and send it as `Authorization: Token …`.',
      license: { name: 'AGPL-3.0-or-later', identifier: 'AGPL-3.0-or-later' },
    },
    servers: [{ url: serverUrl }],
    tags: ENDPOINT_GROUPS.map(({ name, description }) => ({ name, description })),
    components: {
      securitySchemes: {
        token: { type: 'apiKey', in: 'header', name: 'Authorization', description: '`Token {token}`' },
      },
      parameters: HEADERS,
      headers: { ReadAfter: READ_AFTER },
      responses,
      schemas,
    },
    paths,
  };
}

const header = (name: string, description: string, schema: object) => ({ name, in: 'header', description, schema });

const POSITION = { type: 'string', pattern: '^[0-9A-F]+/[0-9A-F]+$' };

/** Headers that any call may have (specification §7), or any call that reads. */
const HEADERS = {
  ClientId: header('Client-Id', 'The analytics cookie’s value, or `null`.', { type: 'string', maxLength: 200 }),
  StasherUuid: header('Stasher-Uuid', 'The ID of a returning device.', { type: 'string', maxLength: 200 }),
  ReadAfter: header('Read-After', 'The header of your last write, for ten seconds, to read what it wrote.', POSITION),
};

const READ_AFTER = {
  description: 'Only where some calls are answered by replicas. See the parameter.',
  schema: POSITION,
};

const ERROR = {
  type: 'object',
  description: 'A refusal, with its ID and the fields it is about.',
  required: ['id', 'message', 'errors'],
  properties: {
    id: { type: 'string', description: 'The reason, for programs.', enum: Object.keys(ERROR_STATUS) },
    message: {
      type: 'string',
      description: 'For developers. Show users a text of your own for the ID, in their language.',
    },
    errors: {
      type: 'object',
      description: 'Error IDs by field.',
      additionalProperties: { type: 'array', items: { type: 'string' } },
    },
    payment: {
      type: 'object',
      description: 'The bank’s details of a refused card.',
      properties: Object.fromEntries(
        ['code', 'decline_code', 'message', 'param', 'type'].map((name) => [name, { type: ['string', 'null'] }]),
      ),
    },
  },
};

const SCHEMAS = /"#\/components\/schemas\/(\w+)"/g;
const RESPONSES = /"#\/components\/responses\/(\w+)"/g;

/** Returns the components that something refers to: entities of the contract that are only used in code are left out. */
function usedIn(whole: object, references: RegExp, components: Record<string, unknown>): Record<string, unknown> {
  const used = new Set<string>();
  const visit = (part: unknown): void => {
    for (const [, name = ''] of JSON.stringify(part).matchAll(references))
      if (!used.has(name)) {
        used.add(name);
        visit(components[name]);
      }
  };
  visit(whole);
  return Object.fromEntries(Object.entries(components).filter(([name]) => used.has(name)));
}
