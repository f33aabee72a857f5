import { hue, paint } from '@cubby/design-system/paints';
import { circle, type Drawing, niche, place, polygon, rect } from './draw.ts';
import { type Material, type Mood, material } from './mood.ts';
import type { Random } from './random.ts';

export type Facade = 'stone' | 'brick' | 'terracotta' | 'pastel' | 'glass' | 'white';

const walls: Record<Facade, readonly string[]> = {
  stone: [paint.stone.limestone, paint.stone.tuff, paint.stone.paleLimestone, paint.stone.weathered],
  brick: [paint.brick.red, paint.brick.oxblood, paint.brick.orange, paint.brick.burnt, paint.brick.pale],
  terracotta: [
    paint.plaster.apricot,
    paint.plaster.ochre,
    paint.plaster.palePeach,
    paint.plaster.coral,
    paint.plaster.cream,
  ],
  pastel: [
    hue.secondary[100],
    hue.tertiary[400],
    paint.plaster.salmon,
    paint.plaster.seaGreen,
    hue.info[200],
    hue.tertiary[100],
  ],
  glass: [paint.glass.clear, paint.glass.teal, paint.glass.pale, paint.glass.sea, paint.glass.frost],
  white: [paint.stone.chalk, paint.plaster.lime, paint.stone.whiteMarble, paint.stone.travertine],
};

const roofs: Record<Facade, readonly string[]> = {
  stone: [paint.roof.zinc, paint.roof.darkZinc],
  brick: [paint.roof.bitumen, paint.roof.brownTile],
  terracotta: [paint.roof.tile, paint.roof.deepTile, paint.roof.paleTile],
  pastel: [paint.roof.deepTile, paint.roof.agedTile, paint.roof.tile],
  glass: [paint.glass.sea, hue.primary[500]],
  white: [hue.neutral[300], paint.roof.straw],
};

interface Row {
  from: number;
  to: number;
  /** The baseline of the houses. */
  foot: number;
  low: number;
  high: number;
  distance: number;
}

/** Draws a street of houses from one edge of the picture to the other. */
export function row(facade: Facade, random: Random, mood: Mood, { from, to, foot, low, high, distance }: Row): Drawing {
  const drawn: Drawing[] = [];
  for (let x = from; x < to; ) {
    const height = random.between(low, high);
    const width = facade === 'glass' ? random.between(70, 120) : random.between(84, 140);
    const wall = material(random.pick(walls[facade]), mood, distance);
    const roof = material(random.pick(roofs[facade]), mood, distance);
    drawn.push(place(house(facade, random, width, height, wall, roof), { x: x + width / 2, y: foot }));
    x += width - 1;
  }
  return drawn.join('');
}

function house(facade: Facade, random: Random, width: number, height: number, wall: Material, roof: Material): Drawing {
  const half = width / 2;
  const body =
    rect(-half, -height, width, height, wall.base) +
    rect(half - width * 0.16, -height, width * 0.16, height, wall.shade);
  if (facade === 'glass') return glassTower(random, width, height * random.between(1, 1.7), wall);
  return roofOf(facade, random, width, height, wall, roof) + body + windows(random, width, height, wall);
}

function roofOf(
  facade: Facade,
  random: Random,
  width: number,
  height: number,
  wall: Material,
  roof: Material,
): Drawing {
  const half = width / 2;
  const top = -height;
  if (facade === 'stone') {
    const slope = polygon([-half, top, half, top, half - 12, top - 46, -half + 12, top - 46], roof.base);
    const dormers = [-0.25, 0.2]
      .map(
        (share) => niche(share * width, top - 6, 20, 30, wall.lit) + niche(share * width, top - 6, 11, 21, wall.window),
      )
      .join('');
    return (
      chimney(random, half, top - 40, wall) +
      slope +
      polygon(
        [half - width * 0.16, top, half, top, half - 12, top - 46, half - width * 0.16 - 6, top - 46],
        roof.shade,
      ) +
      dormers
    );
  }
  if (facade === 'brick' && random.chance(0.45))
    return rect(-half, top - 12, width, 14, wall.lit) + (random.chance(0.4) ? waterTank(roof, top - 12) : '');
  if (facade === 'white')
    return (
      rect(-half - 3, top - 9, width + 6, 12, wall.lit) +
      (random.chance(0.3) ? circle(0, top - 6, half * 0.42, wall.lit) : '')
    );
  const ridge = random.between(26, 44);
  return (
    chimney(random, half, top - ridge * 0.4, wall) +
    (random.chance(0.5)
      ? polygon([-half - 5, top, half + 5, top, 0, top - ridge * 1.3], roof.base) +
        polygon([0, top - ridge * 1.3, half + 5, top, half - width * 0.16, top], roof.shade)
      : polygon(
          [-half - 5, top, half + 5, top, half - 10, top - ridge * 0.7, -half + 10, top - ridge * 0.7],
          roof.base,
        ))
  );
}

function windows(random: Random, width: number, height: number, wall: Material): Drawing {
  const columns = Math.max(2, Math.round(width / 40));
  const rows = Math.max(2, Math.round(height / 52));
  const arched = random.chance(0.35);
  const drawn: Drawing[] = [];
  for (let line = 0; line < rows; line++) {
    for (let column = 0; column < columns; column++) {
      const x = -width / 2 + ((column + 0.5) * (width * 0.86)) / columns + 2;
      const y = -height + 18 + (line * (height - 16)) / rows;
      const fill = random.chance(0.3) ? wall.glow : wall.window;
      drawn.push(arched ? niche(x, y + 26, 13, 26, fill) : rect(x - 6.5, y, 13, 25, fill, 2));
      drawn.push(rect(x - 9, y + 26, 18, 3, wall.lit));
    }
  }
  return drawn.join('');
}

function glassTower(random: Random, width: number, height: number, wall: Material): Drawing {
  const half = width / 2;
  const shape = random.pick(['flat', 'slant', 'stepped', 'crown'] as const);
  const lift = shape === 'slant' ? width * 0.4 : 0;
  const outline =
    polygon([-half, 0, -half, -height, half, -height - lift, half, 0], wall.base) +
    polygon([half * 0.3, 0, half * 0.3, -height - lift * 0.65, half, -height - lift, half, 0], wall.shade);
  const top =
    shape === 'stepped'
      ? rect(-half * 0.6, -height - 34, half * 1.2, 36, wall.base) + rect(-2, -height - 80, 4, 50, wall.shade)
      : shape === 'crown'
        ? rect(-half, -height - 8, width, 8, wall.lit)
        : '';
  const floors: Drawing[] = [];
  for (let y = -height + 20; y < -20; y += 22) {
    floors.push(rect(-half + 8, y, width * 0.5, 7, random.chance(0.3) ? wall.glow : wall.window, 1));
    if (random.chance(0.5)) floors.push(rect(half * 0.42, y, half * 0.42, 7, wall.window, 1));
  }
  return top + outline + floors.join('');
}

function chimney(random: Random, half: number, top: number, wall: Material): Drawing {
  return random.chance(0.6) ? rect(half * random.between(-0.7, 0.5), top - 26, 14, 40, wall.shade) : '';
}

function waterTank(roof: Material, top: number): Drawing {
  return (
    rect(-15, top - 16, 3, 18, roof.shade) +
    rect(12, top - 16, 3, 18, roof.shade) +
    rect(-18, top - 44, 36, 30, roof.base, 2) +
    polygon([-21, top - 44, 21, top - 44, 0, top - 60], roof.shade)
  );
}
