import type { BagSize, SizeCm } from '../vocabulary/bag-sizes.ts';
import type { StorageType } from '../vocabulary/storage-types.ts';

interface Bank {
  storageType: StorageType;
  /** The only country with these sizes; null for all other countries. */
  countryCode: string | null;
  /** Width, height and depth inside each size of unit, centimetres (specification §9). */
  doors: Partial<Record<BagSize, SizeCm>>;
}

/** Locker banks whose units have been measured, those of one country first. Each unit takes one bag. */
export const DOORS_BY_BANK: readonly Bank[] = [
  { storageType: 'bendysquare', countryCode: 'AT', doors: { large: [67, 38, 41] } },
  { storageType: 'bendysquare', countryCode: null, doors: { large: [61, 37, 44] } },
  {
    storageType: 'hivebox_locker_bank',
    countryCode: null,
    doors: { small: [52, 29, 35], medium: [52, 45, 35], large: [52, 94, 35] },
  },
  { storageType: 'quadralink', countryCode: null, doors: { large: [59, 62, 35] } },
];

/** Returns the inner sizes of a bank's units; null for places without units, or with unmeasured ones. */
export function lockerSizes(storageType: StorageType, countryCode: string): Bank['doors'] | null {
  const isOf = (bank: Bank) =>
    bank.storageType === storageType && (bank.countryCode === countryCode || bank.countryCode === null);
  return DOORS_BY_BANK.find(isOf)?.doors ?? null;
}
