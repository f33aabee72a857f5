import { hue, mix, paint } from '@cubby/design-system/paints';
import { type Drawing, niche, place, polygon, rect } from './draw.ts';
import { allBags, bagColours } from './luggage.ts';
import type { Material, Mood } from './mood.ts';
import type { Random } from './random.ts';
import { goods } from './shop-goods.ts';
import type { ShopKind } from './shop-kinds.ts';

/** Probability that a niche contains a bag instead of the shop's goods. */
const BAGS_IN_WINDOW: Partial<Record<ShopKind, number>> = { luggage: 0.9, hotel: 0.5 };

/** Draws the window, with the shop's goods and travellers' bags, each in a niche of its own. */
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
    // Every window shows a bag or two, since luggage storage is the subject of the picture.
    const filling = random.chance(BAGS_IN_WINDOW[kind] ?? 0.34)
      ? place(random.pick(allBags)(mix(random.pick(bagColours), mood.shadow, mood.dim * 0.3)), {
          scale: Math.min((tall - 40) / 190, (cell - 30) / 170),
        })
      : place(goods(kind, random), { scale: Math.min((tall - 34) / 150, (cell - 30) / 150) });
    return (
      niche(middle, foot, cell - 16, tall - 14, back) +
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
      mix(warm, hue.neutral[0], 0.6),
    ).replace('/>', ' opacity="0.28"/>'),
    polygon(
      [x + width * 0.24, y + height, x + width * 0.58, y, x + width * 0.61, y, x + width * 0.27, y + height],
      hue.neutral[0],
    ).replace('/>', ' opacity="0.24"/>'),
  ].join('');
}
