import { hue, mix, paint } from '@cubby/design-system/paints';
import { row } from './buildings.ts';
import { circle, type Drawing, ellipse, line, niche, place, polygon, rect, repeat, svg } from './draw.ts';
import type { Frame } from './frame.ts';
import { lockerWall } from './lockers.ts';
import { allBags, bagColours, cabinCase, tag, trolley } from './luggage.ts';
import { type Mood, type MoodName, material, moods } from './mood.ts';
import { sky, tree } from './nature.ts';
import { createRandom, type Random } from './random.ts';
import { emblem } from './shop-kinds.ts';
import { passerBy, walker } from './street.ts';

/**
 * Draws lockers in a typical setting: in a hall with a clock and tall windows, or under a roof of their own in the
 * street.
 */
export function lockerFront(variant: number, frame: Frame): Drawing {
  const random = createRandom(`lockers-${variant}`);
  return random.chance(0.55) ? hall(random, frame) : shelter(random, frame);
}

/** Draws a locker just opened, with the bag in it and its tag. */
export function openLocker(variant: number, frame: Frame): Drawing {
  const random = createRandom(`locker-door-${variant}`);
  const bank = random.pick([hue.primary[500], hue.primary[700], paint.metal.lockerBlue, paint.metal.lockerRust]);
  const dark = mix(bank, hue.neutral[900], 0.35);
  const inside = mix(paint.plaster.duckEgg, hue.neutral[900], 0.12);
  const shelf = frame.height * 0.82;
  const width = frame.portrait ? 700 : 660;
  const left = (frame.width - width) / 2 + 60;
  const top = frame.height * 0.12;
  const bag = random.pick(allBags);
  return svg(frame.width, frame.height, [
    rect(0, 0, frame.width, frame.height, bank),
    repeat(3, frame.width * 0.6, (x) => rect(frame.width / 2 + x - 4, 0, 8, frame.height, dark)),
    [top - 34, shelf + 44].map((y) => rect(0, y, frame.width, 8, dark)).join(''),
    rect(left, top, width, shelf - top, inside, 10),
    polygon([left, top, left + 90, top + 60, left + 90, shelf - 60, left, shelf], mix(inside, hue.neutral[900], 0.2)),
    polygon([left, shelf, left + 90, shelf - 60, left + width, shelf - 60, left + width, shelf], paint.plaster.duckEgg),
    // The door stands open, and faces us with its lock.
    polygon([left, top, left - 210, top - 70, left - 210, shelf + 70, left, shelf], mix(bank, hue.neutral[0], 0.16)),
    rect(left - 190, (top + shelf) / 2 - 60, 40, 120, dark, 10),
    circle(left - 170, (top + shelf) / 2, 12, hue.tertiary[400]),
    ellipse(left + width / 2 + 30, shelf - 30, 190, 18, mix(inside, hue.neutral[900], 0.24)),
    place(bag(random.pick(bagColours)), {
      x: left + width / 2 + 20,
      y: shelf - 32,
      scale: bag === trolley ? 2.6 : 3.1,
    }),
    place(tag(hue.primary[700]), { x: left + width / 2 + 90, y: shelf - 270, scale: 2.1, turn: 8 }),
  ]);
}

const WALLS = [paint.plaster.vanilla, hue.info[200], hue.primary[100], paint.plaster.tan, hue.secondary[100]] as const;
const HOURS: readonly (readonly [MoodName, number])[] = [
  ['morning', 3],
  ['noon', 3],
  ['golden', 2],
  ['dusk', 2],
  ['night', 2],
];

function hall(random: Random, frame: Frame): Drawing {
  const mood = moods[random.weighted<MoodName>(HOURS)];
  const wall = material(random.pick(WALLS), mood, 0);
  const floor = frame.height * 0.86;
  const top = frame.height * (frame.portrait ? 0.5 : 0.42);
  const tiles = mix(wall.shade, hue.neutral[900], 0.12);
  return svg(frame.width, frame.height, [
    rect(0, 0, frame.width, frame.height, wall.base),
    repeat(frame.portrait ? 3 : 5, frame.portrait ? 320 : 290, (x) =>
      tallWindow(frame.width / 2 + x, top - 90, top * 0.74, mood, wall.lit),
    ),
    rect(0, top - 96, frame.width, 14, wall.shade),
    clock(frame.width / 2, top * 0.36, mood, wall.lit),
    lockerWall(random, frame, top, floor),
    rect(0, floor, frame.width, frame.height - floor, tiles),
    rect(0, floor, frame.width, 10, mix(tiles, hue.neutral[900], 0.25)),
    repeat(Math.ceil(frame.width / 150) + 1, 150, (x) =>
      polygon(
        [
          frame.width / 2 + x,
          floor + 10,
          frame.width / 2 + x + 5,
          floor + 10,
          frame.width / 2 + x * 1.5 + 6,
          frame.height,
          frame.width / 2 + x * 1.5,
          frame.height,
        ],
        mix(tiles, hue.neutral[900], 0.14),
      ),
    ),
    sign(frame.width * 0.14, top - 150),
    travellers(random, mood, frame, floor),
  ]);
}

function shelter(random: Random, frame: Frame): Drawing {
  const mood = moods[random.weighted<MoodName>(HOURS)];
  const floor = frame.height * 0.84;
  const top = frame.height * (frame.portrait ? 0.46 : 0.38);
  const roof = material(
    random.pick([hue.primary[700], hue.secondary[600], hue.quaternary[700], paint.joinery.navy]),
    mood,
  );
  const margin = frame.width * 0.03;
  return svg(frame.width, frame.height, [
    sky(random, mood, frame.width, frame.height, frame.width * random.pick([0.16, 0.85]), frame.height * 0.16),
    row(random.pick(['terracotta', 'stone', 'brick', 'pastel']), random, mood, {
      from: -80,
      to: frame.width + 80,
      foot: floor,
      low: frame.height * 0.5,
      high: frame.height * 0.74,
      distance: 0.45,
    }),
    rect(0, floor, frame.width, frame.height - floor, mood.ground),
    rect(0, floor + (frame.height - floor) * 0.6, frame.width, 12, mix(mood.ground, mood.light, 0.5)),
    lockerWall(random, frame, top, floor),
    // The roof projects over the doors, with a strip of light below it.
    rect(margin, top - 96, frame.width - margin * 2, 52, roof.base, 12),
    rect(margin, top - 96, frame.width - margin * 2, 16, roof.lit, 8),
    rect(
      margin + 30,
      top - 46,
      frame.width - margin * 2 - 60,
      9,
      mood.dim > 0.2 ? paint.lamplight.evening : paint.lamplight.day,
      4,
    ),
    [margin + 24, frame.width - margin - 42]
      .map((x) => rect(x, top - 60, 18, floor - top + 60, roof.shade, 4))
      .join(''),
    sign(frame.width * 0.5, top - 108),
    place(tree('round', mood, random), { x: frame.width * 0.05, y: floor + 20, scale: 2.1 }),
    travellers(random, mood, frame, floor),
  ]);
}

function tallWindow(x: number, foot: number, height: number, mood: Mood, frameOf: string): Drawing {
  const pane = mix(mood.window, mood.sky, 0.6);
  return (
    niche(x, foot, 214, height + 14, frameOf) +
    niche(x, foot, 190, height, pane) +
    polygon(
      [x - 60, foot, x + 20, foot - height * 0.86, x + 64, foot - height * 0.7, x - 16, foot],
      mix(pane, mood.light, 0.3),
    ) +
    rect(x - 4, foot - height, 8, height, frameOf) +
    repeat(2, height * 0.32, (y) => rect(x - 95, foot - height * 0.42 + y, 190, 7, frameOf))
  );
}

function clock(x: number, y: number, mood: Mood, rim: string): Drawing {
  return (
    circle(x, y, 76, mix(rim, hue.neutral[900], 0.5)) +
    circle(x, y, 64, mix(hue.neutral[50], mood.shadow, mood.dim * 0.3)) +
    line(`M${x},${y} V${y - 44} M${x},${y} L${x + 30},${y + 16}`, hue.neutral[900], 8) +
    circle(x, y, 8, hue.secondary[600])
  );
}

function sign(x: number, y: number): Drawing {
  return (
    niche(x, y, 124, 132, hue.secondary[500]) +
    niche(x, y - 8, 104, 114, hue.neutral[50]) +
    place(emblem('locker', hue.primary[700], hue.neutral[50]), { x, y: y - 56, scale: 0.95 })
  );
}

function travellers(random: Random, mood: Mood, frame: Frame, floor: number): Drawing {
  const foot = floor + (frame.height - floor) * 0.56;
  const side = random.pick([0.24, 0.74]);
  return (
    ellipse(frame.width * side, foot, 120, 12, mix(mood.groundDeep, hue.neutral[900], 0.2)) +
    place(trolley(random.pick(bagColours)), { x: frame.width * side, y: foot, scale: 1.5 }) +
    place(cabinCase(random.pick(bagColours)), { x: frame.width * side + 105, y: foot + 8, scale: 1.25 }) +
    (random.chance(0.7)
      ? place(walker(passerBy(random, mood)), {
          x: frame.width * side - 110,
          y: foot + 12,
          scale: 1.9,
          mirrored: random.chance(0.5),
        })
      : '')
  );
}
