import { circle, type Drawing, ellipse, line, path, place, polygon, rect, repeat } from './draw.ts';
import type { Mood } from './mood.ts';
import type { Random } from './random.ts';

export type Tree = 'round' | 'palm' | 'umbrella' | 'cypress';

/** Draws sky, sun and clouds behind a scene of the given size. The sun is a few flat discs, as on a travel poster. */
export function sky(random: Random, mood: Mood, width: number, height: number, sunX: number, sunY: number): Drawing {
  const night = mood.dim > 0.4;
  const radius = Math.min(width, height) * 0.1;
  const stars = night
    ? Array.from({ length: 46 }, () =>
        circle(random.between(0, width), random.between(0, height * 0.5), random.between(1.2, 3.2), mood.halo[2]),
      ).join('')
    : '';
  const clouds = Array.from({ length: Math.round(width / 380) + 1 }, (_, index) =>
    cloud(random, mood.cloud, (index + random.between(0.1, 0.7)) * 400, random.between(height * 0.08, height * 0.34)),
  ).join('');
  return [
    rect(0, 0, width, height, mood.sky),
    circle(sunX, sunY, radius * 5.2, mood.halo[0]),
    circle(sunX, sunY, radius * 3, mood.halo[1]),
    stars,
    circle(sunX, sunY, radius, mood.halo[2]),
    night ? circle(sunX + radius * 0.42, sunY - radius * 0.2, radius * 0.82, mood.halo[1]) : '',
    clouds,
  ].join('');
}

function cloud(random: Random, fill: string, x: number, y: number): Drawing {
  const width = random.between(130, 230);
  return [
    rect(x, y, width, 30, fill, 15),
    rect(x + width * 0.2, y - 22, width * 0.5, 40, fill, 20),
    rect(x - width * 0.22, y + 20, width * 0.7, 20, fill, 10),
  ].join('');
}

export function hills(random: Random, fill: string, width: number, foot: number, height: number): Drawing {
  const step = width / 4;
  let commands = `M0,${foot} V${foot - height * random.between(0.4, 0.9)}`;
  for (let index = 1; index <= 4; index++) {
    const x = index * step;
    const y = foot - height * random.between(0.3, 1);
    commands += ` Q${(x - step * 0.5).toFixed(0)},${(foot - height * random.between(0.8, 1.3)).toFixed(0)} ${x.toFixed(0)},${y.toFixed(0)}`;
  }
  return path(`${commands} V${foot} Z`, fill);
}

export function mountains(
  random: Random,
  rock: string,
  snow: string,
  width: number,
  foot: number,
  height: number,
): Drawing {
  const drawn: Drawing[] = [];
  for (let x = -80; x < width + 100; x += random.between(170, 260)) {
    const peak = height * random.between(0.62, 1);
    const half = peak * random.between(0.75, 1);
    drawn.push(polygon([x - half, foot, x, foot - peak, x + half, foot], rock));
    drawn.push(
      polygon(
        [
          x,
          foot - peak,
          x + half * 0.3,
          foot - peak * 0.7,
          x + half * 0.1,
          foot - peak * 0.76,
          x - half * 0.04,
          foot - peak * 0.64,
          x - half * 0.14,
          foot - peak * 0.74,
          x - half * 0.3,
          foot - peak * 0.7,
        ],
        snow,
      ),
    );
  }
  return drawn.join('');
}

export function volcano(rock: string, shade: string, x: number, foot: number, height: number): Drawing {
  const h = foot - height;
  return (
    path(
      `M${x - height * 2.1},${foot} Q${x - height * 0.7},${h + height * 0.3} ${x - height * 0.22},${h} L${x + height * 0.06},${h + 22} L${x + height * 0.24},${h + 4} Q${x + height * 0.8},${h + height * 0.45} ${x + height * 2.4},${foot} Z`,
      rock,
    ) +
    path(
      `M${x + height * 0.06},${h + 22} L${x + height * 0.24},${h + 4} Q${x + height * 0.8},${h + height * 0.45} ${x + height * 2.4},${foot} H${x + height * 0.9} Q${x + height * 0.3},${h + height * 0.6} ${x + height * 0.06},${h + 22} Z`,
      shade,
    )
  );
}

export function water(random: Random, mood: Mood, width: number, top: number, bottom: number): Drawing {
  const ripples = Array.from({ length: Math.round((width * (bottom - top)) / 9000) }, () => {
    const y = random.between(top + 10, bottom);
    const length = random.between(30, 60 + (y - top) * 0.7);
    return rect(random.between(-40, width), y, length, 4 + (y - top) * 0.016, mood.ripple, 4);
  });
  return rect(0, top, width, bottom - top, mood.water) + ripples.join('');
}

export function tree(kind: Tree, mood: Mood, random: Random): Drawing {
  const trunk = mood.groundDeep;
  if (kind === 'palm') {
    const lean = random.between(-26, 26);
    const frond = (turn: number, fill: string) =>
      place(path('M0,0 C26,-34 76,-36 112,-2 C76,-16 36,-10 0,0 Z', fill), { x: lean, y: -200, turn });
    return (
      line(`M0,0 Q${lean * 0.1},-110 ${lean},-200`, mood.shadow, 12) +
      [200, 158, -24, 22, 55, 128, 90]
        .map((turn, index) => frond(turn === 90 ? -70 : turn, index % 2 ? mood.foliageLit : mood.foliage))
        .join('')
    );
  }
  if (kind === 'umbrella')
    return (
      line('M0,0 Q4,-80 0,-130 M0,-90 L-34,-136 M0,-80 L32,-132', trunk, 10) +
      ellipse(0, -150, 96, 34, mood.foliage) +
      ellipse(-16, -160, 66, 22, mood.foliageLit)
    );
  if (kind === 'cypress')
    return (
      rect(-5, -20, 10, 20, trunk) +
      path('M0,-190 C34,-120 32,-40 16,-12 H-16 C-32,-40 -34,-120 0,-190 Z', mood.foliage) +
      path('M0,-190 C-30,-120 -30,-40 -16,-12 H-4 C-14,-60 -12,-120 0,-190 Z', mood.foliageLit)
    );
  return (
    rect(-6, -50, 12, 50, trunk) +
    circle(0, -92, 52, mood.foliage) +
    circle(-34, -66, 32, mood.foliage) +
    circle(32, -64, 34, mood.foliage) +
    circle(-14, -104, 32, mood.foliageLit)
  );
}

export function flowers(random: Random, petals: string, leaf: string, width: number): Drawing {
  return (
    repeat(Math.round(width / 16), 16, (x) => circle(x, random.between(-18, -8), 10, leaf)) +
    repeat(Math.round(width / 18), 18, (x) => circle(x + random.between(-4, 4), random.between(-26, -12), 5.5, petals))
  );
}
