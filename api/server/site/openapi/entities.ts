import { Struct } from 'superstruct';
import type { AnyStruct } from '../../../contract/endpoint.ts';
import * as contract from '../../../contract/index.ts';

/** Kinds of structs that get a name: shapes and enumerations. A bounded number is written inline. */
const NAMED_KINDS = ['object', 'type', 'enums'];

/** The entities of the contract by the name they are exported under. */
export const ENTITIES: ReadonlyMap<string, AnyStruct> = new Map(
  Object.entries(contract).flatMap(([name, value]): [string, AnyStruct][] =>
    value instanceof Struct && NAMED_KINDS.includes(value.type) && /^[A-Z]/.test(name) ? [[name, value]] : [],
  ),
);

/**
 * Names by their function: `optional` and `nullable` make another struct of an entity, but keep the function that walks
 * it.
 */
const NAMES = new Map([...ENTITIES].map(([name, struct]) => [struct.entries, name]));

export function entityName(struct: AnyStruct): string | undefined {
  return NAMES.get(struct.entries);
}
