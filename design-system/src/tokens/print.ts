import { hue } from './brand.ts';
import type { ColourRole } from './colour.ts';

/** Hides in print the parts that only work on a screen. */
export const screenOnly = { '@media print': { display: 'none' } } as const;

/** Ink on paper, whatever the mode on the screen: a browser prints no grounds, so light text would be lost. */
export const paperColours: Partial<Record<ColourRole, string>> = {
  surface: hue.neutral[0],
  surfaceRaised: hue.neutral[0],
  surfaceMuted: hue.neutral[0],
  text: hue.neutral[900],
  textMuted: hue.neutral[800],
  textAccent: hue.neutral[900],
  line: hue.neutral[500],
  lineField: hue.neutral[700],
  brand: hue.neutral[0],
  brandRaised: hue.neutral[0],
  onBrand: hue.neutral[900],
  onBrandMuted: hue.neutral[800],
  emphasis: hue.secondary[600],
  emphasisStrong: hue.secondary[700],
  danger: hue.danger[800],
};
