import { hue } from '../tokens/hues.ts';
import { changedVariables } from './changed-variables.ts';

/** Ink on paper, whatever the mode on the screen: a browser prints no grounds, so light text would be lost. */
export const onPaper = {
  // Before the modes and more contrast, which name an attribute.
  ':root:root:root': changedVariables('dark', {
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
    highlight: hue.white,
    danger: hue.red800,
  }),
};
