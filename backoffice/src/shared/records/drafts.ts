export type Draft = Record<string, unknown>;

/** Returns the draft's changed fields, compared by value. */
export function differing(values: Draft, before: Draft): Draft {
  return Object.fromEntries(
    Object.entries(values).filter(([field, value]) => JSON.stringify(value) !== JSON.stringify(before[field])),
  );
}
