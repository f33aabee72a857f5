export const DEFAULT_TIME_ZONE = 'UTC';

export const OPENING_WINDOW = { firstHour: 7, lastHour: 21 } as const;
export const MINIMUM_PICKUP_OFFSET_HOURS = 1;
export const DEFAULT_PICKUP_OFFSET_HOURS = 3;
/** Bounds the search for overlapping stays (design §4.14). */
export const MAXIMUM_STAY_DAYS = 30;

export const BAG_COUNT = { minimum: 1, maximum: 50, default: 1 } as const;
export const TREE_COUNT = { minimum: 0, maximum: 20, default: 0 } as const;

/** Minutes for which an unpaid stay is held. */
export const HOLD_MINUTES = 15;
/** Minutes by which its traveller may prolong a hold, once. */
export const HOLD_EXTRA_MINUTES = 10;

/** Hours a traveller has to respond to a proposed later pick-up. */
export const EXTENSION_HOURS = 12;
