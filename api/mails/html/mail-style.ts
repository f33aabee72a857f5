import {
  type ColourRole,
  cardArch,
  font,
  fontWeight,
  letterSpacing,
  lineHeight,
  palette,
  radius,
  spaceUnit,
  textSize,
} from '@cubby/design-system/tokens';
import type { CSSProperties } from 'react';

type Painted = Partial<Record<'backgroundColor' | 'borderColor' | 'color', ColourRole>>;

/** The colours of an email, by role: the light ones are inline, the dark ones in the email's style sheet. */
const PAINTS = {
  page: { backgroundColor: 'surface', color: 'text' },
  band: { backgroundColor: 'brand', color: 'onBrand' },
  card: { backgroundColor: 'surfaceRaised', borderColor: 'line', color: 'text' },
  said: { color: 'text' },
  title: { color: 'textAccent' },
  label: { color: 'textMuted' },
  anchor: { color: 'accent' },
  button: { backgroundColor: 'accent', color: 'onAccent' },
  soft: { backgroundColor: 'accentSoft', color: 'onAccentSoft' },
  rule: { borderColor: 'line' },
} satisfies Record<string, Painted>;

export type Paint = keyof typeof PAINTS;

/** Returns an element's class and its light colours, together with its other styles. */
export function painted(paint: Paint, style: CSSProperties = {}): { className: string; style: CSSProperties } {
  return { className: classOf(paint), style: { ...style, ...coloursOf(paint, 'light') } };
}

/** The colour mode of an email: that of the device, or a fixed one for previews. */
export type MailMode = 'device' | 'light' | 'dark';

/** Returns the style sheet of the dark mode. Outlook on the web needs a selector of its own. */
export function sheetOf(mode: MailMode): string {
  if (mode === 'light') return '';
  const rules = (before: string) => (Object.keys(PAINTS) as Paint[]).map((paint) => before + ruleOf(paint)).join('');
  if (mode === 'dark') return rules('');
  return `@media (prefers-color-scheme: dark) {${rules('')}}${rules('[data-ogsc] ')}`;
}

function ruleOf(paint: Paint): string {
  const colours = Object.entries(coloursOf(paint, 'dark'));
  const named = colours.map(
    ([property, value]) => `${property.replace(/[A-Z]/g, (upper) => `-${upper.toLowerCase()}`)}: ${value} !important`,
  );
  return `.${classOf(paint)} {${named.join('; ')}}`;
}

function classOf(paint: Paint): string {
  return `mail-${paint}`;
}

function coloursOf(paint: Paint, mode: 'light' | 'dark'): CSSProperties {
  return Object.fromEntries(
    Object.entries(PAINTS[paint]).map(([property, role]: [string, ColourRole]) => [property, palette[mode][role]]),
  );
}

/** Outlook does not support rem. */
const px = (rem: string) => `${Number.parseFloat(rem) * 16}px`;

/** Text styles by role. Our typefaces come first, for readers who have them installed; nothing is loaded. */
export const LETTERS = {
  mark: {
    fontFamily: font.heading,
    fontSize: px(textSize.title),
    fontWeight: fontWeight.bold,
    letterSpacing: letterSpacing.mark,
    lineHeight: lineHeight.solid,
  },
  title: {
    fontFamily: font.heading,
    fontSize: px(textSize.title),
    fontWeight: fontWeight.bold,
    letterSpacing: letterSpacing.heading,
    lineHeight: lineHeight.tight,
  },
  text: { fontFamily: font.text, fontSize: px(textSize.normal), lineHeight: lineHeight.text },
  strong: {
    fontFamily: font.text,
    fontSize: px(textSize.normal),
    fontWeight: fontWeight.semibold,
    lineHeight: lineHeight.text,
  },
  small: { fontFamily: font.text, fontSize: px(textSize.small), lineHeight: lineHeight.normal },
  code: {
    fontFamily: font.code,
    fontSize: px(textSize.figure),
    fontWeight: fontWeight.bold,
    letterSpacing: letterSpacing.wide,
    lineHeight: lineHeight.tight,
  },
} satisfies Record<string, CSSProperties>;

export const CORNERS = { card: radius.medium, band: cardArch, button: radius.pill, soft: radius.medium };

/** Returns a distance in pixels, by the design system's unit. */
export const gap = (units: number) => `${units * spaceUnit}px`;
