import { hue, paint } from '@cubby/design-system/paints';
import { circle, type Drawing, line, niche, path, place, polygon, rect, repeat } from './draw.ts';
import { allBags, bagColours } from './luggage.ts';
import { mix } from './mix.ts';
import type { Material, Mood } from './mood.ts';
import type { Random } from './random.ts';
import type { ShopKind } from './shop-kinds.ts';

/** The window shows what the place is for: bags, each in its own niche, and a lamp above them. */
export function displayWindow(
  kind: ShopKind,
  random: Random,
  mood: Mood,
  wood: Material,
  x: number,
  y: number,
  width: number,
  height: number,
): Drawing {
  const warm = mood.dim > 0.2 ? paint.lamplight.evening : paint.lamplight.day;
  const columns = 3;
  const cell = (width - 28) / columns;
  const rows = 2;
  const tall = (height - 24) / rows;
  const back = mix(warm, paint.wood.chestnut, 0.34);
  const niches = Array.from({ length: rows * columns }, (_, index) => {
    const middle = x + 14 + cell * ((index % columns) + 0.5);
    const foot = y + 12 + tall * (Math.floor(index / columns) + 1) - 10;
    const filling =
      kind === 'locker'
        ? lockerDoor(random, cell - 20, tall - 22)
        : random.chance(0.86)
          ? place(random.pick(allBags)(mix(random.pick(bagColours), mood.shadow, mood.dim * 0.3)), {
              scale: Math.min((tall - 40) / 190, (cell - 30) / 170),
            })
          : vase(random);
    return (
      niche(middle, foot, cell - 16, tall - 14, kind === 'locker' ? hue.pine100 : back) +
      place(filling, { x: middle, y: foot }) +
      rect(middle - cell / 2 + 4, foot, cell - 8, 10, paint.wood.pine, 3)
    );
  });
  return [
    rect(x - 12, y - 12, width + 24, height + 24, wood.lit, 8),
    rect(x, y, width, height, warm, 4),
    ...niches,
    polygon(
      [x + width * 0.08, y + height, x + width * 0.42, y, x + width * 0.52, y, x + width * 0.18, y + height],
      mix(warm, hue.white, 0.6),
    ).replace('/>', ' opacity="0.28"/>'),
    polygon(
      [x + width * 0.24, y + height, x + width * 0.58, y, x + width * 0.61, y, x + width * 0.27, y + height],
      hue.white,
    ).replace('/>', ' opacity="0.24"/>'),
  ].join('');
}

function lockerDoor(random: Random, width: number, height: number): Drawing {
  const fill = random.pick([hue.pine500, hue.pine700, hue.tangerine500, hue.marigold400]);
  return (
    rect(-width / 2, -height, width, height, fill, 10) +
    rect(width * 0.18, -height * 0.62, width * 0.18, height * 0.26, hue.paper, 4) +
    circle(width * 0.27, -height * 0.24, 6, hue.paper) +
    repeat(3, 12, (y) => rect(-width * 0.3, y - height * 0.7, width * 0.3, 5, mix(fill, hue.ink, 0.25), 2))
  );
}

function vase(random: Random): Drawing {
  return (
    path('M-20,0 Q-36,-40 -12,-66 H12 Q36,-40 20,0 Z', random.pick(bagColours)) +
    line('M0,-64 Q-4,-110 -26,-130 M0,-64 Q6,-110 24,-140 M0,-64 V-120', hue.pine500, 5) +
    circle(-28, -134, 12, hue.marigold400) +
    circle(26, -144, 14, hue.tangerine500) +
    circle(0, -126, 11, hue.blush200)
  );
}
