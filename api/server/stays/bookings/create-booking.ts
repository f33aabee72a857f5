import { addMinutes } from 'date-fns/addMinutes';
import { sql } from 'kysely';
import type { BodyOf } from '../../../contract/endpoint.ts';
import type { Endpoints } from '../../../contract/endpoints.ts';
import { CubbyError, fieldError } from '../../../contract/errors.ts';
import { serviceLevel } from '../../../contract/rules/service-level.ts';
import { isWaived } from '../../../contract/rules/waive.ts';
import type { Booking } from '../../../contract/structs/booking.ts';
import { HOLD_MINUTES } from '../../../contract/vocabulary/stay-limits.ts';
import type { HasPlaces } from '../../catalogue/places/directory.ts';
import { takeRoomSql } from '../../catalogue/stashpoints/availability/take-room.ts';
import { reserveCreditSql } from '../../money/ledger/credit.ts';
import { takeCouponUseSql } from '../../offers/coupons/check-coupon.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { Caller } from '../../platform/http/call.ts';
import type { HasGuesses } from '../../platform/limits/guesses.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import { bookingId } from '../../platform/secrets/ids.ts';
import { couponGuesses } from '../pricing/coupon-guesses.ts';
import { findOwnHold, findStashpointToHold } from '../pricing/own-hold.ts';
import { type PricedStay, type PricingContext, priceRequest, priceUnseen } from '../pricing/price-request.ts';
import { stayColumns } from '../pricing/stay-columns.ts';
import { confirmCoveredBooking } from './confirm-booking.ts';
import { correctCustomer, exchangeHold, isSameHold } from './hold-again.ts';
import { customerColumns } from './record/customer-columns.ts';
import { getOwnBooking } from './record/get-booking.ts';
import type { SerializesBookings } from './record/serialize-booking.ts';
import { insertBookingIf } from './record/store.ts';
import { findRepeated, requestHash, scopedKey } from './repeated-request.ts';
import { serializeHold } from './serialize-hold.ts';

type BookingRequest = BodyOf<Endpoints['createBooking']>;

/**
 * Holds a stay for fifteen minutes, until it is paid; one that leaves nothing to charge beside credit is confirmed at
 * once.
 *
 * Space, coupon and credit are taken inside the statement that writes the booking, so of many concurrent clients
 * exactly one gets the last space. Repeating the idempotency key returns the same booking. Repeating the request
 * returns the existing hold, with the customer as typed now; other bags or extras replace it.
 *
 * @throws CubbyError the refusal of the stay, or PRICE_CHANGED when it no longer costs what was shown.
 */
export async function createBooking(
  services: HasDatabase & HasGuesses & HasPlaces & SerializesBookings,
  caller: Caller,
  request: BookingRequest,
  { idempotencyKey, address }: { idempotencyKey: string | null; address: string },
): Promise<Booking> {
  const repeated = await findRepeated(services, caller, request, idempotencyKey);
  if (repeated) return getOwnBooking(services, repeated.id);

  const customer = customerColumns(caller.userId, request);
  const now = services.now();
  const context = { userId: caller.userId, redeems: true, takeGuess: couponGuesses(services, caller, address) };
  const { own, priced } = await readRequest(services, request, context);
  requireExpectedPrice(priced, request.expected_price);

  const wanted = {
    ...stayColumns(priced, request),
    coupon_id: priced.coupon?.id ?? null,
    accessibility_required: request.accessibility_required ?? false,
    tier: serviceLevel(request.tier),
  };
  if (
    own &&
    !request.use_credit &&
    isSameHold(own, wanted, customer) &&
    (await correctCustomer(services, own.id, customer))
  )
    return getOwnBooking(services, own.id);

  const hold = {
    ...wanted,
    ...customer,
    id: bookingId(),
    stashpoint_id: priced.stashpoint.id,
    user_id: caller.userId,
    covered_amount: priced.coupon && coveredBy(priced),
    state: 'held' as const,
    hold_expires_at: addMinutes(now, HOLD_MINUTES),
    created: now,
    idempotency_key: idempotencyKey && scopedKey(caller, idempotencyKey),
    request_hash: idempotencyKey && requestHash(request),
  };
  const { stashpoint, stay, demand, coupon } = priced;
  const room = takeRoomSql({ stashpointId: stashpoint.id, ...stay }, demand, now);
  const first = request.use_credit ? sql`${room} and lock_person(${caller.userId})` : room;
  const taken = coupon ? sql<boolean>`${first} and ${takeCouponUseSql(coupon, customer.email, now)}` : room;
  const credit = reserveCreditSql(caller.userId, hold.currency_code, hold.total, now);
  const insert = () => insertBookingIf(services.database, hold, taken, request.use_credit ? credit : undefined);
  const held = await (own ? exchangeHold(services, own, priced, request.use_credit === true, insert) : insert());
  if (!held) return answerRefused(services, caller, request, idempotencyKey);

  const due = hold.total - held.credit_amount;
  if (due > 0 && !isWaived(due, hold.currency_code)) return serializeHold(services, { ...hold, ...held }, priced);
  await confirmCoveredBooking(services, held.id);
  return getOwnBooking(services, held.id);
}

/**
 * Returns the stay with its price, and the caller's existing hold of it. Free space is only checked by the statement
 * that takes it: `answerRefused` explains its refusal.
 */
async function readRequest(
  services: HasDatabase & HasClock,
  request: BookingRequest,
  context: PricingContext & { userId: string },
) {
  const { query } = services.database;
  const now = services.now();
  const stashpoint = await findStashpointToHold(query, context.userId, request, now);
  if (!stashpoint?.holdsIt)
    return { own: undefined, priced: await priceUnseen(services, stashpoint, request, context) };
  const own = await findOwnHold(query, context.userId, request, now);
  const replacing = { ...context, ...(own && { replaces: { id: own.id, coupon: null } }) };
  return { own, priced: await priceRequest(services, request, replacing) };
}

/** Returns what a coupon or a voucher covers of a stay, now and when it changes. An agency's part is never more. */
function coveredBy({ totals }: PricedStay): number {
  return totals.prepaid_amount > 0 ? totals.prepaid_amount : totals.discount_amount;
}

function requireExpectedPrice(priced: PricedStay, expected: number | undefined): void {
  const actual = priced.totals.post_discount_price;
  if (expected !== undefined && expected !== actual)
    throw fieldError('expected_price', `The price has changed to ${actual}.`, 'PRICE_CHANGED');
}

/**
 * Explains a refusal: another request was quicker. If it was this very request, sent twice at once, its booking is
 * returned; otherwise checking again tells what was taken: space, opening hours, or the last use of a coupon.
 */
async function answerRefused(
  services: HasDatabase & SerializesBookings,
  caller: Caller,
  request: BookingRequest,
  idempotencyKey: string | null,
): Promise<Booking> {
  const twin = await findRepeated(services, caller, request, idempotencyKey);
  if (twin) return getOwnBooking(services, twin.id);
  await priceRequest(services, request, { userId: caller.userId });
  throw request.coupon_code
    ? fieldError('coupon_code', 'This code has been used up: remove it or try another one.', 'COUPON_EXPIRED')
    : new CubbyError('NO_AVAILABILITY_AT_STASHPOINT', 'There is no space for these bags at that time.');
}
