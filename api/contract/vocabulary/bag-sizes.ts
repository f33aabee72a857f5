/** Width, height and depth in centimetres, or as they are on the wire. */
export type SizeCm = readonly [width: number, height: number, depth: number];

interface BagSizeRow {
  /** Usual outer size of such a bag, as a guide for choosing one (domain §2); null if any bag fits. */
  cm: SizeCm | null;
}

/**
 * The sizes in which a place stores, smallest first, in the order they are listed everywhere. `standard` takes any bag.
 * A new one is a row here, its columns in the database, and its texts.
 */
export const BAG_SIZE_TABLE = {
  small: { cm: [55, 40, 23] },
  medium: { cm: [65, 45, 27] },
  large: { cm: [75, 52, 31] },
  standard: { cm: null },
} as const satisfies Record<string, BagSizeRow>;

export type BagSize = keyof typeof BAG_SIZE_TABLE;
export const BAG_SIZES = Object.keys(BAG_SIZE_TABLE) as BagSize[];

/** Sizes of bags: a traveller chooses among them, and each may have a price of its own. */
export type MeasuredSize = { [S in BagSize]: (typeof BAG_SIZE_TABLE)[S]['cm'] extends null ? never : S }[BagSize];
export const MEASURED_SIZES = BAG_SIZES.filter((size): size is MeasuredSize => BAG_SIZE_TABLE[size].cm !== null);

/** Sizes that take any bag. */
export const ANY_BAG_SIZES = BAG_SIZES.filter(
  (size): size is Exclude<BagSize, MeasuredSize> => BAG_SIZE_TABLE[size].cm === null,
);

/** Order of bags on a quote and a booking: the largest first, those without a size last (specification §3). */
export const LARGEST_FIRST: readonly BagSize[] = [...MEASURED_SIZES.toReversed(), ...ANY_BAG_SIZES];

export const BAG_SIZES_CM: Record<MeasuredSize, SizeCm> = byMeasuredSize((size) => BAG_SIZE_TABLE[size].cm);

/** Creates an object with one value per size. */
export function bySize<T>(make: (size: BagSize) => T): Record<BagSize, T> {
  return each(BAG_SIZES, make);
}

export function byMeasuredSize<T>(make: (size: MeasuredSize) => T): Record<MeasuredSize, T> {
  return each(MEASURED_SIZES, make);
}

/** A search does this for every place it shows: `Object.fromEntries` takes several times as long. */
function each<Size extends string, T>(sizes: readonly Size[], make: (size: Size) => T): Record<Size, T> {
  const made = {} as Record<Size, T>;
  for (const size of sizes) made[size] = make(size);
  return made;
}
