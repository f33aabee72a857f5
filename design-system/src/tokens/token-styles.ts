import { type ColourRole, CSS_PREFIX, colourVariable, MODE_ATTRIBUTE, palette } from './colour.ts';
import { type Elevation, elevations } from './elevation.ts';
import { highContrast } from './high-contrast.ts';
import { duration, easing } from './motion.ts';
import type { Mode } from './roles.ts';
import { radius } from './shape.ts';
import { space, spaceUnit, touchTarget } from './space.ts';
import { font, fontWeight, headingSize, letterSpacing, lineHeight, textSize } from './type.ts';

/**
 * All tokens as CSS variables, for pages without our theme: the package's `tokens.css` is this function's output.
 * Colours and shadows have the names the theme gives them. They follow the device's mode until `<html data-mode="dark">`
 * or `"light"` says otherwise, and its wish for more contrast.
 */
export function tokenStyles(): string {
  return [
    '/* The design tokens of Cubby. Written from design-system/src/tokens; change them there. */',
    rule(':root', [...scales(), ...modeOf('light')]),
    rule(CHOSEN_DARK, modeOf('dark')),
    media(DARK, rule(UNCHOSEN, modeOf('dark'))),
    media(MORE, rule(CHOSEN_LIGHT, coloursOf(highContrast.light))),
    media(MORE, rule(CHOSEN_DARK, coloursOf(highContrast.dark))),
    media(`${MORE} and ${LIGHT}`, rule(UNCHOSEN, coloursOf(highContrast.light))),
    media(`${MORE} and ${DARK}`, rule(UNCHOSEN, coloursOf(highContrast.dark))),
    '',
  ].join('\n');
}

const [CHOSEN_LIGHT, CHOSEN_DARK] = [`:root[${MODE_ATTRIBUTE}="light"]`, `:root[${MODE_ATTRIBUTE}="dark"]`];
const UNCHOSEN = `:root:not([${MODE_ATTRIBUTE}])`;
const [LIGHT, DARK] = ['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)'];
const MORE = '(prefers-contrast: more)';

type Declaration = readonly [name: string, value: string | number];

function scales(): Declaration[] {
  return [
    ...named('font', font),
    ...named('text-size', textSize),
    ...named('heading-size', headingSize),
    ...named('font-weight', fontWeight),
    ...named('line-height', lineHeight),
    ...named('letter-spacing', letterSpacing),
    ...named('space', space, (units) => `${units * spaceUnit}px`),
    [`--${CSS_PREFIX}-touch-target`, `${touchTarget}px`],
    ...named('radius', radius),
    ...named('duration', duration, (milliseconds) => `${milliseconds}ms`),
    ...named('easing', easing),
  ];
}

function modeOf(mode: Mode): Declaration[] {
  return [
    ['color-scheme', mode],
    ...coloursOf(palette[mode]),
    ...named('shadow', elevations, (values: (typeof elevations)[Elevation]) => values[mode]),
  ];
}

function coloursOf(table: Partial<Record<ColourRole, string>>): Declaration[] {
  return Object.entries(table).map(([role, value]) => [colourVariable(role as ColourRole), value]);
}

function named<T>(group: string, table: Record<string, T>, write: (value: T) => string | number = String) {
  return Object.entries(table).map(([name, value]) => [`--${CSS_PREFIX}-${group}-${name}`, write(value)] as const);
}

function rule(selector: string, declarations: readonly Declaration[]): string {
  return `${selector} {\n${declarations.map(([name, value]) => `  ${name}: ${value};`).join('\n')}\n}`;
}

function media(query: string, content: string): string {
  return `@media ${query} {\n${content.replace(/^/gm, '  ')}\n}`;
}
