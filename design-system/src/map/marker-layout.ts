/** A marker as if it were alone, with its tip at `x`, `y`. */
export interface Marker {
  id: string;
  x: number;
  y: number;
  /** Availability and price decide between markers that share one. */
  available: boolean;
  /** The price in major units; null if the place is unavailable. */
  amount: number | null;
}

/** One marker, or several that would cover each other, at their shared position. */
export interface MarkerGroup<P extends Marker> {
  markers: readonly P[];
  x: number;
  y: number;
  width: number;
}

interface Sizes<P extends Marker> {
  widthOf: (markers: readonly P[]) => number;
  height: number;
}

/** Pixels kept free between two markers. */
const GAP = 4;

/**
 * Groups markers until none covers another: of all that overlap, the two closest become one, and so on. A group keeps
 * its markers in the order they were given, and its place in the list is that of its first marker.
 */
export function groupMarkers<P extends Marker>(markers: readonly P[], sizes: Sizes<P>): MarkerGroup<P>[] {
  const groups = markers.map((marker) => groupOf([marker], sizes));
  for (;;) {
    const pair = closestCovering(groups, sizes.height);
    if (!pair) return groups;
    const [one, other] = pair;
    groups[one] = groupOf([...(groups[one]?.markers ?? []), ...(groups[other]?.markers ?? [])], sizes);
    groups.splice(other, 1);
  }
}

/** Tells if one would cover the other. */
export function covers(one: MarkerGroup<Marker>, other: MarkerGroup<Marker>, height: number): boolean {
  return Math.abs(one.x - other.x) < (one.width + other.width) / 2 + GAP && Math.abs(one.y - other.y) < height + GAP;
}

/** The marker whose price a group shows: the cheapest available one, otherwise the first. */
export function cheapestOf<P extends Marker>(markers: readonly P[]): P | undefined {
  const priced = markers.filter(({ amount }) => amount !== null);
  const lowest = Math.min(...priced.map(({ amount }) => amount ?? Number.POSITIVE_INFINITY));
  return priced.find(({ amount }) => amount === lowest) ?? markers[0];
}

function groupOf<P extends Marker>(markers: readonly P[], { widthOf }: Sizes<P>): MarkerGroup<P> {
  const mean = (of: (marker: P) => number) => markers.reduce((sum, marker) => sum + of(marker), 0) / markers.length;
  return { markers, x: mean(({ x }) => x), y: mean(({ y }) => y), width: widthOf(markers) };
}

function closestCovering(groups: readonly MarkerGroup<Marker>[], height: number): [number, number] | null {
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
