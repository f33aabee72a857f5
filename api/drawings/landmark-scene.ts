import { hue, mix, paint } from '@cubby/design-system/paints';
import { row } from './buildings.ts';
import { cityScenes, plainCity } from './city-scenes.ts';
import { circle, type Drawing, ellipse, line, niche, path, place, polygon, rect, repeat, svg } from './draw.ts';
import type { Frame } from './frame.ts';
import { landmarkBridges, landmarkSights } from './landmark-sights.ts';
import { type Mood, type MoodName, material, moods } from './mood.ts';
import { sky, tree, water } from './nature.ts';
import { createRandom, type Random } from './random.ts';
import { bench, bicycle, lampPost, passerBy, tram, walker } from './street.ts';

export type LandmarkKind = 'station' | 'airport' | 'sight' | 'quarter';

/** Draws a station, an airport, a sight or a quarter, in the style of its city. */
export function landmarkScene(kind: LandmarkKind, city: string, landmark: string, frame: Frame): Drawing {
  const random = createRandom(`landmark-${city}-${landmark}`);
  const scene = cityScenes[city] ?? plainCity;
  const mood =
    moods[
      random.weighted<MoodName>([
        [scene.mood, 3],
        ['morning', 2],
        ['noon', 2],
        ['golden', 2],
        ['dusk', 1],
      ])
    ];
  const ground = frame.height * (frame.portrait ? 0.8 : 0.82);
  const facade = scene.facade;
  const behind = row(facade, random, mood, {
    from: -60,
    to: frame.width + 60,
    foot: ground,
    low: 170,
    high: frame.portrait ? 420 : 300,
    distance: 0.7,
  });
  const motif = { station: stationHall, airport, quarter, sight }[kind];
  return svg(frame.width, frame.height, [
    sky(
      random,
      mood,
      frame.width,
      frame.height,
      frame.width * random.between(0.25, 0.75),
      ground - (frame.portrait ? 620 : 440),
    ),
    kind === 'airport' ? '' : behind,
    motif({ city, landmark, random, mood, frame, ground }),
    foreground(kind, city, random, mood, frame, ground),
  ]);
}

interface Setting {
  city: string;
  landmark: string;
  random: Random;
  mood: Mood;
  frame: Frame;
  ground: number;
}

function stationHall({ random, mood, frame, ground }: Setting): Drawing {
  const m = material(
    random.pick([paint.goldenStone.ochre, paint.brick.tile, paint.stone.sandstone, paint.brick.rose, paint.stone.tuff]),
    mood,
  );
  const roof = material(random.pick([paint.roof.slate, paint.metal.copperGreen, paint.metal.wroughtIron]), mood);
  const span = frame.portrait ? 720 : 860;
  const rise = frame.portrait ? 560 : 440;
  const pane = mix(material(paint.glass.aqua, mood).base, mood.sky, 0.3);
  const tower =
    rect(-54, -rise * 1.4, 108, rise * 1.4, m.base) +
    rect(16, -rise * 1.4, 38, rise * 1.4, m.shade) +
    rect(-64, -rise * 1.42, 128, 18, m.lit) +
    circle(0, -rise * 1.22, 38, m.lit) +
    circle(0, -rise * 1.22, 30, hue.neutral[50]) +
    line(`M0,${-rise * 1.22} v-20 M0,${-rise * 1.22} l14,8`, roof.shade, 5) +
    polygon([-62, -rise * 1.42, 62, -rise * 1.42, 0, -rise * 1.66], roof.base) +
    polygon([0, -rise * 1.66, 62, -rise * 1.42, 14, -rise * 1.42], roof.shade) +
    niche(0, -rise * 0.86, 40, 96, m.window);
  const ribs = repeat(8, span / 9.4, (x) => {
    const top = rise * 0.98 * Math.sqrt(Math.max(0, 1 - (x / (span * 0.47)) ** 2));
    return rect(x - 5, -Math.max(150, top), 10, Math.max(150, top), m.lit);
  });
  const half = span / 2;
  const hall = [
    rect(-half - 180, -240, span + 360, 240, m.base),
    rect(-half - 196, -256, span + 392, 20, m.lit),
    [-1, 1].map((side) => repeat(2, 84, (x) => niche(side * (half + 92) + x, 0, 56, 180, m.window))).join(''),
    path(`M${-half - 26},0 V-150 A${half + 26},${rise - 124} 0 0 1 ${half + 26},-150 V0 Z`, roof.base),
    path(`M${-half},0 V-150 A${half},${rise - 150} 0 0 1 ${half},-150 V0 Z`, m.shade),
    path(`M${-half + 26},0 V-150 A${half - 26},${rise - 176} 0 0 1 ${half - 26},-150 V0 Z`, pane),
    ribs.replaceAll('<rect', '<rect opacity="0.9"'),
    rect(-half + 20, -300, span - 40, 12, m.lit),
    rect(-half, -168, span, 26, m.base),
    repeat(5, span / 5.6, (x) => niche(x, 0, span / 8, 130, m.window)),
    circle(0, -236, 54, m.lit),
    circle(0, -236, 42, hue.neutral[50]),
    line('M0,-236 v-28 M0,-236 l20,12', roof.shade, 6),
  ].join('');
  return place([place(tower, { x: -half - 60 }), hall], {
    x: frame.width * 0.54,
    y: ground,
    scale: frame.portrait ? 0.92 : 0.98,
  });
}

function airport({ random, mood, frame, ground }: Setting): Drawing {
  const m = material(hue.neutral[150], mood);
  const tail = material(random.pick([hue.secondary[500], hue.primary[500], hue.tertiary[400]]), mood);
  const plane =
    path('M-300,0 Q-340,-8 -330,-24 L-250,-34 H180 Q276,-30 300,2 Q280,30 190,32 H-230 Q-280,26 -300,0 Z', m.lit) +
    path('M-292,10 Q-240,26 -230,32 H190 Q280,30 300,2 Q240,14 180,14 Z', m.shade) +
    path('M-316,-22 L-352,-132 H-306 L-236,-32 Z', tail.base) +
    path('M-20,14 L-150,118 H-96 L84,16 Z', m.shade) +
    path('M10,-34 L-60,-96 H-28 L80,-34 Z', m.base) +
    repeat(14, 27, (x) => rect(x - 20, -16, 13, 15, mood.window, 5)) +
    path('M236,-20 Q266,-14 278,-4 H240 Z', mood.window) +
    rect(-40, 60, 66, 28, tail.shade, 14);
  const controlTower =
    rect(-26, -360, 52, 360, m.base) +
    rect(6, -360, 20, 360, m.shade) +
    path('M-74,-430 H74 L50,-360 H-50 Z', mood.window) +
    path('M-64,-424 H-10 L-16,-372 H-46 Z', mix(mood.window, mood.light, 0.4)) +
    rect(-84, -446, 168, 20, m.lit, 8) +
    rect(-3, -510, 6, 66, m.shade) +
    circle(0, -514, 8, tail.base);
  const wave = frame.width / 4;
  const glass = material(paint.glass.teal, mood);
  const terminal =
    path(
      `M0,${ground} V${ground - 190} ${[0, 1, 2, 3].map((index) => `Q${wave * (index + 0.5)},${ground - 320} ${wave * (index + 1)},${ground - 190}`).join(' ')} V${ground} Z`,
      m.lit,
    ) +
    rect(0, ground - 172, frame.width, 172, glass.base) +
    repeat(
      Math.ceil(frame.width / 90),
      90,
      (x) =>
        rect(frame.width / 2 + x - 5, ground - 190, 10, 190, m.base) +
        polygon(
          [
            frame.width / 2 + x + 14,
            ground,
            frame.width / 2 + x + 44,
            ground - 170,
            frame.width / 2 + x + 62,
            ground - 170,
            frame.width / 2 + x + 32,
            ground,
          ],
          glass.lit,
        ),
    );
  return (
    place(controlTower, { x: frame.width * 0.82, y: ground - 150, scale: frame.portrait ? 1.1 : 0.95 }) +
    terminal +
    place(plane, {
      x: frame.width * 0.46,
      y: frame.height * (frame.portrait ? 0.3 : 0.27),
      scale: frame.portrait ? 1.12 : 1.25,
      turn: -11,
    })
  );
}

function sight({ city, landmark, random, mood, frame, ground }: Setting): Drawing {
  const scene = cityScenes[city] ?? plainCity;
  const crossing = landmarkBridges[landmark];
  if (crossing)
    return (
      water(random, mood, frame.width, ground - 70, ground) +
      place(crossing.draw(material(crossing.colour, mood), 1500), {
        x: frame.width * 0.5,
        y: ground - 20,
        scale: frame.portrait ? 1.1 : 1.2,
      })
    );
  const own = landmarkSights[landmark];
  const chosen = own
    ? { draw: own, colour: scene.sights.find(({ draw }) => draw === own)?.colour ?? paint.stone.sandstone, scale: 1 }
    : random.pick(scene.sights);
  const made = chosen.draw(material(chosen.colour, mood));
  return (
    ellipse(frame.width * 0.52, ground, frame.width * 0.5, 30, mood.groundDeep) +
    place(made, {
      x: frame.width * 0.52,
      y: ground + 6,
      scale: (chosen.scale ?? 1) < 0.6 ? 1 : frame.portrait ? 1.3 : 1.06,
    })
  );
}

function quarter({ city, random, mood, frame, ground }: Setting): Drawing {
  const { facade } = cityScenes[city] ?? plainCity;
  const lane = row(facade === 'glass' ? 'pastel' : facade, random, mood, {
    from: -30,
    to: frame.width / 1.9 + 80,
    foot: 0,
    low: 170,
    high: frame.portrait ? 380 : 270,
    distance: 0.02,
  });
  const pennants = repeat(12, frame.width / 11, (x, index) =>
    polygon(
      [frame.width / 2 + x - 22, 0, frame.width / 2 + x + 22, 0, frame.width / 2 + x, 46],
      [hue.secondary[500], hue.tertiary[400], hue.primary[500], hue.neutral[50]][index % 4] as string,
    ),
  );
  const y = ground - (frame.portrait ? 820 : 620);
  return (
    place(lane, { y: ground, scale: 1.9 }) +
    line(`M-20,${y} H${frame.width + 20}`, mix(mood.shadow, mood.sky, 0.4), 4) +
    place(pennants, { y })
  );
}

function foreground(
  kind: LandmarkKind,
  city: string,
  random: Random,
  mood: Mood,
  frame: Frame,
  ground: number,
): Drawing {
  const { width, height } = frame;
  const trees = (cityScenes[city] ?? plainCity).trees;
  const foot = ground + (height - ground) * 0.62;
  const person = (x: number, scale: number, mirrored: boolean) =>
    ellipse(x, foot, 52 * scale, 8, mix(mood.groundDeep, mood.shadow, 0.25)) +
    place(walker(passerBy(random, mood)), { x, y: foot, scale, mirrored });
  return [
    rect(0, ground - 2, width, height - ground + 2, mood.ground),
    rect(0, ground - 2, width, 10, mood.groundDeep),
    repeat(4, (height - ground) / 4, (y) =>
      rect(0, (height + ground) / 2 + y, width, 4, mix(mood.ground, mood.groundDeep, 0.6)),
    ),
    kind === 'station' && !frame.portrait
      ? place(tram(material(random.pick([hue.secondary[500], hue.tertiary[400], hue.primary[500]]), mood)), {
          x: width * 0.72,
          y: foot - 6,
          scale: 1.1,
        })
      : '',
    kind === 'quarter'
      ? place(bicycle(hue.secondary[500], mix(hue.neutral[900], mood.shadow, 0.4)), {
          x: width * 0.66,
          y: foot,
          scale: 1.3,
        })
      : place(bench(material(paint.wood.chestnut, mood)), { x: width * 0.84, y: foot, scale: 1.2 }),
    kind === 'airport'
      ? ''
      : place(tree(trees, mood, random), { x: width * 0.04, y: foot, scale: frame.portrait ? 2 : 2.2 }),
    place(lampPost(material(paint.metal.castIron, mood)), { x: width * 0.94, y: foot + 6, scale: 1.7 }),
    person(width * (frame.portrait ? 0.32 : 0.24), 1.15, false),
    random.chance(0.6) ? person(width * (frame.portrait ? 0.52 : 0.4), 1.02, random.chance(0.5)) : '',
  ].join('');
}
