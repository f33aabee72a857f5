/** Formats metres up to a kilometre, in tens; kilometres after that. */
export function writeDistance(kilometres: number, number: (value: number, digits?: number) => string): string {
  return kilometres < 0.995
    ? `${number(Math.max(10, Math.round(kilometres * 100) * 10))} m`
    : `${number(kilometres, 1)} km`;
}
