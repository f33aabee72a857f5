import { hue } from './brand.ts';
import type { ColourRole } from './colour.ts';
import type { Mode } from './roles.ts';

/**
 * The colours that change for users whose system asks for more contrast: text has 7:1 against every ground it may be
 * on (WCAG 2.2, 1.4.6), lines and shapes 4.5:1. Grounds stay as they are.
 */
export const highContrast: Record<Mode, Partial<Record<ColourRole, string>>> = {
  light: {
    textMuted: hue.neutral[800],
    line: hue.neutral[500],
    lineField: hue.neutral[700],
    accent: hue.primary[900],
    accentStrong: hue.primary[975],
    accentBright: hue.primary[700],
    onBrandMuted: hue.neutral[50],
    lineOnBrand: hue.primary[200],
    emphasis: hue.secondary[750],
    emphasisStrong: hue.secondary[900],
    spark: hue.secondary[600],
    success: hue.primary[700],
    danger: hue.danger[800],
    info: hue.info[800],
    mapTextWater: hue.info[900],
    mapTextGreen: hue.park[800],
  },
  dark: {
    textMuted: hue.night[100],
    line: hue.night[400],
    lineField: hue.night[200],
    accent: hue.primary[200],
    accentStrong: hue.primary[100],
    onBrandMuted: hue.night[100],
    lineOnBrand: hue.night[200],
    emphasis: hue.secondary[200],
    danger: hue.danger[200],
  },
};
