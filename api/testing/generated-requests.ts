import { createRandom, type Random } from '../demo/random.ts';
import { openApiDocument } from '../server/platform/openapi/document.ts';
import { brokenBody, NASTY } from './nasty-values.ts';

/*
 * Requests made from the OpenAPI document: what it allows, and the same with something in it broken. The same seed
 * makes the same requests.
 */

export interface GeneratedRequest {
  operation: string;
  /** Who may call it, by the document; nobody in particular when it says nothing. */
  roles: readonly string[];
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Path and query. */
  url: string;
  headers: Record<string, string>;
  body: string | undefined;
  /** Whether something in it was broken on purpose. */
  broken: boolean;
}

type Schema = {
  type?: string;
  enum?: unknown[];
  anyOf?: Schema[];
  format?: string;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
};

interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  schema: Schema;
}

interface Operation {
  operationId: string;
  'x-roles'?: readonly string[];
  parameters: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

/** Values that are there, by the name of the field that asks for them: ids, codes, addresses. */
export type KnownValues = Record<string, readonly string[]>;

export interface GeneratorOptions {
  seed: number;
  known: KnownValues;
  /** Dates lie around it. */
  now: Date;
}

/** Goes round all operations for ever. */
export function* generateRequests({ seed, known, now }: GeneratorOptions): Generator<GeneratedRequest> {
  const { paths } = openApiDocument('http://localhost');
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation: operation as Operation })),
  );
  for (let round = 0; ; round += 1)
    for (const { path, method, operation } of operations) {
      const random = createRandom(`${seed} ${round} ${operation.operationId}`);
      yield requestOf(path, method.toUpperCase() as GeneratedRequest['method'], operation, { random, known, now });
    }
}

interface Making {
  random: Random;
  known: KnownValues;
  now: Date;
}

function requestOf(
  path: string,
  method: GeneratedRequest['method'],
  { operationId, parameters, requestBody, 'x-roles': roles = [] }: Operation,
  making: Making,
): GeneratedRequest {
  const { random } = making;
  const broken = random.chance(0.6);
  const json = requestBody?.content['application/json']?.schema;
  const breakBody = broken && json !== undefined && random.chance(0.7);
  const inPath = new Map<string, string>();
  const query: string[] = [];
  const breakable = parameters.filter((parameter) => parameter.in !== 'header');
  const victim = broken && !breakBody && breakable.length > 0 ? random.pick(breakable).name : null;
  for (const { name, in: place, required, schema } of breakable) {
    const value = name === victim ? random.pick(NASTY.inAddress) : encode(makeValue(schema, name, making));
    if (place === 'path') inPath.set(name, value);
    else if (required || name === victim || random.chance(0.35)) query.push(`${encodeURIComponent(name)}=${value}`);
  }
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => inPath.get(name) ?? 'x');
  const value = json && makeValue(json, 'body', making);
  return {
    operation: operationId,
    roles,
    method,
    url: query.length > 0 ? `${address}?${query.join('&')}` : address,
    headers: json ? { 'content-type': 'application/json' } : {},
    body: json ? (breakBody ? brokenBody(value, random) : JSON.stringify(value)) : undefined,
    broken,
  };
}

function encode(value: unknown): string {
  return encodeURIComponent(typeof value === 'string' ? value : JSON.stringify(value));
}

/** Something the schema allows. */
function makeValue(schema: Schema, name: string, making: Making): unknown {
  const { random, known } = making;
  const there = known[name];
  if (there && there.length > 0 && random.chance(0.85)) return random.pick(there);
  if (schema.anyOf) return makeValue(random.pick(schema.anyOf), name, making);
  if (schema.enum) return random.pick(schema.enum);
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {})
          .filter(([field]) => schema.required?.includes(field) || random.chance(0.4))
          .map(([field, inner]) => [field, makeValue(inner, field, making)]),
      );
    case 'array':
      return Array.from({ length: random.whole(0, 2) }, () => makeValue(schema.items ?? {}, name, making));
    case 'boolean':
      return random.chance(0.5);
    case 'integer':
      return random.whole(0, 6);
    case 'number':
      return Math.round(random.between(-90, 90) * 1000) / 1000;
    case 'null':
      return null;
    default:
      return textOf(schema, name, making);
  }
}

const HOUR_MS = 3_600_000;

function textOf({ format }: Schema, name: string, { random, now }: Making): string {
  const instant = new Date(now.getTime() + random.whole(-48, 480) * HOUR_MS);
  if (format === 'date-time') return instant.toISOString();
  if (format === 'date') return instant.toISOString().slice(0, 10);
  if (name.includes('email')) return `somebody-${random.whole(0, 999)}@example.org`;
  if (name.includes('phone')) return '+44 20 7946 0018';
  if (name.includes('time') || name === 'open' || name === 'close') return `${10 + random.whole(0, 9)}:00:00`;
  return random.pick(['London', 'a', 'Straße 1', 'Ø', '🧳 bags', 'one two three', `${random.whole(0, 99_999)}`]);
}
