export const STORAGE_TYPES = ['bendysquare', 'hivebox_locker_bank', 'quadralink', 'staffed', 'lambda_locker'] as const;
export type StorageType = (typeof STORAGE_TYPES)[number];
/** Locker inventories of partners: each has a call of its own and is never part of the main search. */
export const PARTNER_STORAGE_TYPES = ['bendysquare', 'quadralink'] as const satisfies StorageType[];

export const STASHPOINT_TYPES = [
  'cafe',
  'car_park',
  'convenience_store',
  'food_and_beverage_business',
  'health_beauty_business',
  'hostel',
  'hotel',
  'laundry_business',
  'locker',
  'luggage_storage_shop',
  'newsagent',
  'office',
  'other',
  'postal_shop',
  'premier_inn_hotel',
  'rental_shop',
  'restaurant',
  'shop',
  'smoke_shop',
  'souvenir_shop',
  'tech_shop',
] as const;
export type StashpointType = (typeof STASHPOINT_TYPES)[number];
