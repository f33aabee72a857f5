import { type Bags, MEASURED_SIZES, NO_BAGS_OF_A_SIZE } from '@cubby/api';

/** Reads `large:1,small:2` of an address; sizes that do not add up to the bags are ignored. */
export function readSizes(text: string | null, bags: number): Bags | null {
  if (!text) return null;
  const sizes: Bags = { ...NO_BAGS_OF_A_SIZE };
  for (const part of text.split(',')) {
    const [name, count = ''] = part.split(':');
    const size = MEASURED_SIZES.find((known) => known === name);
    if (!size || !/^\d{1,3}$/.test(count)) return null;
    sizes[size] += Number(count);
  }
  return bagsOfAll(sizes) === bags ? sizes : null;
}

/** Formats sizes for the address and the API: those without bags are left out. */
export function writeSizes(sizes: Bags): string {
  return MEASURED_SIZES.filter((size) => sizes[size] > 0)
    .map((size) => `${size}:${sizes[size]}`)
    .join(',');
}

/** Returns the number of bags of all sizes. */
export function bagsOfAll(sizes: Bags): number {
  return MEASURED_SIZES.reduce((sum, size) => sum + sizes[size], 0);
}
