import { typefaces } from './brand.ts';
import { colour } from './colour.ts';

/** The names of a typeface as `@cubby/design-system/fonts.css` declares it: itself, and its stand-in until it has loaded. */
export const loadedFamily = (family: string) => `${family} Variable`;
export const standInFamily = (family: string) => `${family} Fallback`;

/** The typefaces we host ourselves, and their fallbacks. */
export const font = {
  heading: stack(typefaces.heading),
  text: stack(typefaces.text),
  code: 'ui-monospace, "SF Mono", "Cascadia Mono", Menlo, monospace',
} as const;

/** Font sizes in rem, so that they follow the reader's setting. */
export const textSize = {
  tiny: '0.75rem',
  caption: '0.8125rem',
  small: '0.875rem',
  medium: '0.9375rem',
  normal: '1rem',
  large: '1.0625rem',
  larger: '1.125rem',
  lead: '1.25rem',
  title: '1.5rem',
  figure: '2rem',
  display: '2.5rem',
  hero: '3.25rem',
} as const;

/** Headings, which grow with the width of the window between two bounds. */
export const headingSize = {
  /** The first line of a page that is not the home page. */
  page: 'clamp(1.9rem, 1.4rem + 2.2vw, 3rem)',
  h1: 'clamp(2.25rem, 1.5rem + 3.2vw, 3.75rem)',
  h2: 'clamp(1.65rem, 1.3rem + 1.5vw, 2.4rem)',
  h3: 'clamp(1.3rem, 1.15rem + 0.6vw, 1.6rem)',
  h4: '1.2rem',
  h5: '1.0625rem',
  h6: '1rem',
} as const;

/** Headings and paragraphs of the console, which fits more on a screen. */
export const denseTextSize = {
  h1: 'clamp(1.6rem, 1.3rem + 1.1vw, 2.2rem)',
  h2: '1.2rem',
  h3: '1.0625rem',
  body1: '1rem',
} as const;

export const fontWeight = { regular: 400, semibold: 600, strong: 650, bold: 700, heavy: 750 } as const;

export const lineHeight = {
  solid: 1,
  display: 1.04,
  heading: 1.12,
  tight: 1.2,
  snug: 1.35,
  normal: 1.5,
  text: 1.55,
  loose: 1.65,
} as const;

export const letterSpacing = {
  mark: '-0.035em',
  figure: '-0.02em',
  heading: '-0.015em',
  normal: '0',
  code: '0.06em',
  wide: '0.12em',
} as const;

/** A payment provider draws its field in a frame of its own, to which our root size does not apply. */
export const cardFieldTextSize = '17px';

/** The line below a link, clear of its letters. */
export const linkLine = { textUnderlineOffset: '0.18em', textDecorationThickness: '0.08em' } as const;

/** A link in running text, for the style of a list of many: as elements of MUI they cost more than what they say. */
export const textLink = {
  ...linkLine,
  color: colour.accent,
  textDecorationColor: 'color-mix(in srgb, currentColor 40%, transparent)',
  '&:hover': { textDecorationColor: 'inherit' },
} as const;

/** Digits of equal width, so that prices and times line up in columns. */
export const tabularNumbers = { fontVariantNumeric: 'tabular-nums' } as const;

function stack({ family, similar }: { family: string; similar: readonly string[] }): string {
  const named = [loadedFamily(family), standInFamily(family), ...similar].map((name) => `"${name}"`);
  return [...named, 'system-ui', 'sans-serif'].join(', ');
}
