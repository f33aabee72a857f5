import type {
  AppContext,
  AuthToken,
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
import { person } from '../../tests/harness/records.ts';

export { booking, DROPOFF, PICKUP } from '../../tests/harness/booking-record.ts';
export { pageOf } from '../../tests/harness/records.ts';

/* Records as the API answers them; a test says only what it is about. The stay is a day in June 2030 in London. */

/** The stay on the wall clock of the place, as an address has it. */
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

export function appContext(own: Partial<AppContext['data']> = {}): AppContext {
  return {
    data: {
      statistics: {
        currencies: [{ code: 'GBP', minor_in_major: 100 }],
        average_stasher_rating_last_6_months: 4.8,
        insurance_by_currency_code: { GBP: 100000 },
        lowest_prices_per_bag_by_currency_code: { GBP: 400 },
        lowest_totals_by_currency_code: { GBP: 534 },
        max_possible_rating: 5,
        min_possible_rating: 1,
        total_cities: 20,
        total_countries: 8,
        total_ratings: 1000,
        total_stashpoints: 500,
        trustpilot_rating: null,
        user_country: 'GB',
      },
      payments: { provider: 'sandbox', publishable_key: null },
      map_style_url: null,
      map: { kind: 'openfreemap', url: 'https://tiles.test/planet' },
      sentry_dsn: null,
      sign_in: { google: null, apple: null },
      outbox: false,
      sandbox: null,
      languages: ['en', 'de', 'fr', 'es', 'it', 'pt'],
      support_email: 'help@cubby.test',
      operator: {
        name: 'Cubby Ltd',
        address: '1 Shelf Lane, London',
        register: null,
        authority: null,
        mediator: null,
        legal_texts_read: true,
      },
      ...own,
    },
    user_country: 'GB',
  };
}

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

/** A city with what its own page shows beside it. */
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

/** What is free of a place by the hour: nothing is said of any. */
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
