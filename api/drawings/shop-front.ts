import { hue, mix, paint } from '@cubby/design-system/paints';
import { awningOf } from './awnings.ts';
import { row } from './buildings.ts';
import { circle, type Drawing, ellipse, line, niche, place, polygon, rect, repeat, svg } from './draw.ts';
import type { Frame } from './frame.ts';
import { lockerFront, openLocker } from './locker-front.ts';
import { type Material, type Mood, type MoodName, material, moods } from './mood.ts';
import { sky } from './nature.ts';
import { createRandom, type Random } from './random.ts';
import { doorOf, lampBeside } from './shop-door.ts';
import { emblem, pavement, type ShopKind } from './shop-kinds.ts';
import { type Look, lookOf } from './shop-look.ts';
import { displayWindow, pane } from './shop-window.ts';
import { bricks, storeys } from './storeys.ts';
import { lampPost, passerBy, walker } from './street.ts';

/**
 * Draws the front of a stashpoint, seen from the street. `variant` decides on the house, its colours, the light and the
 * things around it.
 */
export function shopFront(kind: ShopKind, variant: number, frame: Frame): Drawing {
  if (kind === 'locker') return lockerFront(variant, frame);
  const random = createRandom(`front-${kind}-${variant}`);
  const look = lookOf(kind, variant);
  const mood = moodOf(kind, random);
  const street = frame.height * 0.86;
  const width = frame.portrait ? frame.width * (look.storeys === 'gable' ? 0.86 : 1.06) : frame.width * 0.72;
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
    place(building(kind, look, random, mood, width, street), { x: middle, y: street, mirrored: random.chance(0.4) }),
    pavementBand(mood, frame, street),
    place(pavement(kind, look.front.awning, mix(hue.neutral[900], mood.shadow, 0.3)), {
      x: frame.width * (frame.portrait ? 0.25 : 0.14),
      y: street + (frame.height - street) * 0.34,
      scale: 1.05,
    }),
    bystander(random, mood, frame, street),
  ]);
}

function moodOf(kind: ShopKind, random: Random): Mood {
  return moods[
    random.weighted<MoodName>([
      ['morning', 4],
      ['noon', 4],
      ['golden', 3],
      ['dusk', 2],
      ['night', kind === 'hotel' || kind === 'newsagent' ? 2 : 1],
    ])
  ];
}

/**
 * Draws the door of a stashpoint from close by: the sign above, the number beside it and the mark on its pane, which is
 * what a traveller looks for on arrival.
 */
export function shopDoor(kind: ShopKind, variant: number, frame: Frame): Drawing {
  if (kind === 'locker') return openLocker(variant, frame);
  const random = createRandom(`front-${kind}-${variant}`);
  const look = lookOf(kind, variant);
  const mood = moodOf(kind, random);
  const [wall, wood, cloth] = [look.front.wall, look.front.joinery, look.front.awning].map((paint) =>
    material(paint, mood),
  ) as [Material, Material, Material];
  const foot = frame.height * 0.9;
  const height = frame.height * 0.7;
  const width = Math.min(frame.width * 0.52, height * 0.72);
  const middle = frame.width / 2;
  const inside = rect(0, 0, frame.width, frame.height, wall.base);
  return svg(frame.width, frame.height, [
    inside,
    place(bricks(60, { width: frame.width, top: 30, bottom: foot - 100, wall, random }), { x: middle }),
    rect(0, foot - 90, frame.width, 90, wall.shade),
    place(doorOf(look.door, mood, wood, cloth, width, height), { x: middle, y: foot }),
    place(niche(0, 0, 190, 196, cloth.base) + niche(0, -12, 158, 170, cloth.lit), {
      x: middle + (width / 2 + 170) * (frame.portrait ? 0.86 : 1),
      y: foot - height * 0.52,
    }),
    place(emblem(kind, wood.shade, cloth.lit), {
      x: middle + (width / 2 + 170) * (frame.portrait ? 0.86 : 1),
      y: foot - height * 0.52 - 92,
      scale: 1.5,
    }),
    place(lampBeside(mood), { x: middle - (width / 2 + 120), y: foot - height * 0.7 }),
    rect(middle - width / 2 - 180, foot - height * 0.44, 104, 74, cloth.lit, 12),
    repeat(1 + (variant % 3), 30, (x) =>
      rect(middle - width / 2 - 128 + x - 9, foot - height * 0.44 + 16, 18, 42, wood.shade, 6),
    ),
    rect(0, foot, frame.width, frame.height - foot, mood.ground),
    rect(0, foot, frame.width, 10, mood.groundDeep),
    rect(middle - width * 0.56, foot + 22, width * 1.12, 40, mix(cloth.shade, mood.shadow, 0.3), 10),
    place(pavement(kind, look.front.awning, mix(hue.neutral[900], mood.shadow, 0.3)), {
      x: frame.width * (frame.portrait ? 0.1 : 0.16),
      y: foot + 40,
      scale: frame.portrait ? 1.3 : 1.6,
    }),
  ]);
}

function building(kind: ShopKind, look: Look, random: Random, mood: Mood, width: number, street: number): Drawing {
  const wall = material(look.front.wall, mood);
  const wood = material(look.front.joinery, mood);
  const cloth = material(look.front.awning, mood);
  const shopHeight = Math.min(640, street * 0.6);
  const half = width / 2;
  const ground = { kind, look, random, mood, wood, cloth, width, shopHeight };
  return [
    storeys(look.storeys, random, mood, { width, street, shopHeight, wall, wood }),
    rect(-half + 14, -shopHeight, width - 28, shopHeight, wood.base),
    rect(half - 44, -shopHeight, 30, shopHeight, wood.shade),
    signBoard(kind, wood, cloth, width, shopHeight),
    groundFloor(ground),
    rect(-half + 14, -34, width - 28, 34, wood.shade),
    hangingSign(kind, wood, cloth, half - 18, -shopHeight - 30),
  ].join('');
}

interface GroundFloor {
  kind: ShopKind;
  look: Look;
  random: Random;
  mood: Mood;
  wood: Material;
  cloth: Material;
  width: number;
  shopHeight: number;
}

/** Draws windows and door between the pavement and the sign, as the house has them. */
function groundFloor({ kind, look, random, mood, wood, cloth, width, shopHeight }: GroundFloor): Drawing {
  const half = width / 2;
  const top = -shopHeight + 150;
  const tall = shopHeight - 220;
  const doorHeight = shopHeight - 130;
  const glass = { kind, random, mood, wood };
  const narrow = (x: number) => pane({ ...glass, x, y: top + 20, width: width * 0.2, height: tall - 10 });
  const shop = (x: number, wide: number) =>
    displayWindow({ ...glass, x, y: top, width: wide, height: tall }) +
    awningOf(kind, cloth, wood, mood, x - 14, top - 38, wide + 28);
  const entrance = (x: number, wide: number) => place(doorOf(look.door, mood, wood, cloth, wide, doorHeight), { x });
  if (look.plan === 'middle')
    return shop(-half + 52, width * 0.28) + shop(half - 52 - width * 0.28, width * 0.28) + entrance(0, width * 0.22);
  if (look.plan === 'pane')
    return (
      pane({ ...glass, x: -half + 44, y: top - 20, width: width * 0.6, height: tall + 60 }) +
      awningOf(kind, cloth, wood, mood, -half + 30, top - 58, width * 0.64) +
      entrance(half - width * 0.18, width * 0.2)
    );
  if (look.plan === 'portico')
    return (
      narrow(-half + 48) +
      narrow(half - 48 - width * 0.2) +
      entrance(0, width * 0.32) +
      canopy(cloth, mood, 0, top, width * 0.44)
    );
  return (
    shop(-half + 44, width * 0.56) +
    entrance(half - width * 0.2, width * 0.24) +
    (kind === 'hotel' ? canopy(cloth, mood, half - width * 0.2, top, width * 0.34) : '')
  );
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
