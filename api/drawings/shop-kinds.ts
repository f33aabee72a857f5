import { hue, paint } from '@cubby/design-system/paints';
import { circle, type Drawing, ellipse, line, niche, path, place, polygon, rect, repeat } from './draw.ts';
import { cabinCase, leatherCase, trolley } from './luggage.ts';

export type ShopKind =
  | 'cafe'
  | 'newsagent'
  | 'hotel'
  | 'luggage'
  | 'locker'
  | 'laundry'
  | 'souvenir'
  | 'restaurant'
  | 'shop'
  | 'office';

/** The look of every stashpoint type: its own, or that of the most similar kind. */
const kinds: Readonly<Record<string, ShopKind>> = {
  cafe: 'cafe',
  food_and_beverage_business: 'cafe',
  restaurant: 'restaurant',
  newsagent: 'newsagent',
  convenience_store: 'newsagent',
  smoke_shop: 'newsagent',
  hotel: 'hotel',
  hostel: 'hotel',
  premier_inn_hotel: 'hotel',
  luggage_storage_shop: 'luggage',
  locker: 'locker',
  laundry_business: 'laundry',
  souvenir_shop: 'souvenir',
  postal_shop: 'office',
  office: 'office',
  car_park: 'office',
  rental_shop: 'shop',
  shop: 'shop',
  tech_shop: 'shop',
  health_beauty_business: 'shop',
  other: 'shop',
};

export function shopKindOf(stashpointType: string): ShopKind {
  return kinds[stashpointType] ?? (stashpointType.includes('hotel') ? 'hotel' : 'shop');
}

/**
 * Draws the picture on the hanging sign: no words, so that it works in every language. Centred on the origin, about 60
 * wide.
 */
export function emblem(kind: ShopKind, fill: string, back: string): Drawing {
  const drawings: Record<ShopKind, Drawing> = {
    cafe:
      path('M-24,-16 H18 V8 Q18,24 2,24 H-8 Q-24,24 -24,8 Z', fill) +
      line('M18,-8 Q34,-8 32,4 Q30,12 18,10', fill, 5) +
      line('M-12,-28 q-4,-6 0,-12 M2,-28 q-4,-6 0,-12', fill, 4),
    restaurant:
      line('M-16,-28 V28 M-24,-28 V-10 Q-16,-2 -8,-10 V-28', fill, 5) + line('M14,28 V-26 Q28,-16 22,4 H14', fill, 6),
    newsagent:
      rect(-26, -24, 46, 50, fill, 4) +
      rect(-18, -16, 30, 10, back) +
      rect(-18, 0, 13, 18, back) +
      rect(0, 0, 12, 4, back) +
      rect(0, 8, 12, 4, back) +
      rect(18, -10, 10, 36, fill, 4),
    hotel: line('M-30,22 V-20 M30,22 V2', fill, 6) + rect(-30, 0, 60, 14, fill, 4) + rect(-22, -12, 20, 12, fill, 5),
    luggage: place(leatherCase(fill), { y: 26, scale: 0.42 }),
    locker: [-14, 14]
      .map((x) => [-14, 14].map((y) => rect(x - 12, y - 12, 24, 24, fill, 4) + circle(x + 6, y, 3, back)).join(''))
      .join(''),
    laundry:
      rect(-24, -28, 48, 56, fill, 6) + circle(0, 4, 17, back) + circle(0, 4, 11, fill) + circle(-14, -20, 3, back),
    souvenir: path('M0,-30 L9,-10 L31,-8 L14,7 L19,28 L0,17 L-19,28 L-14,7 L-31,-8 L-9,-10 Z', fill),
    office: rect(-30, -20, 60, 42, fill, 4) + line('M-26,-16 L0,6 L26,-16', back, 5),
    shop: path('M-24,-10 H24 L20,28 H-20 Z', fill) + line('M-12,-8 Q-12,-30 0,-30 Q12,-30 12,-8', fill, 5),
  };
  return drawings[kind];
}

/** Draws the things on the pavement of each kind of place, to the left of the door; about 200 wide. */
export function pavement(kind: ShopKind, accent: string, dark: string): Drawing {
  const wood = paint.wood.beech;
  const table =
    rect(-5, -78, 10, 78, dark) +
    rect(-48, -86, 96, 10, wood, 5) +
    rect(-26, -6, 52, 6, dark, 3) +
    path('M-22,-110 h24 v14 q0,10 -10,10 h-4 q-10,0 -10,-10 Z', hue.neutral[50]) +
    rect(14, -104, 18, 18, accent, 4);
  const chair = (mirrored: boolean) =>
    place(
      line('M-24,0 V-112 M-24,-52 H22 M22,-52 V0', dark, 7) +
        rect(-28, -112, 9, 54, wood, 4) +
        rect(-26, -58, 52, 10, wood, 5),
      { x: mirrored ? 98 : -98, mirrored },
    );
  const rack =
    rect(-62, -170, 124, 160, wood, 8) +
    repeat(3, 48, (y) =>
      repeat(3, 36, (x) =>
        rect(
          x - 14,
          -110 + y,
          28,
          38,
          [hue.neutral[50], accent, hue.tertiary[400]][Math.abs(Math.round(x + y)) % 3] as string,
          3,
        ),
      ),
    ) +
    rect(-54, -10, 8, 10, dark) +
    rect(46, -10, 8, 10, dark);
  const planter = (x: number) =>
    rect(x - 36, -62, 72, 62, paint.brick.flowerPot, 8) +
    circle(x, -120, 50, paint.leaf) +
    circle(x - 18, -134, 26, paint.metal.copperGreen);
  const boards: Record<ShopKind, Drawing> = {
    cafe: table + chair(false) + chair(true),
    restaurant: table + chair(true) + planter(-110),
    newsagent: rack + place(rect(-30, -60, 60, 60, dark, 4) + rect(-24, -52, 48, 30, accent, 3), { x: 104 }),
    hotel: planter(-60) + planter(70),
    luggage:
      place(trolley(hue.secondary[500]), { x: -50, scale: 0.9 }) +
      place(cabinCase(hue.tertiary[400]), { x: 60, scale: 0.95 }),
    locker: planter(-70) + place(trolley(hue.tertiary[400]), { x: 50, scale: 0.8 }),
    laundry:
      rect(-60, -70, 110, 66, paint.floor.straw, 10) +
      repeat(5, 22, (x) => rect(x - 12, -64, 8, 54, paint.wood.slat)) +
      path('M-54,-68 Q-30,-110 0,-84 Q30,-108 44,-68 Z', hue.neutral[50]),
    souvenir:
      rect(-5, -180, 10, 180, dark) +
      repeat(3, 54, (y) =>
        repeat(2, 60, (x) =>
          rect(
            x - 24,
            -120 + y,
            48,
            34,
            [accent, hue.tertiary[400], hue.info[200], hue.secondary[100]][
              Math.abs(Math.round(x / 30 + y / 54)) % 4
            ] as string,
            3,
          ),
        ),
      ) +
      ellipse(0, -3, 44, 6, dark),
    office: planter(0),
    shop:
      polygon([-50, 0, -36, -130, 36, -130, 50, 0], wood) +
      niche(0, -16, 62, 92, hue.primary[900]) +
      rect(-18, -80, 36, 6, hue.neutral[50], 3) +
      rect(-18, -62, 24, 6, accent, 3),
  };
  return boards[kind];
}
