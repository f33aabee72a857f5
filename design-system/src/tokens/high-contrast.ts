import type { ColourRole } from './colour.ts';
import { hue, nightHue } from './hues.ts';
import type { Mode } from './roles.ts';

/**
 * The colours that change for users whose system asks for more contrast: text has 7:1 against every ground it may be
 * on (WCAG 2.2, 1.4.6), lines and shapes 4.5:1. Grounds stay as they are.
 */
export const highContrast: Record<Mode, Partial<Record<ColourRole, string>>> = {
  light: {
    textMuted: hue.inkDeep,
    line: hue.stone,
    lineField: hue.inkSoft,
    accent: hue.pine900,
    accentStrong: hue.pine950,
    accentBright: hue.pine700,
    onBrandMuted: hue.paper,
    lineOnBrand: hue.pine200,
    emphasis: hue.tangerine750,
    emphasisStrong: hue.tangerine800,
    spark: hue.tangerine600,
    success: hue.pine700,
    danger: hue.red800,
    info: hue.sky800,
    mapTextWater: hue.sky900,
    mapTextGreen: hue.meadowDeep,
  },
  dark: {
    textMuted: nightHue.inkBright,
    line: nightHue.stone,
    lineField: nightHue.inkSoft,
    accent: hue.pine200,
    accentStrong: hue.pine100,
    onBrandMuted: nightHue.inkBright,
    lineOnBrand: nightHue.inkSoft,
    emphasis: nightHue.tangerine200,
    danger: nightHue.red200,
  },
};
