import type { BagSize, SizeCm } from '../vocabulary/bag-sizes.ts';
import type { StorageType } from '../vocabulary/storage-types.ts';

/** Inner sizes of a locker unit in centimetres; each holds one cabin bag. */
const LOCKER_SIZES_CM = {
  bendysquare_aut: { large: [67, 38, 41] },
  bendysquare_deu: { large: [61, 37, 44] },
  hivebox: { small: [52, 29, 35], medium: [52, 45, 35], large: [52, 94, 35] },
  quadralink: { large: [59, 62, 35] },
} as const;

/**
 * Inner sizes of a locker bank's units, centimetres, by size. Bendysquare builds them differently in Austria and
 * Germany. Null for places that have no units, or units nobody has measured.
 */
export function lockerSizes(storageType: StorageType, countryCode: string): Partial<Record<BagSize, SizeCm>> | null {
  if (storageType === 'bendysquare')
    return countryCode === 'AT' ? LOCKER_SIZES_CM.bendysquare_aut : LOCKER_SIZES_CM.bendysquare_deu;
  if (storageType === 'hivebox_locker_bank') return LOCKER_SIZES_CM.hivebox;
  return storageType === 'quadralink' ? LOCKER_SIZES_CM.quadralink : null;
}
