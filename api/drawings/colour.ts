/** The product's palette, as the pictures use it. */
export const colour = {
  paper: '#FBF6EE',
  paperDeep: '#F3EADB',
  line: '#E2D6C3',
  ink: '#1F2421',
  pine900: '#0E3B33',
  pine700: '#14594B',
  pine500: '#2B7F6B',
  pine100: '#DCEBE5',
  tangerine600: '#C2410C',
  tangerine500: '#F2672A',
  marigold400: '#F6B73C',
  marigold100: '#FDF0D2',
  blush200: '#F9D9C5',
  sky200: '#CFE3E8',
  plum700: '#5B2A4A',
  white: '#FFFFFF',
} as const;

/** `share` of `second` stirred into `first`: 0 is all the first, 1 all the second. */
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

function channels(hex: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
}
