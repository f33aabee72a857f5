import { circle, type Drawing, ellipse, line, niche, path, place, polygon, rect, repeat } from './draw.ts';
import type { Material } from './mood.ts';
import type { Monument } from './towers.ts';

export const dome: Monument = (m) =>
  [
    rect(-190, -150, 380, 150, m.base),
    rect(-200, -162, 400, 14, m.lit),
    repeat(7, 50, (x) => niche(x, -22, 24, 96, m.window)),
    rect(-190, -22, 380, 22, m.shade),
    polygon([-90, -162, 90, -162, 0, -206], m.base),
    rect(-96, -250, 192, 90, m.base),
    rect(40, -250, 56, 90, m.shade),
    repeat(6, 30, (x) => niche(x, -172, 15, 58, m.window)),
    rect(-104, -260, 208, 12, m.lit),
    bowl(m, 98, -260, 132),
    rect(-18, -428, 36, 38, m.lit),
    niche(0, -392, 14, 28, m.window),
    path('M-20,-428 Q0,-470 20,-428 Z', m.window),
    rect(-2, -490, 4, 40, m.glow),
  ].join('');

/** The tall ribbed cupola of a Tuscan cathedral, with its nave and bell tower. */
export const cupola: Monument = (m) => {
  const tile = m.glow;
  return [
    rect(-250, -190, 230, 190, m.base),
    polygon([-256, -190, -14, -190, -40, -236, -230, -236], m.window),
    repeat(4, 54, (x) => circle(x - 136, -140, 16, m.window)),
    rect(-92, -280, 200, 280, m.base),
    rect(50, -280, 58, 280, m.shade),
    repeat(3, 58, (x) => circle(x + 8, -238, 18, m.window)),
    rect(-100, -292, 216, 14, m.lit),
    path('M-92,-292 C-88,-400 -40,-466 8,-476 C56,-466 104,-400 108,-292 Z', tile),
    path('M8,-476 C56,-466 104,-400 108,-292 H60 C60,-380 40,-440 8,-476 Z', m.window),
    line('M8,-476 C-24,-430 -36,-370 -36,-292 M8,-476 C16,-430 18,-370 18,-292', m.lit, 5),
    rect(-8, -514, 32, 42, m.lit),
    polygon([-12, -514, 28, -514, 8, -556], m.window),
    circle(8, -560, 7, m.lit),
  ].join('');
};

export const colosseum: Monument = (m) => {
  const tier = (y: number, width: number, count: number) =>
    rect(-width / 2, y - 86, width, 90, m.base) +
    rect(width * 0.24, y - 86, width * 0.26, 90, m.shade) +
    rect(-width / 2 - 4, y - 92, width + 8, 10, m.lit) +
    repeat(count, (width - 20) / count, (x) => niche(x, y, 30, 62, m.window));
  return (
    path('M-250,-270 L-190,-356 L-40,-372 L20,-350 L40,-270 Z', m.base) +
    repeat(5, 50, (x) => rect(x - 110, -330, 16, 24, m.window)) +
    tier(-180, 500, 10) +
    tier(-90, 514, 10) +
    tier(0, 528, 10) +
    polygon([-250, -270, -190, -356, -182, -348, -236, -270], m.lit)
  );
};

/** A gate of columns with a team of horses above. */
export const columnGate: Monument = (m) =>
  [
    rect(-190, -250, 380, 34, m.lit),
    rect(-196, -262, 392, 14, m.base),
    rect(-120, -300, 240, 40, m.base),
    rect(-190, -218, 380, 16, m.shade),
    repeat(
      6,
      68,
      (x) =>
        rect(x - 15, -204, 30, 204, m.base) + rect(x + 3, -204, 12, 204, m.shade) + rect(x - 19, -12, 38, 12, m.lit),
    ),
    repeat(4, 26, (x) => path(`M${x - 10},-300 v-26 q2,-18 14,-22 l4,8 l-4,8 v32 z`, m.window)),
    rect(-4, -372, 8, 60, m.window),
    polygon([-18, -348, 0, -384, 18, -348], m.window),
  ].join('');

export const archedGate: Monument = (m) =>
  rect(-190, -170, 380, 170, m.base) +
  rect(-70, -230, 140, 60, m.base) +
  rect(90, -170, 100, 170, m.shade) +
  polygon([-78, -230, 78, -230, 0, -262], m.lit) +
  rect(-198, -182, 396, 16, m.lit) +
  repeat(3, 92, (x) => niche(x, 0, 62, 132, m.window)) +
  [-152, 152].map((x) => niche(x, 0, 36, 84, m.window)).join('');

export const sails: Monument = (m) => {
  const shell = (x: number, width: number, height: number, mirrored = false) =>
    place(
      path(
        `M0,0 C4,${-height * 0.55} ${width * 0.4},${-height * 0.92} ${width},${-height} C${width * 0.86},${-height * 0.6} ${width * 0.88},${-height * 0.3} ${width * 0.96},0 Z`,
        m.lit,
      ) +
        path(
          `M${width},${-height} C${width * 0.86},${-height * 0.6} ${width * 0.88},${-height * 0.3} ${width * 0.96},0 H${width * 0.56} C${width * 0.6},${-height * 0.4} ${width * 0.74},${-height * 0.74} ${width},${-height} Z`,
          m.shade,
        ),
      { x, mirrored },
    );
  return (
    shell(-250, 130, 150) +
    shell(-190, 190, 240) +
    shell(-70, 180, 190) +
    shell(300, 150, 176, true) +
    shell(230, 110, 120, true) +
    path('M-290,4 L-270,-30 H300 L320,4 Z', m.base) +
    repeat(12, 44, (x) => rect(x, -18, 24, 6, m.window, 3))
  );
};

/** A concert hall like a frozen wave on a brick warehouse. */
export const waveHall: Monument = (m) =>
  path('M-170,-190 V-380 Q-130,-300 -96,-350 Q-50,-430 -14,-360 Q30,-300 70,-390 Q110,-470 170,-420 V-190 Z', m.glow) +
  path('M90,-190 V-410 Q120,-456 170,-420 V-190 Z', m.lit) +
  repeat(5, 34, (y) => repeat(8, 40, (x) => rect(x - 11, y - 262, 22, 12, m.window, 5))) +
  rect(-176, -180, 352, 180, m.base) +
  rect(100, -180, 76, 180, m.shade) +
  rect(-176, -192, 352, 10, m.lit) +
  repeat(4, 38, (y) => repeat(9, 37, (x) => rect(x - 6, y - 96, 12, 18, m.window)));

export const castleRock: Monument = (m) =>
  path('M-300,0 C-260,-120 -220,-150 -180,-180 L200,-180 C240,-120 270,-60 320,0 Z', m.window) +
  path('M60,-180 L200,-180 C240,-120 270,-60 320,0 H160 Z', m.shade) +
  [
    [-130, 90, 110],
    [-50, 110, 170],
    [60, 120, 120],
    [140, 80, 90],
  ]
    .map(
      ([x = 0, width = 0, height = 0]) =>
        rect(x - width / 2, -180 - height, width, height, m.base) +
        rect(x + width * 0.2, -180 - height, width * 0.3, height, m.shade) +
        repeat(Math.floor(width / 22), 22, (step) => rect(x + step - 6, -190 - height, 12, 14, m.base)) +
        niche(x - 10, -180 - height * 0.3, 16, 34, m.lit),
    )
    .join('') +
  rect(-52, -420, 4, 70, m.shade) +
  polygon([-48, -420, 4, -408, -48, -394], m.glow);

export const palaceGate: Monument = (m) => {
  const roof = (y: number, width: number) =>
    path(
      `M${-width / 2 - 40},${y + 6} Q${-width / 2},${y - 8} ${-width / 2 + 40},${y - 58} H${width / 2 - 40} Q${width / 2},${y - 8} ${width / 2 + 40},${y + 6} Q0,${y - 16} ${-width / 2 - 40},${y + 6} Z`,
      m.window,
    ) + rect(-width / 2 + 40, y - 66, width - 80, 12, m.lit, 5);
  return (
    rect(-230, -130, 460, 130, m.base) +
    rect(120, -130, 110, 130, m.shade) +
    repeat(3, 120, (x) => niche(x, 0, 70, 96, m.window)) +
    rect(-180, -210, 360, 84, m.glow) +
    repeat(7, 52, (x) => rect(x - 6, -200, 12, 74, m.shade)) +
    roof(-196, 420) +
    rect(-130, -300, 260, 50, m.glow) +
    repeat(5, 52, (x) => rect(x - 5, -300, 10, 50, m.shade)) +
    roof(-290, 320)
  );
};

export const mosque: Monument = (m) =>
  [-230, 230].map((x) => place(minaret(m), { x })).join('') +
  rect(-200, -120, 400, 120, m.base) +
  repeat(6, 62, (x) => niche(x, 0, 40, 84, m.window)) +
  [-130, 130]
    .map((x) => place(rect(-44, -150, 88, 36, m.base) + bowl(m, 44, -150, 66) + circle(0, -222, 5, m.glow), { x }))
    .join('') +
  rect(-76, -190, 152, 76, m.base) +
  repeat(4, 34, (x) => niche(x, -124, 18, 46, m.window)) +
  bowl(m, 84, -190, 118) +
  rect(-2, -340, 4, 36, m.glow);

export const pier: Monument = (m) =>
  repeat(10, 62, (x) => line(`M${x},20 V-70 M${x},-10 L${x + 50},-66`, m.shade, 6)) +
  rect(-330, -84, 660, 16, m.base) +
  rect(-330, -106, 660, 5, m.lit) +
  repeat(16, 42, (x) => rect(x, -104, 4, 22, m.lit)) +
  rect(-10, -170, 220, 88, m.lit) +
  repeat(5, 42, (x) => niche(x + 100, -84, 26, 56, m.window)) +
  bowl(m, 64, -170, 82) +
  place(bowl(m, 30, -170, 46), { x: -30 }) +
  place(bowl(m, 30, -170, 46), { x: 225 }) +
  rect(98, -290, 3, 44, m.shade) +
  polygon([101, -290, 136, -280, 101, -268], m.glow);

export const ferrisWheel: Monument = (m) =>
  line('M-70,0 L0,-220 L70,0', m.shade, 12) +
  `<circle cx="0" cy="-220" r="180" fill="none" stroke="${m.base}" stroke-width="11"/><circle cx="0" cy="-220" r="158" fill="none" stroke="${m.base}" stroke-width="4"/>` +
  repeat(12, 30, (_, index) => {
    const angle = (index * Math.PI) / 6;
    const [x, y] = [Math.sin(angle), Math.cos(angle)];
    return (
      line(`M0,-220 L${(x * 158).toFixed(0)},${(-220 + y * 158).toFixed(0)}`, m.base, 2.5) +
      ellipse(x * 190, -220 + y * 190, 15, 11, m.glow)
    );
  }) +
  circle(0, -220, 17, m.lit);

export const gothicFront: Monument = (m) =>
  path('M-240,0 V-200 L0,-370 L240,-200 V0 Z', m.base) +
  path('M80,0 V-313 L240,-200 V0 Z', m.shade) +
  repeat(
    9,
    60,
    (x) =>
      rect(x - 9, -230 + Math.abs(x) * 0.5 - 130, 18, 360 - Math.abs(x) * 0.5, m.lit) +
      polygon([x - 13, -356 + Math.abs(x) * 0.5, x + 13, -356 + Math.abs(x) * 0.5, x, -430 + Math.abs(x) * 0.5], m.lit),
  ) +
  repeat(4, 120, (x) => niche(x, 0, 46, 96, m.window)) +
  repeat(3, 120, (x) => niche(x, -130, 34, 80, m.window)) +
  polygon([-12, -420, 12, -420, 0, -540], m.lit) +
  circle(0, -546, 8, m.glow);

/** White ribs and a glass eye over still water. */
export const eyeHall: Monument = (m) =>
  path('M-260,0 Q0,-290 260,0 Z', m.lit) +
  path('M-200,0 Q0,-200 200,0 Z', m.window) +
  path('M-110,0 Q0,-140 110,0 Z', m.glow) +
  repeat(7, 62, (x) => line(`M${x},0 Q${x * 0.7},-120 ${x * 0.2},-140`, m.lit, 6)) +
  path('M-330,0 C-300,-40 -240,-60 -200,-62 L-260,0 Z', m.base);

function minaret(m: Material): Drawing {
  return (
    rect(-18, -300, 36, 300, m.base) +
    rect(5, -300, 13, 300, m.shade) +
    rect(-26, -240, 52, 10, m.lit) +
    rect(-24, -308, 48, 10, m.lit) +
    rect(-11, -360, 22, 54, m.base) +
    path('M-14,-360 Q-16,-392 0,-420 Q16,-392 14,-360 Z', m.glow)
  );
}

function bowl(m: Material, half: number, foot: number, height: number): Drawing {
  return (
    path(
      `M${-half},${foot} C${-half},${foot - height * 0.75} ${-half * 0.45},${foot - height} 0,${foot - height} C${half * 0.45},${foot - height} ${half},${foot - height * 0.75} ${half},${foot} Z`,
      m.lit,
    ) +
    path(
      `M0,${foot - height} C${half * 0.45},${foot - height} ${half},${foot - height * 0.75} ${half},${foot} H${half * 0.44} C${half * 0.46},${foot - height * 0.6} ${half * 0.2},${foot - height * 0.9} 0,${foot - height} Z`,
      m.shade,
    )
  );
}
