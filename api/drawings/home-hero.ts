import { hue, mix, paint } from '@cubby/design-system/paints';
import { row } from './buildings.ts';
import { circle, type Drawing, ellipse, line, niche, path, place, polygon, rect, repeat, svg } from './draw.ts';
import type { Frame } from './frame.ts';
import { dome } from './halls.ts';
import { allBags, bagColours, tag, trolley } from './luggage.ts';
import { material, moods } from './mood.ts';
import { sky, tree } from './nature.ts';
import { createRandom } from './random.ts';
import { lampPost, walker } from './street.ts';
import { broadcastTower, campanile } from './towers.ts';

/** Draws the hero: the bags in their cubbyholes, and their owner walking off with free hands. */
export function homeHero(frame: Frame): Drawing {
  const random = createRandom('home-hero');
  const mood = moods.golden;
  const ground = frame.height * (frame.portrait ? 0.84 : 0.83);
  const shelf = cubbies(frame, ground);
  const far = frame.portrait ? 0.74 : 0.34;
  return svg(frame.width, frame.height, [
    sky(
      random,
      mood,
      frame.width,
      frame.height,
      frame.width * (frame.portrait ? 0.7 : 0.34),
      ground - (frame.portrait ? 720 : 470),
    ),
    row('terracotta', random, mood, {
      from: -60,
      to: frame.width + 60,
      foot: ground,
      low: 160,
      high: 300,
      distance: 0.74,
    }),
    place(dome(material(paint.stone.bathStone, mood, 0.35)), {
      x: frame.width * (far - 0.2),
      y: ground - 40,
      scale: 0.85,
    }),
    place(campanile(material(paint.goldenStone.burntOchre, mood, 0.2)), {
      x: frame.width * far,
      y: ground - 40,
      scale: 0.95,
    }),
    place(broadcastTower(material(paint.stone.fawn, mood, 0.35)), {
      x: frame.width * (far + 0.13),
      y: ground - 40,
      scale: 0.8,
    }),
    row('terracotta', random, mood, {
      from: -40,
      to: frame.width + 40,
      foot: ground,
      low: 70,
      high: 150,
      distance: 0.2,
    }),
    rect(0, ground - 6, frame.width, frame.height - ground + 6, mood.ground),
    rect(0, ground - 6, frame.width, 12, mood.groundDeep),
    repeat(4, (frame.height - ground) / 4, (y) =>
      rect(0, (frame.height + ground) / 2 + y, frame.width, 4, mix(mood.ground, mood.groundDeep, 0.6)),
    ),
    repeat(3, frame.width * 0.17, (x) =>
      place(tree('round', mood, random), { x: frame.width * 0.24 + x, y: ground + 6, scale: 0.9 }),
    ),
    shelf,
    traveller(frame, ground),
    place(lampPost(material(paint.metal.castIron, mood)), {
      x: frame.width * (frame.portrait ? 0.06 : 0.05),
      y: ground + 60,
      scale: 2,
    }),
  ]);
}

function cubbies(frame: Frame, ground: number): Drawing {
  const random = createRandom('home-hero-cubbies');
  const narrow = frame.width < 1600;
  const columns = narrow ? 3 : 4;
  const cell = frame.portrait ? 208 : 222;
  const rows = frame.portrait ? 4 : 3;
  const left = frame.portrait ? frame.width - columns * cell - 64 : frame.width - columns * cell - 90;
  const foot = ground + 44;
  const top = foot - rows * cell - 20;
  const wood = paint.wood.pine;
  const holes = Array.from({ length: rows * columns }, (_, index) => {
    const x = left + cell * ((index % columns) + 0.5);
    const y = top + cell * (Math.floor(index / columns) + 1) - 10;
    const body = bagColours[(index * 5 + 1) % bagColours.length] as string;
    const bag = allBags[(index * 3 + 2) % allBags.length] as (typeof allBags)[number];
    return (
      niche(x, y, cell - 24, cell - 26, paint.wood.mahogany) +
      niche(x + 8, y, cell - 40, cell - 36, paint.wood.birch) +
      ellipse(x + 4, y - 3, cell * 0.32, 9, paint.wood.nicheFloor) +
      place(bag(body), { x: x + 2, y: y - 2, scale: bag === trolley ? 0.94 : 1.02 }) +
      (random.chance(0.55)
        ? place(tag(random.pick([hue.primary[700], hue.secondary[600]])), { x: x + 30, y: y - 96, scale: 0.9 })
        : '') +
      rect(x - cell / 2 + 4, y, cell - 8, 13, paint.wood.paleEdge, 4)
    );
  });
  const width = columns * cell;
  return (
    ellipse(left + width / 2, foot + 8, width * 0.56, 22, paint.wood.castShadow) +
    path(
      `M${left - 30},${foot} V${top - 20} Q${left - 30},${top - 110} ${left + 70},${top - 110} H${left + width - 70} Q${left + width + 30},${top - 110} ${left + width + 30},${top - 20} V${foot} Z`,
      hue.primary[700],
    ) +
    path(
      `M${left + width - 70},${top - 110} Q${left + width + 30},${top - 110} ${left + width + 30},${top - 20} V${foot} H${left + width} V${top - 20} Z`,
      hue.primary[900],
    ) +
    rect(left - 8, top - 10, width + 16, foot - top, wood, 12) +
    holes.join('') +
    repeat(5, 62, (x, index) =>
      niche(
        left + width / 2 + x,
        top - 34,
        index === 2 ? 44 : 30,
        index === 2 ? 50 : 34,
        index === 2 ? hue.tertiary[400] : hue.primary[500],
      ),
    ) +
    rect(left - 42, foot - 10, width + 84, 26, hue.primary[900], 8)
  );
}

function traveller(frame: Frame, ground: number): Drawing {
  const x = frame.width * (frame.portrait ? 0.14 : frame.width < 1600 ? 0.22 : 0.37);
  const foot = ground + (frame.height - ground) * 0.62;
  const person = walker({
    skin: paint.skin.bronze,
    hair: paint.hair.nearBlack,
    top: hue.secondary[500],
    legs: hue.primary[900],
    shoes: hue.neutral[50],
    hat: hue.tertiary[400],
  });
  const birds = [
    [0, 0],
    [70, -34],
    [120, 16],
  ]
    .map(([dx = 0, dy = 0]) =>
      line(`M${x - 60 + dx},${foot - 640 + dy} q16,-18 28,0 q12,-18 28,0`, hue.primary[900], 5),
    )
    .join('');
  return (
    ellipse(x, foot + 4, 120, 16, paint.wood.castShadow) +
    place(person, { x, y: foot, scale: frame.portrait ? 1.6 : 2.05, mirrored: true }) +
    (frame.width < 1600 ? '' : birds)
  );
}

/** Draws the picture of the 404 page: a compass that has lost its north, on a map. */
export function compass(frame: Frame): Drawing {
  const [x, y] = [frame.width / 2, frame.height / 2];
  const ticks = Array.from({ length: 32 }, (_, index) =>
    place(rect(-3, -338, 6, index % 8 === 0 ? 46 : 22, index % 8 === 0 ? hue.secondary[600] : hue.primary[700], 3), {
      turn: index * 11.25,
    }),
  ).join('');
  const star = [0, 90, 180, 270]
    .map((turn) =>
      place(
        polygon([0, -270, 42, -42, 0, 0], hue.primary[500]) + polygon([0, -270, -42, -42, 0, 0], hue.primary[100]),
        {
          turn,
        },
      ),
    )
    .join('');
  const small = [45, 135, 225, 315]
    .map((turn) =>
      place(
        polygon([0, -180, 34, -34, 0, 0], hue.tertiary[400]) + polygon([0, -180, -34, -34, 0, 0], hue.tertiary[100]),
        {
          turn,
        },
      ),
    )
    .join('');
  const needle = place(
    polygon([0, -300, 30, 0, -30, 0], hue.secondary[500]) +
      polygon([0, -300, 30, 0, 0, 0], hue.secondary[600]) +
      polygon([0, 300, 30, 0, -30, 0], hue.neutral[50]) +
      polygon([0, 300, 30, 0, 0, 0], hue.neutral[150]),
    { turn: 128 },
  );
  return svg(frame.width, frame.height, [
    rect(0, 0, frame.width, frame.height, hue.primary[100]),
    path(
      `M0,${frame.height * 0.66} Q${x * 0.6},${frame.height * 0.5} ${x},${frame.height * 0.68} T${frame.width},${frame.height * 0.6} V${frame.height} H0 Z`,
      hue.info[200],
    ),
    path(
      `M0,0 H${frame.width} V${frame.height * 0.2} Q${x * 1.4},${frame.height * 0.36} ${x},${frame.height * 0.2} T0,${frame.height * 0.3} Z`,
      hue.tertiary[100],
    ),
    line(
      `M${frame.width * 0.06},${frame.height * 0.9} Q${x * 0.5},${frame.height * 0.7} ${x * 0.4},${frame.height * 0.4} T${x},${frame.height * 0.1}`,
      hue.secondary[500],
      8,
    ).replace('/>', ' stroke-dasharray="4 26"/>'),
    ellipse(x, y + 440, 330, 36, mix(hue.info[200], hue.neutral[900], 0.25)),
    circle(x, y - 436, 44, hue.tertiary[400]),
    circle(x, y - 436, 24, hue.primary[100]),
    rect(x - 34, y - 424, 68, 56, paint.metal.brass, 12),
    circle(x, y, 410, paint.metal.brass),
    circle(x, y, 392, hue.tertiary[400]),
    circle(x, y, 352, hue.neutral[50]),
    path(`M${x - 352},${y} A352,352 0 0 1 ${x + 352},${y} A420,420 0 0 0 ${x - 352},${y} Z`, hue.neutral[0]),
    place([ticks, small, star, needle, circle(0, 0, 34, hue.primary[900]), circle(0, 0, 14, hue.tertiary[400])], {
      x,
      y,
    }),
  ]);
}
