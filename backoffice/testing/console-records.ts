import {
  type AdminBooking,
  type AdminContent,
  type AdminCurrency,
  type AdminReview,
  type AdminStashpoint,
  type AdminUser,
  bySize,
  type Change,
  type Coupon,
  type Host,
  type StashpointToday,
  type User,
} from '@cubby/api';

import { person } from '../../tests/harness/common-records.ts';

export { booking as wholeBooking } from '../../tests/harness/booking-record.ts';
export { appContext, pageOf } from '../../tests/harness/common-records.ts';

/* Records as the API returns them; a test states only what it is about. */

export function user(own: Partial<User> = {}): User {
  return person({ email: 'robin@cubby.test', first_name: 'Robin', last_name: 'Ellery', role: 'admin', ...own });
}

export function adminUser(own: Partial<AdminUser> = {}): AdminUser {
  return {
    ...user({ id: 'u7', email: 'maya@example.org', first_name: 'Maya', last_name: 'Lindqvist', role: 'customer' }),
    scopes: null,
    deleted_at: null,
    booking_count: 3,
    stashpoint_count: 0,
    credit: [],
    second_factors: [],
    version: 1,
    ...own,
  };
}

export function stashpoint(own: Partial<AdminStashpoint> = {}): AdminStashpoint {
  const name = own.name ?? 'The Shelf';
  return {
    id: 'p1',
    version: 3,
    host_id: 'h1',
    name,
    business_name: 'Shelf Ltd',
    location_name: 'King’s Cross',
    description: 'Beside the station.',
    descriptions: {},
    special_requirements: null,
    type: 'cafe',
    storage_type: 'staffed',
    quality: 'standard',
    address: '1 High Street',
    postal_code: 'N1 9AL',
    country_code: 'GB',
    coordinates: { lat: 51.53, lng: -0.12 },
    nearest_city_id: 'london',
    currency_code: 'GBP',
    first_day_cost: 500,
    extra_day_cost: 400,
    booking_fee: 100,
    guarantee_fee: 50,
    tree_price: 100,
    first_day_commission: 250,
    extra_day_commission: 200,
    size_pricing: {},
    holiday_open_type: 'as_usual',
    photo: [],
    step_free: false,
    upsell_text: null,
    upsell_link: null,
    upsell_photo: null,
    capacity: { ...bySize(() => 0), standard: 12 },
    opening_hours: [0, 1, 2, 3, 4].map((day) => ({ day, open: '09:00:00', close: '18:00:00' })),
    opening_hours_exceptions: [],
    closures: [],
    latitude: 51.53,
    longitude: -0.12,
    timezone: 'Europe/London',
    photos: [],
    storage_spaces: [{ id: 's1', size: 'standard', quantity: 12 }],
    pricing_structure: {
      booking_fee: 100,
      ccy: 'GBP',
      ccy_minor_in_major: 100,
      ccy_symbol: '£',
      extra_day_cost: 400,
      first_day_cost: 500,
      guarantee_fee: 50,
    },
    status: 'approved',
    active: true,
    nearest_city: { id: 'london', name: 'London' },
    host: { id: 'h1', email: 'host@example.org', first_name: 'Ada', last_name: 'Byron' },
    canonical_url: '/luggage-storage/london/the-shelf',
    proposed: null,
    proposed_at: null,
    host_answer: null,
    paused_by_host: false,
    approved_at: null,
    rejection_reason: null,
    review_note: null,
    rating: 4.8,
    review_count: 12,
    created: '2026-10-01T10:00:00.000Z',
    updated: '2026-11-01T10:00:00.000Z',
    ...own,
  };
}

export function host(own: Partial<Host> = {}): Host {
  return {
    id: 'h1',
    user_id: 'u9',
    email: 'host@example.org',
    first_name: 'Ada',
    last_name: 'Byron',
    phone_number: '+442079460019',
    business_name: 'Shelf Ltd',
    language: 'en',
    stashpoint_ids: [],
    accepted_tos_at: null,
    notice_kinds: ['bookings', 'incidents', 'money'],
    created: '2026-10-01T10:00:00.000Z',
    version: 1,
    ...own,
  };
}

export function coupon(own: Partial<Coupon> = {}): Coupon {
  const code = own.code ?? 'FAIR-10';
  return {
    id: code,
    code,
    campaign: null,
    percent: 10,
    amount: null,
    ccy_code: null,
    ccy_minor_in_major: null,
    max_bags: null,
    max_days: null,
    max_amount: null,
    active_at: '2026-01-01T00:00:00.000Z',
    expires_at: '2027-01-01T00:00:00.000Z',
    uses_left: 5,
    uses_per_customer: 1,
    uses: 2,
    customer_id: null,
    customer: null,
    city_id: null,
    city_name: null,
    active: true,
    status: 'active',
    costs: [],
    version: 2,
    created: '2026-01-01T00:00:00.000Z',
    ...own,
  };
}

export function currency(own: Partial<AdminCurrency> = {}): AdminCurrency {
  const code = own.code ?? 'GBP';
  return {
    id: code,
    code,
    symbol: '£',
    minor_in_major: 100,
    active: true,
    reporting: false,
    stashpoint_count: 7,
    open_booking_count: 4,
    version: 1,
    ...own,
  };
}

/** Returns a row of a list of bookings. */
export function bookingRow(own: Partial<AdminBooking> = {}): AdminBooking {
  return {
    id: 'BAG-1234',
    created: '2030-06-01T10:00:00.000Z',
    state: 'confirmed',
    dropoff: '2030-06-10T09:00:00.000Z',
    pickup: '2030-06-10T15:00:00.000Z',
    bag_count: 2,
    ccy_code: 'GBP',
    ccy_minor_in_major: 100,
    total_price_amount: 1200,
    refund_amount: 0,
    host_share_amount: 500,
    payment_failed: false,
    customer: { id: 'u1', email: 'maya@example.org', name: 'Maya Lindqvist', phone_number: '+44 20 7946 0018' },
    stashpoint: {
      id: 'p1',
      name: 'Café near King’s Cross',
      business_name: 'Corner Café',
      city_name: 'London',
      timezone: 'Europe/London',
    },
    coupon_code: null,
    booking_tag_numbers: null,
    open_incident: null,
    ...own,
  };
}

export function review(own: Partial<AdminReview> = {}): AdminReview {
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
    stashpoint_name: 'The Shelf',
    city_id: 'london',
    hidden: false,
    hidden_at: null,
    hidden_reason: null,
    version: 1,
    ...own,
  };
}

/** A change in the log, of the stashpoint. */
export function change(own: Partial<Change> = {}): Change {
  return {
    id: '1',
    created: '2026-11-20T09:30:00.000Z',
    actor: { id: 'u1', name: 'Robin Ellery', email: 'robin@cubby.test' },
    action: 'updated',
    entity: 'stashpoint',
    entity_id: 'p1',
    before: null,
    after: null,
    ...own,
  };
}

export function content(own: Partial<AdminContent> = {}): AdminContent {
  return {
    id: 'c1',
    version: 4,
    language: 'en',
    location_id: 'london',
    location: { name: 'London', type: 'city', route: 'united-kingdom/london' },
    prompt_id: 'guide',
    values: ['Leave your bags.', 'Walk free.'],
    live: ['Leave your bags.'],
    state: 'changed',
    published_at: '2026-11-01T10:00:00.000Z',
    updated: '2026-11-10T10:00:00.000Z',
    ...own,
  };
}

/** A place with a counter, in the middle of its day. */
export const SHELF_TODAY: StashpointToday = {
  id: '08399e7fe29b',
  name: 'The Shelf',
  address: '1 High Street',
  timezone: 'Europe/London',
  date: '2030-06-10',
  status: 'approved',
  active: true,
  has_counter: true,
  capacity_total: 12,
  bags_inside: 7,
  hours: [
    { hour: 10, arriving: 2, leaving: 1 },
    { hour: 12, arriving: 4, leaving: 0 },
    { hour: 17, arriving: 0, leaving: 5 },
  ],
  late_count: 3,
  tills: [{ device_name: 'Till', person_name: 'Kit' }],
  waiting: { reports: 1, reviews: 2, tasks: 0, asked: false },
  ccy_code: 'GBP',
  ccy_minor_in_major: 100,
  takings: 4200,
};

/** A bank of lockers, which has no counter, as seen without the right to see money. */
export const LOCKERS_TODAY: StashpointToday = {
  ...SHELF_TODAY,
  id: 'aaaaaaaaaaaa',
  name: 'Station lockers',
  has_counter: false,
  bags_inside: 1,
  late_count: 0,
  tills: [],
  takings: null,
  waiting: { reports: 0, reviews: 0, tasks: 0, asked: false },
};
