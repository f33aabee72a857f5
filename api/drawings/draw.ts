/** A fragment of SVG. Shapes have their foot at the origin and y pointing down, so that up is negative. */
export type Drawing = string;

export function rect(x: number, y: number, width: number, height: number, fill: string, radius = 0): Drawing {
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" fill="${fill}"${radius ? ` rx="${n(radius)}"` : ''}/>`;
}

export function circle(x: number, y: number, radius: number, fill: string): Drawing {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${fill}"/>`;
}

export function ellipse(x: number, y: number, rx: number, ry: number, fill: string): Drawing {
  return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"/>`;
}

export function path(commands: string, fill: string): Drawing {
  return `<path d="${commands}" fill="${fill}" fill-rule="evenodd"/>`;
}

export function polygon(points: readonly number[], fill: string): Drawing {
  return `<polygon points="${points.map(n).join(' ')}" fill="${fill}"/>`;
}

/** Draws a line that is a line in the real world: a cable, a rail, a lamp post. Outlines are never drawn. */
export function line(commands: string, colour: string, width: number): Drawing {
  return `<path d="${commands}" fill="none" stroke="${colour}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

/** Draws the house shape: a square with a generously rounded top. `x` is its middle, `y` its foot. */
export function niche(x: number, y: number, width: number, height: number, fill: string): Drawing {
  const half = width / 2;
  const bend = Math.min(height, half * 0.96);
  return path(
    `M${n(x - half)},${n(y)} V${n(y - height + bend)} Q${n(x - half)},${n(y - height)} ${n(x)},${n(y - height)} Q${n(x + half)},${n(y - height)} ${n(x + half)},${n(y - height + bend)} V${n(y)} Z`,
    fill,
  );
}

export interface Placement {
  x?: number;
  y?: number;
  scale?: number;
  mirrored?: boolean;
  opacity?: number;
  /** Degrees, clockwise. */
  turn?: number;
}

export function place(
  drawing: Drawing | readonly Drawing[],
  { x = 0, y = 0, scale = 1, mirrored = false, opacity = 1, turn = 0 }: Placement = {},
): Drawing {
  const inside = typeof drawing === 'string' ? drawing : drawing.join('');
  const rotated = turn ? ` rotate(${n(turn)})` : '';
  const faded = opacity < 1 ? ` opacity="${n(opacity)}"` : '';
  return `<g transform="translate(${n(x)} ${n(y)})${rotated} scale(${mirrored ? -n(scale, 3) : n(scale, 3)} ${n(scale, 3)})"${faded}>${inside}</g>`;
}

/** Repeats a drawing `count` times, `step` apart, centred on 0. */
export function repeat(count: number, step: number, draw: (offset: number, index: number) => Drawing): Drawing {
  return Array.from({ length: count }, (_, index) => draw((index - (count - 1) / 2) * step, index)).join('');
}

export function svg(width: number, height: number, content: readonly Drawing[]): Drawing {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${n(width)} ${n(height)}" preserveAspectRatio="xMidYMid slice">${content.join('')}</svg>`;
}

function n(value: number, digits = 1): number {
  return Number(value.toFixed(digits));
}
