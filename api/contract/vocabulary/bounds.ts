import {
  Struct,
  max as structMax,
  min as structMin,
  pattern as structPattern,
  size as structSize,
  union as structUnion,
} from 'superstruct';

/*
 * Superstruct's refinements check a value's bounds without storing them. These also store them, so that /openapi.json
 * can include them: everything in the contract takes its refinements from here.
 */

// biome-ignore lint/suspicious/noExplicitAny: a struct's two parameters vary in ways only `any` admits.
type AnyStruct = Struct<any, any>;

/** Facts about a struct's values, in the terms of JSON Schema. */
export interface Facts {
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  pattern?: string;
  examples?: readonly unknown[];
  anyOf?: readonly AnyStruct[];
}

/**
 * Keyed by the struct's `entries`: all structs that superstruct derives from a struct (optional, nullable, trimmed)
 * keep that function.
 */
const FACTS = new WeakMap<object, Facts>();

export function factsOf(struct: AnyStruct): Facts {
  return FACTS.get(struct.entries) ?? {};
}

/** Returns the same struct with more facts. */
export function withFacts<T, S>(struct: Struct<T, S>, facts: Facts): Struct<T, S> {
  const entries: AnyStruct['entries'] = (value, context) => struct.entries(value, context);
  FACTS.set(entries, { ...factsOf(struct), ...facts });
  return new Struct({ ...struct, entries });
}

export const min: typeof structMin = (struct, threshold, options) =>
  withFacts(structMin(struct, threshold, options), { minimum: Number(threshold) });

export const max: typeof structMax = (struct, threshold, options) =>
  withFacts(structMax(struct, threshold, options), { maximum: Number(threshold) });

export const pattern: typeof structPattern = (struct, regexp) =>
  withFacts(structPattern(struct, regexp), { pattern: regexp.source });

export const size: typeof structSize = (struct, least, most = least) => {
  const refined = structSize(struct, least, most);
  if (struct.type === 'array') return withFacts(refined, { minItems: least, maxItems: most });
  return withFacts(refined, { minLength: least, maxLength: most });
};

export const union: typeof structUnion = (structs) =>
  withFacts(structUnion(structs), { anyOf: structs as unknown as AnyStruct[] });
