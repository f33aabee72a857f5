import { hue } from './brand.ts';
import { type ColourRole, palette } from './colour.ts';
import { elevations } from './elevation.ts';
import { highContrast } from './high-contrast.ts';
import { channels } from './mix.ts';
import { duration, easing } from './motion.ts';
import { elevationUses, roleUses } from './role-uses.ts';
import type { Mode } from './roles.ts';
import { radius } from './shape.ts';
import { breakpoints, space, spaceUnit, touchTarget } from './space.ts';
import { font, fontWeight, headingSize, letterSpacing, lineHeight, textSize } from './type.ts';

interface Token {
  $value: unknown;
  $description?: string;
}
interface Group {
  $type?: string;
  $description?: string;
  [name: string]: Token | Group | string | undefined;
}

/**
 * All tokens in the interchange format of the Design Tokens Community Group (module of October 2025), which design
 * tools read: the package's `tokens.json` is this function's output. A role names its hue by reference.
 */
export function designTokens(): Group {
  return {
    $description: 'The design tokens of Cubby. Written from design-system/src/tokens; change them there.',
    hue: { $type: 'color', ...groups(hue, (scale: Record<number, string>) => tokens(scale, colour)) },
    colour: {
      $type: 'color',
      light: colours(palette.light),
      dark: colours(palette.dark),
      lightHighContrast: colours({ ...palette.light, ...highContrast.light }),
      darkHighContrast: colours({ ...palette.dark, ...highContrast.dark }),
    },
    font: { $type: 'fontFamily', ...tokens(font, families) },
    textSize: { $type: 'dimension', ...tokens(textSize, dimension) },
    headingSize: { $type: 'dimension', ...groups(headingSize, bounds) },
    fontWeight: { $type: 'fontWeight', ...tokens(fontWeight, (weight) => weight) },
    lineHeight: { $type: 'number', ...tokens(lineHeight, (height) => height) },
    letterSpacing: { $type: 'number', $description: 'In em.', ...tokens(letterSpacing, Number.parseFloat) },
    space: { $type: 'dimension', ...tokens(space, (units) => pixels(units * spaceUnit)) },
    touchTarget: { $type: 'dimension', $value: pixels(touchTarget) },
    breakpoint: { $type: 'dimension', ...tokens(breakpoints, pixels) },
    radius: { $type: 'dimension', ...tokens(radius, dimension) },
    shadow: { $type: 'shadow', light: shadows('light'), dark: shadows('dark') },
    duration: { $type: 'duration', ...tokens(duration, (value) => ({ value, unit: 'ms' })) },
    easing: { $type: 'cubicBezier', ...tokens(easing, (curve) => numbersOf(curve)) },
  };
}

function tokens<T>(table: Record<string, T>, write: (value: T) => unknown): Record<string, Token> {
  return Object.fromEntries(Object.entries(table).map(([name, value]) => [name, { $value: write(value) }]));
}

function groups<T>(table: Record<string, T>, write: (value: T) => Group): Record<string, Group> {
  return Object.fromEntries(Object.entries(table).map(([name, value]) => [name, write(value)]));
}

function colours(table: Record<ColourRole, string>): Record<string, Token> {
  return Object.fromEntries(
    Object.entries(table).map(([name, value]) => [
      name,
      { $value: reference(value) ?? colour(value), $description: roleUses[name as ColourRole] },
    ]),
  );
}

/** `{hue.primary.700}`: a hue changed in a design tool changes the role with it. */
function reference(value: string): string | null {
  for (const [name, scale] of Object.entries(hue))
    for (const [place, each] of Object.entries(scale)) if (each === value) return `{hue.${name}.${place}}`;
  return null;
}

/** A hex value or `rgba(…)`. */
function colour(value: string): object {
  const [red = 0, green = 0, blue = 0, alpha = 1] = value.startsWith('#') ? channels(value) : numbersOf(value);
  const components = [red, green, blue].map((channel) => Number((channel / 255).toFixed(4)));
  const hex = `#${[red, green, blue].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
  return { colorSpace: 'srgb', components, ...(alpha < 1 && { alpha }), hex };
}

function shadows(mode: Mode): Record<string, Token> {
  return Object.fromEntries(
    Object.entries(elevations).map(([name, values]) => [
      name,
      {
        $value: values[mode].split(/,(?![^(]*\))/).map(layer),
        $description: elevationUses[name as keyof typeof elevations],
      },
    ]),
  );
}

/** `0 6px 20px -12px rgba(…)`, as CSS writes one layer of a shadow. */
function layer(text: string): object {
  const [lengths = '', paint = ''] = text.trim().split(/ (?=rgba)/);
  const [offsetX = 0, offsetY = 0, blur = 0, spread = 0] = lengths.split(' ').map(Number.parseFloat);
  return {
    color: colour(paint),
    offsetX: pixels(offsetX),
    offsetY: pixels(offsetY),
    blur: pixels(blur),
    spread: pixels(spread),
  };
}

/** `clamp(2.25rem, …, 3.75rem)` has two ends; between them the width of the window decides. */
function bounds(size: string): Group {
  const ends = [...size.matchAll(/([\d.]+rem)(?=,|\)|$)/g)].map(([, end = '']) => dimension(end));
  return { min: { $value: ends[0] }, max: { $value: ends.at(-1) } };
}

function dimension(length: string): object {
  return { value: Number.parseFloat(length), unit: length.endsWith('rem') ? 'rem' : 'px' };
}

function pixels(value: number): object {
  return { value, unit: 'px' };
}

function families(stack: string): string[] {
  return stack.split(',').map((family) => family.trim().replaceAll('"', ''));
}

function numbersOf(text: string): number[] {
  return [...text.matchAll(/-?[\d.]+/g)].map(Number);
}
