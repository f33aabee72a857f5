import type { Booking } from '@cubby/api';

/* A booking as the API returns it: a day in June 2030 in London. Both sites show all of it. */

export const DROPOFF = '2030-06-10T09:00:00.000Z';
export const PICKUP = '2030-06-10T15:00:00.000Z';

/** The fields a quote and a booking share. */
export const PRICE = {
  accessibility_required: false,
  bag_count: 2,
  ccy_code: 'GBP' as const,
  ccy_minor_in_major: 100,
  coupon_code: null,
  discount_amount: 0,
  prepaid_amount: 0,
  prepaid_bag_count: 0,
  dropoff: DROPOFF,
  pickup: PICKUP,
  days: 1,
  extra_day_price: 0,
  first_day_price: 1000,
  pre_discount_price: 1200,
  post_discount_price: 1200,
  pre_discount_total_booking_fee: 100,
  pre_discount_total_guarantee_fee: 100,
  cover: 'standard' as const,
  storage_spaces: [],
  tier: 'premium' as const,
  tree_count: 0,
  tree_price: 0,
};

export function booking(own: Partial<Booking> = {}): Booking {
  return {
    ...PRICE,
    id: 'BAG-1234',
    created: '2030-06-01T10:00:00.000Z',
    cancelled_at: null,
    calendar_sequence: 0,
    customer: {
      id: 'c1',
      user_id: 'u1',
      email: 'maya@example.org',
      first_name: 'Maya',
      last_name: 'Lindqvist',
      phone_number: '+44 20 7946 0018',
    },
    customer_id: 'c1',
    booking_tag_numbers: null,
    has_been_checked_in: false,
    has_been_checked_out: false,
    locker_code: null,
    locker_codes: [],
    partially_refunded: false,
    payment_status: 'paid',
    post_refund_price: 1200,
    refund_amount: 0,
    credit_amount: 0,
    refund_credit_amount: 0,
    total_price_amount: 1200,
    unrefunded_amount: 0,
    tp_rat: null,
    stashpoint: {
      address: '1 High Street',
      business_name: 'Corner Café',
      country_code: 'GB',
      id: 'p1',
      latitude: 51.53,
      longitude: -0.12,
      name: 'Café near King’s Cross',
      nearest_city: { name: 'London' },
      timezone: 'Europe/London',
      type: 'cafe',
    },
    state: 'confirmed',
    hold_expires_at: null,
    pass: { pin: '123456', url: 'https://cubby.test/pass' },
    refund_offer: { amount: 1200, until: '2030-06-09T09:00:00.000Z', whole: true, withheld: 0 },
    pending_change: null,
    no_show_times: null,
    delegate: null,
    movements: [],
    incident: null,
    review: { can_review: false, submitted: false, asks_if_left: false },
    ...own,
  };
}
