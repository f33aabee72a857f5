import { circle, type Drawing, ellipse, line, niche, path, place, polygon, rect, repeat } from './draw.ts';
import type { Material } from './mood.ts';

/** A monument, its foot at the origin, 300 to 680 units tall. */
export type Monument = (m: Material) => Drawing;

export const clockTower: Monument = (m) =>
  [
    rect(-44, -380, 88, 380, m.base),
    rect(14, -380, 30, 380, m.shade),
    repeat(4, 19, (x) => rect(x - 3, -360, 6, 300, m.window, 3)),
    rect(-54, -396, 108, 18, m.lit),
    rect(-52, -488, 104, 92, m.base),
    rect(20, -488, 32, 92, m.shade),
    circle(0, -442, 36, m.lit),
    circle(0, -442, 29, m.glow),
    line('M0,-442 V-462 M0,-442 L13,-434', m.shade, 5),
    rect(-58, -502, 116, 14, m.lit),
    polygon([-48, -502, 48, -502, 22, -566, -22, -566], m.window),
    rect(-20, -592, 40, 28, m.lit),
    polygon([-24, -592, 24, -592, 0, -672], m.window),
    rect(-2, -690, 4, 26, m.lit),
  ].join('');

export const ironTower: Monument = (m) =>
  [
    path(
      'M-196,0 C-112,-120 -52,-300 -13,-600 H13 C52,-300 112,-120 196,0 H116 A116,104 0 0 0 -116,0 Z M-66,-172 H66 L40,-280 H-40 Z M-29,-322 H29 L9,-520 H-9 Z',
      m.base,
    ),
    path(
      'M0,-600 H13 C52,-300 112,-120 196,0 H116 A116,104 0 0 0 0,-104 V-172 H66 L40,-280 H0 V-322 H29 L9,-520 H0 Z',
      m.shade,
    ),
    line(
      'M-58,-172 L40,-280 M58,-172 L-40,-280 M-27,-330 L18,-420 M27,-330 L-18,-420 M-16,-430 L10,-510 M16,-430 L-10,-510',
      m.base,
      5,
    ),
    line('M-176,-16 L-104,-130 M-116,-16 L-82,-150 M176,-16 L104,-130 M116,-16 L82,-150', m.lit, 4),
    rect(-122, -162, 244, 16, m.lit, 3),
    rect(-66, -308, 132, 14, m.lit, 3),
    rect(-24, -606, 48, 16, m.lit, 3),
    rect(-10, -626, 20, 22, m.base),
    rect(-3, -676, 6, 52, m.base),
  ].join('');

export const broadcastTower: Monument = (m) =>
  [
    polygon([-22, 0, 22, 0, 8, -430, -8, -430], m.base),
    polygon([6, 0, 22, 0, 8, -430, 2, -430], m.shade),
    rect(-4, -640, 8, 160, m.lit),
    rect(-4, -600, 8, 26, m.glow),
    rect(-4, -545, 8, 26, m.glow),
    rect(-11, -500, 22, 40, m.base),
    circle(0, -440, 50, m.base),
    path('M0,-490 A50,50 0 0 1 0,-390 A70,70 0 0 0 0,-490 Z', m.shade),
    path('M-48,-428 H48 A50,50 0 0 0 49,-444 H-49 A50,50 0 0 0 -48,-428 Z', m.glow),
    circle(-18, -464, 10, m.lit),
    path('M-90,0 Q-40,-50 0,-50 Q40,-50 90,0 Z', m.shade),
  ].join('');

export const needleTower: Monument = (m) =>
  [
    polygon([-46, 0, 46, 0, 13, -430, -13, -430], m.base),
    polygon([10, 0, 46, 0, 13, -430, 4, -430], m.shade),
    path('M-60,-440 H60 L38,-402 H-38 Z', m.shade),
    rect(-62, -466, 124, 28, m.lit, 12),
    rect(-54, -458, 108, 8, m.window, 4),
    path('M-44,-466 H44 L28,-492 H-28 Z', m.base),
    polygon([-12, -490, 12, -490, 7, -560, -7, -560], m.base),
    rect(-18, -572, 36, 14, m.lit, 6),
    polygon([-6, -570, 6, -570, 1, -690, -1, -690], m.shade),
  ].join('');

export const spires: Monument = (m) =>
  [-64, 64].map((x) => place(gothicTower(m), { x })).join('') +
  polygon([-30, -210, 30, -210, 0, -290], m.shade) +
  rect(-30, -212, 60, 212, m.base) +
  circle(0, -176, 22, m.window) +
  niche(0, 0, 40, 88, m.window);

export const onionTowers: Monument = (m) =>
  [-58, 58]
    .map((x) =>
      place(
        rect(-40, -360, 80, 360, m.base) +
          rect(14, -360, 26, 360, m.shade) +
          repeat(3, 90, (y) => niche(0, -150 + y, 18, 44, m.window)) +
          rect(-46, -368, 92, 12, m.lit) +
          path(
            'M-34,-368 C-60,-420 -44,-446 -20,-462 C-10,-470 -6,-480 0,-500 C6,-480 10,-470 20,-462 C44,-446 60,-420 34,-368 Z',
            m.glow,
          ) +
          path('M6,-368 C30,-420 24,-446 4,-470 L0,-500 C6,-480 10,-470 20,-462 C44,-446 60,-420 34,-368 Z', m.window) +
          rect(-2, -524, 4, 28, m.lit),
        { x },
      ),
    )
    .join('') + polygon([-22, -250, 22, -250, 0, -300], m.shade);

/** A cluster of tapering, many-windowed spires that grow like reeds. */
export const basilicaSpires: Monument = (m) =>
  [
    ...[
      [-138, 360],
      [138, 360],
      [-86, 470],
      [86, 470],
      [-30, 580],
      [34, 560],
    ].map(([x = 0, height = 0]) =>
      place(
        path(
          `M-34,0 C-32,${-height * 0.6} -14,${-height * 0.86} 0,${-height} C14,${-height * 0.86} 32,${-height * 0.6} 34,0 Z`,
          m.base,
        ) +
          path(
            `M8,0 C10,${-height * 0.6} 6,${-height * 0.86} 0,${-height} C14,${-height * 0.86} 32,${-height * 0.6} 34,0 Z`,
            m.shade,
          ) +
          repeat(Math.floor(height / 46), 32, (y) =>
            rect(-12 + (y + height * 0.3) * 0.01, y - height * 0.46, 20, 9, m.window, 4),
          ) +
          circle(0, -height - 4, 11, m.glow),
        { x },
      ),
    ),
    path('M-180,0 V-150 Q-90,-260 0,-260 Q90,-260 180,-150 V0 Z', m.base),
    repeat(3, 96, (x) => niche(x, 0, 64, 120, m.window) + niche(x, 0, 44, 96, m.shade)),
    circle(0, -190, 30, m.window),
    circle(0, -190, 18, m.glow),
  ].join('');

export const steppedTower: Monument = (m) =>
  [
    [130, 300],
    [96, 430],
    [62, 530],
    [34, 590],
  ]
    .map(
      ([width = 0, height = 0]) =>
        rect(-width / 2, -height, width, height, m.base) +
        rect(width * 0.2, -height, width * 0.3, height, m.shade) +
        rect(-width / 2, -height, width, 7, m.lit),
    )
    .join('') +
  repeat(3, 22, (x) => rect(x - 14, -560 + Math.abs(x) * 3, 7, 540 - Math.abs(x) * 3, m.window, 2)) +
  repeat(2, 92, (x) => rect(x - 4, -280, 8, 260, m.window, 2)) +
  polygon([-12, -590, 12, -590, 0, -660], m.lit) +
  rect(-2, -720, 4, 70, m.shade);

export const taperedSpire: Monument = (m) =>
  [
    [88, 240],
    [66, 370],
    [44, 500],
    [24, 620],
  ]
    .map(([width = 0, height = 0], index) => {
      const shift = index % 2 ? 8 : -8;
      return (
        path(
          `M${-width / 2 + shift},0 V${-height + 16} Q${-width / 2 + shift},${-height} ${shift},${-height} Q${width / 2 + shift},${-height} ${width / 2 + shift},${-height + 16} V0 Z`,
          m.base,
        ) + rect(width * 0.14 + shift, -height + 12, width * 0.36, height - 12, m.shade)
      );
    })
    .join('') +
  repeat(14, 30, (y) => rect(-26, y - 250, 34, 5, m.window, 2)) +
  polygon([-9, -610, 9, -610, 0, -760], m.lit);

export const campanile: Monument = (m) =>
  [
    rect(-36, -400, 72, 400, m.base),
    rect(12, -400, 24, 400, m.shade),
    repeat(2, 26, (x) => rect(x - 13, -370, 6, 340, m.shade)),
    rect(-42, -412, 84, 14, m.lit),
    rect(-38, -474, 76, 62, m.base),
    repeat(3, 22, (x) => niche(x, -412, 15, 48, m.window)),
    rect(-44, -488, 88, 14, m.lit),
    rect(-32, -516, 64, 28, m.base),
    polygon([-36, -516, 36, -516, 0, -612], m.window),
    circle(0, -616, 7, m.glow),
  ].join('');

export const obelisk: Monument = (m) =>
  polygon([-22, 0, 0, 0, 0, -470, -14, -440], m.lit) + polygon([0, 0, 22, 0, 14, -440, 0, -470], m.shade);

export const baroqueTower: Monument = (m) =>
  [
    rect(-46, -300, 92, 300, m.base),
    rect(16, -300, 30, 300, m.shade),
    niche(0, -200, 34, 70, m.window),
    niche(0, -60, 34, 80, m.window),
    rect(-54, -310, 108, 14, m.lit),
    rect(-38, -400, 76, 90, m.base),
    rect(14, -400, 24, 90, m.shade),
    circle(0, -358, 20, m.glow),
    rect(-44, -410, 88, 12, m.lit),
    rect(-26, -470, 52, 60, m.base),
    niche(0, -410, 20, 44, m.window),
    path('M-30,-470 C-34,-510 -8,-520 0,-560 C8,-520 34,-510 30,-470 Z', m.window),
    rect(-2, -586, 4, 30, m.lit),
    [-46, 46].map((x) => polygon([x - 7, -310, x + 7, -310, x, -350], m.shade)).join(''),
  ].join('');

/** A chimney-sailed hotel tower by the water. */
export const sailTower: Monument = (m) =>
  path('M-70,0 V-420 C40,-380 96,-220 92,0 Z', m.lit) +
  path('M-70,-420 C40,-380 96,-220 92,0 H60 C60,-200 10,-340 -70,-390 Z', m.window) +
  rect(-80, -480, 10, 480, m.shade) +
  repeat(7, 46, (y) => rect(-60, y - 190, 70 + y * 0.15, 6, m.base, 3));

export const skyDeck: Monument = (m) =>
  rect(-13, -270, 26, 270, m.base) +
  rect(3, -270, 10, 270, m.shade) +
  ellipse(0, -278, 52, 14, m.shade) +
  rect(-52, -312, 104, 36, m.lit, 8) +
  rect(-46, -302, 92, 12, m.glow, 4) +
  rect(-40, -334, 80, 24, m.base, 6) +
  polygon([-9, -334, 9, -334, 2, -500, -2, -500], m.lit) +
  rect(-6, -420, 12, 24, m.shade);

function gothicTower(m: Material): Drawing {
  return [
    rect(-38, -330, 76, 330, m.base),
    rect(12, -330, 26, 330, m.shade),
    niche(0, -210, 26, 88, m.window),
    niche(0, -60, 26, 88, m.window),
    rect(-44, -336, 88, 10, m.lit),
    polygon([-38, -336, 38, -336, 0, -580], m.window),
    polygon([0, -580, 38, -336, 10, -336], m.shade),
    [-38, 38].map((x) => polygon([x - 9, -330, x + 9, -330, x, -400], m.shade)).join(''),
    circle(0, -584, 6, m.glow),
  ].join('');
}
