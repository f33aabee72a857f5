import { hue, mix, paint } from '@cubby/design-system/paints';
import { circle, type Drawing, ellipse, line, niche, path, place, polygon, rect, repeat, svg } from './draw.ts';
import type { Frame } from './frame.ts';
import { lockerWall } from './lockers.ts';
import { allBags, bagColours, cabinCase, tag, trolley } from './luggage.ts';
import { moods } from './mood.ts';
import { tree } from './nature.ts';
import { createRandom, type Random } from './random.ts';
import { emblem, type ShopKind } from './shop-kinds.ts';

const rooms = [
  {
    wall: paint.stone.limestone,
    wood: paint.wood.pine,
    back: paint.plaster.almond,
    counter: hue.primary[700],
    floor: paint.floor.straw,
  },
  {
    wall: hue.primary[100],
    wood: paint.wood.beech,
    back: paint.plaster.mint,
    counter: hue.secondary[600],
    floor: paint.floor.oak,
  },
  {
    wall: hue.secondary[100],
    wood: paint.wood.chestnut,
    back: paint.plaster.peach,
    counter: hue.quaternary[700],
    floor: paint.floor.rosy,
  },
  {
    wall: hue.tertiary[100],
    wood: paint.wood.oak,
    back: paint.plaster.marigold,
    counter: hue.primary[500],
    floor: paint.floor.honey,
  },
  {
    wall: hue.info[200],
    wood: paint.wood.walnut,
    back: paint.plaster.skyBlue,
    counter: hue.primary[900],
    floor: paint.floor.ash,
  },
] as const;

type Room = (typeof rooms)[number];

/** Draws the interior: a wall of cubbyholes with bags in them, and the counter. */
export function interior(kind: ShopKind, variant: number, frame: Frame): Drawing {
  const random = createRandom(`inside-${kind}-${variant}`);
  const room = random.pick(rooms);
  const floor = frame.height * 0.84;
  const wall =
    kind === 'locker' ? lockerWall(random, frame, frame.height * 0.16, floor) : cubbyWall(random, room, frame, floor);
  return svg(frame.width, frame.height, [
    rect(0, 0, frame.width, frame.height, room.wall),
    sunlight(frame),
    wall,
    rect(0, floor, frame.width, frame.height - floor, room.floor),
    rect(0, floor, frame.width, 12, mix(room.floor, hue.neutral[900], 0.22)),
    repeat(Math.ceil(frame.width / 170) + 1, 170, (x) =>
      polygon(
        [
          x + frame.width / 2,
          floor + 12,
          x + frame.width / 2 + 4,
          floor + 12,
          frame.width / 2 + x * 1.5 + 5,
          frame.height,
          frame.width / 2 + x * 1.5,
          frame.height,
        ],
        mix(room.floor, hue.neutral[900], 0.12),
      ),
    ),
    kind === 'locker' ? luggageOnFloor(random, frame, floor) : counter(kind, random, room, frame),
    kind === 'locker' ? '' : lamps(frame, room),
  ]);
}

/** Draws one bag on its shelf in close-up, with its tag. */
export function bagOnShelf(variant: number, frame: Frame): Drawing {
  const random = createRandom(`bag-${variant}`);
  const room = random.pick(rooms);
  const shelf = frame.height * 0.8;
  const width = frame.portrait ? 820 : 760;
  const middle = frame.width / 2;
  const bag = random.pick(allBags);
  const body = random.pick(bagColours);
  const tall = bag === trolley || bag === allBags[3];
  return svg(frame.width, frame.height, [
    rect(0, 0, frame.width, frame.height, room.wood),
    repeat(9, frame.height / 8, (y, index) =>
      rect(0, frame.height / 2 + y, frame.width, 5, mix(room.wood, hue.neutral[900], index % 2 ? 0.12 : 0.07)),
    ),
    [-1, 1]
      .map((side) =>
        niche(middle + side * (width + 70), shelf, width, shelf * 0.9, mix(room.back, hue.neutral[900], 0.1)),
      )
      .join(''),
    niche(middle, shelf, width, shelf * 0.9, room.back),
    path(
      `M${middle - width / 2},${shelf} V${shelf * 0.62} Q${middle - width / 2},${shelf * 0.1} ${middle},${shelf * 0.1} Q${middle - width * 0.3},${shelf * 0.2} ${middle - width * 0.34},${shelf} Z`,
      mix(room.back, hue.neutral[900], 0.16),
    ),
    polygon(
      [middle - 60, shelf * 0.1, middle + 120, shelf * 0.12, middle + width * 0.5, shelf, middle + width * 0.08, shelf],
      hue.tertiary[100],
    ).replace('/>', ' opacity="0.4"/>'),
    ellipse(middle, shelf - 6, width * 0.36, 22, mix(room.back, hue.neutral[900], 0.3)),
    place(bag(body), { x: middle - 16, y: shelf - 8, scale: tall ? 3.3 : 4.1 }),
    place(tag(hue.primary[700]), { x: middle + 60, y: shelf - (tall ? 380 : 330), scale: 2.5, turn: 8 }),
    rect(0, shelf, frame.width, 34, mix(room.wood, hue.neutral[0], 0.22)),
    rect(0, shelf + 34, frame.width, 16, mix(room.wood, hue.neutral[900], 0.3)),
  ]);
}

function sunlight({ width, height }: Frame): Drawing {
  return polygon([width * 0.1, height, width * 0.5, 0, width * 0.74, 0, width * 0.44, height], hue.neutral[0]).replace(
    '/>',
    ' opacity="0.3"/>',
  );
}

function cubbyWall(random: Random, room: Room, frame: Frame, floor: number): Drawing {
  const columns = frame.portrait ? 3 : 5;
  const margin = frame.width * 0.07;
  const cell = (frame.width - margin * 2) / columns;
  const tall = cell * 1.02;
  const rows = Math.max(2, Math.floor((floor - frame.height * 0.2) / tall));
  const top = floor - rows * tall - 16;
  const holes = Array.from({ length: rows * columns }, (_, index) => {
    const x = margin + cell * ((index % columns) + 0.5);
    const foot = top + tall * (Math.floor(index / columns) + 1) - 14;
    const bag = random.chance(0.9)
      ? place(random.pick(allBags)(random.pick(bagColours)), { scale: cell / 215, x: random.between(-8, 8) }) +
        (random.chance(0.5)
          ? place(tag(random.pick([hue.primary[700], hue.secondary[600]])), {
              x: cell * 0.1,
              y: -cell * 0.42,
              scale: 0.85,
            })
          : '')
      : '';
    return (
      niche(x, foot, cell - 26, tall - 30, room.back) +
      path(
        `M${x - cell / 2 + 13},${foot} V${foot - tall * 0.5} Q${x - cell / 2 + 18},${foot - tall * 0.84} ${x},${foot - tall + 30} Q${x - cell * 0.3},${foot - tall * 0.76} ${x - cell * 0.3},${foot} Z`,
        mix(room.back, hue.neutral[900], 0.14),
      ) +
      place(bag, { x, y: foot }) +
      rect(x - cell / 2 + 5, foot, cell - 10, 12, mix(room.wood, hue.neutral[0], 0.25), 4)
    );
  });
  return (
    rect(
      margin - 22,
      top - 26,
      frame.width - margin * 2 + 44,
      floor - top + 26,
      mix(room.wood, hue.neutral[900], 0.2),
      16,
    ) +
    rect(margin - 8, top - 12, frame.width - margin * 2 + 16, floor - top + 12, room.wood, 10) +
    holes.join('') +
    place(tree('round', moods.noon, random), { x: margin + 50, y: top - 24, scale: 0.7 }) +
    place(cabinCase(paint.cloth.leather), { x: frame.width - margin - 80, y: top - 24, scale: 0.9 })
  );
}

function luggageOnFloor(random: Random, frame: Frame, floor: number): Drawing {
  const foot = floor + (frame.height - floor) * 0.5;
  return (
    ellipse(frame.width * 0.26, foot, 130, 14, mix(paint.floor.straw, hue.neutral[900], 0.3)) +
    place(trolley(random.pick(bagColours)), { x: frame.width * 0.22, y: foot, scale: 1.7 }) +
    place(cabinCase(random.pick(bagColours)), { x: frame.width * 0.36, y: foot + 8, scale: 1.5 })
  );
}

function counter(kind: ShopKind, random: Random, room: Room, frame: Frame): Drawing {
  const width = frame.portrait ? frame.width * 0.74 : frame.width * 0.46;
  const x = frame.portrait ? frame.width * 0.34 : frame.width * 0.3;
  const foot = frame.height * 0.97;
  const height = 270;
  const dark = mix(room.counter, hue.neutral[900], 0.3);
  return [
    ellipse(x, foot, width * 0.54, 16, mix(room.floor, hue.neutral[900], 0.3)),
    rect(x - width / 2, foot - height, width, height, room.counter, 14),
    rect(x + width / 2 - 70, foot - height, 70, height, dark, 14),
    repeat(4, width / 4.6, (step) => niche(x + step - 14, foot - 26, width / 5.6, height - 78, dark)),
    rect(x - width / 2 - 22, foot - height - 20, width + 44, 32, mix(room.wood, hue.neutral[0], 0.2), 10),
    place(
      path('M-34,0 Q-34,-40 0,-44 Q34,-40 34,0 Z', hue.tertiary[400]) +
        rect(-42, -8, 84, 10, hue.neutral[900], 5) +
        circle(0, -48, 7, hue.neutral[900]),
      { x: x - width * 0.28, y: foot - height - 20 },
    ),
    place(
      rect(-60, -92, 120, 84, hue.neutral[900], 10) +
        rect(-52, -84, 104, 66, hue.primary[100], 6) +
        niche(0, -24, 40, 46, hue.primary[500]) +
        rect(-10, -10, 20, 12, hue.neutral[900]),
      { x: x + width * 0.04, y: foot - height - 18 },
    ),
    place(random.pick(allBags.slice(1))(random.pick(bagColours)), {
      x: x + width * 0.34,
      y: foot - height - 20,
      scale: 1.05,
    }),
    place(
      niche(0, 0, 96, 100, hue.neutral[50]) +
        place(emblem(kind, room.counter, hue.neutral[50]), { y: -46, scale: 0.8 }),
      {
        x,
        y: foot - 60,
      },
    ),
  ].join('');
}

function lamps(frame: Frame, room: Room): Drawing {
  return repeat(
    frame.portrait ? 2 : 4,
    frame.portrait ? 440 : frame.width / 4.4,
    (x) =>
      rect(frame.width / 2 + x - 2, 0, 4, 74, mix(room.counter, hue.neutral[900], 0.4)) +
      path(
        `M${frame.width / 2 + x - 58},124 Q${frame.width / 2 + x - 50},66 ${frame.width / 2 + x},66 Q${frame.width / 2 + x + 50},66 ${frame.width / 2 + x + 58},124 Z`,
        room.counter,
      ) +
      ellipse(frame.width / 2 + x, 124, 34, 12, hue.tertiary[400]) +
      line(
        `M${frame.width / 2 + x - 40},112 Q${frame.width / 2 + x - 34},82 ${frame.width / 2 + x - 10},76`,
        mix(room.counter, hue.neutral[0], 0.4),
        5,
      ),
  );
}
