import { hue } from './brand.ts';
import { CSS_PREFIX } from './colour.ts';
import { BLACK, translucent } from './mix.ts';
import type { Mode } from './roles.ts';

const ink = (share: number) => translucent(hue.neutral[900], share);
const tint = (share: number) => translucent(hue.primary[900], share);
const black = (share: number) => translucent(BLACK, share);

/**
 * Height of something above the page. A shadow has the colour of the brand; in dark mode, where it is hardly visible, it
 * is black, and lines do the rest.
 */
export const elevations = {
  card: {
    light: `0 1px 0 ${ink(0.04)}, 0 6px 20px -12px ${tint(0.28)}`,
    dark: `0 1px 0 ${black(0.3)}, 0 6px 20px -12px ${black(0.6)}`,
  },
  raised: {
    light: `0 2px 0 ${ink(0.05)}, 0 18px 44px -18px ${tint(0.42)}`,
    dark: `0 2px 0 ${black(0.3)}, 0 18px 44px -18px ${black(0.8)}`,
  },
  bar: {
    light: `0 -8px 30px -18px ${tint(0.5)}`,
    dark: `0 -8px 30px -18px ${black(0.9)}`,
  },
  sheet: {
    light: `0 -8px 24px ${ink(0.18)}`,
    dark: `0 -8px 24px ${black(0.5)}`,
  },
} satisfies Record<string, Record<Mode, string>>;

export type Elevation = keyof typeof elevations;

const names = Object.keys(elevations) as Elevation[];

/** Each shadow as a value for styles: it follows the mode automatically. */
export const shadow = Object.fromEntries(names.map((name) => [name, `var(--${CSS_PREFIX}-shadow-${name})`])) as Record<
  Elevation,
  string
>;

/** The shadows of one mode, for the theme that declares the variables. */
export function shadowsOf(mode: Mode): Record<Elevation, string> {
  return Object.fromEntries(names.map((name) => [name, elevations[name][mode]])) as Record<Elevation, string>;
}

/** A line around something that takes no space, outside it or inside. */
export const ring = {
  outside: (colour: string) => `0 0 0 2px ${colour}`,
  inside: (colour: string) => `inset 0 0 0 2px ${colour}`,
} as const;

/** Keeps letters readable on a busy ground such as a map. */
export function textHalo(colour: string): string {
  return `0 0 3px ${colour}, 0 0 3px ${colour}`;
}
