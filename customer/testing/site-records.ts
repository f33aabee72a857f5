import type {
  AuthToken,
  Elsewhere,
  HourlyAvailability,
  PlaceDetail,
  PlaceShort,
  Quote,
  Review,
  Stashpoint,
  StashpointDetail,
  TokenMetadata,
  User,
} from '@cubby/api';
import { PRICE } from '../../tests/harness/booking-record.ts';
import { person } from '../../tests/harness/common-records.ts';

export { booking, DROPOFF, PICKUP } from '../../tests/harness/booking-record.ts';
export { appContext, pageOf } from '../../tests/harness/common-records.ts';

/* Records as the API returns them; a test sets only the relevant fields. The stay is a day in June 2030 in London. */

/** The stay in the place's local time, in the address's format. */
export const STAY = 'dropoff=2030-06-10T10:00&pickup=2030-06-10T16:00&bags=2';

export function user(own: Partial<User> = {}): User {
  return person({ email: 'maya@example.org', first_name: 'Maya', last_name: 'Lindqvist', role: 'customer', ...own });
}

export function authToken(own: Partial<AuthToken> = {}): AuthToken {
  return {
    token: 'opaque',
    id: 't1',
    created: '2026-11-21T10:00:00.000Z',
    expires_at: '2036-11-21T10:00:00.000Z',
    role: own.user?.role ?? 'customer',
    scopes: ['bookings:own', 'profile:own'],
    user: user(),
    ...own,
  };
}

export const SESSION: TokenMetadata = {
  id: 't1',
  created: '2026-11-21T10:00:00.000Z',
  expires_at: '2036-11-21T10:00:00.000Z',
  role: 'customer',
  scopes: [],
};

const LONDON = {
  id: 'london',
  name: 'London',
  route: 'united-kingdom/london',
  translations: { german: { name: 'London', slug: 'london', route: 'vereinigtes-koenigreich/london' } },
};

export function city(own: Partial<PlaceShort> = {}): PlaceShort {
  return {
    ...LONDON,
    slug: 'london',
    type: 'city',
    center: { lat: 51.5, lng: -0.12 },
    stashpoint_count: 40,
    kind: null,
    images: [],
    first_day_cost: 400,
    lowest_total: 534,
    currency_code: 'GBP',
    ccy_minor_in_major: 100,
    ...own,
  };
}

/** Returns Vienna, in which we have no places, with the nearest city of ours. */
export function vienna(nearest: PlaceShort | null): Elsewhere {
  return { name: 'Vienna', translations: {}, center: { lat: 48.2085, lng: 16.3721 }, nearest };
}

/** Returns a city with the data of its own page. */
export function placeDetail(own: Partial<PlaceDetail> = {}): PlaceDetail {
  return {
    ...city(),
    parent_id: 'gb',
    average_rating: 4.8,
    review_count: 10,
    timezone: 'Europe/London',
    extra_day_cost: 300,
    google_indexed: {},
    hero_images: [],
    ancestors: [],
    children: [],
    nearby: [],
    ...own,
  };
}

const PRICING = {
  booking_fee: 100,
  ccy: 'GBP' as const,
  ccy_minor_in_major: 100,
  ccy_symbol: '£',
  extra_day_cost: 400,
  first_day_cost: 500,
  guarantee_fee: 50,
};

/** Returns a place's hourly availability: empty by default. */
export function freeByHour(own: Partial<HourlyAvailability> = {}): HourlyAvailability {
  return { stashpoint_id: 'p1', date: '2030-06-10', timezone: 'Europe/London', hours: [], ...own };
}

export function stashpoint(own: Partial<Stashpoint> = {}): Stashpoint {
  return {
    availability: 'available',
    booking_count_group: null,
    canonical_url: '/luggage-storage/united-kingdom/london/stashpoints/p1',
    features: { new_stashpoint: false, often_fully_booked: false, premium_stashpoint: false },
    id: 'p1',
    latitude: 51.53,
    longitude: -0.12,
    location_name: 'King’s Cross',
    name: 'Café near King’s Cross',
    nearest_city: LONDON,
    open_late: false,
    open_twentyfour_seven: false,
    opening_hours: [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, open: '08:00:00', close: '20:00:00' })),
    opening_hours_exceptions: [],
    photos: [],
    pricing_structure: PRICING,
    rating: 4.8,
    review_count: 12,
    size_restrictions: null,
    size_standard: null,
    storage_spaces: [{ id: 's1', size: 'standard', quantity: 12, space_available: 10, pricing_structure: PRICING }],
    storage_type: 'staffed',
    timezone: 'Europe/London',
    tree_price: 100,
    type: 'cafe',
    user_distance_km: 0.3,
    valid_url: true,
    step_free: false,
    ...own,
  };
}

export function stashpointDetail(own: Partial<StashpointDetail> = {}): StashpointDetail {
  return {
    ...stashpoint(),
    description: 'Beside the station.',
    descriptions: {},
    closures: [],
    address: '1 High Street',
    postal_code: 'N1 9AL',
    country_code: 'GB',
    since: '2024-03-12',
    special_requirements: null,
    upsell: null,
    ...own,
  };
}

export function quote(own: Partial<Quote> = {}): Quote {
  return {
    ...PRICE,
    stashpoint: { id: 'p1', name: 'Café near King’s Cross', timezone: 'Europe/London' },
    ...own,
  };
}

export function review(own: Partial<Review> = {}): Review {
  return {
    id: 'r1',
    booking_id: 'BAG-1234',
    created: '2026-11-10T10:00:00.000Z',
    detected_language: 'en',
    first_name: 'Maya',
    language: 'en',
    stasher_rating: 5,
    stasher_review: null,
    stasher_review_translations: {},
    stashpoint_id: 'p1',
    stashpoint_city: 'London',
    stashpoint_rating: 4,
    stashpoint_review: 'Friendly and quick.',
    stashpoint_review_translations: {},
    ...own,
  };
}
