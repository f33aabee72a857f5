import { type CounterBooking, type CounterDay, DEFAULT_LANGUAGE, LARGEST_FIRST, type PassStay } from '@cubby/api';

/** Tells whether a booking is only known from its pass: the server has not sent it yet. */
export function isProvisional({ pin }: Pick<CounterBooking, 'pin'>): boolean {
  return pin === '';
}

/**
 * Returns the day with the stays of scanned passes: bookings that the server has not sent yet, and changes that it has
 * not sent yet, because the latest version counts.
 */
export function withStays(day: CounterDay, stays: readonly PassStay[]): CounterDay {
  return stays.filter(({ stashpoint_id }) => stashpoint_id === day.stashpoint.id).reduce(withStay, day);
}

function withStay(day: CounterDay, stay: PassStay): CounterDay {
  const known = day.bookings.find(({ id }) => id === stay.booking_id);
  if (!known) return { ...day, bookings: [...day.bookings, provisional(stay)] };
  if (known.state !== 'confirmed' || known.version >= stay.version) return day;
  const changed = { ...known, ...stayFields(stay) };
  return { ...day, bookings: day.bookings.map((each) => (each === known ? changed : each)) };
}

/** Returns a booking as far as its pass tells it. It is named by its number. */
function provisional(stay: PassStay): CounterBooking {
  return {
    id: stay.booking_id,
    pin: '',
    state: 'confirmed',
    first_name: '',
    last_name: stay.booking_id,
    phone_number: '',
    language: DEFAULT_LANGUAGE,
    confirmed_at: null,
    ...stayFields(stay),
    accessibility_required: false,
    // A pass is for a confirmed booking.
    payment_status: 'paid',
    total_price_amount: null,
    ccy_code: 'GBP',
    ccy_minor_in_major: 100,
    ...NOTHING_HAPPENED,
    no_show_times: null,
  };
}

/** A booking without any events. */
export const NOTHING_HAPPENED = {
  checked_in_at: null,
  checked_out_at: null,
  bags: [],
  mark: null,
  other_tags: [],
  delegate_name: null,
  pending_change: null,
  pay_url: null,
  said_collected_at: null,
  said_coming_at: null,
  refused_at: null,
  incident: null,
} satisfies Partial<CounterBooking>;

function stayFields({ version, dropoff, pickup, bags }: PassStay) {
  const storage_spaces = LARGEST_FIRST.filter((size) => bags[size] > 0).map((size) => ({ size, quantity: bags[size] }));
  const bag_count = storage_spaces.reduce((sum, { quantity }) => sum + quantity, 0);
  return { version, dropoff, pickup, bag_count, storage_spaces };
}
