import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';
import { font, palette, radius } from '../design-system/src/tokens/index.ts';

const { surface, surfaceRaised, accent, emphasis, text, textMuted, onAccent, line, lineField } = palette.light;

/** Storybook's own frame, in Cubby's colours. */
addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: 'Cubby · design system',
    brandTarget: '_self',
    colorPrimary: emphasis,
    colorSecondary: accent,
    appBg: surface,
    appContentBg: surfaceRaised,
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
    inputBg: surfaceRaised,
    inputBorder: lineField,
    inputTextColor: text,
    inputBorderRadius: Number.parseInt(radius.small, 10),
  }),
});
