/** A pin as it would stand alone: the tip of it at `x`, `y`. */
export interface Pin {
  id: string;
  x: number;
  y: number;
  /** What is on it, which decides between pins that share one. */
  available: boolean;
  /** The price in major units; null for what cannot be had. */
  amount: number | null;
}

/** One pin, or several that would cover each other: it stands in their middle. */
export interface PinGroup<P extends Pin> {
  pins: readonly P[];
  x: number;
  y: number;
  width: number;
}

interface Sizes<P extends Pin> {
  widthOf: (pins: readonly P[]) => number;
  height: number;
}

/** Pixels that stay free between two pins. */
const GAP = 4;

/**
 * Groups pins until none covers another: of all that do, the two that are closest become one, and so on. A group knows
 * its pins in the order they were given, and stands where the first of its pins did in that order.
 */
export function groupPins<P extends Pin>(pins: readonly P[], sizes: Sizes<P>): PinGroup<P>[] {
  const groups = pins.map((pin) => groupOf([pin], sizes));
  for (;;) {
    const pair = closestCovering(groups, sizes.height);
    if (!pair) return groups;
    const [one, other] = pair;
    groups[one] = groupOf([...(groups[one]?.pins ?? []), ...(groups[other]?.pins ?? [])], sizes);
    groups.splice(other, 1);
  }
}

/** Whether one would lie on the other. */
export function covers(one: PinGroup<Pin>, other: PinGroup<Pin>, height: number): boolean {
  return Math.abs(one.x - other.x) < (one.width + other.width) / 2 + GAP && Math.abs(one.y - other.y) < height + GAP;
}

/** The pin that says what a group costs from: the cheapest that can be had, else the first. */
export function cheapestOf<P extends Pin>(pins: readonly P[]): P | undefined {
  const priced = pins.filter(({ amount }) => amount !== null);
  const lowest = Math.min(...priced.map(({ amount }) => amount ?? Number.POSITIVE_INFINITY));
  return priced.find(({ amount }) => amount === lowest) ?? pins[0];
}

function groupOf<P extends Pin>(pins: readonly P[], { widthOf }: Sizes<P>): PinGroup<P> {
  const mean = (of: (pin: P) => number) => pins.reduce((sum, pin) => sum + of(pin), 0) / pins.length;
  return { pins, x: mean(({ x }) => x), y: mean(({ y }) => y), width: widthOf(pins) };
}

function closestCovering(groups: readonly PinGroup<Pin>[], height: number): [number, number] | null {
  let found: [number, number] | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const [index, one] of groups.entries())
    for (let next = index + 1; next < groups.length; next++) {
      const other = groups[next];
      if (!other || !covers(one, other, height)) continue;
      const distance = Math.hypot(one.x - other.x, one.y - other.y);
      if (distance >= least) continue;
      least = distance;
      found = [index, next];
    }
  return found;
}
