import { hue, mix, paint } from '@cubby/design-system/paints';
import { circle, type Drawing, ellipse, line, niche, path, rect, repeat } from './draw.ts';
import { bagColours } from './luggage.ts';
import type { Random } from './random.ts';
import type { ShopKind } from './shop-kinds.ts';

/** Draws a typical item in the window of a kind of place, with its foot at the origin: about 120 wide and 140 tall. */
export function goods(kind: ShopKind, random: Random): Drawing {
  return random.pick(GOODS[kind])(random.pick(bagColours));
}

type Thing = (colour: string) => Drawing;

const GOODS: Record<ShopKind, readonly Thing[]> = {
  cafe: [cup, cakeStand, coffeeBag],
  restaurant: [bottleAndGlass, bowl, vase],
  newsagent: [magazines, bottles, postcards],
  hotel: [lamp, vase, keys],
  luggage: [vase, postcards],
  locker: [vase],
  laundry: [washer, washer, towels],
  souvenir: [globe, postcards, starJar],
  shop: [jar, boxes, vase],
  office: [parcels, lamp, globe],
};

function cup(colour: string): Drawing {
  return (
    ellipse(0, -6, 62, 9, mix(colour, hue.neutral[900], 0.2)) +
    path('M-42,-70 H36 V-34 Q36,-12 12,-12 H-18 Q-42,-12 -42,-34 Z', hue.neutral[50]) +
    rect(-42, -54, 78, 12, colour) +
    line('M36,-58 Q62,-58 58,-38 Q54,-24 34,-28', hue.neutral[50], 8) +
    line('M-18,-84 q-8,-12 0,-24 q8,-12 0,-24 M8,-84 q-8,-12 0,-24 q8,-12 0,-24', hue.neutral[0], 5)
  );
}

function cakeStand(colour: string): Drawing {
  return (
    rect(-6, -44, 12, 44, hue.neutral[50]) +
    ellipse(0, -3, 34, 6, hue.neutral[50]) +
    rect(-62, -52, 124, 10, hue.neutral[50], 5) +
    path('M-50,-52 V-84 Q-50,-100 -34,-100 H34 Q50,-100 50,-84 V-52 Z', paint.cloth.leather) +
    path('M-50,-76 q12,14 25,0 q12,14 25,0 q12,14 25,0 q12,14 25,0 V-100 H-50 Z', colour) +
    circle(0, -110, 11, hue.secondary[600])
  );
}

function coffeeBag(colour: string): Drawing {
  return (
    path('M-36,0 L-42,-112 H42 L36,0 Z', colour) +
    rect(-42, -126, 84, 18, mix(colour, hue.neutral[900], 0.25), 4) +
    niche(0, -24, 48, 56, hue.neutral[50]) +
    ellipse(0, -50, 11, 15, paint.cloth.leather)
  );
}

function bottleAndGlass(colour: string): Drawing {
  return (
    path('M-48,0 V-70 Q-48,-86 -34,-94 V-132 H-18 V-94 Q-4,-86 -4,-70 V0 Z', hue.primary[700]) +
    rect(-48, -58, 44, 34, hue.neutral[50]) +
    path('M16,-78 H58 Q58,-40 37,-36 Q16,-40 16,-78 Z', mix(colour, hue.neutral[0], 0.2)) +
    line('M37,-38 V-4 M20,-3 H54', hue.neutral[50], 5)
  );
}

function bowl(colour: string): Drawing {
  return (
    path('M-58,-50 H58 Q52,0 18,0 H-18 Q-52,0 -58,-50 Z', colour) +
    circle(-24, -58, 18, hue.secondary[500]) +
    circle(8, -62, 20, hue.tertiary[400]) +
    circle(34, -56, 15, paint.cloth.rosehip) +
    rect(-62, -54, 124, 10, mix(colour, hue.neutral[0], 0.35), 5)
  );
}

function magazines(colour: string): Drawing {
  return repeat(3, 34, (x, index) => {
    const cover = [colour, hue.tertiary[400], hue.info[200]][index] as string;
    return (
      rect(x - 22, -112 + index * 10, 46, 112 - index * 10, cover, 3) +
      rect(x - 15, -102 + index * 10, 32, 12, hue.neutral[50]) +
      circle(x + 1, -58 + index * 6, 13, mix(cover, hue.neutral[900], 0.25))
    );
  });
}

function bottles(colour: string): Drawing {
  return repeat(4, 30, (x, index) => {
    const fill = [colour, hue.primary[500], hue.secondary[500], hue.tertiary[400]][index] as string;
    return (
      path(
        `M${x - 12},0 V-62 Q${x - 12},-78 ${x - 5},-84 V-104 H${x + 5} V-84 Q${x + 12},-78 ${x + 12},-62 V0 Z`,
        fill,
      ) + rect(x - 12, -50, 24, 22, hue.neutral[50])
    );
  });
}

function postcards(colour: string): Drawing {
  return (
    line('M0,0 V-136', paint.wood.oak, 7) +
    [0, 1, 2]
      .map((row) =>
        [-1, 1]
          .map((side) => {
            const fill = [
              colour,
              hue.info[200],
              hue.tertiary[100],
              hue.secondary[100],
              hue.primary[100],
              hue.neutral[50],
            ][row * 2 + (side + 1) / 2];
            return rect(side < 0 ? -58 : 8, -128 + row * 42, 50, 34, fill as string, 3);
          })
          .join(''),
      )
      .join('') +
    ellipse(0, -3, 30, 5, paint.wood.oak)
  );
}

function lamp(colour: string): Drawing {
  return (
    ellipse(0, -4, 34, 7, mix(colour, hue.neutral[900], 0.3)) +
    line('M0,-6 V-70', mix(colour, hue.neutral[900], 0.3), 8) +
    path('M-50,-66 L-28,-132 H28 L50,-66 Z', hue.tertiary[400]) +
    path('M-50,-66 L-28,-132 H-12 L-22,-66 Z', hue.tertiary[100])
  );
}

function keys(colour: string): Drawing {
  return (
    rect(-58, -130, 116, 112, paint.wood.chestnut, 8) +
    repeat(3, 36, (x, index) =>
      [-104, -58]
        .map(
          (y, row) =>
            circle(x, y, 8, hue.tertiary[400]) +
            rect(x - 3, y + 6, 6, 20, hue.tertiary[400], 2) +
            ((index + row) % 2 ? niche(x, y + 40, 18, 18, colour) : ''),
        )
        .join(''),
    )
  );
}

function washer(colour: string): Drawing {
  return (
    rect(-60, -140, 120, 140, hue.neutral[50], 10) +
    rect(-60, -140, 120, 26, mix(hue.neutral[50], hue.neutral[900], 0.14), 10) +
    circle(38, -127, 7, colour) +
    rect(-48, -132, 44, 10, hue.info[200], 4) +
    circle(0, -56, 46, mix(hue.neutral[50], hue.neutral[900], 0.22)) +
    circle(0, -56, 36, hue.info[200]) +
    path('M-32,-50 q16,-16 32,0 q16,16 32,0 Q28,-22 0,-20 Q-28,-22 -32,-50 Z', colour)
  );
}

function towels(colour: string): Drawing {
  return [0, 1, 2, 3]
    .map((row) =>
      rect(
        -52,
        -30 - row * 30,
        104,
        27,
        [colour, hue.neutral[50], hue.primary[100], hue.secondary[100]][row] as string,
        13,
      ),
    )
    .join('');
}

function globe(colour: string): Drawing {
  return (
    path('M-40,0 L-30,-26 H30 L40,0 Z', colour) +
    circle(0, -70, 50, hue.info[200]) +
    path('M-20,-30 V-84 L0,-108 L20,-84 V-30 Z', mix(colour, hue.neutral[0], 0.3)) +
    [-28, -8, 14, 30].map((x, index) => circle(x, -96 + index * 17, 5, hue.neutral[0])).join('')
  );
}

function starJar(colour: string): Drawing {
  return (
    path('M-44,0 V-82 Q-44,-98 -30,-98 H30 Q44,-98 44,-82 V0 Z', mix(hue.info[200], hue.neutral[0], 0.4)) +
    rect(-36, -116, 72, 20, paint.wood.oak, 6) +
    [-22, 0, 22]
      .map((x, index) =>
        circle(x, -18 - (index % 2) * 8, 15, [colour, hue.tertiary[400], hue.secondary[500]][index] as string),
      )
      .join('') +
    [-10, 14].map((x, index) => circle(x, -46, 14, [hue.secondary[100], colour][index] as string)).join('')
  );
}

function jar(colour: string): Drawing {
  return (
    path('M-34,0 V-70 Q-34,-88 -20,-88 H20 Q34,-88 34,-70 V0 Z', colour) +
    rect(-26, -108, 52, 20, mix(colour, hue.neutral[900], 0.3), 6) +
    niche(0, -18, 40, 44, hue.neutral[50])
  );
}

function boxes(colour: string): Drawing {
  return (
    rect(-60, -56, 66, 56, colour, 5) +
    rect(10, -44, 52, 44, hue.tertiary[400], 5) +
    rect(-34, -104, 58, 48, hue.neutral[50], 5) +
    rect(-32, -56, 10, 56, mix(colour, hue.neutral[900], 0.25)) +
    rect(-10, -104, 10, 48, hue.secondary[500])
  );
}

function parcels(colour: string): Drawing {
  return (
    rect(-58, -70, 76, 70, paint.wood.pine, 4) +
    rect(-26, -70, 12, 70, paint.wood.oak) +
    rect(-44, -122, 62, 52, paint.wood.beech, 4) +
    rect(-18, -122, 10, 52, colour) +
    rect(26, -40, 40, 40, paint.wood.oak, 4)
  );
}

function vase(colour: string): Drawing {
  return (
    path('M-20,0 Q-36,-40 -12,-66 H12 Q36,-40 20,0 Z', colour) +
    line('M0,-64 Q-4,-110 -26,-130 M0,-64 Q6,-110 24,-140 M0,-64 V-120', paint.leaf, 5) +
    circle(-28, -134, 12, hue.tertiary[400]) +
    circle(26, -144, 14, hue.secondary[500]) +
    circle(0, -126, 11, hue.secondary[100])
  );
}
