import type { AnyStruct, Endpoint } from './endpoint.ts';
import { Price } from './structs/stashpoint-draft.ts';
import { Amount } from './vocabulary/words.ts';

/** Returns the struct of the items of a list. */
export function itemOf({ response }: Endpoint): AnyStruct {
  return response?.schema.items.schema;
}

/** Returns the struct of a field such as `customer.email`, also inside a list; undefined if there is none. */
export function fieldAt(struct: AnyStruct, path: string): AnyStruct | undefined {
  return path.split('.').reduce<AnyStruct | undefined>((part, name) => part && ownField(elementOf(part), name), struct);
}

/** Returns the paths of all plain fields below a struct; a list is one of them. */
export function leavesOf(struct: AnyStruct, path = ''): string[] {
  const fields = fieldsOf(struct);
  if (!fields) return [path];
  return Object.entries(fields).flatMap(([name, field]) => leavesOf(field, path ? `${path}.${name}` : name));
}

/** Tells whether a field is money in minor units. */
export function isAmount(struct: AnyStruct | undefined): boolean {
  // Structs that superstruct derives, such as a nullable one, keep this function.
  return struct?.entries === Amount.entries || struct?.entries === Price.entries;
}

function elementOf(struct: AnyStruct): AnyStruct {
  return struct.type === 'array' && struct.schema ? struct.schema : struct;
}

function ownField(struct: AnyStruct, name: string): AnyStruct | undefined {
  const fields = fieldsOf(struct) ?? {};
  return Object.hasOwn(fields, name) ? fields[name] : undefined;
}

function fieldsOf(struct: AnyStruct): Record<string, AnyStruct> | undefined {
  return struct.type === 'type' || struct.type === 'object' ? (struct.schema ?? {}) : undefined;
}
