import { hue, mix, paint } from '@cubby/design-system/paints';
import { circle, type Drawing, line, niche, path, place, polygon, rect, repeat } from './draw.ts';
import type { Material, Mood } from './mood.ts';

export type DoorShape = 'arch' | 'transom' | 'double' | 'panelled';

/** Draws a door with our mark on it, its doorstep at the origin. */
export function doorOf(
  shape: DoorShape,
  mood: Mood,
  wood: Material,
  cloth: Material,
  width: number,
  height: number,
): Drawing {
  const pane = mood.dim > 0.2 ? paint.lamplight.evening : mix(mood.window, mood.sky, 0.3);
  const leaf = { wood, pane, width, height };
  const leaves: Record<DoorShape, () => Drawing> = {
    arch: () => arched(leaf),
    transom: () => underTransom(leaf),
    double: () => double(leaf),
    panelled: () => panelled(leaf),
  };
  return [
    leaves[shape](),
    place(mark(wood, cloth), { y: -height * 0.46, scale: width / 230 }),
    rect(-width / 2 - 24, -14, width + 48, 14, paint.stone.doorstep, 3),
  ].join('');
}

/** Draws the tag that hangs on the door of every stashpoint. */
function mark(wood: Material, cloth: Material): Drawing {
  return (
    line('M0,-62 V-84', wood.shade, 3) +
    niche(0, 0, 58, 64, cloth.lit) +
    rect(-14, -34, 28, 20, wood.shade, 4) +
    line('M-7,-34 V-42 H7 V-34', wood.shade, 4)
  );
}

interface Leaf {
  wood: Material;
  pane: string;
  width: number;
  height: number;
}

function arched({ wood, pane, width, height }: Leaf): Drawing {
  return [
    niche(0, 0, width + 26, height + 12, wood.lit),
    niche(0, 0, width, height, wood.shade),
    niche(0, -height * 0.3, width * 0.8, height * 0.64, pane),
    glint(-width * 0.2, -height * 0.3, width * 0.26, height * 0.48, pane),
    rect(-width * 0.4, -height * 0.24, width * 0.8, height * 0.16, wood.base, 6),
    circle(-width * 0.36, -height * 0.34, width * 0.04, hue.tertiary[400]),
  ].join('');
}

/** Draws a straight door under a window of its own. */
function underTransom({ wood, pane, width, height }: Leaf): Drawing {
  const door = height * 0.78;
  return [
    rect(-width / 2 - 13, -height - 6, width + 26, height + 6, wood.lit, 6),
    rect(-width / 2, -height + 6, width, height - 6, wood.shade, 3),
    rect(-width * 0.42, -height + 20, width * 0.84, height - door - 32, pane, 3),
    repeat(2, width * 0.28, (x) => rect(x - 4, -height + 20, 8, height - door - 32, wood.shade)),
    rect(-width * 0.4, -door + 14, width * 0.8, door * 0.84, pane, 4),
    glint(-width * 0.26, -door * 0.2, width * 0.26, door * 0.66, pane),
    rect(width * 0.32, -door * 0.6, width * 0.05, door * 0.26, hue.tertiary[400], 4),
  ].join('');
}

/** Draws two leaves of glass with a bar across each. */
function double({ wood, pane, width, height }: Leaf): Drawing {
  const half = width / 2;
  return [
    rect(-half - 13, -height - 6, width + 26, height + 6, wood.lit, 6),
    rect(-half, -height + 8, width, height - 8, wood.shade, 3),
    repeat(
      2,
      half,
      (x) =>
        rect(x - half * 0.4, -height + 28, half * 0.8, height - 74, pane, 4) +
        glint(x - half * 0.24, -height * 0.22, half * 0.3, height * 0.6, pane),
    ),
    [-1, 1]
      .map((side) =>
        rect(side * half * 0.16 - width * 0.015, -height * 0.58, width * 0.03, height * 0.24, hue.tertiary[400], 4),
      )
      .join(''),
  ].join('');
}

/** Draws wooden panels below a fanlight. */
function panelled({ wood, pane, width, height }: Leaf): Drawing {
  const door = height - width * 0.5;
  const fan = width * 0.42;
  return [
    niche(0, 0, width + 26, height + 12, wood.lit),
    niche(0, 0, width, height, wood.shade),
    path(`M${-fan},${-door} A${fan},${fan} 0 0 1 ${fan},${-door} Z`, pane),
    [-0.5, 0, 0.5]
      .map((lean) => line(`M0,${-door} L${lean * fan * 1.4},${-door - fan * (lean ? 0.72 : 1)}`, wood.shade, 7))
      .join(''),
    [-1, 1]
      .map(
        (side) =>
          rect(side * width * 0.21 - width * 0.16, -door + 20, width * 0.32, door * 0.4, wood.base, 6) +
          rect(side * width * 0.21 - width * 0.16, -door * 0.44, width * 0.32, door * 0.36, wood.base, 6),
      )
      .join(''),
    circle(width * 0.38, -door * 0.5, width * 0.04, hue.tertiary[400]),
  ].join('');
}

function glint(x: number, foot: number, width: number, height: number, pane: string): Drawing {
  const lean = width * 0.5;
  return polygon(
    [x, foot, x + width * 0.5, foot - height, x + width, foot - height, x + lean, foot],
    mix(pane, hue.neutral[0], 0.3),
  );
}

/** Draws a lamp on the wall, its bracket at the origin. */
export function lampBeside(mood: Mood): Drawing {
  const glow = mood.dim > 0.2 ? paint.lamplight.evening : hue.tertiary[100];
  return (
    line('M0,-60 H44 V-30', paint.metal.castIron, 9) +
    polygon([14, -30, 74, -30, 62, 60, 26, 60], glow) +
    polygon([6, -26, 44, -64, 82, -26], paint.metal.castIron) +
    rect(22, 58, 44, 12, paint.metal.castIron, 4)
  );
}
