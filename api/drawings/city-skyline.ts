import { hue, mix, paint } from '@cubby/design-system/paints';
import { row } from './buildings.ts';
import { type CityScene, cityScenes, plainCity, type Sight } from './city-scenes.ts';
import { type Drawing, ellipse, path, place, rect, repeat, svg } from './draw.ts';
import type { Frame } from './frame.ts';
import { type Mood, material, moods } from './mood.ts';
import { hills, mountains, sky, tree, volcano, water } from './nature.ts';
import { createRandom, type Random } from './random.ts';
import {
  bench,
  bicycle,
  ferry,
  gondola,
  harbourCrane,
  lampPost,
  passerBy,
  sailingBoat,
  tram,
  walker,
} from './street.ts';

/** Draws a city as a travel poster: sky, horizon, its houses, its sights, and the foreground. */
export function citySkyline(city: string, frame: Frame): Drawing {
  const scene = cityScenes[city] ?? plainCity;
  const random = createRandom(`city-${city}`);
  const mood = moods[scene.mood];
  const shore = frame.height * (frame.portrait ? 0.74 : 0.78);
  const sunOnLeft = random.chance(0.5);
  return svg(frame.width, frame.height, [
    sky(
      random,
      mood,
      frame.width,
      frame.height,
      frame.width * (sunOnLeft ? 0.3 : 0.74),
      shore - (frame.portrait ? 560 : 430),
    ),
    horizon(scene, random, mood, frame, shore),
    row(scene.facade, random, mood, {
      from: -60,
      to: frame.width + 60,
      foot: shore,
      low: 190,
      high: frame.portrait ? 380 : 300,
      distance: 0.72,
    }),
    sights(scene, mood, frame, shore),
    row(scene.facade, random, mood, {
      from: -40,
      to: frame.width + 40,
      foot: shore,
      low: 60,
      high: 150,
      distance: 0.14,
    }),
    foreground(scene, random, mood, frame, shore),
  ]);
}

function horizon(scene: CityScene, random: Random, mood: Mood, frame: Frame, shore: number): Drawing {
  const far = mix(mood.halo[0], mood.shadow, 0.24);
  if (scene.horizon === 'mountains')
    return mountains(random, far, mix(mood.cloud, mood.halo[0], 0.2), frame.width, shore, frame.portrait ? 640 : 520);
  if (scene.horizon === 'volcano') return volcano(far, mix(far, mood.shadow, 0.18), frame.width * 0.42, shore, 430);
  if (scene.horizon === 'flat') return '';
  return (
    hills(random, mix(mood.halo[0], mood.foliage, 0.22), frame.width, shore, 470) +
    hills(random, mix(mood.halo[0], mood.foliage, 0.36), frame.width, shore, 330)
  );
}

/** Places the first sight at the golden section, and the others around it. */
function sights(scene: CityScene, mood: Mood, frame: Frame, shore: number): Drawing {
  const across = frame.portrait ? [0.56, 0.16, 0.92] : [0.66, 0.24, 0.46];
  const size = frame.portrait ? 1.2 : 0.94;
  const behindFirst = (scene.sights.length > 1 ? [2, 1, 0] : [0]).filter((index) => index < scene.sights.length);
  return behindFirst
    .map((index) => {
      const sight = scene.sights[index] as Sight;
      const lift = sight.lift ?? 0;
      const ground = lift > 0 ? mound(mood, lift * size, 330 * size) : '';
      const made = sight.draw(material(sight.colour, mood, index === 0 ? 0.04 : 0.3));
      return place(
        [ground, place(made, { y: -lift * size * 0.98 + (lift > 0 ? 6 : -36), scale: (sight.scale ?? 1) * size })],
        { x: frame.width * (across[index] ?? 0.5), y: shore },
      );
    })
    .join('');
}

function mound(mood: Mood, height: number, half: number): Drawing {
  return path(
    `M${-half},0 C${-half * 0.6},0 ${-half * 0.6},${-height} ${-half * 0.2},${-height} H${half * 0.2} C${half * 0.6},${-height} ${half * 0.6},0 ${half},0 Z`,
    mix(mood.foliage, mood.halo[0], 0.42),
  );
}

function foreground(scene: CityScene, random: Random, mood: Mood, frame: Frame, shore: number): Drawing {
  const wet = scene.front === 'river' || scene.front === 'sea';
  return wet ? waterfront(scene, random, mood, frame, shore) : square(scene, random, mood, frame, shore);
}

function waterfront(scene: CityScene, random: Random, mood: Mood, frame: Frame, shore: number): Drawing {
  const { width, height } = frame;
  const stone = material(paint.stone.quay, mood);
  const middle = shore + (height - shore) * 0.42;
  const bridge = scene.bridge
    ? place(scene.bridge.draw(material(scene.bridge.colour, mood), width * 1.16), {
        x: width * (frame.portrait ? 0.42 : 0.4),
        y: middle + 6,
        scale: 0.94,
      })
    : '';
  const quay = height - (height - shore) * 0.24;
  return [
    water(random, mood, width, shore, height),
    repeat(Math.ceil(width / 90), 90, (x, index) =>
      rect(x + width / 2, shore + 10 + (index % 3) * 9, 60, 8, mix(mood.water, mood.shadow, 0.16), 4),
    ),
    rect(0, shore - 8, width, 18, stone.shade),
    rect(0, shore - 12, width, 8, stone.lit),
    bridge,
    onTheWater(scene, mood, frame, middle),
    rect(0, quay, width, height - quay, stone.base),
    rect(0, quay, width, 12, stone.lit),
    repeat(Math.ceil(width / 160), 160, (x) => rect(x + width / 2, quay + 30, 120, 6, stone.shade, 3)),
    promenade(scene, random, mood, frame, quay + 26),
  ].join('');
}

function onTheWater(scene: CityScene, mood: Mood, { width, portrait }: Frame, y: number): Drawing {
  const own = scene.movingColour ?? hue.tertiary[400];
  if (scene.moving === 'boats')
    return (
      place(sailingBoat(material(hue.neutral[50], mood)), { x: width * 0.24, y: y + 40, scale: 1.15 }) +
      place(sailingBoat(material(hue.secondary[500], mood, 0.1)), {
        x: width * (portrait ? 0.82 : 0.46),
        y: y - 10,
        scale: 0.7,
        mirrored: true,
      })
    );
  if (scene.moving === 'gondola')
    return (
      place(gondola(material(paint.wood.boat, mood)), { x: width * 0.3, y: y + 54, scale: 1.3 }) +
      repeat(
        3,
        70,
        (x) =>
          rect(width * 0.78 + x, y - 70, 10, 180, material(paint.wood.mooringPost, mood).base, 4) +
          rect(width * 0.78 + x, y - 74, 10, 30, material(hue.secondary[500], mood).base, 4),
      )
    );
  if (scene.moving === 'ferry')
    return place(ferry(material(own, mood)), { x: width * (portrait ? 0.7 : 0.62), y: y + 62, scale: 1.1 });
  if (scene.moving === 'cranes')
    return (
      place(harbourCrane(material(own, mood, 0.1)), { x: width * (portrait ? 0.12 : 0.2), y: y - 40, scale: 1.2 }) +
      place(ferry(material(hue.secondary[500], mood)), { x: width * (portrait ? 0.66 : 0.44), y: y + 44, scale: 1.1 })
    );
  return '';
}

function square(scene: CityScene, random: Random, mood: Mood, frame: Frame, shore: number): Drawing {
  const { width, height } = frame;
  const green = scene.front === 'park';
  const floor = green ? mix(mood.foliageLit, mood.light, 0.18) : mood.ground;
  const step = (height - shore) / 4;
  return [
    rect(0, shore - 6, width, height - shore + 6, floor),
    repeat(Math.ceil(width / 150) + 1, 150, (x) =>
      place(tree(scene.trees === 'palm' ? 'round' : scene.trees, mood, random), {
        x: x + width / 2 + random.between(-40, 40),
        y: shore + 18,
        scale: random.between(0.5, 0.75),
      }),
    ),
    green
      ? path(
          `M0,${height} V${height - step * 1.6} Q${width * 0.4},${shore + step * 0.7} ${width},${shore + step * 1.6} V${height} Z`,
          mood.foliageLit,
        ) +
        path(
          `M${width * 0.1},${height} Q${width * 0.3},${shore + step * 1.6} ${width * 0.62},${shore + 4} H${width * 0.68} Q${width * 0.56},${shore + step * 1.8} ${width * 0.62},${height} Z`,
          mood.ground,
        )
      : repeat(3, step, (y, index) => rect(0, shore + step * 1.6 + y, width, 5 + index * 2, mood.groundDeep)),
    scene.moving === 'tram'
      ? rect(0, shore + step * 1.72, width, 7, mood.groundDeep) +
        place(tram(material(scene.movingColour ?? hue.primary[700], mood)), {
          x: width * (frame.portrait ? 0.64 : 0.42),
          y: shore + step * 1.72,
          scale: frame.portrait ? 1.35 : 1.1,
        })
      : '',
    promenade(scene, random, mood, frame, height - step * 0.55),
  ].join('');
}

function promenade(
  scene: CityScene,
  random: Random,
  mood: Mood,
  { width, height, portrait }: Frame,
  foot: number,
): Drawing {
  const ink = material(paint.metal.castIron, mood);
  const tall = scene.trees === 'palm' || scene.trees === 'umbrella';
  const traveller = random.chance(0.2) ? bicycle(hue.secondary[500], ink.window) : walker(passerBy(random, mood));
  const shade = (x: number, half: number) => ellipse(x, foot + 2, half, 7, mix(mood.groundDeep, mood.shadow, 0.3));
  return [
    place(lampPost(ink), { x: width * 0.9, y: foot, scale: portrait ? 1.25 : 1.05 }),
    place(bench(material(paint.wood.chestnut, mood)), { x: width * (portrait ? 0.72 : 0.8), y: foot, scale: 0.9 }),
    place(tree(scene.trees, mood, random), { x: width * 0.045, y: foot + 12, scale: tall ? 1.7 : 1.9 }),
    portrait
      ? ''
      : place(tree(scene.trees, mood, random), {
          x: width * 0.972,
          y: foot + 12,
          scale: tall ? 1.5 : 1.6,
          mirrored: true,
        }),
    shade(width * (portrait ? 0.3 : 0.19), 44),
    place(traveller, { x: width * (portrait ? 0.3 : 0.19), y: foot, scale: portrait ? 0.92 : 0.74 }),
    height > foot + 40 ? rect(0, height - 8, width, 8, mix(mood.groundDeep, mood.shadow, 0.2)) : '',
  ].join('');
}
