import { cardFieldTextSize, font, type Mode, palette, radius } from '@cubby/design-system';
import type { Appearance } from '@stripe/stripe-js';

/** Our look for Stripe's frames: they cannot use our variables, so they get the values themselves. */
export function stripeAppearance(mode: Mode): Appearance {
  const { accent, danger, lineField, surfaceField, text, textMuted } = palette[mode];
  return {
    theme: mode === 'dark' ? 'night' : 'stripe',
    labels: 'floating',
    variables: {
      fontFamily: font.text,
      fontSizeBase: cardFieldTextSize,
      borderRadius: radius.medium,
      colorPrimary: accent,
      colorBackground: surfaceField,
      colorText: text,
      colorTextSecondary: textMuted,
      colorDanger: danger,
    },
    rules: { '.Input': { border: `1.5px solid ${lineField}`, boxShadow: 'none' } },
  };
}
