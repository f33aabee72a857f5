/** Every colour, shape and size of Cubby. Nothing else in the product names a colour. */
export const colour = {
  paper: '#FBF6EE',
  paperDeep: '#F3EADB',
  line: '#E2D6C3',
  /** The edge of a field: 3:1 against paper, which the decorative line is not. */
  fieldLine: '#8A8372',
  ink: '#1F2421',
  inkSoft: '#54605A',
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
  error: '#B3261E',
  errorSoft: '#FBE9E6',
  white: '#FFFFFF',
} as const;

export const font = {
  heading: '"Bricolage Grotesque Variable", "Trebuchet MS", system-ui, sans-serif',
  text: '"Figtree Variable", "Segoe UI", system-ui, sans-serif',
} as const;

export const radius = { small: 8, medium: 14, large: 22 } as const;

/**
 * The cubbyhole: a square with a generously rounded top. Percentages keep it an arch at every size; the
 * bottom corners stay a little soft so that it sits on its shelf.
 */
export const arch = '50% 50% 14px 14px / 38% 38% 14px 14px';

/** The lower arch of a wide picture, whose top must not turn into a dome. */
export const wideArch = '32% 32% 14px 14px / 46% 46% 14px 14px';

/** The smallest side of anything one touches, in pixels. */
export const touchTarget = 48;

export const shadow = {
  card: '0 1px 0 rgba(31, 36, 33, 0.04), 0 6px 20px -12px rgba(14, 59, 51, 0.28)',
  raised: '0 2px 0 rgba(31, 36, 33, 0.05), 0 18px 44px -18px rgba(14, 59, 51, 0.42)',
} as const;

/** Digits of one width, so that prices and times stand in columns. */
export const tabularNumbers = { fontVariantNumeric: 'tabular-nums' } as const;

/** A list whose entries say for themselves where each begins. */
export const plainList = { listStyle: 'none', margin: 0, padding: 0 } as const;
