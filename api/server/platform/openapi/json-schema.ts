import { is } from 'superstruct';
import type { AnyStruct } from '../../../contract/endpoint.ts';

export type JsonSchema = Record<string, unknown>;

/** The JSON schema of a struct, as far as a struct tells of itself. */
export function jsonSchema(struct: AnyStruct): JsonSchema {
  const schema = describe(struct);
  return is(null, struct) && Object.keys(schema).length > 0 ? { anyOf: [schema, { type: 'null' }] } : schema;
}

function describe(struct: AnyStruct): JsonSchema {
  switch (struct.type) {
    case 'object':
    case 'type':
      return objectSchema(struct.schema as Record<string, AnyStruct> | null);
    case 'array':
      return { type: 'array', items: struct.schema ? jsonSchema(struct.schema as AnyStruct) : {} };
    case 'enums':
      return { enum: Object.values(struct.schema as Record<string, unknown>) };
    case 'string':
      return { type: 'string' };
    case 'integer':
      return { type: 'integer' };
    case 'number':
    case 'NonNegative':
      return { type: 'number' };
    case 'boolean':
      return { type: 'boolean' };
    case 'record':
      return { type: 'object' };
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
