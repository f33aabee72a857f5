/** The deepest shadow, whatever the brand. */
export const BLACK = '#000000';

/** Mixes `share` of `second` into `first`: 0 is all the first, 1 all the second. */
export function mix(first: string, second: string, share: number): string {
  const [a, b] = [channels(first), channels(second)];
  return `#${a
    .map((value, index) =>
      Math.round(value + ((b[index] ?? value) - value) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** Returns a hex value as `rgba(…)`, of which the ground behind shows through: 0 is all of the ground, 1 none. */
export function translucent(hex: string, share: number): string {
  return `rgba(${channels(hex).join(', ')}, ${share})`;
}

/** Red, green and blue of a hex value, each from 0 to 255. */
export function channels(hex: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
}
