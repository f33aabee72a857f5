import { hue, mix, paint } from '@cubby/design-system/paints';
import { circle, type Drawing, ellipse, line, niche, path, place, polygon, rect, repeat } from './draw.ts';
import type { Material, Mood } from './mood.ts';
import type { Random } from './random.ts';

export const tram = (m: Material): Drawing =>
  [
    line('M-20,-150 L10,-196 L50,-196', m.shade, 5),
    rect(-120, -140, 240, 122, m.base, 16),
    rect(-120, -70, 240, 12, m.lit),
    path('M-120,-124 q0,-16 16,-16 h208 q16,0 16,16 z', m.lit),
    repeat(
      4,
      54,
      (x) =>
        rect(x - 21, -116, 42, 40, m.window, 6) + polygon([x - 14, -78, x + 2, -114, x + 12, -114, x - 4, -78], m.glow),
    ),
    rect(-128, -22, 256, 14, m.shade, 6),
    circle(-66, -8, 13, m.window),
    circle(66, -8, 13, m.window),
    circle(112, -46, 8, m.glow),
  ].join('');

export const sailingBoat = (m: Material): Drawing =>
  rect(-3, -150, 5, 140, m.shade) +
  path('M6,-146 Q66,-80 70,-24 H6 Z', m.lit) +
  path('M-6,-130 Q-44,-70 -50,-24 H-6 Z', m.base) +
  path('M-66,-16 H72 Q58,14 30,14 H-30 Q-54,14 -66,-16 Z', m.window);

export const gondola = (m: Material): Drawing =>
  path(
    'M-130,-26 Q-120,-50 -128,-70 Q-96,-50 -92,-22 Q0,-2 92,-24 Q110,-34 112,-62 Q124,-34 104,-6 Q60,14 0,14 Q-80,14 -130,-26 Z',
    m.shade,
  ) +
  rect(-36, -24, 62, 12, m.glow, 6) +
  rect(66, -94, 15, 52, m.lit, 6) +
  rect(66, -48, 15, 34, m.window, 3) +
  circle(73, -106, 11, m.base) +
  ellipse(73, -114, 20, 5, m.glow) +
  line('M60,-80 L34,12', m.window, 5);

export const ferry = (m: Material): Drawing =>
  path('M-160,-24 H160 Q150,16 120,16 H-124 Q-150,16 -160,-24 Z', m.window) +
  rect(-110, -62, 220, 40, m.lit, 6) +
  repeat(6, 34, (x) => rect(x - 10, -52, 20, 16, m.window, 4)) +
  rect(-60, -92, 110, 32, m.base, 6) +
  rect(-20, -130, 32, 40, m.glow) +
  rect(-20, -130, 32, 10, m.window);

export const harbourCrane = (m: Material): Drawing =>
  line('M-60,0 L-40,-230 M60,0 L40,-230 M-52,-90 H52', m.shade, 12) +
  rect(-70, -262, 140, 34, m.base, 4) +
  line('M-60,-262 L-10,-350 L190,-300 M-10,-350 V-262', m.base, 10) +
  rect(-240, -280, 480, 16, m.base) +
  rect(150, -264, 4, 90, m.shade) +
  rect(132, -178, 40, 30, m.glow);

export const lampPost = (m: Material): Drawing =>
  rect(-4, -170, 8, 170, m.window) +
  rect(-10, -10, 20, 10, m.window) +
  niche(0, -168, 28, 40, m.glow) +
  rect(-18, -172, 36, 7, m.window, 3);

export const bench = (m: Material): Drawing =>
  rect(-60, -40, 120, 9, m.base, 3) +
  rect(-60, -66, 120, 8, m.base, 3) +
  rect(-60, -82, 120, 8, m.base, 3) +
  rect(-48, -84, 7, 84, m.window) +
  rect(41, -84, 7, 84, m.window);

export interface Looks {
  skin: string;
  hair: string;
  top: string;
  legs: string;
  shoes: string;
  hat?: string;
}

/** Returns the looks of a random traveller, in the light of the scene. */
export function passerBy(random: Random, mood: Mood): Looks {
  const late = (fill: string) => mix(fill, mood.shadow, mood.dim * 0.4);
  return {
    skin: late(
      random.pick([paint.skin.porcelain, paint.skin.sand, paint.skin.bronze, paint.skin.chestnut, paint.skin.umber]),
    ),
    hair: late(
      random.pick([hue.neutral[900], paint.hair.darkBrown, paint.hair.brown, paint.hair.copper, paint.hair.silver]),
    ),
    top: late(
      random.pick([hue.secondary[500], hue.primary[500], hue.tertiary[400], hue.quaternary[700], hue.neutral[50]]),
    ),
    legs: late(random.pick([hue.primary[900], paint.cloth.denim, paint.cloth.cocoa, hue.neutral[900]])),
    shoes: late(random.pick([hue.neutral[50], hue.tertiary[400], paint.hair.darkBrown])),
    ...(random.chance(0.3)
      ? { hat: late(random.pick([hue.tertiary[400], paint.cloth.leather, hue.primary[700]])) }
      : {}),
  };
}

/** Draws a person walking to the right, arms swinging, with nothing to carry. About 230 tall. */
export function walker({ skin, hair, top, legs, shoes, hat }: Looks): Drawing {
  return [
    line('M-2,-150 Q-34,-132 -46,-96', skin, 13),
    line('M0,-152 Q-24,-136 -34,-116', top, 18),
    line('M-2,-96 Q-14,-56 -46,-16', legs, 22),
    path('M-62,-14 l24,-10 l6,14 q-8,8 -34,8 z', shoes),
    line('M4,-96 Q30,-62 26,-10', legs, 22),
    path('M14,-12 h22 q24,4 26,12 h-48 z', shoes),
    path('M-20,-94 Q-26,-150 -14,-166 Q2,-178 18,-166 Q26,-140 22,-94 Z', top),
    line('M10,-152 Q38,-130 54,-104', top, 18),
    line('M40,-124 L62,-98', skin, 12),
    circle(64, -96, 8, skin),
    circle(-46, -94, 8, skin),
    rect(-4, -184, 14, 24, skin, 5),
    circle(6, -200, 24, skin),
    path('M-20,-196 Q-24,-228 6,-230 Q32,-228 30,-206 Q12,-204 4,-214 Q0,-196 -8,-184 Q-18,-186 -20,-196 Z', hair),
    hat ? rect(-24, -222, 66, 8, hat, 4) + path('M-16,-220 Q-14,-250 8,-250 Q28,-248 30,-220 Z', hat) : '',
  ].join('');
}

export function bicycle(frame: string, tyre: string): Drawing {
  const wheel = (x: number) =>
    `<circle cx="${x}" cy="-36" r="32" fill="none" stroke="${tyre}" stroke-width="5"/>${circle(x, -36, 4, tyre)}`;
  return (
    wheel(-56) +
    wheel(56) +
    line('M-56,-36 L-26,-86 L30,-86 L-6,-36 Z M-26,-86 L-6,-36 M30,-86 L56,-36 M30,-86 L26,-106 L44,-110', frame, 5.5) +
    rect(-44, -98, 32, 8, tyre, 4) +
    place(rect(-20, -24, 40, 26, paint.wood.wicker, 4), { x: 52, y: -96 })
  );
}
