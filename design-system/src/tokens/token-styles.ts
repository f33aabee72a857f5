import { CSS_PREFIX, colourVariable, MODE_ATTRIBUTE } from './colour.ts';
import { type Elevation, elevations } from './elevation.ts';
import { duration, easing } from './motion.ts';
import { type Mode, roles } from './roles.ts';
import { radius } from './shape.ts';
import { space, spaceUnit, touchTarget } from './space.ts';
import { font, fontWeight, headingSize, letterSpacing, lineHeight, textSize } from './type.ts';

/**
 * All tokens as CSS variables, for pages without our theme: the package's `tokens.css` is this function's output.
 * Colours and shadows have the names the theme gives them, and follow the device until `<html data-mode="dark">` or
 * `"light"` says otherwise.
 */
export function tokenStyles(): string {
  return [
    '/* The design tokens of Cubby. Written from design-system/src/tokens; change them there. */',
    rule(':root', [...scales(), ...modeOf('light')]),
    rule(`[${MODE_ATTRIBUTE}="dark"]`, modeOf('dark')),
    `@media (prefers-color-scheme: dark) {\n${indent(rule(`:root:not([${MODE_ATTRIBUTE}])`, modeOf('dark')))}\n}`,
    '',
  ].join('\n');
}

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
  const roleNames = Object.keys(roles) as (keyof typeof roles)[];
  return [
    ['color-scheme', mode],
    ...roleNames.map((role) => [colourVariable(role), roles[role][mode]] as const),
    ...named('shadow', elevations, (values: (typeof elevations)[Elevation]) => values[mode]),
  ];
}

function named<T>(group: string, table: Record<string, T>, write: (value: T) => string | number = String) {
  return Object.entries(table).map(([name, value]) => [`--${CSS_PREFIX}-${group}-${name}`, write(value)] as const);
}

function rule(selector: string, declarations: readonly Declaration[]): string {
  return `${selector} {\n${declarations.map(([name, value]) => `  ${name}: ${value};`).join('\n')}\n}`;
}

function indent(text: string): string {
  return text.replace(/^/gm, '  ');
}
