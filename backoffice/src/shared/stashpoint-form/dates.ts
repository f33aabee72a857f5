const DAY_MS = 86_400_000;

/** Returns tomorrow as YYYY-MM-DD: today has already begun and can no longer be planned. */
export function tomorrow(): string {
  return new Date(Date.now() + DAY_MS).toISOString().slice(0, 10);
}
