import type { Infer } from 'superstruct';
import { object } from 'superstruct';
import { fieldError } from '../../../contract/errors.ts';
import { coverOf } from '../../../contract/rules/cover.ts';
import { treeCountOf } from '../../../contract/rules/fields.ts';
import { priceStay, type StayTotals } from '../../../contract/rules/price.ts';
import { serviceLevel } from '../../../contract/rules/service-level.ts';
import { countDays } from '../../../contract/rules/time.ts';
import { waive } from '../../../contract/rules/waive.ts';
import type { Quote } from '../../../contract/structs/quote.ts';
import { StayRequest } from '../../../contract/structs/quote.ts';
import { CURRENCIES } from '../../../contract/vocabulary/currencies.ts';
import {
  checkStay,
  type PlannedStay,
  planStay,
  requireStay,
  type StayWithBags,
} from '../../catalogue/stashpoints/availability/check-stay.ts';
import { parseBags } from '../../catalogue/stashpoints/availability/demand.ts';
import type { PlannedStashpoint } from '../../catalogue/stashpoints/availability/planned-columns.ts';
import { pricedBags } from '../../catalogue/stashpoints/prices/pricing.ts';
import { type AppliedCoupon, prepaidBagsOf, requireActivatedBags } from '../../offers/coupons/applied-coupon.ts';
import { findCoupon } from '../../offers/coupons/find-coupon.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { Guess } from '../../platform/limits/guesses.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';

const Request = object(StayRequest);
export type StayToPrice = Infer<typeof Request>;

/** A stay that is possible now, with its exact price. */
export interface PricedStay extends PlannedStay {
  totals: StayTotals;
  days: number;
  treeCount: number;
  coupon: AppliedCoupon | null;
  /** The host's share, minor units. */
  hostShare: number;
}

export interface PricingContext {
  userId: string | null;
  /** The address whose uses of the coupon are counted, where it is known. */
  email?: string | null;
  /** Counts the coupon's code as a guess, at a place (`couponGuesses`); not for a code that was checked before. */
  takeGuess?: (stashpointId: string) => Promise<Guess>;
  /** True if the stay is about to be booked by a statement that takes the coupon’s use itself. */
  redeems?: boolean;
  /** A booking this stay would replace; its coupon stays redeemed for the bags and days booked with it. */
  replaces?: { id: string; coupon: AppliedCoupon | null };
  allowPast?: boolean;
}

/**
 * Prices a possible stay.
 *
 * @throws CubbyError the refusal of the stay or of the coupon, or INVALID_DATA for the tree count.
 */
export async function priceRequest(
  services: HasDatabase & HasClock,
  request: StayToPrice,
  context: PricingContext,
): Promise<PricedStay> {
  const { replaces, allowPast = false } = context;
  const check = await checkStay(services, { ...readStay(request), replaces: replaces?.id ?? null, allowPast });
  requireStay(check);
  return pricePlanned(services, check, request, context);
}

/**
 * Prices a stay whose space is checked and taken by the statement that books it. Space is checked here as well where the
 * price depends on it, or where the place is unknown.
 *
 * @throws CubbyError the errors of `priceRequest`.
 */
export async function priceUnseen(
  services: HasDatabase & HasClock,
  stashpoint: PlannedStashpoint | null,
  request: StayToPrice,
  context: PricingContext,
): Promise<PricedStay> {
  const planned = stashpoint && planStay(stashpoint, readStay(request), services.now());
  return planned ? pricePlanned(services, planned, request, context) : priceRequest(services, request, context);
}

function readStay(request: StayToPrice): StayWithBags {
  return {
    stashpointId: request.stashpoint_id,
    dropoff: new Date(request.dropoff),
    pickup: new Date(request.pickup),
    bagCount: request.bag_count,
    spaces: request.storage_spaces,
    bags: request.bag_sizes ? parseBags(request.bag_sizes) : undefined,
  };
}

async function pricePlanned(
  services: HasDatabase & HasClock,
  planned: PlannedStay,
  request: StayToPrice,
  context: PricingContext,
): Promise<PricedStay> {
  const { coupon_code: code } = request;
  const coupon = context.replaces?.coupon ?? (code ? await couponOf(services, planned, code, context) : null);
  requireActivatedBags(coupon, request.bag_count);
  return priceCheckedStay(planned, request, coupon);
}

/** @throws CubbyError the refusal of the coupon, or TOO_MANY_REQUESTS. */
async function couponOf(
  { database, now }: HasDatabase & HasClock,
  { stashpoint }: PlannedStay,
  code: string,
  { userId, email = null, redeems = false, takeGuess }: PricingContext,
): Promise<AppliedCoupon> {
  const guess = await takeGuess?.(stashpoint.id);
  const use = { stashpoint, userId, email, countsUses: !redeems, now: now() };
  const coupon = await findCoupon(database.query, code, use);
  await guess?.wasRight();
  return coupon;
}

type PricedExtras = Pick<StayToPrice, 'tree_count' | 'guarantee' | 'bag_count'>;

/**
 * Prices a stay whose spaces are known; a price too small to be charged is waived.
 *
 * @throws CubbyError INVALID_DATA for the tree count.
 */
export function priceCheckedStay(
  { stashpoint, stay, demand }: PlannedStay,
  request: PricedExtras,
  coupon: AppliedCoupon | null,
): PricedStay {
  const days = countDays(stay);
  const treeCount = requireTreeCount(request.tree_count ?? 0);
  const price = priceStay(pricedBags(stashpoint, demand), days, {
    trees: treeCount,
    treePrice: stashpoint.tree_price,
    discount: coupon?.discount ?? null,
    guarantee: request.guarantee ?? true,
  });
  const totals = waive(price, stashpoint.currency_code);
  const perBag = stashpoint.first_day_commission + stashpoint.extra_day_commission * (days - 1);
  return { stashpoint, stay, demand, totals, days, treeCount, coupon, hostShare: perBag * request.bag_count };
}

function requireTreeCount(trees: number): number {
  if (treeCountOf(trees) !== trees) throw fieldError('tree_count', 'This number of trees is not possible.');
  return trees;
}

/** Serializes a priced stay as the quote of specification §3. */
export function serializeQuote(priced: PricedStay, request: StayToPrice): Quote {
  const { stashpoint, stay, demand, days, totals } = priced;
  return {
    ...totals,
    accessibility_required: request.accessibility_required ?? false,
    bag_count: request.bag_count,
    ccy_code: stashpoint.currency_code,
    ccy_minor_in_major: CURRENCIES[stashpoint.currency_code].minorInMajor,
    coupon_code: priced.coupon?.code ?? null,
    cover: coverOf(totals.pre_discount_total_guarantee_fee),
    dropoff: stay.dropoff.toISOString(),
    pickup: stay.pickup.toISOString(),
    days,
    prepaid_bag_count: prepaidBagsOf(priced.coupon),
    storage_spaces: pricedBags(stashpoint, demand).map(({ size, quantity, pricing }) => ({
      id: `${stashpoint.id}-${size}`,
      size,
      quantity,
      first_day_price: pricing.first_day_cost * quantity,
      extra_day_price: pricing.extra_day_cost * quantity * (days - 1),
    })),
    tier: serviceLevel(request.tier),
    tree_count: priced.treeCount,
    stashpoint: { id: stashpoint.id, name: stashpoint.name, timezone: stashpoint.timezone },
  };
}
