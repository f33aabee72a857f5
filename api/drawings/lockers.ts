import { hue, mix, paint } from '@cubby/design-system/paints';
import { circle, type Drawing, niche, place, polygon, rect, repeat } from './draw.ts';
import type { Frame } from './frame.ts';
import { allBags, bagColours } from './luggage.ts';
import type { Random } from './random.ts';

/** Draws a bank of lockers from wall to wall, with its console in the middle; from `top` to the floor. */
export function lockerWall(random: Random, frame: Frame, top: number, floor: number): Drawing {
  const columns = frame.portrait ? 4 : 6;
  const margin = frame.width * 0.06;
  const cell = (frame.width - margin * 2) / columns;
  const bank = random.pick([hue.primary[500], hue.primary[700], paint.metal.lockerBlue, paint.metal.lockerRust]);
  const drawn: Drawing[] = [];
  for (let column = 0; column < columns; column++) {
    const x = margin + cell * column;
    const console = column === Math.floor(columns / 2);
    const heights = console
      ? [1]
      : random.pick([
          [0.2, 0.3, 0.5],
          [0.34, 0.33, 0.33],
          [0.5, 0.25, 0.25],
          [0.25, 0.25, 0.5],
        ]);
    let y = top;
    for (const share of heights) {
      const height = (floor - top) * share;
      drawn.push(
        console
          ? lockerConsole(x, y, cell, height)
          : lockerDoor(random, mix(bank, hue.neutral[0], random.pick([0, 0.1, 0.18])), x, y, cell, height),
      );
      y += height;
    }
  }
  return (
    rect(margin - 20, top - 70, columns * cell + 40, floor - top + 70, mix(bank, hue.neutral[900], 0.35), 18) +
    rect(margin, top - 50, columns * cell, 34, mix(bank, hue.neutral[900], 0.15), 10) +
    repeat(3, 90, (x) => niche(frame.width / 2 + x, top - 20, 26, 26, hue.tertiary[400])) +
    drawn.join('')
  );
}

function lockerDoor(random: Random, fill: string, x: number, y: number, width: number, height: number): Drawing {
  const open = random.chance(0.2) && height > 190;
  const light = random.chance(0.6) ? hue.tertiary[400] : paint.metal.lockerFree;
  if (open)
    return (
      rect(x + 5, y + 5, width - 10, height - 10, paint.metal.lockerInside, 10) +
      place(random.pick(allBags)(random.pick(bagColours)), {
        x: x + width / 2,
        y: y + height - 10,
        scale: Math.min(width / 190, height / 215),
      }) +
      polygon(
        [x + 5, y + 5, x + 38, y + 24, x + 38, y + height - 2, x + 5, y + height - 5],
        mix(fill, hue.neutral[900], 0.25),
      )
    );
  return (
    rect(x + 5, y + 5, width - 10, height - 10, fill, 10) +
    rect(x + width - 42, y + 12, 30, height - 24, mix(fill, hue.neutral[900], 0.1), 8) +
    repeat(3, 15, (step) => rect(x + 26, y + 42 + step, width * 0.34, 6, mix(fill, hue.neutral[900], 0.28), 3)) +
    rect(x + width - 62, y + height / 2 - 24, 14, 48, hue.neutral[50], 7) +
    circle(x + width - 55, y + height / 2 - 44, 6, light)
  );
}

function lockerConsole(x: number, y: number, width: number, height: number): Drawing {
  const middle = x + width / 2;
  const screen = y + height * 0.24;
  return (
    rect(x + 5, y + 5, width - 10, height - 10, hue.primary[900], 10) +
    niche(middle, screen + 150, width * 0.66, 170, hue.tertiary[100]) +
    repeat(3, 34, (step) => circle(middle + step, screen + 60, 10, hue.secondary[500])) +
    rect(middle - 44, screen + 96, 88, 12, hue.primary[500], 6) +
    repeat(4, 36, (row) =>
      repeat(3, 36, (column) => rect(middle + column - 13, screen + 240 + row, 26, 26, hue.primary[500], 7)),
    ) +
    rect(middle - 40, screen + 350, 80, 12, hue.tertiary[400], 6)
  );
}
