import { type AdminStashpoint, isUsualShare } from '@cubby/api';
import { shareOfHost } from './share-of-host.ts';

export interface StashpointCheck {
  /** A key below `approval.check` in the dictionary. */
  key: string;
  good: boolean;
  count?: number;
  /** 0 to 1. */
  share?: number;
}

type Checked = Pick<
  AdminStashpoint,
  | 'photos'
  | 'opening_hours'
  | 'storage_spaces'
  | 'description'
  | 'pricing_structure'
  | 'first_day_commission'
  | 'extra_day_commission'
>;

/** Checks a place for missing details without which no one would book it. */
export function stashpointChecks(stashpoint: Checked): StashpointCheck[] {
  const days = new Set(stashpoint.opening_hours.map(({ day }) => day)).size;
  const bags = capacityOf(stashpoint);
  const share = shareOfHost(stashpoint)[0]?.share ?? 0;
  const usual = isUsualShare(share);
  return [
    counted('pictures', stashpoint.photos.length),
    counted('hours', days),
    counted('room', bags),
    { key: usual ? 'share' : 'odd_share', good: usual, share },
    stashpoint.description.trim() ? { key: 'description', good: true } : { key: 'no_description', good: false },
  ];
}

export function capacityOf({ storage_spaces }: Pick<AdminStashpoint, 'storage_spaces'>): number {
  return storage_spaces.reduce((total, { quantity }) => total + quantity, 0);
}

function counted(key: string, count: number): StashpointCheck {
  return count > 0 ? { key, good: true, count } : { key: `no_${key}`, good: false };
}
