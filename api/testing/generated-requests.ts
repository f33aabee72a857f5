import { createRandom, type Random } from '../drawings/random.ts';
import { openApiDocument } from '../server/site/openapi/document.ts';
import { brokenBody, NASTY } from './nasty-values.ts';

/*
 * Requests generated from the OpenAPI document: valid ones, and the same with something in them broken. The same seed
 * generates the same requests.
 */

export interface GeneratedRequest {
  operation: string;
  /** The roles the document allows; empty if it names none. */
  roles: readonly string[];
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path and query. */
  url: string;
  headers: Record<string, string>;
  body: string | undefined;
  /** Set if something in it was broken on purpose. */
  broken: boolean;
}

type Schema = {
  $ref?: string;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  examples?: unknown[];
  pattern?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  minItems?: number;
  maxItems?: number;
  anyOf?: Schema[];
  format?: string;
  items?: Schema;
  properties?: Record<string, Schema>;
  propertyNames?: Schema;
  additionalProperties?: Schema | boolean;
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
  parameters: (Parameter | { $ref: string })[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { content?: object }>;
}

/** Existing values, by the name of the field that asks for them: IDs, codes, addresses. */
export type KnownValues = Record<string, readonly string[]>;

export interface GeneratorOptions {
  seed: number;
  known: KnownValues;
  /** The same for the operations below a path, such as `/v2/bookings/{id}`. */
  at?: Record<string, KnownValues>;
  /** True to break nothing, and to use the known values one after another. */
  valid?: boolean;
  /** Dates are generated around it. */
  now: Date;
}

/** Cycles through all operations without end. */
export function* generateRequests({
  seed,
  known,
  at = {},
  valid = false,
  now,
}: GeneratorOptions): Generator<GeneratedRequest> {
  const { paths, components } = openApiDocument('http://localhost');
  const schemas = components.schemas as Record<string, Schema>;
  const operations = Object.entries(paths)
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ path, method, operation: operation as Operation })),
    )
    // A stream never ends; streams have tests of their own.
    .filter(({ operation }) => !('text/event-stream' in (operation.responses['200']?.content ?? {})));
  for (let round = 0; ; round += 1)
    for (const { path, method, operation } of operations) {
      const random = createRandom(`${seed} ${round} ${operation.operationId}`);
      yield requestOf(path, method.toUpperCase() as GeneratedRequest['method'], operation, {
        random,
        known: { ...known, ...at[longestOf(Object.keys(at), path)] },
        breakage: valid ? 0 : 0.6,
        turn: valid ? round : null,
        now,
        schemas,
      });
    }
}

/** Returns the longest of the paths that one begins with. */
function longestOf(paths: readonly string[], path: string): string {
  return paths
    .filter((each) => path.startsWith(each))
    .reduce((one, other) => (one.length > other.length ? one : other), '');
}

interface Making {
  random: Random;
  known: KnownValues;
  /** The chance that something is broken. */
  breakage: number;
  /** Uses the known values one after another, by the number of the round; null for any of them, or none. */
  turn: number | null;
  now: Date;
  /** The document's entities by name. */
  schemas: Record<string, Schema>;
}

function requestOf(
  path: string,
  method: GeneratedRequest['method'],
  { operationId, parameters, requestBody, 'x-roles': roles = [] }: Operation,
  making: Making,
): GeneratedRequest {
  const { random, breakage } = making;
  const broken = random.chance(breakage);
  const json = requestBody?.content['application/json']?.schema;
  const breakBody = broken && json !== undefined && random.chance(0.7);
  const inPath = new Map<string, string>();
  const query: string[] = [];
  const breakable = parameters.filter((each): each is Parameter => 'name' in each && each.in !== 'header');
  const victim = broken && !breakBody && breakable.length > 0 ? random.pick(breakable).name : null;
  for (const { name, in: location, required, schema } of breakable) {
    const value = name === victim ? random.pick(NASTY.inAddress) : encode(makeValue(schema, name, making));
    if (location === 'path') inPath.set(name, value);
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

/** Returns a value that the schema allows. */
function makeValue(schema: Schema, name: string, making: Making): unknown {
  const { random, known, schemas, turn } = making;
  const there = known[name];
  if (there && there.length > 0 && turn !== null) return there[turn % there.length];
  if (there && there.length > 0 && random.chance(0.85)) return random.pick(there);
  if (schema.$ref) return makeValue(schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}, name, making);
  if (schema.anyOf) return makeValue(random.pick(schema.anyOf), name, making);
  if (schema.enum) return random.pick(schema.enum);
  if ('const' in schema) return schema.const;
  switch (Array.isArray(schema.type) ? random.pick(schema.type) : schema.type) {
    case 'object':
      return makeObject(schema, making);
    case 'array': {
      const [fewest, most] = [schema.minItems ?? 0, Math.min(schema.maxItems ?? 2, (schema.minItems ?? 0) + 2)];
      return Array.from({ length: random.whole(fewest, most) }, () => makeValue(schema.items ?? {}, name, making));
    }
    case 'boolean':
      return random.chance(0.5);
    case 'integer':
      return random.whole(Math.max(0, schema.minimum ?? 0), Math.min(6, schema.maximum ?? 6));
    case 'number': {
      const within = random.between(Math.max(-90, schema.minimum ?? -90), Math.min(90, schema.maximum ?? 90));
      return Math.round(within * 1000) / 1000;
    }
    case 'null':
      return null;
    default:
      return textOf(schema, name, making);
  }
}

function makeObject(schema: Schema, making: Making): Record<string, unknown> {
  const { random } = making;
  const named = Object.entries(schema.properties ?? {})
    .filter(([field]) => schema.required?.includes(field) || random.chance(0.4))
    .map(([field, inner]) => [field, makeValue(inner, field, making)]);
  const rest = typeof schema.additionalProperties === 'object' ? schema.additionalProperties : null;
  const keys = schema.propertyNames?.enum?.filter(() => random.chance(0.4)) ?? [];
  return Object.fromEntries([...named, ...keys.map((key) => [key, rest && makeValue(rest, String(key), making)])]);
}

const HOUR_MS = 3_600_000;

function textOf({ format, pattern, examples = [] }: Schema, name: string, { random, now }: Making): string {
  const instant = new Date(now.getTime() + random.whole(-48, 480) * HOUR_MS);
  if (format === 'date-time') return instant.toISOString();
  if (format === 'date') return instant.toISOString().slice(0, 10);
  if (pattern && examples.length > 0) return String(random.pick(examples));
  if (name.includes('email')) return `somebody-${random.whole(0, 999)}@example.org`;
  if (name.includes('phone')) return '+44 20 7946 0018';
  if (name.includes('time') || name === 'open' || name === 'close') return `${10 + random.whole(0, 9)}:00:00`;
  return random.pick(['London', 'a', 'Straße 1', 'Ø', '🧳 bags', 'one two three', `${random.whole(0, 99_999)}`]);
}
