/** The parts there are, each once, with `between` between them, and without the one that stands before already. */
export function joined(parts: readonly (string | undefined)[], between: string, before = ''): string {
  const there = parts.filter((part): part is string => Boolean(part) && part !== before);
  return [...new Set(there)].join(between);
}
