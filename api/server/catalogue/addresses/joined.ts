/** Joins the distinct non-empty parts with `between`, leaving out a part that occurs already. */
export function joined(parts: readonly (string | undefined)[], between: string, before = ''): string {
  const there = parts.filter((part): part is string => Boolean(part) && part !== before);
  return [...new Set(there)].join(between);
}
