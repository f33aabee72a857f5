import type { BookingState } from '../../contract/rules/booking-lifecycle.ts';
import { type CompiledHours, compileOpeningHours, hoursOn } from '../../contract/rules/opening-hours.ts';
import { priceStay } from '../../contract/rules/price.ts';
import { addCalendarDays, calendarDaysBetween, instantOf, localMoment } from '../../contract/rules/time.ts';
import { BAG_SIZES, type BagSize, bySize } from '../../contract/vocabulary/bag-sizes.ts';
import { createRandom, type Random } from '../../drawings/random.ts';
import { CAMPAIGN, couponId } from './coupons.ts';
import type { Person } from './people.ts';
import { bookingIdOf, type Row } from './rows.ts';
import type { DemoStashpoint } from './stashpoints.ts';

export type BookingRow = Required<Row<'bookings'>>;

const HOUR = 3_600_000;

interface Circumstances {
  stashpoint: DemoStashpoint;
  now: Date;
  count: number;
  seed: number;
  customer: (random: Random) => Person;
}

/** Returns a place's bookings: past, current and upcoming, never more than its capacity. */
export function bookingsOf({ stashpoint, now, count, seed, customer }: Circumstances): BookingRow[] {
  const random = createRandom(`${seed}-bookings-${stashpoint.id}`);
  const hours = compileOpeningHours(stashpoint.opening_hours, stashpoint.opening_hours_exceptions, stashpoint.closures);
  const today = localMoment(now, stashpoint.timezone).date;
  const bookings: BookingRow[] = [];
  for (let index = 0; index < count; index++) {
    const offset = random.chance(0.8)
      ? -1 - Math.floor(random.next() ** 1.5 * 150)
      : Math.floor(random.next() ** 1.7 * 35);
    const stay = drawStay(random, hours, addCalendarDays(today, offset), stashpoint.timezone);
    // Only today's stays that have begun: a stay that starts in an hour would have to be booked before now too.
    if (!stay || (offset >= 0 && stay.dropoff.getTime() < now.getTime() - 6 * HOUR)) continue;
    const booking = book(random, stashpoint, stay, now, customer(random), { key: `${seed}:${stashpoint.id}:${index}` });
    if (fits(bookings, booking, stashpoint)) bookings.push(booking);
  }
  return bookings;
}

export interface DrawnStay {
  dropoff: Date;
  pickup: Date;
  days: number;
}

/** Most stays run from morning to afternoon, typically six hours; one in six is overnight. */
function drawStay(random: Random, hours: CompiledHours, date: string, timezone: string): DrawnStay | null {
  const first = dayTimeOf(hours, date);
  if (!first || first.until - first.from < 120) return null;
  const start = quarter(first.from + (first.until - first.from - 90) * random.next() ** 1.8);
  const dropoff = at(date, start, timezone);
  const nights = random.chance(0.82)
    ? 0
    : random.weighted([
        [1, 5],
        [2, 3],
        [3, 2],
        [5, 1],
      ]);
  const lastDate = addCalendarDays(date, nights);
  const last = nights > 0 ? dayTimeOf(hours, lastDate) : null;
  if (last) {
    const pickup = at(lastDate, quarter(random.between(last.from + 30, last.until)), timezone);
    return { dropoff, pickup, days: calendarDaysBetween(date, lastDate) + 1 };
  }
  const length =
    60 *
    random.weighted([
      [2, 1],
      [3, 2],
      [4, 3],
      [5, 4],
      [6, 5],
      [7, 4],
      [8, 3],
      [10, 1],
    ]);
  return { dropoff, pickup: at(date, Math.min(first.until, Math.max(start + 60, start + length)), timezone), days: 1 };
}

function dayTimeOf(hours: CompiledHours, date: string): { from: number; until: number } | null {
  const [range] = hoursOn(hours, date).filter(([from, to]) => to - from > 120);
  return range ? { from: Math.max(range[0], 7 * 60), until: Math.min(range[1], 21 * 60) } : null;
}

/** Creates one booking with its price, by the same rules as a real one. */
export function book(
  random: Random,
  stashpoint: DemoStashpoint,
  stay: DrawnStay,
  now: Date,
  who: Person,
  { key, ...fixed }: { key: string; state?: BookingState; bags?: number },
): BookingRow {
  const bag_count =
    fixed.bags ??
    random.weighted([
      [1, 45],
      [2, 33],
      [3, 11],
      [4, 6],
      [5, 3],
      [6, 1],
      [8, 1],
    ]);
  const size = sizeOf(random, stashpoint);
  const pricing = { ...stashpoint, ...stashpoint.size_pricing[size] };
  const trees = random.chance(0.3) ? random.whole(1, 3) : 0;
  // A random stream of its own: one more draw from the other would move every booking that follows.
  const carries = createRandom(`coupon-${key}`).chance(CAMPAIGN.share);
  const totals = priceStay([{ quantity: bag_count, pricing }], stay.days, {
    trees,
    treePrice: stashpoint.tree_price,
    guarantee: random.chance(0.7),
    discount: carries ? { percent: CAMPAIGN.percent } : null,
  });
  const state = fixed.state ?? drawState(random, stay, now);
  const created = bookedAt(random, stay.dropoff, now);
  const arrived = state === 'checked_in' || state === 'checked_out';
  const cancelled = state === 'cancelled';
  return {
    id: bookingIdOf(key),
    stashpoint_id: stashpoint.id,
    user_id: who.id,
    email: who.email,
    first_name: who.first_name,
    last_name: who.last_name,
    phone_number: who.phone_number,
    language: who.language,
    dropoff: stay.dropoff,
    pickup: stay.pickup,
    bag_count,
    ...bySize(() => 0),
    [size]: bag_count,
    currency_code: stashpoint.currency_code,
    first_day_price: totals.first_day_price,
    extra_day_price: totals.extra_day_price,
    booking_fee: totals.pre_discount_total_booking_fee,
    guarantee_fee: totals.pre_discount_total_guarantee_fee,
    tree_count: trees,
    tree_price: totals.tree_price,
    discount_amount: totals.discount_amount,
    prepaid_amount: 0,
    covered_amount: carries ? totals.discount_amount : null,
    kept_amount: 0,
    refund_dropoff: null,
    total: totals.post_discount_price,
    host_share: bag_count * (stashpoint.first_day_commission + stashpoint.extra_day_commission * (stay.days - 1)),
    coupon_id: carries ? couponId(CAMPAIGN.code) : null,
    accessibility_required: random.chance(0.03),
    tier: random.chance(0.85) ? 'premium' : 'standard',
    state,
    hold_expires_at: null,
    created,
    confirmed_at: created,
    cancelled_at: cancelled
      ? new Date(
          created.getTime() +
            (Math.min(stay.dropoff.getTime(), now.getTime()) - created.getTime()) * random.between(0.1, 0.9),
        )
      : null,
    cancel_reason: cancelled ? random.pick(['plans_changed', 'found_other_place', 'booked_by_mistake']) : null,
    cancel_reason_text: null,
    checked_in_at: arrived ? new Date(stay.dropoff.getTime() + random.between(0, 0.3) * HOUR) : null,
    checked_out_at: state === 'checked_out' ? new Date(stay.pickup.getTime() - random.between(0, 0.5) * HOUR) : null,
    tag_numbers:
      arrived && stashpoint.storage_type === 'staffed'
        ? Array.from({ length: bag_count }, () => `${random.pick(['A', 'B', 'C', 'D'])}${random.whole(10, 99)}`)
        : null,
    locker_codes:
      stashpoint.storage_type === 'staffed' || cancelled
        ? []
        : Array.from({ length: bag_count }, () => lockerCode(random, size)),
    calendar_sequence: cancelled ? 1 : 0,
    changes_booking_id: null,
    proposed_by: null,
    applied_at: null,
    credit_amount: 0,
    // The demo's travellers have already been asked for their reviews.
    review_asked_at: stay.pickup < now ? stay.pickup : null,
    collected_asked_at: null,
    delegate_name: null,
    delegate_nonce: null,
    idempotency_key: null,
    request_hash: null,
  };
}

function drawState(random: Random, { dropoff, pickup }: DrawnStay, now: Date): BookingState {
  if (dropoff > now) return random.chance(0.07) ? 'cancelled' : 'confirmed';
  if (pickup > now) return 'checked_in';
  return random.weighted<BookingState>([
    ['checked_out', 88],
    ['cancelled', 9],
    ['no_show', 3],
  ]);
}

/** Returns the booking time: six in ten book on the day itself. */
function bookedAt(random: Random, dropoff: Date, now: Date): Date {
  const ahead = random.chance(0.6) ? random.between(0.3, 5) : random.between(20, 480);
  // Upcoming stays were booked on some day of the last two weeks, a few of them very recently.
  const latest = now.getTime() - random.between(0.2, 14 * 24) * HOUR;
  return new Date(Math.min(dropoff.getTime() - ahead * HOUR, latest));
}

function sizeOf(random: Random, stashpoint: DemoStashpoint): BagSize {
  const sizes = BAG_SIZES.filter((size) => stashpoint[`capacity_${size}`] > 0);
  return random.pick(sizes);
}

function lockerCode(random: Random, size: BagSize) {
  const code = () => String(random.whole(0, 999_999)).padStart(6, '0');
  return {
    unit_id: `${size.charAt(0).toUpperCase()}${random.whole(1, 99)}`,
    dropoff_code: code(),
    pickup_code: code(),
  };
}

/** Counts every overlapping stay as if all of them overlapped each other: stricter than the true rule, and simple. */
function fits(others: readonly BookingRow[], booking: BookingRow, stashpoint: DemoStashpoint): boolean {
  if (booking.state !== 'confirmed' && booking.state !== 'checked_in') return true;
  return BAG_SIZES.every((size) => {
    const taken = others
      .filter(
        (other) =>
          (other.state === 'confirmed' || other.state === 'checked_in') &&
          other.dropoff < booking.pickup &&
          other.pickup > booking.dropoff,
      )
      .reduce((sum, other) => sum + other[size], 0);
    return taken + booking[size] <= stashpoint[`capacity_${size}`];
  });
}

function quarter(minute: number): number {
  return Math.round(minute / 15) * 15;
}

const midnights = new Map<string, number>();

/** Looked up by the date's noon and cached, because a million time zone offsets take minutes to compute. */
export function at(date: string, minute: number, timezone: string): Date {
  const key = `${timezone} ${date}`;
  const midnight = midnights.get(key) ?? instantOf(date, '12:00', timezone).getTime() - 12 * HOUR;
  midnights.set(key, midnight);
  return new Date(midnight + minute * 60_000);
}
