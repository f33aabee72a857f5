const DAY_MS = 86_400_000;

/** YYYY-MM-DD of the day after today: nobody plans for a day that has begun. */
export function tomorrow(): string {
  return new Date(Date.now() + DAY_MS).toISOString().slice(0, 10);
}
