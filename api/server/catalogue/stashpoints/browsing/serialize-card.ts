import type { StorageLimits } from '../../../../contract/rules/bag-fit.ts';
import { distanceKm } from '../../../../contract/rules/distance.ts';
import type { Stashpoint, StorageSpace } from '../../../../contract/structs/stashpoint.ts';
import { BAG_SIZES, type BagSize } from '../../../../contract/vocabulary/bag-sizes.ts';
import { LANGUAGE_NAMES, type Language } from '../../../../contract/vocabulary/languages.ts';
import { PICTURE_SIZES } from '../../../../contract/vocabulary/pictures.ts';
import type { Translations } from '../../../../contract/vocabulary/words.ts';
import { pictureSet } from '../../../platform/media/picture-set.ts';
import { uploadsFirst } from '../../../platform/media/uploads.ts';
import { pricingOf } from '../prices/pricing.ts';
import { shelvesOf } from '../record/shelves.ts';
import type { CardRow } from './store.ts';

/** The part of a card that no stay and no visitor changes. */
export type FixedCard = Omit<
  Stashpoint,
  'availability' | 'user_distance_km' | 'storage_spaces' | 'stay_price' | 'bags_available'
>;

/** Serializes a card. With a language, names and routes are in that one alone. */
export function serializeCard(row: CardRow, language?: Language): FixedCard {
  const route = row.city_translations.english?.route ?? '';
  return {
    booking_count_group: bookingCountGroup(row.booking_count),
    canonical_url: `/luggage-storage/${route}/stashpoints/${row.id}`,
    features: {
      new_stashpoint: row.review_count === 0,
      often_fully_booked: row.often_fully_booked,
      premium_stashpoint: row.premium,
    },
    id: row.id,
    latitude: row.lat,
    longitude: row.lng,
    location_name: row.location_name,
    name: row.name,
    nearest_city: {
      id: row.city_id,
      name: row.city_name,
      route,
      translations: inLanguage(row.city_translations, language),
    },
    ...landmarkOf(row, language),
    open_late: row.open_late,
    open_twentyfour_seven: row.open_twentyfour_seven,
    opening_hours: row.opening_hours,
    opening_hours_exceptions: row.opening_hours_exceptions,
    photos: uploadsFirst(row.photos).map((name) => pictureSet(name, PICTURE_SIZES.stashpoint, row.name, row.previews)),
    pricing_structure: pricingOf(row),
    rating: row.rating,
    review_count: row.review_count,
    size_restrictions: row.size_restrictions,
    size_standard: null,
    storage_type: row.storage_type,
    timezone: row.timezone,
    tree_price: row.tree_price,
    type: row.type,
    valid_url: true,
    step_free: row.step_free,
  };
}

function landmarkOf(row: CardRow, language: Language | undefined): Pick<FixedCard, 'nearest_landmark'> {
  const { landmark_name: name, landmark_translations: translations, landmark_lat: lat, landmark_lng: lng } = row;
  if (name === null || translations === null || lat === null || lng === null) return {};
  return {
    nearest_landmark: {
      name,
      route: translations.english?.route ?? '',
      translations: inLanguage(translations, language),
      distance_km: Math.round(distanceKm({ lat, lng }, row) * 1000) / 1000,
    },
  };
}

function inLanguage(translations: Translations, language: Language | undefined): Translations {
  if (!language) return translations;
  const name = LANGUAGE_NAMES[language];
  const own = translations[name];
  return own ? { [name]: own } : {};
}

/** Returns the sizes a place stores, each without its free spaces. */
export function fixedSpaces(row: CardRow): Omit<StorageSpace, 'space_available'>[] {
  const { capacity, doors } = shelvesOf(row);
  return BAG_SIZES.filter((size) => capacity[size] > 0).map((size) => ({
    id: `${row.id}-${size}`,
    pricing_structure: pricingOf(row, size),
    quantity: capacity[size],
    size,
    ...(doors?.[size] && { door_cm: [...doors[size]] }),
  }));
}

/** Returns the doors of a locker bank that has any of their size; a counter has none. */
export function doorsOf({ capacity, doors }: StorageLimits): { size: BagSize; door_cm: number[] }[] {
  return BAG_SIZES.flatMap((size) => {
    const door = doors?.[size];
    return door && capacity[size] > 0 ? [{ size, door_cm: [...door] }] : [];
  });
}

/** Groups the number of bookings of a place into words: exact numbers are not published. */
function bookingCountGroup(count: number): string | null {
  const reached = [1000, 500, 100, 50, 10].find((step) => count >= step);
  return reached ? `${reached}+` : null;
}
