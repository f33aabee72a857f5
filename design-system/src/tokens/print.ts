import type { ColourRole } from './colour.ts';
import { hue } from './hues.ts';

/** Leaves out on paper what only works on a screen. */
export const screenOnly = { '@media print': { display: 'none' } } as const;

/** Ink on paper, whatever the mode on the screen: a browser prints no grounds, so light text would be lost. */
export const paperColours: Partial<Record<ColourRole, string>> = {
  surface: hue.white,
  surfaceRaised: hue.white,
  surfaceMuted: hue.white,
  text: hue.ink,
  textMuted: hue.inkDeep,
  textAccent: hue.ink,
  line: hue.stone,
  lineField: hue.inkSoft,
  brand: hue.white,
  brandRaised: hue.white,
  onBrand: hue.ink,
  onBrandMuted: hue.inkDeep,
  emphasis: hue.tangerine600,
  emphasisStrong: hue.tangerine700,
  danger: hue.red800,
};
