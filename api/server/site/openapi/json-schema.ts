import { is } from 'superstruct';
import type { AnyStruct } from '../../../contract/endpoint.ts';
import { factsOf } from '../../../contract/vocabulary/bounds.ts';
import { entityName } from './entities.ts';

export type JsonSchema = Record<string, unknown>;

/** Returns the JSON schema of a struct: by name where it is an entity, else inline. */
export function jsonSchema(struct: AnyStruct): JsonSchema {
  const name = entityName(struct);
  const schema = name ? { $ref: `#/components/schemas/${name}` } : describe(struct);
  if (!is(null, struct) || Object.keys(schema).length === 0) return schema;
  // A list of allowed values has to include null as well.
  return typeof schema.type === 'string' && !schema.enum
    ? { ...schema, type: [schema.type, 'null'] }
    : { anyOf: [schema, { type: 'null' }] };
}

/** Describes a struct inline, whether or not it has a name. */
export function describe(struct: AnyStruct): JsonSchema {
  const { anyOf, ...facts } = factsOf(struct);
  if (anyOf) return { anyOf: anyOf.map(jsonSchema) };
  return { ...shapeOf(struct), ...facts };
}

function shapeOf(struct: AnyStruct): JsonSchema {
  switch (struct.type) {
    case 'object':
    case 'type':
      return objectSchema(struct.schema as Record<string, AnyStruct> | null);
    case 'array':
      return { type: 'array', items: struct.schema ? jsonSchema(struct.schema as AnyStruct) : {} };
    case 'enums':
      return { type: 'string', enum: Object.values(struct.schema as Record<string, unknown>) };
    case 'literal':
      return { const: struct.schema };
    case 'string':
      return { type: 'string' };
    case 'integer':
      return { type: 'integer' };
    case 'NonNegative':
      return { type: 'integer', minimum: 0 };
    case 'number':
      return { type: 'number' };
    case 'boolean':
      return { type: 'boolean' };
    case 'tuple':
      return tupleSchema(struct);
    case 'record':
      return recordSchema(struct);
    case 'Instant':
      return { type: 'string', format: 'date-time' };
    case 'LocalDate':
      return { type: 'string', format: 'date' };
    case 'File':
      return { type: 'string', format: 'binary' };
    default:
      return {};
  }
}

function objectSchema(fields: Record<string, AnyStruct> | null): JsonSchema {
  if (!fields) return { type: 'object' };
  const required = Object.keys(fields).filter((name) => fields[name] && !is(undefined, fields[name]));
  return {
    type: 'object',
    properties: Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, jsonSchema(field)])),
    ...(required.length > 0 && { required }),
  };
}

/** Describes a tuple, which likewise yields one struct for each place. */
function tupleSchema(struct: AnyStruct): JsonSchema {
  const parts = [...struct.entries([], undefined as never)].map(([, , part]) => part as AnyStruct);
  const items = parts.filter((part) => part.type !== 'never').map(jsonSchema);
  const different = new Map(items.map((item) => [JSON.stringify(item), item]));
  const [only, ...others] = different.values();
  return {
    type: 'array',
    prefixItems: items,
    // Of what comes after them, which is nothing; tools that do not know tuples read the items here.
    items: only && others.length === 0 ? only : { anyOf: [...different.values()] },
    minItems: items.length,
    maxItems: items.length,
  };
}

/** Describes a record, which keeps its structs private; walking one of its values yields them, the key's first. */
function recordSchema(struct: AnyStruct): JsonSchema {
  const [key, value] = [...struct.entries({ key: undefined }, undefined as never)].map(([, , part]) => part);
  const keys = key && describe(key as AnyStruct);
  return {
    type: 'object',
    ...(keys?.enum !== undefined && { propertyNames: keys }),
    additionalProperties: value ? jsonSchema(value as AnyStruct) : true,
  };
}
