import { create, type Struct } from 'superstruct';
import type { AnyStruct } from '../../../contract/endpoint.ts';

/** A value that does not fit its struct. */
const UNFIT = Symbol('unfit');

/**
 * Reads input through a struct, as superstruct's `create` does.
 *
 * An object is first read field by field: superstruct walks through each of a search's twenty optional fields with
 * generators and copied paths even where it is missing, which takes three times as long. Only for what does not fit is
 * it asked, and then says why.
 *
 * @throws StructError with all failures.
 */
export function readInput(value: unknown, struct: AnyStruct): unknown {
  const read = readFields(value, struct);
  return read === UNFIT ? create(value, struct) : read;
}

function readFields(value: unknown, struct: AnyStruct): unknown {
  const { type, schema, coercer, validator, refiner }: Struct<unknown, unknown> = struct;
  const context = { branch: [value], path: [], mask: false };
  const object = coercer(value, context);
  if (type !== 'object' || !isRecord(schema) || !isRecord(object)) return UNFIT;
  if (fails(validator(object, context))) return UNFIT;
  let known = 0;
  for (const name in schema) {
    const field = schema[name] as AnyStruct;
    const isGiven = Object.hasOwn(object, name);
    if (isGiven) known += 1;
    if (!isGiven && mayBeMissing(field)) continue;
    const [error, read] = field.validate(object[name], { coerce: true });
    if (error) return UNFIT;
    if (isGiven || read !== undefined) object[name] = read;
  }
  if (Object.keys(object).length > known && Object.keys(object).some((name) => !Object.hasOwn(schema, name)))
    return UNFIT;
  return fails(refiner(object, context)) ? UNFIT : object;
}

const missable = new WeakMap<AnyStruct, boolean>();

/** Tells whether a field without a value is right, and stays without one. */
function mayBeMissing(field: AnyStruct): boolean {
  const known = missable.get(field);
  if (known !== undefined) return known;
  const [error, read] = field.validate(undefined, { coerce: true });
  const may = error === undefined && read === undefined;
  missable.set(field, may);
  return may;
}

function fails(failures: Iterable<unknown>): boolean {
  for (const _ of failures) return true;
  return false;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
