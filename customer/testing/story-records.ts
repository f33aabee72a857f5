import type { Stashpoint } from '@cubby/api';
import { cityPicture, picture } from '../../design-system/testing/story-data.ts';
import type { FakeApi } from '../../tests/harness/fake-api.ts';
import { city, freeByHour, pageOf, placeDetail, review, stashpoint } from './site-records.ts';

/* Records for the stories of whole pages: London with its picture, and three places of different kinds. */

export const BRITAIN = city({
  id: 'gb',
  name: 'United Kingdom',
  route: 'united-kingdom',
  type: 'country',
  translations: { german: { name: 'Großbritannien', slug: 'grossbritannien', route: 'grossbritannien' } },
});

export const CITIES = ['London', 'Edinburgh', 'Paris', 'Berlin', 'Lisbon', 'Rome'].map((name, index) =>
  city({
    ...(index > 0 && { id: name.toLowerCase(), name, route: `europe/${name.toLowerCase()}`, translations: {} }),
    stashpoint_count: 40 - 6 * index,
    images: [cityPicture],
  }),
);

const PHOTOS = { photos: [picture, cityPicture] };
const STAY_PRICE = { stay_price: { total: 1200, days: 1, bag_count: 2 } };

export const PLACES: Stashpoint[] = [
  stashpoint({ ...PHOTOS, ...STAY_PRICE, step_free: true }),
  stashpoint({
    ...PHOTOS,
    id: 'p2',
    name: 'Station lockers',
    type: 'locker',
    storage_type: 'hivebox_locker_bank',
    latitude: 51.532,
    longitude: -0.126,
    open_twentyfour_seven: true,
    user_distance_km: 0.5,
    stay_price: { total: 1490, days: 1, bag_count: 2 },
  }),
  stashpoint({
    ...PHOTOS,
    id: 'p3',
    name: 'Harbour Books',
    latitude: 51.528,
    longitude: -0.115,
    availability: 'unavailable',
    rating: null,
    review_count: 0,
    features: { new_stashpoint: true, often_fully_booked: false, premium_stashpoint: false },
    user_distance_km: 0.9,
    ...STAY_PRICE,
  }),
];

export const LONDON = placeDetail({ ancestors: [BRITAIN], hero_images: [cityPicture], images: [cityPicture] });

export const REVIEWS = pageOf([
  review(),
  review({ id: 'r2', first_name: 'Jonas', stashpoint_review: 'They even kept the pram.', stashpoint_rating: 5 }),
  review({ id: 'r3', first_name: 'Ines', stashpoint_review: null, stashpoint_rating: 3 }),
]);

export function found(...items: Stashpoint[]) {
  const counts = {
    available_hotel_count: 0,
    available_locker_count: 1,
    available_standard_count: items.length,
    available_stashpoint_count: items.length,
    total_stashpoint_count: items.length,
  };
  return { ...pageOf(items), counts };
}

/** Answers what a search for places asks. */
export function withPlaces(api: FakeApi, places = PLACES): FakeApi {
  return api
    .on('listLocations', pageOf([city()]))
    .on('listCities', pageOf(CITIES))
    .on('getCity', LONDON)
    .on('listStashpoints', found(...places))
    .on('listBendysquare', found())
    .on('listQuadralink', found())
    .on('listReviews', REVIEWS)
    .on('summariseReviews', { total: 1234, average: 4.75, counts: [] })
    .on('listContents', pageOf([]))
    .on('getHourlyAvailability', freeByHour())
    .on('listAlternatives', { reason: null, stashpoint: stashpoint(), items: [] });
}

/** A request that never ends. */
export const never = () => new Promise<never>(() => undefined);
