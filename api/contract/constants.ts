/** Business constants and limits (specification §9, design §4). Money is in minor units, times in the unit named. */

export const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pt'] as const;
export type Language = (typeof LANGUAGES)[number];
export const DEFAULT_LANGUAGE: Language = 'en';

/** The key under which a place carries its translation: the wire names languages in English. */
export const LANGUAGE_NAMES = {
  en: 'english',
  de: 'german',
  fr: 'french',
  es: 'spanish',
  it: 'italian',
  pt: 'portuguese',
} as const satisfies Record<Language, string>;
export type LanguageName = (typeof LANGUAGE_NAMES)[Language];

/** The localised first segment of every city address. */
export const LUGGAGE_STORAGE_SEGMENTS: Record<Language, string> = {
  en: 'luggage-storage',
  de: 'gepackaufbewahrung',
  fr: 'consigne-bagages',
  es: 'consignas-equipaje',
  it: 'deposito-bagagli',
  pt: 'deposito-bagagem',
};

export const DEFAULT_TIME_ZONE = 'UTC';

export const OPENING_WINDOW = { firstHour: 7, lastHour: 21 } as const;
export const MINIMUM_PICKUP_OFFSET_HOURS = 1;
export const DEFAULT_PICKUP_OFFSET_HOURS = 3;
/** So that the search for overlapping stays has a right end (design §4.14). */
export const MAXIMUM_STAY_DAYS = 30;

export const BAG_COUNT = { minimum: 1, maximum: 50, default: 1 } as const;
export const TREE_COUNT = { minimum: 0, maximum: 20, default: 0 } as const;

export const PAGE = { minimumSize: 1, maximumSize: 50, defaultSize: 20, minimumOffset: 0 } as const;

export const HOLD_MINUTES = 15;
export const SESSION_DAYS = 14;
/** A session is renewed only when fewer than SESSION_DAYS of it are left; then it runs this long again. */
export const SESSION_RENEWAL_DAYS = 30;
export const CLIENT_UUID_DAYS = 365;
export const PIN_DIGITS = 6;
export const ONE_TIME_PASSWORD = { lifetimeMinutes: 10, tries: 5, resendSeconds: 30 } as const;
/** A token of role `recovery` lives this long, and is never extended. */
export const RECOVERY_MINUTES = 30;
export const PASSWORD_LENGTH = { minimum: 10, maximum: 200 } as const;
/** A code opens a session, or lets a new password be set; one never does for the other. */
export const CODE_PURPOSES = ['sign_in', 'recovery'] as const;
export type CodePurpose = (typeof CODE_PURPOSES)[number];
export const PHONE_MAXIMUM_LENGTH = 250;
export const DEFAULT_PHONE_COUNTRY = 'GB';

export const COUPON_DEFAULT_EXPIRY_YEARS = 100;
export const AREA_DEFAULT_RADIUS_METRES = 400;
export const AREA_RADIUS_METRES = { minimum: 50, maximum: 20_000 } as const;
/** How long counting and affiliate marks are kept, once a visitor agrees. */
export const ANALYTICS_DAYS = 390;
export const AFFILIATE_DAYS = 30;
export const ANALYTICS_BATCH = { size: 10, intervalMs: 2000 } as const;
export const PURCHASE_TAX_SHARE = 0.2;
export const ERROR_PAGE_REDIRECT_SECONDS = 5;
/** How long a site waits until what keeps changing has settled, or before it does something again (milliseconds). */
export const TIMING = { resizeThrottleMs: 300, debounceMs: 500, scrollDelayMs: 200 } as const;

export const GEOLOCATION = { timeoutMs: 15_000, maximumAgeMs: 60_000, highAccuracy: false } as const;

/** Applied by itself at new places where experiment 8 says so. */
export const NEW_HOST_COUPON = 'NEWHOST';

export const COOKIES = {
  checkout: 'checkout',
  token: 'cs_token',
  user: 'cs_user',
  analytics: '_ga',
  clientUuid: 'stasher_uuid',
  tag: 'tagrid',
  affiliate: 'awc',
} as const;

export const MARKETING_PARAMETERS = [
  'gad_source',
  'gbraid',
  'gclid',
  'ref',
  'utm_campaign',
  'utm_content',
  'utm_medium',
  'utm_query',
  'utm_source',
  'utm_term',
  'wbraid',
] as const;

export const SORT_OPTIONS = ['distance', 'popularity'] as const;

export const STORAGE_TYPES = ['bendysquare', 'hivebox_locker_bank', 'quadralink', 'staffed', 'lambda_locker'] as const;
export type StorageType = (typeof STORAGE_TYPES)[number];
/** Locker inventories that partners hold: each answers on its own call, never in the main search. */
export const PARTNER_STORAGE_TYPES = ['bendysquare', 'quadralink'] as const satisfies StorageType[];

export const BAG_SIZES = ['large', 'medium', 'small', 'standard'] as const;
export type BagSize = (typeof BAG_SIZES)[number];

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

/** Inner sizes of a locker unit in centimetres; each holds one cabin bag. */
export const LOCKER_SIZES_CM = {
  bendysquare_aut: { large: [67, 38, 41] },
  bendysquare_deu: { large: [61, 37, 44] },
  hivebox: { small: [52, 29, 35], medium: [52, 45, 35], large: [52, 94, 35] },
  quadralink: { large: [59, 62, 35] },
} as const;

/** Usual outer sizes of bags in centimetres, to choose a size by (domain §2). */
export const BAG_SIZES_CM = {
  small: [55, 40, 23],
  medium: [65, 45, 27],
  large: [75, 52, 31],
} as const;

export const PICTURE_SIZES = {
  hero: ['500x700', '1000x1400', '1024x500', '2048x1000'],
  place: ['254x400', '500x700'],
  stashpoint: ['500x700', '1024x768'],
} as const;
