import { hue, mix, paint } from '@cubby/design-system/paints';
import { type Drawing, niche, place, polygon, rect, repeat } from './draw.ts';
import { allBags, bagColours } from './luggage.ts';
import type { Material, Mood } from './mood.ts';
import type { Random } from './random.ts';
import { goods } from './shop-goods.ts';
import type { ShopKind } from './shop-kinds.ts';

/** Probability that a niche contains a bag instead of the shop's goods. */
const BAGS_IN_WINDOW: Partial<Record<ShopKind, number>> = { luggage: 0.9, hotel: 0.5 };

interface ShopWindow {
  kind: ShopKind;
  random: Random;
  mood: Mood;
  wood: Material;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Draws the window, with the shop's goods and travellers' bags, each in a niche of its own. */
export function displayWindow(window: ShopWindow): Drawing {
  const { kind, random, mood, x, y, width, height } = window;
  const warm = lightIn(mood);
  const columns = Math.max(2, Math.round(width / 190));
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
  return [frameAndGlass(window), ...niches, reflections(window)].join('');
}

/** Draws one large pane: a row of goods and bags on a low shelf, under a lamp each. */
export function pane(window: ShopWindow): Drawing {
  const { kind, random, mood, wood, x, y, width, height } = window;
  const warm = lightIn(mood);
  const count = Math.max(1, Math.round(width / 190));
  const cell = width / count;
  const foot = y + height * 0.86;
  const shown = repeat(count, cell, (offset, index) => {
    const middle = x + width / 2 + offset;
    const thing = index % 2 === 0 ? goods(kind, random) : random.pick(allBags)(random.pick(bagColours));
    return (
      rect(middle - 2, y, 4, height * 0.16, wood.shade) +
      polygon([middle - 34, y + height * 0.26, middle, y + height * 0.14, middle + 34, y + height * 0.26], wood.base) +
      place(thing, { x: middle, y: foot, scale: Math.min((cell - 20) / 140, (height * 0.56) / 150) })
    );
  });
  return [
    frameAndGlass(window),
    rect(x, foot, width, y + height - foot, mix(warm, paint.wood.chestnut, 0.5)),
    shown,
    rect(x, foot, width, 10, paint.wood.pine, 3),
    reflections(window),
    repeat(count - 1, cell, (offset) => rect(x + width / 2 + offset - 5, y, 10, height, wood.lit)),
  ].join('');
}

function frameAndGlass({ wood, mood, x, y, width, height }: ShopWindow): Drawing {
  return rect(x - 12, y - 12, width + 24, height + 24, wood.lit, 8) + rect(x, y, width, height, lightIn(mood), 4);
}

function lightIn(mood: Mood): string {
  return mood.dim > 0.2 ? paint.lamplight.evening : paint.lamplight.day;
}

function reflections({ mood, x, y, width, height }: ShopWindow): Drawing {
  return [
    polygon(
      [x + width * 0.08, y + height, x + width * 0.42, y, x + width * 0.52, y, x + width * 0.18, y + height],
      mix(lightIn(mood), hue.neutral[0], 0.6),
    ).replace('/>', ' opacity="0.28"/>'),
    polygon(
      [x + width * 0.24, y + height, x + width * 0.58, y, x + width * 0.61, y, x + width * 0.27, y + height],
      hue.neutral[0],
    ).replace('/>', ' opacity="0.24"/>'),
  ].join('');
}
