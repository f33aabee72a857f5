import { hue, mix, paint } from '@cubby/design-system/paints';
import { type Drawing, line, niche, place, polygon, rect, repeat } from './draw.ts';
import type { Material, Mood } from './mood.ts';
import { flowers } from './nature.ts';
import type { Random } from './random.ts';

export type Storeys = 'shutters' | 'arched' | 'gable' | 'glass' | 'balcony' | 'timber' | 'brick';

interface House {
  width: number;
  /** Height of the street below the top of the picture. */
  street: number;
  shopHeight: number;
  wall: Material;
  wood: Material;
}

/** Draws the house above a shop, whose foot is at the origin. */
export function storeys(kind: Storeys, random: Random, mood: Mood, { width, street, shopHeight, wall, wood }: House) {
  const full = -street * (street > 1000 ? 1.06 : 0.965);
  const top = kind === 'gable' ? -shopHeight - (street - shopHeight) * 0.36 : full;
  const half = width / 2;
  const upper = { width, top: top + 46, bottom: -shopHeight - 40, wall, wood, random, mood };
  const eaves =
    kind === 'gable'
      ? gable(width, top, street, wall, mood)
      : rect(-half - 16, top - 14, width + 32, 26, wall.lit, 4) +
        repeat(Math.floor(width / 40), 40, (x) => rect(x - 8, top + 12, 16, 14, wall.shade));
  return [
    rect(-half, top, width, -top, wall.base),
    eaves,
    rect(half - 46, top, 46, -top, wall.shade),
    kind === 'timber' ? beams(upper) : kind === 'glass' ? '' : bricks(kind === 'brick' ? 120 : 26, upper),
    kind === 'glass' ? curtain(upper) : windows(kind, upper),
    rect(-half, -shopHeight - 44, width, 16, wall.lit),
  ].join('');
}

interface Upper {
  width: number;
  top: number;
  bottom: number;
  wall: Material;
  wood: Material;
  random: Random;
  mood: Mood;
}

/** Draws a stepped gable against the sky, with a round window. */
function gable(width: number, top: number, street: number, wall: Material, mood: Mood): Drawing {
  const rise = (street + top) * 0.62;
  const steps = 4;
  const tread = width / 2 / (steps + 0.6);
  return [
    ...Array.from({ length: steps }, (_, step) => {
      const across = width - tread * 2 * step;
      const y = top - (rise * (step + 1)) / steps;
      return (
        rect(-across / 2, y, across, rise / steps + 2, wall.base) +
        rect(-across / 2 - 8, y - 10, tread + 16, 18, wall.lit, 4) +
        rect(across / 2 - tread - 8, y - 10, tread + 16, 18, wall.lit, 4)
      );
    }),
    niche(0, top - rise * 0.2, 110, rise * 0.4, wall.lit),
    niche(0, top - rise * 0.2, 84, rise * 0.4 - 14, mix(mood.window, mood.sky, 0.35)),
  ].join('');
}

/** Draws bricks in some courses only, so that the wall is not a plain area of colour. */
export function bricks(count: number, { width, top, bottom, wall, random }: Omit<Upper, 'wood' | 'mood'>): Drawing {
  const half = width / 2;
  const drawn = Array.from({ length: count }, () => {
    const x = Math.round(random.between(-half + 20, half - 110) / 48) * 48;
    const y = top + Math.round(random.between(0, bottom - top - 30) / 20) * 20;
    return rect(x, y, 42, 14, random.chance(0.5) ? wall.lit : wall.shade, 3).replace('/>', ' opacity="0.5"/>');
  });
  const quoins = repeat(Math.floor((bottom - top) / 56), 56, (y) =>
    rect(-half, (top + bottom) / 2 + y - 16, Math.round(y / 56) % 2 ? 46 : 30, 28, wall.lit, 3),
  );
  return drawn.join('') + quoins;
}

function beams({ width, top, bottom, wood }: Upper): Drawing {
  const half = width / 2;
  const middle = (top + bottom) / 2;
  const posts = repeat(4, width / 3.4, (x) => rect(x - 11, top - 40, 22, bottom - top + 40, wood.base));
  const rails = [top - 20, middle, bottom].map((y) => rect(-half, y - 11, width, 22, wood.base)).join('');
  const braces = repeat(4, width / 3.4, (x) =>
    line(
      `M${x + 8},${bottom} L${x + width / 8},${middle} M${x - 8},${bottom} L${x - width / 8},${middle}`,
      wood.base,
      16,
    ),
  );
  return braces + posts + rails;
}

/** Draws a wall of glass in bands. */
function curtain({ width, top, bottom, wall, wood, mood, random }: Upper): Drawing {
  const rows = Math.max(1, Math.round((bottom - top) / 190));
  const tall = (bottom - top + 40) / rows;
  const cell = (width - 90) / 5;
  return repeat(rows, tall, (y) =>
    [
      rect(-width / 2 + 20, (top + bottom) / 2 - 20 + y - tall / 2, width - 80, tall - 26, wood.shade, 4),
      repeat(5, cell, (x) => {
        const lit = random.chance(mood.dim > 0.2 ? 0.5 : 0.2);
        const pane = lit ? mix(paint.lamplight.day, mood.shadow, mood.dim) : mix(mood.window, mood.sky, 0.4);
        const left = x - 20 - cell / 2 + 6;
        const up = (top + bottom) / 2 - 20 + y - tall / 2 + 8;
        return (
          rect(left, up, cell - 10, tall - 42, pane, 3) +
          polygon(
            [left, up + tall - 42, left + cell * 0.5, up, left + cell * 0.75, up, left + cell * 0.25, up + tall - 42],
            mix(pane, mood.light, 0.24),
          )
        );
      }),
      rect(-width / 2, (top + bottom) / 2 - 20 + y + tall / 2 - 24, width, 18, wall.lit),
    ].join(''),
  );
}

function windows(kind: Exclude<Storeys, 'glass'>, { width, top, bottom, wall, wood, random, mood }: Upper): Drawing {
  const columns = width > 800 ? 3 : 2;
  const height = Math.min(330, (bottom - top) * (kind === 'balcony' ? 0.8 : 0.68));
  if (height < 90) return '';
  const petals = random.pick([hue.secondary[500], hue.tertiary[400], hue.secondary[100], paint.cloth.rosehip]);
  const rows = Math.max(1, Math.floor((bottom - top) / (height + 70)));
  const round = kind === 'arched' || kind === 'brick';
  return repeat(rows, height + 70, (y) =>
    repeat(columns, (width - 60) / columns, (x) => {
      const foot = (top + bottom) / 2 + y + height / 2;
      const box = random.chance(0.65) && kind !== 'balcony';
      return [
        opening(round, x, foot, height, wall, mix(mood.window, mood.sky, 0.35), mood),
        kind === 'shutters' || kind === 'gable' ? shutters(x, foot, height, wood) : '',
        rect(x - 74, foot, 148, 13, wall.shade, 3),
        kind === 'balcony' ? railing(x, foot) : '',
        box ? place(flowerBox(random, petals, mood, wood), { x, y: foot }) : '',
      ].join('');
    }),
  );
}

function opening(round: boolean, x: number, foot: number, height: number, wall: Material, pane: string, mood: Mood) {
  return [
    round
      ? niche(x, foot, 124, height, wall.lit) + niche(x, foot, 100, height - 14, pane)
      : rect(x - 62, foot - height, 124, height, wall.lit, 4) +
        rect(x - 50, foot - height + 12, 100, height - 12, pane, 2),
    polygon(
      [x - 30, foot, x + 10, foot - height * 0.7, x + 36, foot - height * 0.7, x - 4, foot],
      mix(pane, mood.light, 0.22),
    ),
    rect(x - 3, foot - height + 14, 6, height - 14, wall.lit),
    rect(x - 50, foot - height * 0.5, 100, 6, wall.lit),
  ].join('');
}

function shutters(x: number, foot: number, height: number, wood: Material): Drawing {
  return [
    rect(x - 96, foot - height + 6, 32, height - 6, wood.base, 3),
    rect(x + 64, foot - height + 6, 32, height - 6, wood.base, 3),
    repeat(Math.floor(height / 20), 18, (slat) => {
      const y = foot - height / 2 + slat;
      return rect(x - 91, y, 22, 5, wood.shade) + rect(x + 69, y, 22, 5, wood.shade);
    }),
  ].join('');
}

function railing(x: number, foot: number): Drawing {
  const iron = paint.metal.castIron;
  return (
    rect(x - 104, foot - 4, 208, 14, iron, 3) +
    rect(x - 100, foot - 96, 200, 9, iron, 4) +
    repeat(9, 24, (bar) => rect(x + bar - 3, foot - 92, 6, 90, iron))
  );
}

function flowerBox(random: Random, petals: string, mood: Mood, wood: Material): Drawing {
  return rect(-60, -14, 120, 22, wood.shade, 5) + flowers(random, petals, mood.foliageLit, 112);
}
