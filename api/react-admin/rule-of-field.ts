import { type AnyStruct, factsOf } from '../contract/index.ts';

/** Bounds of a number, of the length of a text, or of the number of items of a list. */
interface Bounds {
  kind: 'number' | 'length' | 'items';
  minimum: number | null;
  maximum: number | null;
}

/** The contract's rule for a field: its bounds, or the type of its value. */
export type FieldRule = Bounds | { kind: 'choice' | 'date' };

/** Numbers beyond this are limits of the database, which mean nothing to users. */
const ANY_NUMBER = 2_000_000_000;

/** Returns the rule of the field at a path of a body (`size_pricing.large.first_day_cost`), or null without one. */
export function ruleOfField(body: AnyStruct | undefined, path: string): FieldRule | null {
  const struct = path.split('.').reduce<AnyStruct | undefined>(partOf, body);
  if (!struct) return null;
  const { minimum, maximum, minLength, maxLength, minItems, maxItems } = factsOf(struct);
  if (struct.type === 'enums') return { kind: 'choice' };
  if (struct.type === 'Instant' || struct.type === 'LocalDate') return { kind: 'date' };
  if (struct.type === 'integer' || struct.type === 'number') return within('number', minimum, maximum);
  if (maxItems !== undefined) return within('items', minItems, maxItems);
  return maxLength === undefined ? null : within('length', minLength, maxLength);
}

/** Returns the struct of one field of an object, or of the items of a list. */
function partOf(struct: AnyStruct | undefined, segment: string): AnyStruct | undefined {
  if (struct?.type === 'array') return struct.schema as AnyStruct;
  const schema = (struct?.schema ?? {}) as Record<string, AnyStruct>;
  return Object.hasOwn(schema, segment) ? schema[segment] : undefined;
}

function within(kind: 'number' | 'length' | 'items', minimum = 0, maximum = ANY_NUMBER): Bounds | null {
  const least = minimum <= (kind === 'number' ? -ANY_NUMBER : 0) ? null : minimum;
  const most = maximum >= ANY_NUMBER ? null : maximum;
  return least === null && most === null ? null : { kind, minimum: least, maximum: most };
}
