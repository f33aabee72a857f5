import { hue, mix, paint } from '@cubby/design-system/paints';
import { circle, type Drawing, line, path, polygon, rect, repeat } from './draw.ts';

export type Bag = (body: string) => Drawing;

const dark = (body: string) => mix(body, hue.neutral[900], 0.28);
const pale = (body: string) => mix(body, hue.neutral[0], 0.3);

/** A hard shell on four wheels, 110 wide and 190 tall with its handle. */
export const trolley: Bag = (body) =>
  line('M-20,-150 V-188 H20 V-150', mix(hue.neutral[900], hue.neutral[50], 0.25), 6) +
  rect(-54, -158, 108, 148, body, 18) +
  path('M22,-158 H36 Q54,-158 54,-140 V-28 Q54,-10 36,-10 H22 Z', dark(body)) +
  repeat(4, 22, (x) => rect(x - 3, -142, 6, 116, x > 20 ? body : pale(body), 3)) +
  [-36, 36].map((x) => rect(x - 8, -12, 16, 12, hue.neutral[900], 4)).join('') +
  rect(-15, -166, 30, 10, hue.neutral[900], 5);

export const cabinCase: Bag = (body) =>
  line('M-14,-108 V-136 H14 V-108', mix(hue.neutral[900], hue.neutral[50], 0.25), 5) +
  rect(-44, -116, 88, 106, body, 14) +
  rect(18, -116, 26, 106, dark(body), 12) +
  rect(-44, -72, 88, 8, pale(body)) +
  rect(-8, -76, 16, 16, hue.tertiary[400], 4) +
  [-28, 28].map((x) => rect(x - 7, -11, 14, 11, hue.neutral[900], 4)).join('');

/** An old leather case on its side, with straps. */
export const leatherCase: Bag = (body) =>
  line('M-22,-96 Q-22,-116 0,-116 Q22,-116 22,-96', dark(body), 8) +
  rect(-76, -98, 152, 98, body, 12) +
  rect(-76, -36, 152, 36, dark(body), 10) +
  [-46, 46]
    .map(
      (x) =>
        rect(x - 8, -98, 16, 98, mix(body, hue.neutral[900], 0.45)) + rect(x - 10, -62, 20, 16, hue.tertiary[400], 3),
    )
    .join('') +
  line('M-28,-80 H28', pale(body), 5);

export const backpack: Bag = (body) =>
  line('M-14,-146 Q0,-168 14,-146', dark(body), 7) +
  path('M-56,-20 Q-60,-150 0,-150 Q60,-150 56,-20 Q56,0 38,0 H-38 Q-56,0 -56,-20 Z', body) +
  path('M20,-146 Q60,-130 56,-20 Q56,0 38,0 H16 Q36,-60 20,-146 Z', dark(body)) +
  path('M-40,-8 V-58 Q-40,-74 -24,-74 H24 Q40,-74 40,-58 V-8 Q40,-4 34,-4 H-34 Q-40,-4 -40,-8 Z', pale(body)) +
  rect(-40, -52, 80, 6, dark(body)) +
  rect(-5, -56, 10, 16, hue.tertiary[400], 4) +
  line('M-30,-104 H26', dark(body), 6);

export const holdall: Bag = (body) =>
  line('M-44,-70 Q-30,-124 0,-124 Q30,-124 44,-70', dark(body), 9) +
  path('M-90,-14 Q-96,-84 -60,-88 H60 Q96,-84 90,-14 Q88,0 76,0 H-76 Q-88,0 -90,-14 Z', body) +
  path('M50,-88 H60 Q96,-84 90,-14 Q88,0 76,0 H50 Z', dark(body)) +
  rect(-64, -88, 112, 8, pale(body), 4) +
  [-36, 32].map((x) => rect(x - 6, -82, 12, 82, dark(body))).join('');

export const hatBox: Bag = (body) =>
  line('M-24,-92 Q0,-126 24,-92', dark(body), 6) +
  rect(-52, -76, 104, 76, body, 8) +
  rect(-58, -94, 116, 26, dark(body), 8) +
  repeat(3, 34, (x) => rect(x - 5, -66, 10, 62, pale(body), 4));

export const tote: Bag = (body) =>
  line('M-26,-90 Q-26,-140 0,-140 Q26,-140 26,-90', dark(body), 6) +
  polygon([-50, -94, 50, -94, 42, 0, -42, 0], body) +
  circle(0, -46, 18, pale(body));

export const allBags: readonly Bag[] = [trolley, cabinCase, leatherCase, backpack, holdall, hatBox, tote];

export const bagColours: readonly string[] = [
  hue.secondary[500],
  hue.primary[500],
  hue.tertiary[400],
  hue.quaternary[700],
  paint.cloth.leather,
  paint.cloth.lagoon,
  paint.cloth.rosehip,
  hue.primary[700],
  paint.cloth.lavender,
];

/** The tag Cubby ties to a bag: a little arch on a string. */
export const tag = (fill: string): Drawing =>
  line('M0,0 Q10,10 6,26', hue.neutral[900], 3) +
  path('M-14,66 V40 Q-14,24 6,24 Q26,24 26,40 V66 Z', fill) +
  circle(6, 36, 4.5, hue.neutral[50]) +
  rect(-7, 46, 26, 4, hue.neutral[50]) +
  rect(-7, 54, 17, 4, hue.neutral[50]);
