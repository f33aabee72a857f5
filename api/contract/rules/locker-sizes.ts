import { type BagSize, LOCKER_SIZES_CM, type StorageType } from '../constants.ts';

export type SizeCm = readonly [width: number, height: number, depth: number];

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
