/** A pin as if it were alone, with its tip at `x`, `y`. */
export interface Pin {
  id: string;
  x: number;
  y: number;
  /** Availability and price decide between pins that share one. */
  available: boolean;
  /** The price in major units; null if the place is unavailable. */
  amount: number | null;
}

/** One pin, or several that would cover each other, at their shared position. */
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

/** Pixels kept free between two pins. */
const GAP = 4;

/**
 * Groups pins until none covers another: of all that overlap, the two closest become one, and so on. A group keeps its
 * pins in the order they were given, and its place in the list is that of its first pin.
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

/** Tells if one would cover the other. */
export function covers(one: PinGroup<Pin>, other: PinGroup<Pin>, height: number): boolean {
  return Math.abs(one.x - other.x) < (one.width + other.width) / 2 + GAP && Math.abs(one.y - other.y) < height + GAP;
}

/** The pin whose price a group shows: the cheapest available one, otherwise the first. */
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
