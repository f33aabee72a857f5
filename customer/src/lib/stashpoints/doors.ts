import {
  assignSpaces,
  doorsOf,
  MEASURED_SIZES,
  NO_BAGS_OF_A_SIZE,
  type SizeCm,
  type StashpointDetail,
  takesCabinBag,
} from '@cubby/api';
import type { I18n } from '../i18n/i18n.ts';
import type { Stay } from '../stay/stay.ts';

type Space = StashpointDetail['storage_spaces'][number];

/** Writes a size that is never broken into two lines. */
export function writeSize(centimetres: readonly number[]): string {
  return `${centimetres.join('\u00a0×\u00a0')}\u00a0cm`;
}

/** Writes sizes as alternatives: "59 × 62 × 35 cm or 67 × 38 × 41 cm". */
export function eitherSize(sizes: readonly SizeCm[], locale: string): string {
  return new Intl.ListFormat(locale, { type: 'disjunction' }).format(sizes.map(writeSize));
}

/** Writes what a locker is sold as: one too small for a cabin bag is sold for a small bag, up to its size. */
export function nameOfLocker({ size, door_cm }: Pick<Space, 'size' | 'door_cm'>, t: I18n['t']): string {
  const name = t(size === 'standard' ? 'sizes.standard' : `doors.${size}`);
  return door_cm && !takesCabinBag(door_cm) ? t('doors.smallBag', { name, size: writeSize(door_cm) }) : name;
}

/**
 * Returns the doors that a stay would get, by the rule of the quote; empty if the bags go behind none that are measured.
 */
export function doorsOfStay({ storage_spaces }: Pick<StashpointDetail, 'storage_spaces'>, stay: Stay): SizeCm[] {
  const doors = doorsOf(storage_spaces);
  if (!doors) return [];
  const bags = stay.sizes ?? { ...NO_BAGS_OF_A_SIZE, small: stay.bags };
  const free = (key: 'quantity' | 'space_available') => ({
    ...NO_SPACE,
    ...Object.fromEntries(storage_spaces.map((space) => [space.size, space[key]])),
  });
  const demand = assignSpaces(bags, free('space_available'), { doors, limit: null, capacity: free('quantity') });
  return MEASURED_SIZES.flatMap((size) => (demand && demand[size] > 0 && doors[size] ? [doors[size]] : []));
}

const NO_SPACE = { ...NO_BAGS_OF_A_SIZE, standard: 0 };

/** Returns the lockers too small for a cabin bag that are free for all bags of a stay, unless larger ones were named. */
export function lockersForSmallBags({ storage_spaces }: Pick<StashpointDetail, 'storage_spaces'>, stay: Stay): Space[] {
  if (stay.sizes && stay.sizes.small < stay.bags) return [];
  return storage_spaces.filter(
    ({ door_cm, space_available }) => door_cm && !takesCabinBag(door_cm) && space_available >= stay.bags,
  );
}
