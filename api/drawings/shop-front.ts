import { hue, mix, paint } from '@cubby/design-system/paints';
import { row } from './buildings.ts';
import { circle, type Drawing, ellipse, line, niche, path, place, polygon, rect, repeat, svg } from './draw.ts';
import type { Frame } from './frame.ts';
import { lockerFront } from './locker-front.ts';
import { type Material, type Mood, type MoodName, material, moods } from './mood.ts';
import { flowers, sky } from './nature.ts';
import { createRandom, type Random } from './random.ts';
import { emblem, pavement, type ShopKind } from './shop-kinds.ts';
import { displayWindow } from './shop-window.ts';
import { lampPost, passerBy, walker } from './street.ts';

const fronts = [
  { wall: paint.plaster.vanilla, joinery: hue.primary[700], awning: hue.secondary[500] },
  { wall: paint.plaster.tan, joinery: hue.primary[900], awning: hue.tertiary[400] },
  { wall: hue.info[200], joinery: paint.joinery.rust, awning: hue.secondary[600] },
  { wall: paint.brick.red, joinery: hue.primary[700], awning: hue.tertiary[400] },
  { wall: hue.secondary[100], joinery: hue.quaternary[700], awning: hue.primary[500] },
  { wall: hue.primary[100], joinery: hue.primary[700], awning: hue.secondary[500] },
  { wall: paint.plaster.butter, joinery: paint.joinery.navy, awning: paint.cloth.poppy },
  { wall: paint.plaster.seaGreen, joinery: hue.quaternary[700], awning: hue.tertiary[400] },
] as const;

type Front = (typeof fronts)[number];

/**
 * Draws the front of a stashpoint, seen from the street. `variant` decides on colours, light and the things around it.
 */
export function shopFront(kind: ShopKind, variant: number, frame: Frame): Drawing {
  if (kind === 'locker') return lockerFront(variant, frame);
  const random = createRandom(`front-${kind}-${variant}`);
  const mood =
    moods[
      random.weighted<MoodName>([
        ['morning', 4],
        ['noon', 4],
        ['golden', 3],
        ['dusk', 2],
        ['night', kind === 'hotel' || kind === 'newsagent' ? 2 : 1],
      ])
    ];
  const front = random.pick(fronts);
  const street = frame.height * 0.86;
  const width = frame.portrait ? frame.width * 1.06 : frame.width * 0.72;
  const middle = frame.portrait ? frame.width * 0.5 : frame.width * 0.54;
  return svg(frame.width, frame.height, [
    sky(random, mood, frame.width, frame.height, frame.width * random.pick([0.16, 0.85]), frame.height * 0.2),
    row(random.pick(['terracotta', 'stone', 'brick', 'pastel']), random, mood, {
      from: -80,
      to: frame.width + 80,
      foot: street,
      low: frame.height * 0.4,
      high: frame.height * 0.62,
      distance: 0.5,
    }),
    place(building(kind, front, random, mood, width, street), { x: middle, y: street, mirrored: random.chance(0.4) }),
    pavementBand(mood, frame, street),
    place(pavement(kind, front.awning, mix(hue.neutral[900], mood.shadow, 0.3)), {
      x: frame.width * (frame.portrait ? 0.25 : 0.14),
      y: street + (frame.height - street) * 0.34,
      scale: 1.05,
    }),
    bystander(random, mood, frame, street),
  ]);
}

function building(kind: ShopKind, front: Front, random: Random, mood: Mood, width: number, street: number): Drawing {
  const wall = material(front.wall, mood);
  const wood = material(front.joinery, mood);
  const cloth = material(front.awning, mood);
  const shopHeight = Math.min(640, street * 0.6);
  const top = -street * (street > 1000 ? 1.06 : 0.965);
  const half = width / 2;
  return [
    rect(-half, top, width, -top, wall.base),
    rect(half - 46, top, 46, -top, wall.shade),
    rect(-half - 16, top - 14, width + 32, 26, wall.lit, 4),
    repeat(Math.floor(width / 40), 40, (x) => rect(x - 8, top + 12, 16, 14, wall.shade)),
    brickwork(random, wall, half, top + 40, -shopHeight - 20),
    rect(-half, -shopHeight - 44, width, 16, wall.lit),
    upstairs(random, mood, width, top + 46, -shopHeight - 40, wall, wood),
    rect(-half + 14, -shopHeight, width - 28, shopHeight, wood.base),
    rect(half - 44, -shopHeight, 30, shopHeight, wood.shade),
    signBoard(kind, wood, cloth, width, shopHeight),
    displayWindow(kind, random, mood, wood, -half + 44, -shopHeight + 150, width * 0.56, shopHeight - 220),
    door(mood, wood, cloth, half - width * 0.2, width * 0.24, shopHeight - 130),
    rect(-half + 14, -34, width - 28, 34, wood.shade),
    overTheWindow(kind, cloth, wood, mood, -half + 30, -shopHeight + 112, width * 0.6),
    kind === 'hotel' ? canopy(cloth, mood, half - width * 0.2, -shopHeight + 150, width * 0.34) : '',
    hangingSign(kind, wood, cloth, half - 18, -shopHeight - 30),
  ].join('');
}

function upstairs(
  random: Random,
  mood: Mood,
  width: number,
  top: number,
  bottom: number,
  wall: Material,
  wood: Material,
): Drawing {
  const columns = width > 800 ? 3 : 2;
  const height = Math.min(330, (bottom - top) * 0.68);
  if (height < 90) return '';
  const arched = random.chance(0.5);
  const petals = random.pick([hue.secondary[500], hue.tertiary[400], hue.secondary[100], paint.cloth.rosehip]);
  const storeys = Math.max(1, Math.floor((bottom - top) / (height + 70)));
  return repeat(storeys, height + 70, (y) =>
    repeat(columns, (width - 60) / columns, (x) => {
      const foot = (top + bottom) / 2 + y + height / 2;
      const pane = mix(mood.window, mood.sky, 0.35);
      const opening = arched
        ? niche(x, foot, 124, height, wall.lit) + niche(x, foot, 100, height - 14, pane)
        : rect(x - 62, foot - height, 124, height, wall.lit, 4) +
          rect(x - 50, foot - height + 12, 100, height - 12, pane, 2);
      return [
        opening,
        polygon(
          [x - 30, foot, x + 10, foot - height * 0.7, x + 36, foot - height * 0.7, x - 4, foot],
          mix(pane, mood.light, 0.22),
        ),
        rect(x - 3, foot - height + 14, 6, height - 14, wall.lit),
        rect(x - 50, foot - height * 0.5, 100, 6, wall.lit),
        arched
          ? ''
          : rect(x - 96, foot - height + 6, 32, height - 6, wood.base, 3) +
            rect(x + 64, foot - height + 6, 32, height - 6, wood.base, 3) +
            repeat(
              Math.floor(height / 20),
              18,
              (slat) =>
                rect(x - 91, foot - height / 2 + slat, 22, 5, wood.shade) +
                rect(x + 69, foot - height / 2 + slat, 22, 5, wood.shade),
            ),
        rect(x - 74, foot, 148, 13, wall.shade, 3),
        random.chance(0.65)
          ? place(rect(-60, -14, 120, 22, wood.shade, 5) + flowers(random, petals, mood.foliageLit, 112), {
              x,
              y: foot,
            })
          : '',
      ].join('');
    }),
  );
}

/** Draws bricks in a few courses only, so that the wall is not a plain area of colour. */
function brickwork(random: Random, wall: Material, half: number, top: number, bottom: number): Drawing {
  const bricks = Array.from({ length: 26 }, () => {
    const x = Math.round(random.between(-half + 20, half - 110) / 48) * 48;
    const y = top + Math.round(random.between(0, bottom - top - 30) / 20) * 20;
    return rect(x, y, 42, 14, random.chance(0.5) ? wall.lit : wall.shade, 3).replace('/>', ' opacity="0.5"/>');
  });
  const quoins = repeat(Math.floor((bottom - top) / 56), 56, (y) =>
    rect(-half, (top + bottom) / 2 + y - 16, Math.round(y / 56) % 2 ? 46 : 30, 28, wall.lit, 3),
  );
  return bricks.join('') + quoins;
}

function signBoard(kind: ShopKind, wood: Material, cloth: Material, width: number, shopHeight: number): Drawing {
  const half = width / 2;
  return (
    rect(-half, -shopHeight - 14, width, 104, wood.base, 6) +
    rect(-half, -shopHeight - 22, width, 14, wood.lit, 5) +
    rect(-half + 30, -shopHeight + 10, width - 60, 58, wood.shade, 10) +
    [-0.3, 0, 0.3].map((share) => niche(share * width, -shopHeight + 62, 40, 46, cloth.lit)).join('') +
    [-0.15, 0.15].map((share) => rect(share * width - 50, -shopHeight + 34, 100, 10, cloth.lit, 5)).join('') +
    place(emblem(kind, wood.shade, cloth.lit), { y: -shopHeight + 42, scale: 0.42 })
  );
}

function door(mood: Mood, wood: Material, cloth: Material, x: number, width: number, height: number): Drawing {
  const pane = mood.dim > 0.2 ? paint.lamplight.evening : mix(mood.window, mood.sky, 0.3);
  return [
    niche(x, 0, width + 26, height + 12, wood.lit),
    niche(x, 0, width, height, wood.shade),
    niche(x, -height * 0.3, width - 44, height * 0.64, pane),
    polygon(
      [
        x - width * 0.2,
        -height * 0.3,
        x + width * 0.06,
        -height * 0.78,
        x + width * 0.18,
        -height * 0.78,
        x - width * 0.06,
        -height * 0.3,
      ],
      mix(pane, hue.neutral[0], 0.3),
    ),
    rect(x - width / 2 + 24, -height * 0.24, width - 48, height * 0.16, wood.base, 6),
    circle(x - width * 0.36, -height * 0.34, 9, hue.tertiary[400]),
    place(
      niche(0, 0, 58, 64, cloth.lit) +
        rect(-14, -34, 28, 20, wood.shade, 4) +
        line('M-7,-34 V-42 H7 V-34', wood.shade, 4),
      { x, y: -height * 0.46 },
    ),
    line(`M${x},${-height * 0.46 - 62} V${-height * 0.46 - 84}`, wood.shade, 3),
    rect(x - width / 2 - 24, -14, width + 48, 14, paint.stone.doorstep, 3),
  ].join('');
}

/** Draws a striped awning, a plain one, or a lit board, as is typical for such places. */
function overTheWindow(
  kind: ShopKind,
  cloth: Material,
  wood: Material,
  mood: Mood,
  x: number,
  y: number,
  width: number,
): Drawing {
  if (kind === 'cafe' || kind === 'souvenir' || kind === 'shop') return awning(cloth, mood, x, y, width, 96);
  if (kind === 'restaurant' || kind === 'luggage') return plainAwning(cloth, mood, x, y, width);
  if (kind === 'hotel') return '';
  const lit = mood.dim > 0.2 ? paint.lamplight.evening : mix(cloth.lit, hue.neutral[0], 0.4);
  return (
    rect(x, y - 4, width, 62, cloth.shade, 8) +
    rect(x + 8, y + 4, width - 16, 46, cloth.base, 6) +
    repeat(4, width / 4.6, (step) => rect(x + width / 2 + step - width * 0.075, y + 18, width * 0.15, 18, lit, 9)) +
    rect(x + 10, y + 58, width - 20, 14, wood.shade).replace('/>', ' opacity="0.4"/>')
  );
}

function plainAwning(cloth: Material, mood: Mood, x: number, y: number, width: number): Drawing {
  return (
    rect(x + 6, y + 104, width - 12, 26, mood.shadow).replace('/>', ' opacity="0.22"/>') +
    polygon([x + 26, y, x + width - 26, y, x + width, y + 92, x, y + 92], cloth.base) +
    polygon([x + 26, y, x + width * 0.3, y, x + width * 0.22, y + 92, x, y + 92], cloth.lit) +
    rect(x, y + 90, width, 26, cloth.shade, 4)
  );
}

/** Draws a hotel's roof over the door, on two posts with a lamp each. */
function canopy(cloth: Material, mood: Mood, x: number, y: number, width: number): Drawing {
  const glow = mood.dim > 0.2 ? paint.lamplight.evening : hue.tertiary[400];
  return (
    [-1, 1]
      .map(
        (side) =>
          rect(x + side * (width / 2 - 18) - 7, y + 40, 14, -y - 40, paint.metal.castIron, 5) +
          circle(x + side * (width / 2 - 18), y + 92, 17, glow),
      )
      .join('') +
    rect(x - width / 2 - 14, y, width + 28, 52, cloth.base, 10) +
    rect(x - width / 2 - 14, y, width + 28, 14, cloth.lit, 7) +
    repeat(5, width / 5.4, (step) => circle(x + step, y + 34, 6, glow))
  );
}

function awning(cloth: Material, mood: Mood, x: number, y: number, width: number, height: number): Drawing {
  const stripes = Math.max(6, Math.round(width / 62));
  const step = width / stripes;
  const pale = mix(hue.neutral[50], mood.shadow, mood.dim * 0.4);
  const scallops = Array.from({ length: stripes }, (_, index) => {
    const fill = index % 2 ? pale : cloth.base;
    const [left, right] = [x + 22 + (index * (width - 44)) / stripes, x + 22 + ((index + 1) * (width - 44)) / stripes];
    const [low, next] = [x + index * step, x + (index + 1) * step];
    return (
      polygon([left, y, right, y, next, y + height, low, y + height], fill) +
      path(
        `M${low},${y + height - 1} H${next} V${y + height + 16} Q${(low + next) / 2},${y + height + 40} ${low},${y + height + 16} Z`,
        index % 2 ? mix(pale, mood.shadow, 0.14) : cloth.shade,
      )
    );
  });
  return (
    rect(x + 6, y + height + 16, width - 12, 26, mood.shadow).replace('/>', ' opacity="0.22"/>') + scallops.join('')
  );
}

function hangingSign(kind: ShopKind, wood: Material, cloth: Material, x: number, y: number): Drawing {
  return (
    line(`M${x},${y} H${x - 128} M${x - 40},${y} V${y + 22} M${x - 108},${y} V${y + 22}`, wood.shade, 7) +
    niche(x - 74, y + 140, 104, 120, cloth.base) +
    niche(x - 74, y + 134, 88, 106, cloth.lit) +
    place(emblem(kind, wood.shade, cloth.lit), { x: x - 74, y: y + 86, scale: 0.86 })
  );
}

function pavementBand(mood: Mood, { width, height }: Frame, street: number): Drawing {
  const kerb = street + (height - street) * 0.56;
  return (
    rect(0, street, width, height - street, mood.ground) +
    repeat(Math.ceil(width / 130) + 1, 130, (x) =>
      polygon(
        [
          x + width / 2,
          street,
          x + width / 2 + 4,
          street,
          x + width / 2 + x * 0.06 + 5,
          kerb,
          x + width / 2 + x * 0.06,
          kerb,
        ],
        mood.groundDeep,
      ),
    ) +
    rect(0, kerb, width, 14, mix(mood.ground, mood.light, 0.5)) +
    rect(0, kerb + 14, width, height - kerb, mix(mood.groundDeep, mood.shadow, 0.45)) +
    ellipse(width * 0.5, street + 6, width * 0.4, 8, mood.groundDeep)
  );
}

function bystander(random: Random, mood: Mood, frame: Frame, street: number): Drawing {
  const foot = street + (frame.height - street) * 0.46;
  const lamp = place(lampPost(material(paint.metal.castIron, mood)), { x: frame.width * 0.955, y: foot, scale: 2.3 });
  const person = random.chance(0.5)
    ? place(walker(passerBy(random, mood)), {
        x: frame.width * (frame.portrait ? 0.58 : 0.8),
        y: foot + 14,
        scale: 1.5,
        mirrored: random.chance(0.5),
      })
    : '';
  return (frame.portrait ? '' : lamp) + person;
}
