import { create } from 'storybook/theming/create';
import { font, palette, radius } from '../design-system/src/tokens/index.ts';

const {
  surface,
  surfaceRaised,
  surfaceMuted,
  accent,
  accentSoft,
  emphasis,
  text,
  textMuted,
  onAccent,
  line,
  lineField,
} = palette.light;

/** Storybook's own frame and pages, in the colours and typeface of the brand. */
export const frameTheme = create({
  base: 'light',
  brandTitle: 'Cubby · design system',
  brandTarget: '_self',
  colorPrimary: emphasis,
  colorSecondary: accent,
  appBg: surface,
  appContentBg: surfaceRaised,
  appHoverBg: accentSoft,
  appPreviewBg: surface,
  appBorderColor: line,
  appBorderRadius: Number.parseInt(radius.small, 10),
  fontBase: font.text,
  fontCode: font.code,
  textColor: text,
  textInverseColor: onAccent,
  textMutedColor: textMuted,
  barTextColor: textMuted,
  barSelectedColor: accent,
  barHoverColor: accent,
  barBg: surfaceRaised,
  buttonBg: surfaceRaised,
  buttonBorder: lineField,
  booleanBg: surfaceMuted,
  booleanSelectedBg: surfaceRaised,
  inputBg: surfaceRaised,
  inputBorder: lineField,
  inputTextColor: text,
  inputBorderRadius: Number.parseInt(radius.small, 10),
});
