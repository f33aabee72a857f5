import { circle, type Drawing, line, path, place, polygon, rect, repeat } from './draw.ts';
import type { Material } from './mood.ts';

/** A crossing of the given width, its deck near y = -60 and its feet in the water at 0. */
export type Bridge = (m: Material, width: number) => Drawing;

export const suspensionBridge: Bridge = (m, width) => {
  const [left, right] = [-width * 0.26, width * 0.26];
  const cable = (y: number) =>
    `M${-width / 2},${y} Q${left - width * 0.08},${y - 30} ${left},-300 Q0,-20 ${right},-300 Q${right + width * 0.08},${y - 30} ${width / 2},${y}`;
  const hangers = repeat(Math.floor(width / 44), 44, (x) => {
    const across = Math.abs(x) < right;
    const fall = across
      ? 300 - 140 * 2 * (1 - (x / right) ** 2) * 0.83
      : 96 + (1 - (Math.abs(x) - right) / (width / 2 - right)) ** 2 * 190;
    return rect(x - 1.5, -Math.max(96, fall), 3, Math.max(96, fall) - 84, m.lit);
  });
  const tower = (x: number) =>
    rect(x - 26, -316, 15, 320, m.base) +
    rect(x + 11, -316, 15, 320, m.shade) +
    [-300, -220, -150].map((y) => rect(x - 26, y, 52, 14, m.base)).join('') +
    rect(x - 34, -8, 68, 30, m.shade, 4);
  return (
    hangers +
    line(cable(-92), m.base, 8) +
    rect(-width / 2, -92, width, 18, m.base) +
    rect(-width / 2, -76, width, 8, m.shade) +
    tower(left) +
    tower(right)
  );
};

export const stoneBridge: Bridge = (m, width) => {
  const count = Math.max(3, Math.round(width / 210));
  const span = width / count;
  const arches = Array.from({ length: count }, (_, index) => {
    const x = -width / 2 + (index + 0.5) * span;
    return `M${x - span * 0.38},14 V-20 A${span * 0.38},54 0 0 1 ${x + span * 0.38},-20 V14 Z`;
  }).join(' ');
  return (
    path(`M${-width / 2},14 V-100 H${width / 2} V14 Z ${arches}`, m.base) +
    rect(-width / 2, -112, width, 16, m.lit) +
    repeat(count - 1, span, (x) => polygon([x - 26, 14, x + 26, 14, x + 18, -60, x - 18, -60], m.shade)) +
    repeat(count - 1, span, (x) => rect(x - 10, -142, 20, 32, m.shade, 3) + circle(x, -152, 10, m.shade))
  );
};

export const steelArchBridge: Bridge = (m, width) => {
  const half = width / 2;
  const bow = (rise: number) => `M${-half * 0.86},-40 Q0,${-rise * 2} ${half * 0.86},-40`;
  return (
    repeat(Math.floor(width / 70), 70, (x) => {
      const top = 40 + (1 - (x / (half * 0.86)) ** 2) * 300;
      return Math.abs(x) < half * 0.8 ? rect(x - 2.5, -top, 5, top - 90, m.base) : '';
    }) +
    line(bow(350), m.base, 17) +
    line(bow(300), m.shade, 10) +
    rect(-half, -104, width, 20, m.base) +
    rect(-half, -86, width, 8, m.shade) +
    [-half * 0.88, half * 0.88]
      .map((x) => rect(x - 36, -190, 72, 204, m.lit) + rect(x + 6, -190, 30, 204, m.shade))
      .join('')
  );
};

/** Two towers, a high walk and a bascule deck. */
export const basculeBridge: Bridge = (m, width) => {
  const tower = (x: number) =>
    place(
      rect(-56, -300, 112, 320, m.base) +
        rect(20, -300, 36, 320, m.shade) +
        rect(-64, -20, 128, 44, m.shade, 4) +
        repeat(2, 44, (step) => rect(step - 9, -270, 18, 50, m.window, 9) + rect(step - 9, -190, 18, 44, m.window, 4)) +
        rect(-62, -308, 124, 12, m.lit) +
        [-50, 50]
          .map(
            (step) =>
              rect(step - 10, -350, 20, 60, m.base) + polygon([step - 13, -350, step + 13, -350, step, -404], m.window),
          )
          .join('') +
        polygon([-42, -308, 42, -308, 0, -430], m.window) +
        polygon([0, -430, 42, -308, 8, -308], m.shade) +
        circle(0, -434, 6, m.glow),
      { x },
    );
  const [left, right] = [-width * 0.2, width * 0.2];
  return (
    line(
      `M${-width / 2},-96 Q${left - width * 0.1},-120 ${left - 50},-262 M${width / 2},-96 Q${right + width * 0.1},-120 ${right + 50},-262`,
      m.glow,
      9,
    ) +
    repeat(Math.floor(width / 40), 40, (x) => (Math.abs(x) > right + 60 ? rect(x - 2, -130, 4, 46, m.glow) : '')) +
    rect(left, -258, right - left, 14, m.glow) +
    rect(left, -236, right - left, 10, m.base) +
    rect(-width / 2, -92, width, 18, m.lit) +
    rect(-width / 2, -76, width, 9, m.shade) +
    tower(left) +
    tower(right)
  );
};

export const doubleDeckBridge: Bridge = (m, width) => {
  const half = width / 2;
  return (
    rect(-half, -250, width, 14, m.base) +
    line(`M${-half * 0.9},-20 Q0,-430 ${half * 0.9},-20`, m.base, 15) +
    line(`M${-half * 0.72},-20 Q0,-360 ${half * 0.72},-20`, m.shade, 8) +
    repeat(Math.floor(width / 48), 48, (x) => {
      const arch = 20 + (1 - (x / (half * 0.9)) ** 2) * 205;
      return Math.abs(x) < half * 0.88
        ? rect(x - 2.5, -250, 5, Math.max(0, 250 - arch), m.base) +
            rect(x - 2, -arch, 4, Math.max(0, arch - 40), m.shade)
        : '';
    }) +
    rect(-half, -44, width, 14, m.base) +
    [-half * 0.92, half * 0.92]
      .map((x) => rect(x - 30, -280, 60, 300, m.lit) + rect(x + 6, -280, 24, 300, m.shade))
      .join('')
  );
};
