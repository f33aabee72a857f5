interface Placed {
  id: string;
  x: number;
  y: number;
  /** Width of the written pin in pixels, by its text. */
  width: number;
  important: boolean;
}

const PIN_HEIGHT = 40;

/**
 * Which pins have room to show their price. Pins are placed in order, important ones first; one that would
 * cover another stays a dot, and gets its price back when the traveller zooms in.
 */
export function pinsWithRoom(pins: readonly Placed[]): Set<string> {
  const shown: Placed[] = [];
  const byImportance = [...pins].sort((a, b) => Number(b.important) - Number(a.important));
  for (const pin of byImportance) {
    const covers = shown.some(
      (other) => Math.abs(other.x - pin.x) < (other.width + pin.width) / 2 && Math.abs(other.y - pin.y) < PIN_HEIGHT,
    );
    if (!covers) shown.push(pin);
  }
  return new Set(shown.map(({ id }) => id));
}

export function pinWidth(text: string): number {
  return text.length * 8.5 + 26;
}
