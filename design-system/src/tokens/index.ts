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
  tangerine900: '#4A1806',
  tangerine800: '#5E2007',
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

/** Sizes of letters beside those of headings and paragraphs, which the theme has. */
export const textSize = {
  tiny: '0.75rem',
  caption: '0.8125rem',
  small: '0.875rem',
  medium: '0.9375rem',
  normal: '1rem',
  large: '1.0625rem',
  larger: '1.125rem',
  lead: '1.1875rem',
  subtitle: '1.25rem',
  code: '1.3rem',
  shortFigure: '1.45rem',
  title: '1.5rem',
  sheetTitle: '1.6rem',
  figure: '1.9rem',
  promise: '2rem',
  longFigure: '2.2rem',
  pin: '2.5rem',
  average: '3.25rem',
} as const;

/** Headings and paragraphs of the console, where more has to stand on a screen. */
export const denseTextSize = {
  h1: 'clamp(1.6rem, 1.3rem + 1.1vw, 2.2rem)',
  h2: '1.2rem',
  h3: '1.05rem',
  body1: '1rem',
} as const;

/** A payment provider draws its field in a frame of its own, where our root size does not count. */
export const cardFieldTextSize = '17px';

/** Sides of icons in pixels, where the theme's own sizes do not fit. */
export const iconSize = { inList: 20, inMenu: 22, onCard: 34, besideAverage: 52 } as const;

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
  /** Above what is scrolled beneath: a bar of buttons, a sheet of results. */
  bar: '0 -8px 30px -18px rgba(14, 59, 51, .5)',
  sheet: '0 -8px 24px rgb(31 36 33 / 0.18)',
} as const;

/** Digits of one width, so that prices and times stand in columns. */
export const tabularNumbers = { fontVariantNumeric: 'tabular-nums' } as const;

/** A list whose entries say for themselves where each begins. */
export const plainList = { listStyle: 'none', margin: 0, padding: 0 } as const;
